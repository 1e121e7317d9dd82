"""What happens in a game of Summer Pavilion, as people would tell it."""

from __future__ import annotations

from ..events import Ended, Event, Laid, MovedToCenter, Poured, event


@event
class Supplied(Event):
    """A tile was drawn from the bag and laid on a supply space."""

    color: str


@event
class RoundBegan(Event):
    """The factories are filled and the starting marker lies in the center; this seat begins, and this color is wild."""

    seat: int
    round: int
    color: str


@event
class Took(Event):
    """A seat took all tiles of a color from a source (0: the center), and a wild tile if there was one."""

    seat: int
    source: int
    color: str
    count: int
    wild: int


@event
class TookMarker(Event):
    """The first to take from the center has the starting marker, and loses a point for each tile taken."""

    seat: int
    points: int


@event
class PlacingBegan(Event):
    """All tiles are taken; this seat is the first to place."""

    seat: int


@event
class Placed(Event):
    """A tile was placed; it and those connected to it scored a point each. The other tiles paid went to the tower."""

    seat: int
    star: int
    space: int
    color: str
    paid: int
    wild: int
    points: int


@event
class Surrounded(Event):
    """The last space around a "pillar", "statue" or "window" was covered: it gives bonus tiles."""

    seat: int
    element: str
    star: int
    count: int


@event
class TookBonus(Event):
    """Bonus tiles were taken from the supply: how many of each color."""

    seat: int
    tiles: tuple[int, ...]


@event
class Passed(Event):
    """A seat has no more turns this round; it kept tiles in the corners and lost a point for each of the others."""

    seat: int
    kept: tuple[int, ...]
    discarded: tuple[int, ...]
    points: int


@event
class StarBonus(Event):
    """Points for a complete star at the end; no color for one of six different ones."""

    seat: int
    star: int
    color: str | None
    points: int


@event
class NumberBonus(Event):
    """Points for covering all spaces of a number at the end."""

    seat: int
    number: int
    points: int


@event
class LeftoverCost(Event):
    """A point lost for each tile left in the corners after the last round."""

    seat: int
    count: int
    points: int


EVENTS = (
    *(Laid, Supplied, Poured, RoundBegan, Took, MovedToCenter, TookMarker, PlacingBegan, Placed, Surrounded),
    *(TookBonus, Passed, Ended, StarBonus, NumberBonus, LeftoverCost),
)
"""All of them, in the order in which they may happen."""
LOSSES = frozenset({TookMarker.name(), Passed.name(), LeftoverCost.name()})
"""Events whose points are lost."""
