"""The few shapes that pictures are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

TABLE = "#f4efe6"
CARD = "#ffffff"
LINE = "#c9bfae"
INK = "#3a3530"
TURN = "#d9822b"

PALE = ("y", "w", "*")
"""Tiles on which a dark letter reads better than a light one."""


@dataclass(frozen=True, slots=True)
class Polygon:
    """A convex one, its corners clockwise."""

    points: tuple[tuple[float, float], ...]
    fill: str
    edge: str


@dataclass(frozen=True, slots=True)
class Disc:
    x: float
    y: float
    radius: float
    fill: str
    edge: str


@dataclass(frozen=True, slots=True)
class Text:
    """Words whose middle, or else whose left end, is at a point."""

    x: float
    y: float
    words: str
    size: float
    fill: str
    is_centered: bool


Shape = Polygon | Disc | Text


@dataclass
class Picture:
    """Shapes, the later ones on top."""

    width: float
    height: float = 0.0
    shapes: list[Shape] = field(default_factory=list)

    def polygon(self, points: Iterable[tuple[float, float]], fill: str, edge: str = LINE) -> None:
        self.shapes.append(Polygon(tuple(points), fill, edge))

    def rectangle(self, x: float, y: float, width: float, height: float, fill: str, edge: str = LINE) -> None:
        self.polygon([(x, y), (x + width, y), (x + width, y + height), (x, y + height)], fill, edge)

    def disc(self, x: float, y: float, radius: float, fill: str, edge: str = LINE) -> None:
        self.shapes.append(Disc(x, y, radius, fill, edge))

    def label(self, x: float, y: float, words: str, size: float) -> None:
        """Words that begin at a point."""
        self.shapes.append(Text(x, y, words, size, INK, False))

    def letter(self, x: float, y: float, words: str, size: float, fill: str = INK) -> None:
        """Words around a point."""
        self.shapes.append(Text(x, y, words, size, fill, True))

    def tile(self, x: float, y: float, size: float, name: str, colors: Mapping[str, str]) -> None:
        """A square tile with its letter, so that nobody need tell colors apart."""
        self.rectangle(x, y, size, size, colors[name], INK)
        self.letter(x + size / 2, y + size / 2, name.upper(), size / 2, letter_color(name))


def letter_color(tile: str) -> str:
    return INK if tile in PALE else CARD


def one_by_one(tiles: Mapping[str, int]) -> list[str]:
    """A set of tiles as a list of letters."""
    return [letter for letter, count in tiles.items() for _ in range(count)]
