"""A picture of ratings and their intervals: laid out once, drawn as SVG and as PNG."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from .ratings import Rating

WIDTH, ROW, TOP, BOTTOM, SIDE = 800, 34, 56, 44, 24
LETTER = 7.6
"""About how wide a letter is."""
LONGEST_NAME = 40
INK, GRID, BAR, DOT = "#222222", "#dddddd", "#5b8bc4", "#1b3f73"
SHARPNESS = 2
"""Pixels of the PNG for each unit."""
ANCHORS = {"start": "lm", "middle": "mm", "end": "rm"}
"""Of SVG, and what Pillow calls them."""


@dataclass(frozen=True, slots=True)
class Segment:
    x1: float
    y1: float
    x2: float
    y2: float
    color: str
    width: int


@dataclass(frozen=True, slots=True)
class Dot:
    x: float
    y: float
    radius: float
    color: str


@dataclass(frozen=True, slots=True)
class Label:
    x: float
    y: float
    text: str
    size: int
    anchor: str
    """Which end of the text is at x: start, middle or end; y is its middle."""


Shape = Segment | Dot | Label


class Picture(NamedTuple):
    """What is drawn, from back to front, on so many units by so many."""

    title: str
    width: int
    height: int
    shapes: tuple[Shape, ...]


def plot_ratings(title: str, ratings: Mapping[str, Rating]) -> tuple[bytes, bytes]:
    """SVG and PNG."""
    picture = lay_out(title, ratings)
    return to_svg(picture).encode(), to_png(picture)


def lay_out(title: str, ratings: Mapping[str, Rating]) -> Picture:
    """A row for each player: the interval as a bar, the rating as a dot."""
    names = [name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…" for name in ratings]
    left = SIDE + LETTER * max(len(name) for name in names) + 12
    right = WIDTH - SIDE
    bottom = TOP + ROW * len(names)
    ticks = round_ticks(min(rating.low for rating in ratings.values()), max(rating.high for rating in ratings.values()))

    def x(rating: float) -> float:
        return left + (right - left) * (rating - ticks[0]) / (ticks[-1] - ticks[0])

    shapes: list[Shape] = [Label(SIDE, TOP / 2, title, 16, "start")]
    for tick in ticks:
        shapes.append(Segment(x(tick), TOP, x(tick), bottom, GRID, 1))
        shapes.append(Label(x(tick), bottom + 14, f"{tick:.0f}", 12, "middle"))
    shapes.append(Label((left + right) / 2, bottom + 34, "rating, with 95 % interval", 12, "middle"))
    for i, (name, rating) in enumerate(zip(names, ratings.values(), strict=True)):
        y = TOP + ROW * (i + 0.5)
        shapes.append(Label(left - 12, y, name, 14, "end"))
        shapes.append(Segment(x(rating.low), y, x(rating.high), y, BAR, 4))
        shapes.append(Dot(x(rating.mean), y, 6, DOT))
    return Picture(title, WIDTH, bottom + BOTTOM, tuple(shapes))


def round_ticks(low: float, high: float) -> list[float]:
    """Round numbers around both, four to nine of them."""
    steps = (step * 10**power for power in range(6) for step in (1, 2, 5))
    step = next(step for step in steps if (high - low) / step <= 7)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * i for i in range(first, max(last, first + 1) + 1)]


def to_svg(picture: Picture) -> str:
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {picture.width} {picture.height}" '
            f'width="{picture.width}" height="{picture.height}" font-family="sans-serif" role="img">',
            f"<title>{escape(picture.title)}</title>",
            f'<rect width="{picture.width}" height="{picture.height}" fill="white"/>',
            *_svg_shapes(picture.shapes),
            "</svg>\n",
        ]
    )


def _svg_shapes(shapes: Iterable[Shape]) -> Iterable[str]:
    for shape in shapes:
        match shape:
            case Segment(x1, y1, x2, y2, color, width):
                ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
                yield f'<line {ends} stroke="{color}" stroke-width="{width}"/>'
            case Dot(x, y, radius, color):
                yield f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius}" fill="{color}"/>'
            case Label(x, y, text, size, anchor):
                place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" dominant-baseline="central"'
                yield f'<text {place} font-size="{size}" fill="{INK}">{escape(text)}</text>'


def to_png(picture: Picture) -> bytes:
    from PIL import Image, ImageDraw, ImageFont

    image = Image.new("RGB", (SHARPNESS * picture.width, SHARPNESS * picture.height), "white")
    draw = ImageDraw.Draw(image)
    for shape in picture.shapes:
        match shape:
            case Segment(x1, y1, x2, y2, color, width):
                draw.line([SHARPNESS * at for at in (x1, y1, x2, y2)], color, SHARPNESS * width)
            case Dot(x, y, radius, color):
                draw.circle((SHARPNESS * x, SHARPNESS * y), SHARPNESS * radius, color)
            case Label(x, y, text, size, anchor):
                font = ImageFont.load_default(SHARPNESS * size)
                draw.text((SHARPNESS * x, SHARPNESS * y), text, INK, font, ANCHORS[anchor])
    data = io.BytesIO()
    image.save(data, "PNG")
    return data.getvalue()
