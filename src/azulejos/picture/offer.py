"""What lies between the players: plates in a ring, the center inside it, and how many tiles are out of sight."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import cos, pi, sin
from typing import Any

from .canvas import Canvas, Point
from .theme import mix

WIDTH = 400.0
LARGEST_PLATE = 104.0
GAP = 6.0
QUARTERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
HEAPS = {4: (2, 2), 5: (2, 3), 6: (3, 3), 7: (2, 3, 2)}


def one_by_one(tiles: Mapping[str, int]) -> list[str]:
    """A set of tiles as a list of letters."""
    return [letter for letter, count in tiles.items() for _ in range(count)]


def ring(plates: int) -> tuple[float, float, list[Point]]:
    """The size of a plate, the radius of the center, and the plates' places clockwise from the top."""
    chord = 2 * sin(pi / plates)
    plate = min(LARGEST_PLATE, WIDTH - 2 * (WIDTH + GAP) / (2 + chord))
    radius = (WIDTH - plate) / 2
    angles = [2 * pi * i / plates for i in range(plates)]
    places = [(WIDTH / 2 + radius * sin(a), WIDTH / 2 - radius * cos(a)) for a in angles]
    return plate, radius - plate / 2 - GAP, places


def heap(count: int, pitch: float) -> list[Point]:
    """Up to seven things in rows around a point, so that they lie well in a circle."""
    rows = HEAPS.get(count, (count,))
    return [
        ((i - (length - 1) / 2) * pitch, (row - (len(rows) - 1) / 2) * pitch)
        for row, length in enumerate(rows)
        for i in range(length)
    ]


PaintTile = Callable[[Canvas, str, float, float, float], None]
"""Paints a tile, by its letter or "marker", around a point in a size."""


@dataclass(frozen=True)
class TileSizes:
    """How large the tiles of a box are where they are offered."""

    on_plate: float
    """As part of the plate."""
    in_center: float
    reach: float
    """How much further than squares they reach up and down, on a plate."""
    count_at: float
    """How far right of its middle a pile of several shows its number."""


def paint_offer(canvas: Canvas, data: dict[str, Any], paint_tile: PaintTile, sizes: TileSizes, aside: str) -> float:
    """The plates and the center; in the corners the round, the bag, and the pile aside: "lid" or "tower".

    Returns the height.
    """
    theme = canvas.theme
    plate, center, places = ring(len(data["factories"]))
    _paint_stock(canvas, data, aside)
    size = plate * sizes.on_plate
    for i, ((x, y), tiles) in enumerate(zip(places, data["factories"], strict=True)):
        canvas.circle(x, y, plate / 2, fill=theme.plate, stroke=theme.plate_edge, stroke_width=1.5)
        canvas.circle(x, y, plate / 2 - 5, fill="none", stroke=mix(theme.board, 0.6, theme.plate), stroke_width=3)
        for (dx, dy), tile in zip(QUARTERS, one_by_one(tiles), strict=False):
            paint_tile(canvas, tile, x + dx * plate * 0.18, y + dy * (plate * 0.18 + sizes.reach), size)
        _paint_tag(canvas, x, y - plate / 2 + 2, i + 1)
    _paint_center(canvas, data, paint_tile, sizes, center)
    return WIDTH


def _paint_tag(canvas: Canvas, x: float, y: float, number: int) -> None:
    theme = canvas.theme
    canvas.circle(x, y, 9.5, fill=theme.board, stroke=theme.plate_edge, stroke_width=1.2)
    canvas.text(x, y, number, 12, text_anchor="middle", font_weight=600.0)


def _paint_center(canvas: Canvas, data: dict[str, Any], paint_tile: PaintTile, sizes: TileSizes, radius: float) -> None:
    theme, middle = canvas.theme, WIDTH / 2
    edge = theme.plate_edge
    canvas.circle(middle, middle, radius, fill=theme.table, stroke=edge, stroke_width=1.5, stroke_dasharray="2 5")
    piles = [("marker", 1)] if data["marker"] is None and data["phase"] in ("offer", "acquire") else []
    piles += data["center"].items()
    for (dx, dy), (color, count) in zip(heap(len(piles), radius * 0.6), piles, strict=True):
        x, y = middle + dx, middle + dy
        for layer in reversed(range(min(count, 3))):
            paint_tile(canvas, color, x - 2 * layer, y + 3 * layer, sizes.in_center)
        if count > 1:
            _paint_tag(canvas, x + sizes.count_at, y + 0.42 * sizes.in_center, count)


def _paint_stock(canvas: Canvas, data: dict[str, Any], aside: str) -> None:
    corners = (
        ("round", data["round"], 0.0, 12.0, "start"),
        ("bag", sum(data["bag"].values()), 0.0, WIDTH - 28, "start"),
        (aside, sum(data[aside].values()), WIDTH, WIDTH - 28, "end"),
    )
    for name, count, x, y, anchor in corners:
        canvas.text(x, y, canvas.words(name), 13, fill=canvas.theme.ink_soft, text_anchor=anchor)
        canvas.text(x, y + 20, count, 21, text_anchor=anchor, font_weight=600.0)


def paint_header(canvas: Canvas, data: dict[str, Any], seat: int, name: str, width: float) -> None:
    """Above a board: whose it is, whose turn it is, and the score."""
    theme = canvas.theme
    acts = data["to_act"] == seat
    fill, edge = (theme.turn, theme.turn) if acts else ("none", theme.ink_soft)
    canvas.circle(17, 21, 5, fill=fill, stroke=edge, stroke_width=1.5)
    canvas.text(30, 21, name, 17, font_weight=600.0)
    canvas.text(width - 14, 21, data["boards"][seat]["score"], 24, text_anchor="end", font_weight=600.0)


def paint_marker(canvas: Canvas, data: dict[str, Any], seat: int, width: float, paint_tile: PaintTile) -> None:
    """The starting marker, in the header of who has it."""
    if data["marker"] == seat:
        paint_tile(canvas, "marker", width - 84, 21, 24)
