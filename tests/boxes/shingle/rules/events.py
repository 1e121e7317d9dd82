"""What happens in a game of Shingle, as people would tell it. Cairns count from 0."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from azulejos.rules import events

from .state import COLORS


@dataclass(frozen=True, slots=True)
class Event(events.Event):
    COLORS: ClassVar[str] = COLORS


@dataclass(frozen=True, slots=True)
class Washed(Event):
    """A pebble was washed ashore."""

    color: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """All pebbles of the round lie on the shore; this seat starts."""

    seat: int
    round: int


@dataclass(frozen=True, slots=True)
class Laid(Event):
    """A pebble was laid on a cairn, which is so high now."""

    seat: int
    color: int
    cairn: int
    height: int
    points: int


@dataclass(frozen=True, slots=True)
class Lantern(Event):
    """A seat finished the first cairn of all."""

    seat: int
    points: int


@dataclass(frozen=True, slots=True)
class Skimmed(Event):
    """A pebble was skimmed over the water, for a point."""

    seat: int
    color: int
    points: int


@dataclass(frozen=True, slots=True)
class Lost(Event):
    """The sea took the last pebble."""

    color: int


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The last round is over."""

    rounds: int


@dataclass(frozen=True, slots=True)
class ColorsBonus(Event):
    """A finished cairn has four different colors."""

    seat: int
    cairn: int
    points: int


EVENTS = (Washed, RoundBegan, Laid, Lantern, Skimmed, Lost, Ended, ColorsBonus)
LOSSES = frozenset({Skimmed.name()})
