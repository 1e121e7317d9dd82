"""A board of Summer Pavilion: seven stars with what stands between them, the corners, and the hand below."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from ..rules.pavilion.geometry import COST, ELEMENTS
from ..rules.pavilion.state import CENTER_STAR, COLORS, STARS
from .drawing import Drawing, Point
from .offer import OFFER, draw_header, one_by_one
from .theme import mix

SIDE = 40.0
"""The edge of a space; stars lie three of them apart, so that their points touch."""
LONG = SIDE * sqrt(3)
WIDTH = 432.0
HEIGHT = 478.0
COLUMNS = {2: 2, 3: 2, 4: 2}
"""Boards in a row, by the number of players."""
MIDDLE: Point = (WIDTH / 2, 224.0)
CORNERS: tuple[Point, ...] = ((-168, -128), (168, -128), (168, 128), (-168, 128))


def draw_middle(drawing: Drawing, data: dict[str, Any]) -> float:
    """The supply, and the six rounds with their wild colors; return the height."""
    theme = drawing.theme
    drawing.text(0, 14, "supply", 13, fill=theme.ink_soft)
    tiles = one_by_one(data["supply"])
    for i in range(10):
        x, y = 20 + OFFER / 10 * i, 52.0
        if i < len(tiles):
            drawing.tile("pavilion", tiles[i], x, y, 48)
        else:
            drawing.polygon(_rhombus(x, y, 0, 0.66), fill="none", stroke=theme.cell_edge, stroke_dasharray="3 4")
    for i, color in enumerate(COLORS):
        x, is_now = 33.5 + 66.6 * i, i + 1 == data["round"]
        fill = theme.gilt_soft if is_now else "none"
        edge = theme.gilt if is_now else theme.board_edge
        drawing.rectangle(x - 30, 88, 60, 38, rx=9.0, fill=fill, stroke=edge, stroke_width=2.5 if is_now else 1.5)
        drawing.tile("pavilion", color, x + 10, 107, 32)
        drawing.text(x - 13, 107, i + 1, 15, text_anchor="middle", fill=theme.ink if is_now else theme.ink_soft)
    return 134.0


def draw_board(drawing: Drawing, data: dict[str, Any], seat: int, name: str) -> None:
    theme, board = drawing.theme, data["boards"][seat]
    drawing.rectangle(0, 0, WIDTH, HEIGHT, rx=12.0, fill=theme.board, stroke=theme.board_edge)
    draw_header(drawing, data, seat, name, WIDTH)
    inside = drawing.at(*MIDDLE)
    _draw_elements(inside, board["stars"])
    _draw_corners(inside, one_by_one(board["corners"]))
    is_mono = data["options"]["stars"] == "mono"
    for star, letter in enumerate(STARS):
        for space, tile in enumerate(board["stars"][letter]):
            _draw_space(inside, star, space, tile, is_mono)
    _draw_hand(drawing.at(14, HEIGHT - 66), board["hand"], COLORS[data["round"] - 1])


def polar(distance: float, angle: float) -> Point:
    """A point at an angle in degrees, clockwise from the top."""
    return distance * sin(angle * pi / 180), -distance * cos(angle * pi / 180)


def space_at(star: int, space: int) -> tuple[float, float, float]:
    """A space's middle, measured from the board's, and how far its rhombus is turned."""
    if star == CENTER_STAR:
        x, y, turn = 0.0, 0.0, 60.0 * space
    else:
        # Spaces 5 and 6 face outwards.
        (x, y), turn = polar(3 * SIDE, 60 * star - 30), 60.0 * (space + star + 1)
    dx, dy = polar(LONG / 2, turn)
    return x + dx, y + dy, turn % 360


def element_at(element: str, star: int) -> tuple[float, float, float]:
    """Where a pillar, statue or window stands, and how far its rhombus is turned."""
    outwards = 60.0 * star - 30
    if element == "pillar":
        return *polar(1.5 * SIDE, outwards), outwards + 90
    if element == "statue":
        return *polar(1.5 * LONG, outwards + 30), outwards + 30
    return *polar(4.5 * SIDE, outwards), outwards + 90


def _rhombus(x: float, y: float, turn: float, scale: float) -> list[Point]:
    corners = [polar(scale * half, turn + 90 * i) for i, half in enumerate((LONG / 2, SIDE / 2, LONG / 2, SIDE / 2))]
    return [(x + dx, y + dy) for dx, dy in corners]


def _draw_elements(drawing: Drawing, stars: dict[str, list[str | None]]) -> None:
    covered = sum(
        1 << 6 * star + space for star, letter in enumerate(STARS) for space in range(6) if stars[letter][space]
    )
    for element, star, around, tiles in ELEMENTS:
        theme, has_given = drawing.theme, covered & around == around
        x, y, turn = element_at(element, star)
        color, fill = (theme.gilt, theme.gilt_soft) if has_given else (theme.stone, theme.table)
        edge = theme.gilt if has_given else theme.board_edge
        drawing.polygon(_rhombus(x, y, turn, 0.93), fill=fill, stroke=edge)
        drawing.symbol(f"pavilion-{element}", x, y - 3, 22, 22, color=color)
        for i in range(tiles):
            drawing.circle(x + (i - (tiles - 1) / 2) * 6, y + 12, 2, fill=color)


def _draw_corners(drawing: Drawing, kept: list[str]) -> None:
    for i, (x, y) in enumerate(CORNERS):
        if i < len(kept):
            drawing.tile("pavilion", kept[i], x, y, LONG)
        else:
            edge = drawing.theme.cell_edge
            drawing.polygon(_rhombus(x, y, 0, 1), fill="none", stroke=edge, stroke_width=1.5, stroke_dasharray="4 4")


def _draw_space(drawing: Drawing, star: int, space: int, tile: str | None, is_mono: bool) -> None:
    x, y, turn = space_at(star, space)
    if tile:
        drawing.tile("pavilion", tile, x, y, LONG - 1, turn)
        return
    theme, letter = drawing.theme, "c" if is_mono else STARS[star]
    ink = theme.prints[letter]
    drawing.polygon(_rhombus(x, y, turn, 0.95), fill=theme.cell, stroke=ink, stroke_width=1.6)
    if letter != "c":
        faint = mix(ink, 0.3, theme.cell)
        drawing.symbol(f"pavilion-print-{letter}", x, y, SIDE * 0.95, LONG * 0.95, turn, color=faint)
        drawing.circle(x, y, 10.5, fill=theme.cell)
    cost = COST[1 if is_mono else 0][6 * star + space]
    drawing.text(x, y, cost, 14.5, text_anchor="middle", font_weight=600.0)


def _draw_hand(drawing: Drawing, hand: dict[str, int], wild: str) -> None:
    theme = drawing.theme
    for i, color in enumerate(COLORS):
        x, count = 68.0 * i, hand.get(color, 0)
        if color == wild:
            drawing.rectangle(x - 2, 1, 64, 56, rx=10.0, fill=theme.gilt_soft, stroke=theme.gilt, stroke_width=2)
        if count:
            drawing.tile("pavilion", color, x + 17, 29, 48)
        else:
            faint = mix(theme.prints[color], 0.3, theme.board)
            drawing.symbol(f"pavilion-print-{color}", x + 17, 29, 27.6, 48, color=faint)
        drawing.text(x + 34, 29, count, 20, fill=theme.ink if count else theme.ink_soft, font_weight=600.0)
