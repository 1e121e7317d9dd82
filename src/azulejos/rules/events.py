"""What happened, told for people: one event for each sentence someone at the table would say.

An event is its own JSON form: seats, lines, rows, columns and spaces count from 0, and colors are letters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast, dataclass_transform

from .schema import Values

E = TypeVar("E", bound="Event")


@dataclass(frozen=True, slots=True)
class Event(Values):
    """The base of all events."""

    event: str = field(default="", kw_only=True)
    """The event's name: a literal in every event of a game, so that it tells them apart."""

    @classmethod
    def name(cls) -> str:
        """`RowBonus` is "row_bonus" on the wire and in the message catalogues."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@dataclass_transform(frozen_default=True)
def event(cls: type[E]) -> type[E]:
    """Make a class an event: a frozen dataclass that carries its own name."""
    name: Any = cls.name()
    cls.__annotations__["event"] = Literal[name]
    cast(Any, cls).event = field(default=name, kw_only=True)
    return dataclass(frozen=True, slots=True)(cls)


@event
class Laid(Event):
    """A tile was drawn from the bag and laid on a factory."""

    factory: int
    color: str


@event
class Poured(Event):
    """The bag was empty: the discarded tiles were poured into it."""

    count: int


@event
class MovedToCenter(Event):
    """The tiles left on the factory went to the center: how many of each color."""

    factory: int
    tiles: tuple[int, ...]


@event
class Ended(Event):
    """The game is over: a "row" is complete, "no_tiles" are left, or "max_rounds" or all "rounds" were played."""

    reason: str
