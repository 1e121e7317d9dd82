"""What happens in a game of Summer Pavilion, as people would tell it. Stars and spaces count from 0."""

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
class Supplied(Event):
    """A tile was drawn from the bag and laid on a supply space."""

    color: int


@dataclass(frozen=True, slots=True)
class Poured(Event):
    """The bag was empty: the tiles of the tower were poured into it."""

    count: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The factories are filled and the starting marker lies in the center; this seat begins, and this color is wild."""

    seat: int
    round: int
    color: int


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took all tiles of a color from a source (0: the center), and a wild tile if there was one."""

    seat: int
    source: int
    color: int
    count: int
    wild: int


@dataclass(frozen=True, slots=True)
class MovedToCenter(Event):
    """The tiles left on the factory went to the center: how many of each color."""

    factory: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TookMarker(Event):
    """The first to take from the center has the starting marker, and loses a point for each tile taken."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class PlacingBegan(Event):
    """All tiles are taken; this seat is the first to place."""

    seat: int


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A tile was placed; it and those connected to it scored a point each. The other tiles paid went to the tower."""

    seat: int
    star: int
    space: int
    color: int
    paid: int
    wild: int
    points: int


@dataclass(frozen=True, slots=True)
class Surrounded(Event):
    """The last space around a "pillar", "statue" or "window" was covered: it gives bonus tiles."""

    seat: int
    element: str
    star: int
    count: int


@dataclass(frozen=True, slots=True)
class TookBonus(Event):
    """Bonus tiles were taken from the supply: how many of each color."""

    seat: int
    tiles: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat has no more turns this round; it kept tiles in the corners and lost a point for each of the others."""

    seat: int
    kept: tuple[int, ...]
    discarded: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The game is over: "rounds", for six have been played."""

    reason: str


@dataclass(frozen=True, slots=True)
class StarBonus(Event):
    """Points for a complete star at the end; no color for one of six different ones."""

    seat: int
    star: int
    color: int
    points: int


@dataclass(frozen=True, slots=True)
class NumberBonus(Event):
    """Points for covering all spaces of a number at the end."""

    seat: int
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class LeftoverCost(Event):
    """A point lost for each tile left in the corners after the last round."""

    seat: int
    count: int
    points: int
