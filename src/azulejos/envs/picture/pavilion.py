"""A player's board of Summer Pavilion: seven stars, and below them the tiles in hand and in the corners."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from ...rules.pavilion.geometry import COST
from ...rules.pavilion.state import CENTER_STAR, STARS
from .shapes import CARD, INK, LINE, TABLE, TURN, Picture, letter_color

COLORS = {
    "p": "#7d4fa0",
    "g": "#4f9a5b",
    "o": "#df7f2e",
    "y": "#e6bb3c",
    "b": "#3f7fbf",
    "r": "#bf3b3b",
    "*": "#f7f3ea",
}
SIZE = (300.0, 330.0)
SIDE = 23.0
"""The length of a space's edges."""
TILE = 14

Point = tuple[float, float]


def draw_board(picture: Picture, data: dict[str, Any], seat: int, x: float, y: float) -> None:
    board = data["boards"][seat]
    width, height = SIZE
    picture.rectangle(x + 6, y + 4, width - 12, height - 10, CARD, TURN if data["to_act"] == seat else LINE)
    passed = "   passed" if board["passed"] else ""
    picture.label(x + 16, y + 18, f"player {seat}   {board['score']} points{passed}", 13)
    is_mono = data["options"]["stars"] == "mono"
    for star, letter in enumerate(STARS):
        for space, tile in enumerate(board["stars"][letter]):
            corners, middle = _rhombus(star, space, x + width / 2, y + 158)
            if tile:
                picture.polygon(corners, COLORS[tile], INK)
                picture.letter(*middle, tile.upper(), 9, letter_color(tile))
            else:
                picture.polygon(corners, TABLE, LINE if is_mono or star == CENTER_STAR else COLORS[letter])
                picture.letter(*middle, str(COST[1 if is_mono else 0][6 * star + space]), 9)
    for row, name in enumerate(("hand", "corners")):
        top = y + 286 + (TILE + 2) * row
        picture.label(x + 16, top + TILE / 2, name, 10)
        for i, (tile, count) in enumerate(board[name].items()):
            picture.tile(x + 62 + 34 * i, top, TILE, tile, COLORS)
            picture.label(x + 62 + 34 * i + TILE + 3, top + TILE / 2, str(count), 10)


def _rhombus(star: int, space: int, x: float, y: float) -> tuple[list[Point], Point]:
    """A space's corners and its middle. Angles grow clockwise, as y grows downwards."""
    if star == CENTER_STAR:
        turn = (space - 2) * pi / 3 + pi / 6
    else:
        outwards = (star - 2) * pi / 3
        x, y = x + 3.62 * SIDE * cos(outwards), y + 3.62 * SIDE * sin(outwards)
        # Spaces 5 and 6 face outwards.
        turn = outwards - pi / 6 + (space - 4) * pi / 3

    def at(angle: float, length: float) -> Point:
        return x + length * cos(angle), y + length * sin(angle)

    diagonal = SIDE * 3**0.5
    return [(x, y), at(turn - pi / 6, SIDE), at(turn, diagonal), at(turn + pi / 6, SIDE)], at(turn, diagonal / 2)
