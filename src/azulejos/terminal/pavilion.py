"""Summer Pavilion in the terminal: the offer, boards with a line for each star, and moves in words."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..rules.pavilion.geometry import COST
from ..rules.pavilion.state import COLORS as WILD
from ..rules.pavilion.state import STARS
from .marks import Marks
from .offer import center_line, factories_line, marker_of, offer_sentences, pick_words, tile_width
from .speech import Spoken, counted, join_words, sentence, stock, tile_name
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


# ---------------------------------------------------------------------------------------------------- in sentences


def middle_sentences(position: dict[str, Any], texts: Texts) -> list[str]:
    """The wild color, the factories and the center, the supply; what is left in bag and tower."""
    wild = sentence(texts("board-rounds", round=position["round"], color=WILD[position["round"] - 1]))
    supply = sentence(texts("board-supply-holds", tiles=counted(position["supply"], texts)))
    stocks = [stock("bag", position, texts), stock("tower", position, texts)]
    return [wild, *offer_sentences(position, texts, "acquire"), supply, *stocks]


def started_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The tiles in hand and in the corners; whether the player has passed, and has the starting marker."""
    board = position["boards"][seat]
    said = [texts("board-hand", tiles=counted(board["hand"], texts))]
    if board["corners"]:
        said.append(texts("board-corners", tiles=counted(board["corners"], texts)))
    if board["passed"]:
        said.append(texts("board-passed"))
    if marker_of(position, seat):
        said.append(texts("board-marker"))
    return [sentence(text) for text in said]


def laid_sentences(position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
    """The covered spaces of each star, with their colors where these may differ; stars without tiles together."""
    said, empty, is_mono = [], [], position["options"]["stars"] == "mono"
    for star, letter in enumerate(STARS):
        name = texts("star", star=star, stars=position["options"]["stars"])
        covered = [(number, here) for number, here in enumerate(position["boards"][seat]["stars"][letter], 1) if here]
        if not covered:
            empty.append(name)
        elif is_mono or letter == "c":
            tiles = (texts("spoken-space", space=number, tile=tile_name(here, texts)) for number, here in covered)
            said.append(sentence(texts("spoken-star", star=name, tiles=join_words(tiles))))
        else:
            spaces = join_words(str(number) for number, _ in covered)
            said.append(sentence(texts("spoken-star-spaces", star=name, count=len(covered), spaces=spaces)))
    return [*said, texts("spoken-empty", names=join_words(empty))] if empty else said


def speak_choice(choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> Spoken:
    """A space first, then what is paid for it; passing first, then what is kept."""
    kind, move = choice["kind"], choice["move"]
    if kind == "take":
        preview, color = choice["preview"], choice["color"]
        wild = WILD[position["round"] - 1]
        taken = {color: preview["count"]} | ({wild: preview["wild"]} if preview["wild"] else {})
        return Spoken(move, pick_words(choice, taken, texts))
    if kind == "place":
        stars = position["options"]["stars"]
        name = texts("board-space", star=STARS.index(choice["star"]), stars=stars, number=choice["space"] + 1)
        bonus = (
            texts("board-bonus", element=bonus["element"], count=bonus["count"]) for bonus in choice["preview"]["bonus"]
        )
        paid = texts("board-pay", tiles=texts.tiles(choice["paid"].items()))
        tile_there = tile_name(choice["color"], texts)
        return Spoken(move[:2], name, join_words([tile_there, paid, *bonus]))
    does = describe_choice(choice, position, texts)
    if kind == "pass":
        return Spoken("pass", texts("terminal-choice-pass", kept="none", last=False), does)
    return Spoken(move, does)
