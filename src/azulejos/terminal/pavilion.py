"""Summer Pavilion in the terminal: the offer, boards with a line for each star, and moves in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..rules.pavilion.geometry import COST
from ..rules.pavilion.state import COLORS as WILD
from ..rules.pavilion.state import STARS
from .marks import Marks
from .offer import center_line, factories_line, marker_of, tile_width
from .tiles import COLORS, DIM, space, tile, tiles
from .title import title_line

EXAMPLES = "3r, g4w1, pass"
SEEN = ("laid", "supplied")


def middle_lines(position: dict[str, Any], width: int, texts: Texts, marks: Marks) -> list[Text]:
    """The factories, the center, and the supply with the wild color and what is left in bag and tower."""
    cell = tile_width(position, width)
    bag, tower = (sum(position[name].values()) for name in ("bag", "tower"))
    supply = Text(texts("terminal-supply") + " ").append_text(tiles(position["supply"], min(cell, 2)))
    supply.append("   " + texts("terminal-wild") + " ").append_text(tile(WILD[position["round"] - 1], 3))
    supply.append("   " + texts("terminal-stock-pavilion", bag=bag, tower=tower), DIM)
    return [factories_line(position, cell, marks), center_line(position, cell, marks, "acquire"), supply]


def board_lines(
    position: dict[str, Any], table: dict[str, Any], seat: int, cell: int, texts: Texts, marks: Marks
) -> list[Text]:
    """A capital letter is a tile, a number what an empty space costs.

    On the monochrome side that is not the number of the space, so a line above shows those.
    """
    board = position["boards"][seat]
    is_mono = position["options"]["stars"] == "mono"
    width = 2 + 6 * cell
    lines = [title_line(position, table, seat, max(width, 12), marker_of(position, seat))]
    lines.append(_tiles("+", board["hand"], width))
    passed = Text().append(texts("terminal-passed"), "bold") if board["passed"] else Text()
    lines.append(_tiles("=", board["corners"], width).append_text(passed))
    if is_mono:
        lines.append(Text().append("  " + "".join(str(number).center(cell) for number in range(1, 7)), DIM))
    for star, letter in enumerate(STARS):
        ground = "grey62" if is_mono or letter == "c" else COLORS[letter][1]
        line = Text.assemble((f"{letter} ", f"bold {ground}"))
        for number, here in enumerate(board["stars"][letter]):
            choice = marks.find("place", star=letter, space=number)
            click = None if choice is None else ("pick", f"{letter}{number + 1}")
            price = str(COST[1 if is_mono else 0][6 * star + number])
            line.append_text(tile(here, cell) if here is not None else space(price, cell, click, choice is not None))
        lines.append(line)
    return lines


def _tiles(sign: str, counts: dict[str, int], width: int) -> Text:
    """Tiles in a row, or as numbers where they are too many."""
    line = Text().append(f"{sign} ", "bold")
    count = sum(counts.values())
    if 2 + 2 * count <= width:
        return line.append_text(tiles(counts, 2))
    if 2 + count <= width:
        return line.append_text(tiles(counts, 1))
    for letter, number in counts.items():
        line.append(str(number)).append_text(tile(letter, 1))
    return line


def describe_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> str:
    """What a move does: "a green tile for GGB, bonus 1"."""
    kind, preview = choice["kind"], choice.get("preview") or {}
    if kind == "take":
        return texts(
            "terminal-choice-pavilion-take",
            color=choice["color"],
            count=preview["count"],
            wild=preview["wild"],
            marker=preview["marker"],
        )
    if kind == "place":
        return texts(
            "terminal-choice-place",
            color=choice["color"],
            paid="".join(letter.upper() * number for letter, number in choice["paid"].items()),
            bonus=sum(bonus["count"] for bonus in preview["bonus"]),
        )
    if kind == "bonus":
        return texts("terminal-choice-bonus", tiles=texts.tiles(choice["tiles"].items()))
    kept = texts.tiles(choice["keep"].items()) or "none"
    return texts("terminal-choice-pass", kept=kept, last=position["last_round"])
