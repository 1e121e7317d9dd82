"""What happens in a game of Azul, as people would tell it."""

from __future__ import annotations

from ..events import Ended, Event, Laid, MovedToCenter, Poured, event


@event
class RoundBegan(Event):
    """The factories are filled and the starting marker lies in the center; this seat begins."""

    seat: int
    round: int


@event
class Took(Event):
    """A seat took all tiles of a color, or jokers, or both, from a source (0: the center)."""

    seat: int
    source: int
    color: str | None
    count: int
    jokers: int


@event
class TookMarker(Event):
    """The first to take from the center has the starting marker; on a full floor line it costs nothing."""

    seat: int
    on_floor: bool


@event
class Placed(Event):
    """Tiles were put on a pattern line."""

    seat: int
    line: int
    color: str | None
    count: int
    jokers: int
    complete: bool


@event
class Fell(Event):
    """Tiles fell onto the floor line; those beyond its seven spaces went to the lid."""

    seat: int
    color: str
    count: int
    to_lid: int


@event
class Tiled(Event):
    """A tile moved from a complete line to the wall and scored its runs; the line's other tiles went to the lid."""

    seat: int
    row: int
    column: int
    color: str | None
    joker: bool
    across: int
    down: int
    points: int


@event
class LineFell(Event):
    """Grey wall: no space was legal for a complete line, so all of it fell."""

    seat: int
    line: int
    color: str


@event
class FloorCost(Event):
    """The floor line cost points, and was cleared."""

    seat: int
    fallen: int
    points: int


@event
class RowBonus(Event):
    """Points for a complete row at the end."""

    seat: int
    row: int
    points: int


@event
class ColumnBonus(Event):
    """Points for a complete column at the end."""

    seat: int
    column: int
    points: int


@event
class ColorBonus(Event):
    """Points for all five tiles of a color at the end."""

    seat: int
    color: str
    points: int


EVENTS = (
    *(Laid, Poured, RoundBegan, Took, MovedToCenter, TookMarker, Placed, Fell, Tiled, LineFell, FloorCost),
    *(Ended, RowBonus, ColumnBonus, ColorBonus),
)
"""All of them, in the order in which they may happen."""
LOSSES = frozenset({FloorCost.name()})
"""Events whose points are lost."""
