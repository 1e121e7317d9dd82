"""What lies between the players: plates in a ring, the center inside it, and how many tiles are out of sight."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin
from typing import Any

from .drawing import Drawing, Point
from .theme import mix

OFFER = 400.0
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
    plate = min(LARGEST_PLATE, OFFER - 2 * (OFFER + GAP) / (2 + chord))
    radius = (OFFER - plate) / 2
    angles = [2 * pi * i / plates for i in range(plates)]
    places = [(OFFER / 2 + radius * sin(a), OFFER / 2 - radius * cos(a)) for a in angles]
    return plate, radius - plate / 2 - GAP, places


def heap(count: int, pitch: float) -> list[Point]:
    """Up to seven things in rows around a point, so that they lie well in a circle."""
    rows = HEAPS.get(count, (count,))
    return [
        ((i - (length - 1) / 2) * pitch, (row - (len(rows) - 1) / 2) * pitch)
        for row, length in enumerate(rows)
        for i in range(length)
    ]


def draw_offer(drawing: Drawing, data: dict[str, Any]) -> float:
    """Draw it; return its height."""
    theme = drawing.theme
    kind = "pavilion" if "supply" in data else "azul"
    plate, center, places = ring(len(data["factories"]))
    _draw_stock(drawing, data)
    size = plate * (0.335 if kind == "azul" else 0.42)
    for i, ((x, y), tiles) in enumerate(zip(places, data["factories"], strict=True)):
        drawing.circle(x, y, plate / 2, fill=theme.plate, stroke=theme.plate_edge, stroke_width=1.5)
        drawing.circle(x, y, plate / 2 - 5, fill="none", stroke=mix(theme.board, 0.6, theme.plate), stroke_width=3)
        for (dx, dy), tile in zip(QUARTERS, one_by_one(tiles), strict=False):
            down = dy * (plate * 0.18 + (3 if kind == "pavilion" else 0))
            drawing.tile(kind, tile, x + dx * plate * 0.18, y + down, size)
        _draw_tag(drawing, x, y - plate / 2 + 2, i + 1)
    _draw_center(drawing, data, kind, center)
    return OFFER


def _draw_tag(drawing: Drawing, x: float, y: float, number: int) -> None:
    theme = drawing.theme
    drawing.circle(x, y, 9.5, fill=theme.board, stroke=theme.plate_edge, stroke_width=1.2)
    drawing.text(x, y, number, 12, text_anchor="middle", font_weight=600.0)


def _draw_center(drawing: Drawing, data: dict[str, Any], kind: str, radius: float) -> None:
    theme, middle = drawing.theme, OFFER / 2
    edge = theme.plate_edge
    drawing.circle(middle, middle, radius, fill=theme.table, stroke=edge, stroke_width=1.5, stroke_dasharray="2 5")
    size = 40 if kind == "azul" else 52
    piles = [("marker", 1)] if data["marker"] is None and data["phase"] in ("offer", "acquire") else []
    piles += data["center"].items()
    for (dx, dy), (color, count) in zip(heap(len(piles), radius * 0.6), piles, strict=True):
        x, y = middle + dx, middle + dy
        for layer in reversed(range(min(count, 3))):
            drawing.tile(kind, color, x - 2 * layer, y + 3 * layer, size)
        if count > 1:
            _draw_tag(drawing, x + (18 if kind == "azul" else 13), y + 0.42 * size, count)


def _draw_stock(drawing: Drawing, data: dict[str, Any]) -> None:
    """In the corners: the round, the bag, and the lid or the tower."""
    aside = "tower" if "tower" in data else "lid"
    corners = (
        ("round", data["round"], 0.0, 12.0, "start"),
        ("bag", sum(data["bag"].values()), 0.0, OFFER - 28, "start"),
        (aside, sum(data[aside].values()), OFFER, OFFER - 28, "end"),
    )
    for name, count, x, y, anchor in corners:
        drawing.text(x, y, name, 13, fill=drawing.theme.ink_soft, text_anchor=anchor)
        drawing.text(x, y + 20, count, 21, text_anchor=anchor, font_weight=600.0)


def draw_header(drawing: Drawing, data: dict[str, Any], seat: int, name: str, width: float) -> None:
    """Above a board: whose it is, whose turn it is, who starts, and the score."""
    theme, kind = drawing.theme, "pavilion" if "supply" in data else "azul"
    acts = data["to_act"] == seat
    fill, edge = (theme.turn, theme.turn) if acts else ("none", theme.ink_soft)
    drawing.circle(17, 21, 5, fill=fill, stroke=edge, stroke_width=1.5)
    passed = data["boards"][seat].get("passed", False)
    drawing.text(30, 21, f"{name} (passed)" if passed else name, 17, font_weight=600.0)
    if data["marker"] == seat:
        drawing.tile(kind, "marker", width - 84, 21, 24)
    drawing.text(width - 14, 21, data["boards"][seat]["score"], 24, text_anchor="end", font_weight=600.0)
