"""What happens in a game of Azul, as people would tell it. Rows, columns and lines count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .. import events
from .state import COLORS


@dataclass(frozen=True, slots=True)
class Event(events.Event):
    COLORS: ClassVar[str] = COLORS


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A tile was drawn from the bag and laid on a factory."""

    factory: int
    color: int


@dataclass(frozen=True, slots=True)
class Poured(Event):
    """The bag was empty: the tiles of the lid were poured into it."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The factories are filled and the starting marker lies in the center; this seat begins."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took all tiles of a color, or jokers, or both, from a source (0: the center)."""

    seat: int
    source: int
    color: int
    count: int
    jokers: int


@dataclass(frozen=True, slots=True)
class MovedToCenter(Event):
    """The tiles left on the factory went to the center: how many of each color."""

    factory: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TookMarker(Event):
    """The first to take from the center has the starting marker; on a full floor line it costs nothing."""

    seat: int
    on_floor: bool


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """Tiles were put on a pattern line."""

    seat: int
    line: int
    color: int
    count: int
    jokers: int
    complete: bool


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Tiles fell onto the floor line; those beyond its seven spaces went to the lid."""

    seat: int
    color: int
    count: int
    to_lid: int


@dataclass(frozen=True, slots=True)
class Tiled(Event):
    """A tile moved from a complete line to the wall and scored its runs; the line's other tiles went to the lid."""

    seat: int
    row: int
    column: int
    color: int
    joker: bool
    across: int
    down: int
    points: int


@dataclass(frozen=True, slots=True)
class LineFell(Event):
    """Grey wall: no space was legal for a complete line, so all of it fell."""

    seat: int
    line: int
    color: int


@dataclass(frozen=True, slots=True)
class FloorCost(Event):
    """The floor line cost points, and was cleared."""

    seat: int
    fallen: int
    points: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: "row" complete, "no_tiles" left, or "max_rounds" played."""

    reason: str


@dataclass(frozen=True, slots=True)
class RowBonus(Event):
    """Points for a complete row at the end."""

    seat: int
    row: int
    points: int


@dataclass(frozen=True, slots=True)
class ColumnBonus(Event):
    """Points for a complete column at the end."""

    seat: int
    column: int
    points: int


@dataclass(frozen=True, slots=True)
class ColorBonus(Event):
    """Points for all five tiles of a color at the end."""

    seat: int
    color: int
    points: int
