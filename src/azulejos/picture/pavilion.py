"""A board of Summer Pavilion: seven stars with what stands between them, the corners, and the hand below."""

from __future__ import annotations

from math import cos, pi, sin, sqrt
from typing import Any

from ..rules.pavilion.geometry import COST, ELEMENTS
from ..rules.pavilion.state import CENTER_STAR, COLORS, STARS, SUPPLY_SPACES
from . import offer
from .canvas import Canvas, Point
from .offer import TileSizes, one_by_one, paint_header, paint_marker, paint_offer
from .theme import mix

SIDE = 40.0
"""The edge of a space; stars lie three of them apart, so that their points touch."""
LONG = SIDE * sqrt(3)
WIDTH = 432.0
HEIGHT = 478.0
SIZES = TileSizes(on_plate=0.42, in_center=52, reach=3, count_at=13)
MIDDLE: Point = (WIDTH / 2, 224.0)
CORNERS: tuple[Point, ...] = ((-168, -128), (168, -128), (168, 128), (-168, 128))


def paint_middle(canvas: Canvas, position: dict[str, Any]) -> float:
    height = paint_offer(canvas, position, paint_tile, SIZES, "tower")
    return height + _paint_supply(canvas.at(0, height), position)


def board_size(position: dict[str, Any]) -> tuple[float, float]:
    return WIDTH, HEIGHT


def boards_in_a_row(players: int) -> int:
    return 2


def paint_tile(canvas: Canvas, letter: str, x: float, y: float, size: float, turn: float = 0) -> None:
    """A rhombus of this height around a point."""
    width = size if letter == "marker" else size * 100 / 174
    canvas.symbol(f"pavilion-{letter}", x, y, width, size, turn)


def _paint_supply(canvas: Canvas, position: dict[str, Any]) -> float:
    """The supply, and the six rounds with their wild colors; returns the height."""
    theme = canvas.theme
    canvas.text(0, 14, canvas.words("supply"), 13, fill=theme.ink_soft)
    tiles = one_by_one(position["supply"])
    for i in range(SUPPLY_SPACES):
        x, y = 20 + offer.WIDTH / SUPPLY_SPACES * i, 52.0
        if i < len(tiles):
            paint_tile(canvas, tiles[i], x, y, 48)
        else:
            canvas.polygon(_rhombus(x, y, 0, 0.66), fill="none", stroke=theme.cell_edge, stroke_dasharray="3 4")
    for i, color in enumerate(COLORS):
        x, is_now = 33.5 + 66.6 * i, i + 1 == position["round"]
        fill = theme.gilt_soft if is_now else "none"
        edge = theme.gilt if is_now else theme.board_edge
        canvas.rectangle(x - 30, 88, 60, 38, rx=9.0, fill=fill, stroke=edge, stroke_width=2.5 if is_now else 1.5)
        paint_tile(canvas, color, x + 10, 107, 32)
        canvas.text(x - 13, 107, i + 1, 15, text_anchor="middle", fill=theme.ink if is_now else theme.ink_soft)
    return 134.0


def paint_board(canvas: Canvas, position: dict[str, Any], seat: int, name: str) -> None:
    theme, board = canvas.theme, position["boards"][seat]
    canvas.rectangle(0, 0, WIDTH, HEIGHT, rx=12.0, fill=theme.board, stroke=theme.board_edge)
    paint_header(canvas, position, seat, f"{name} (passed)" if board["passed"] else name, WIDTH)
    paint_marker(canvas, position, seat, WIDTH, paint_tile)
    inside = canvas.at(*MIDDLE)
    _paint_elements(inside, board["stars"])
    _paint_corners(inside, one_by_one(board["corners"]))
    is_mono = position["options"]["stars"] == "mono"
    for star, letter in enumerate(STARS):
        for space, tile in enumerate(board["stars"][letter]):
            _paint_space(inside, star, space, tile, is_mono)
    _paint_hand(canvas.at(14, HEIGHT - 66), board["hand"], COLORS[position["round"] - 1])


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


def _paint_elements(canvas: Canvas, stars: dict[str, list[str | None]]) -> None:
    covered = sum(
        1 << 6 * star + space for star, letter in enumerate(STARS) for space in range(6) if stars[letter][space]
    )
    for element, star, around, tiles in ELEMENTS:
        theme, has_given = canvas.theme, covered & around == around
        x, y, turn = element_at(element, star)
        color, fill = (theme.gilt, theme.gilt_soft) if has_given else (theme.stone, theme.table)
        edge = theme.gilt if has_given else theme.board_edge
        canvas.polygon(_rhombus(x, y, turn, 0.93), fill=fill, stroke=edge)
        canvas.symbol(f"pavilion-{element}", x, y - 3, 22, 22, color=color)
        for i in range(tiles):
            canvas.circle(x + (i - (tiles - 1) / 2) * 6, y + 12, 2, fill=color)


def _paint_corners(canvas: Canvas, kept: list[str]) -> None:
    for i, (x, y) in enumerate(CORNERS):
        if i < len(kept):
            paint_tile(canvas, kept[i], x, y, LONG)
        else:
            edge = canvas.theme.cell_edge
            canvas.polygon(_rhombus(x, y, 0, 1), fill="none", stroke=edge, stroke_width=1.5, stroke_dasharray="4 4")


def _paint_space(canvas: Canvas, star: int, space: int, tile: str | None, is_mono: bool) -> None:
    x, y, turn = space_at(star, space)
    if tile:
        paint_tile(canvas, tile, x, y, LONG - 1, turn)
        return
    theme, letter = canvas.theme, "c" if is_mono else STARS[star]
    ink = theme.prints[letter]
    canvas.polygon(_rhombus(x, y, turn, 0.95), fill=theme.cell, stroke=ink, stroke_width=1.6)
    if letter != "c":
        faint = mix(ink, 0.3, theme.cell)
        canvas.symbol(f"pavilion-print-{letter}", x, y, SIDE * 0.95, LONG * 0.95, turn, color=faint)
        canvas.circle(x, y, 10.5, fill=theme.cell)
    cost = COST[1 if is_mono else 0][6 * star + space]
    canvas.text(x, y, cost, 14.5, text_anchor="middle", font_weight=600.0)


def _paint_hand(canvas: Canvas, hand: dict[str, int], wild: str) -> None:
    theme = canvas.theme
    for i, color in enumerate(COLORS):
        x, count = 68.0 * i, hand.get(color, 0)
        if color == wild:
            canvas.rectangle(x - 2, 1, 64, 56, rx=10.0, fill=theme.gilt_soft, stroke=theme.gilt, stroke_width=2)
        if count:
            paint_tile(canvas, color, x + 17, 29, 48)
        else:
            faint = mix(theme.prints[color], 0.3, theme.board)
            canvas.symbol(f"pavilion-print-{color}", x + 17, 29, 27.6, 48, color=faint)
        canvas.text(x + 34, 29, count, 20, fill=theme.ink if count else theme.ink_soft, font_weight=600.0)
