"""A player's board of Azul: pattern lines on the left, the wall on the right, the floor line below."""

from __future__ import annotations

from typing import Any

from ...rules.azul.state import COLORS as LETTERS
from .shapes import CARD, LINE, TABLE, TURN, Picture, one_by_one

COLORS = {
    "b": "#2f6fb5",
    "y": "#e2a72e",
    "r": "#c2412f",
    "k": "#3b3f46",
    "w": "#cfe8ea",
    "j": "#8a5bb0",
    "*": "#f7f3ea",
}
SIZE = (300.0, 210.0)
SPACE = 22
STEP = SPACE + 2
FLOOR_COST = (1, 1, 2, 2, 2, 3, 3)


def draw_board(picture: Picture, data: dict[str, Any], seat: int, x: float, y: float) -> None:
    board = data["boards"][seat]
    width, height = SIZE
    picture.rectangle(x + 6, y + 4, width - 12, height - 10, CARD, TURN if data["to_act"] == seat else LINE)
    picture.label(x + 16, y + 18, f"player {seat}   {board['score']} points", 13)
    for row in range(5):
        top = y + 32 + STEP * row
        tiles = one_by_one(board["lines"][row])
        for i in range(row + 1):
            _space(picture, x + 16 + STEP * (4 - i), top, tiles[i] if i < len(tiles) else None, TABLE)
        for column in range(5):
            printed = TABLE if data["options"]["wall"] == "grey" else _faint(COLORS[LETTERS[(column - row) % 5]])
            _space(picture, x + 154 + STEP * column, top, board["wall"][row][column], printed)
    floor = ["*" if thing == "marker" else thing for thing in board["floor"]]
    for i, cost in enumerate(FLOOR_COST):
        left, top = x + 16 + STEP * i, y + 160
        _space(picture, left, top, floor[i] if i < len(floor) else None, TABLE)
        picture.letter(left + SPACE / 2, top + SPACE + 8, f"-{cost}", 9)


def _space(picture: Picture, x: float, y: float, tile: str | None, empty: str) -> None:
    if tile is None:
        picture.rectangle(x, y, SPACE, SPACE, empty)
    elif tile.isupper():
        # A joker that stands for a color.
        picture.tile(x, y, SPACE, "j", COLORS)
        picture.letter(x + SPACE - 4, y + SPACE - 5, tile, 7, CARD)
    else:
        picture.tile(x, y, SPACE, tile, COLORS)


def _faint(color: str) -> str:
    """A color as it is printed on the wall: one part of it to three of white."""
    return "#" + "".join(f"{(3 * 255 + int(color[i : i + 2], 16)) // 4:02x}" for i in (1, 3, 5))
