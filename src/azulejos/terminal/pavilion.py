"""A board of Summer Pavilion: tiles in hand, tiles kept, and a row for each star."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..rules.pavilion.geometry import COST
from ..rules.pavilion.state import STARS
from .drawing.marks import Marks
from .drawing.title import draw_title
from .tiles import COLORS, DIM, space, tile, tiles


def draw_board(
    position: dict[str, Any], table: dict[str, Any], seat: int, cell: int, texts: Texts, marks: Marks
) -> list[Text]:
    """A capital letter is a tile, a number what an empty space costs.

    On the monochrome side that is not the number of the space, so a line above shows those.
    """
    board = position["boards"][seat]
    is_mono = position["options"]["stars"] == "mono"
    width = 2 + 6 * cell
    lines = [draw_title(position, table, seat, texts, max(width, 12))]
    lines.append(_tiles("+", board["hand"], width))
    passed = Text().append(texts("terminal-passed"), "bold") if board["passed"] else Text()
    lines.append(_tiles("=", board["corners"], width).append_text(passed))
    if is_mono:
        lines.append(Text().append("  " + "".join(str(number).center(cell) for number in range(1, 7)), DIM))
    for star, letter in enumerate(STARS):
        ground = "grey62" if is_mono or letter == "c" else COLORS[letter][1]
        line = Text.assemble((f"{letter} ", f"bold {ground}"))
        for number, here in enumerate(board["stars"][letter]):
            choice = marks.space(letter, number + 1)
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
