"""What happens in a game of Shingle, as people would tell it. Cairns count from 0."""

from __future__ import annotations

from azulejos.rules.events import Event, event


@event
class Washed(Event):
    """A pebble was washed ashore."""

    color: str


@event
class RoundBegan(Event):
    """All pebbles of the round lie on the shore; this seat starts."""

    seat: int
    round: int


@event
class Laid(Event):
    """A pebble was laid on a cairn, which is so high now."""

    seat: int
    color: str
    cairn: int
    height: int
    points: int


@event
class Lantern(Event):
    """A seat finished the first cairn of all."""

    seat: int
    points: int


@event
class Skimmed(Event):
    """A pebble was skimmed over the water, for a point."""

    seat: int
    color: str
    points: int


@event
class Lost(Event):
    """The sea took the last pebble."""

    color: str


@event
class Ended(Event):
    """The last of so many rounds is over."""

    rounds: int


@event
class ColorsBonus(Event):
    """A finished cairn has four different colors."""

    seat: int
    cairn: int
    points: int


EVENTS = (Washed, RoundBegan, Laid, Lantern, Skimmed, Lost, Ended, ColorsBonus)
"""All of them, in the order in which they may happen."""
LOSSES = frozenset({Skimmed.name()})
"""Events whose points are lost."""
