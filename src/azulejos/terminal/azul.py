"""A board of Azul: pattern lines, wall and floor line."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from .drawing.marks import Marks
from .drawing.title import draw_title
from .tiles import MARKED, space, tile

WALL = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
"""The colors printed on the colored wall."""
FLOOR = ("-1", "-1", "-2", "-2", "-2", "-3", "-3")
NUMBER = 2


def draw_board(
    position: dict[str, Any], table: dict[str, Any], seat: int, cell: int, texts: Texts, marks: Marks
) -> list[Text]:
    """Seven lines. A capital letter is a tile; a small one shows what belongs there."""
    board = position["boards"][seat]
    printed = WALL if position["options"]["wall"] == "colored" else ("·····",) * 5
    lines = [draw_title(position, table, seat, texts, NUMBER + 10 * cell + 3)]
    for row in range(5):
        choice = marks.line(row + 1)
        click = ("drop", str(row + 1))
        line = _label(f"{row + 1}", choice)
        held = [letter for letter, count in board["lines"][row].items() for _ in range(count)]
        line.append(" " * cell * (4 - row))
        for i in range(row + 1):
            # Tiles fill a line from the right.
            there = i - (row + 1 - len(held))
            if there >= 0:
                line.append_text(tile(held[there], cell, click))
            else:
                line.append_text(space("·", cell, click, choice is not None and i == row - len(held)))
        line.append(" │ " if cell > 1 else "│")
        for column in range(5):
            line.append_text(_wall_space(board["wall"][row][column], printed[row][column], row, column, cell, marks))
        lines.append(line)
    return [*lines, _floor(board, cell, marks)]


def _wall_space(here: str | None, printed: str, row: int, column: int, cell: int, marks: Marks) -> Text:
    if here is not None:
        return tile(here, cell)
    choice = marks.wall(row + 1, column + 1)
    if choice is None:
        return space(printed, cell)
    points = f"+{choice['preview']['points']}"[:cell]
    return space(points, cell, ("pick", choice["move"]), True)


def _floor(board: dict[str, Any], cell: int, marks: Marks) -> Text:
    choice = marks.line(0)
    click = ("drop", "f")
    line = _label("f", choice)
    for i, cost in enumerate(FLOOR):
        if i < len(board["floor"]):
            line.append_text(tile(board["floor"][i], max(cell, 2), click))
        else:
            line.append_text(space(cost, max(cell, 2), click))
    return line


def _label(name: str, choice: dict[str, Any] | None) -> Text:
    """The name of a line; while tiles are picked up, what they bring there: points, or else what the floor costs."""
    if choice is None:
        return Text().append(f"{name:<{NUMBER}}", "bold")
    gained, lost = choice["preview"]["points"], choice["preview"]["cost"]
    brings = f"+{gained}" if gained else f"−{lost}" if lost else f"{name}›"
    return Text().append(f"{brings:<{NUMBER}}"[:NUMBER], MARKED)
