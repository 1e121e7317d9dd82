"""What every box of the family shares: factories, the center of the table, and the starting marker."""

from __future__ import annotations

from typing import Annotated

from ..kernel import Int8, Int16, Int64, Record, record, rule
from .chance import CHANCE
from .events import Event, MovedToCenter

CENTER = 0
"""The center of the table as a source; the factories follow by their number."""
MAX_FACTORIES = 9
TILES_PER_FACTORY = 4
IN_CENTER = -1
"""`marker` while the starting marker lies in the center of the table."""


@record
class Table(Record):
    """What lies on every table of 2 to 4 seats. What a smaller game does not use stays zero."""

    available: Int64
    """Bit 6 * source + color: that source holds tiles of that color."""
    sources: Annotated[list[list[int]], "i1", 10, 6]
    """Tiles by source and color; source 0 is the center."""
    bag: Annotated[list[int], "i1", 6]
    round: Int16
    rules: Int16
    """The options, one bit each; a cleared bit is the usual rule."""
    players: Int8
    factories: Int8
    to_act: Int8
    phase: Int8
    start: Int8
    """The seat that starts, or started, this round or phase."""
    marker: Int8
    """The seat that has the starting marker, or IN_CENTER."""
    drawn: Int8
    """Tiles laid on factories in this deal."""


@rule
def set_up_table(s: Table, players: int, start: int, rules: int, phase: int) -> None:
    """An empty table in round 1, and tiles to be drawn. The record must be all zero."""
    s.players = players
    s.factories = 2 * players + 1
    s.start = start
    s.rules = rules
    s.round = 1
    s.phase = phase
    s.to_act = CHANCE


@rule
def next_seat(s: Table, seat: int) -> int:
    """The neighbor clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def hand_on_start(s: Table, next_clockwise: bool) -> None:
    """Who has the starting marker starts; if nobody took it, the same seat again, or the next one by an option."""
    if s.marker != IN_CENTER:
        s.start = s.marker
    elif next_clockwise:
        s.start = next_seat(s, s.start)


@rule
def next_factory(s: Table) -> int:
    """The first factory that is not full, while tiles are laid."""
    return 1 + s.drawn // TILES_PER_FACTORY


@rule
def lay_on_factory(s: Table, factory: int, color: int) -> None:
    """A tile of this color lies on a factory."""
    s.sources[factory][color] += 1
    s.available |= 1 << 6 * factory + color


@rule
def lift(s: Table, source: int, color: int, count: int) -> None:
    """So many tiles of a color leave a source."""
    s.sources[source][color] -= count
    if s.sources[source][color] == 0:
        s.available &= ~(1 << 6 * source + color)


@rule
def colors_at(s: Table, source: int) -> int:
    """The colors a source holds, one bit each."""
    return s.available >> 6 * source & 63


@rule
def move_to_center(s: Table, factory: int, events: list[Event] | None) -> None:
    """What is left on a factory goes to the center."""
    tiles = s.sources[factory]
    center = s.sources[CENTER]
    if events is not None and any(tiles):
        events.append(MovedToCenter(factory, tuple(tiles)))
    for color in range(6):
        center[color] += tiles[color]
        tiles[color] = 0
    left = colors_at(s, factory)
    s.available = s.available & ~(63 << 6 * factory) | left
