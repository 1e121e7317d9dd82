"""The log of a table: everything that happened, in order. A table can be rebuilt from it alone.

Each kind of entry is declared here and nowhere else: the database stores its facts, the wire's schema is read from it.
An entry tells what happened; what the table looks like after it is in its `Moment`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar, Literal, Self

from ..rules.events import Event
from ..rules.schema import Values, plain
from .asking import What
from .kinds import kind

EndReason = Literal["played", "resigned", "flagged", "draw", "aborted"]


@dataclass(frozen=True, kw_only=True)
class Entry(Values):
    """The base of all entries: its number, from 1, and when it was made, in seconds since 1970."""

    seq: int
    at: float
    kind: str = ""

    HIDDEN: ClassVar[tuple[str, ...]] = ()
    """Facts that only the seat's own player is told."""

    def stored(self) -> dict[str, Any]:
        """What must be kept to rebuild the table: hidden choices too, but nothing that follows from the rest."""
        return {field.name: plain(getattr(self, field.name)) for field in fields(self) if field.name != "events"}

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """What happened, as far as the holder of these seats may know."""
        return self.stored()

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> Self:
        """The entry that `stored` was made from, without its events."""
        facts: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in stored.items()
        }
        return cls(**facts)


@dataclass(frozen=True, kw_only=True)
class Turn(Entry):
    """An entry that the game itself goes on with, or begins again from: it tells the events."""

    events: tuple[Event, ...] = ()

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        return {**self.stored(), "events": [event.to_json() for event in self.events]}


@kind("seated")
class Seated(Entry):
    """Someone sat down; with a name only, or as a bot."""

    seat: int
    name: str
    bot: str | None
    holder: int
    """Seats with the same holder are played by one person."""


@kind("left")
class Left(Entry):
    """Someone left before the game began: the seat is open again."""

    seat: int


@kind("began")
class Began(Turn):
    """All seats are taken, and the game is set up."""


@kind("deal")
class Deal(Turn):
    """Tiles were drawn: all that were due."""

    draws: tuple[str, ...]


@kind("move")
class Moved(Turn):
    """A seat made its move."""

    seat: int
    move: str


@kind("chose")
class Chose(Turn):
    """A seat made a wall choice, which stays hidden until all have."""

    HIDDEN = ("move",)

    seat: int
    move: str = ""
    """Only its own player is told."""

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        told = super().told(seats)
        return told if self.seat in seats else {name: told[name] for name in told if name not in self.HIDDEN}


@dataclass(frozen=True, slots=True)
class SeatMove(Values):
    """One of the wall choices that are revealed together."""

    seat: int
    move: str


@kind("tilings")
class Tilings(Turn):
    """All wall choices are there, and are revealed."""

    moves: tuple[SeatMove, ...]

    @classmethod
    def of(cls, stored: Mapping[str, Any]) -> Self:
        return super().of({**stored, "moves": [SeatMove(**choice) for choice in stored["moves"]]})


@kind("took_back")
class TookBack(Turn):
    """Everything after so many actions was taken back, for this seat; or only its wall choices, while hidden."""

    seat: int
    ply: int


@kind("resumed")
class Resumed(Turn):
    """The table was away for a while, and the clocks go on from here."""


@kind("asked")
class Asked(Entry):
    """A seat asks all people to agree to something."""

    seat: int
    what: What


@kind("answered")
class Answered(Entry):
    """A seat agrees to it, or does not."""

    seat: int
    what: What
    yes: bool


@kind("resigned")
class Resigned(Entry):
    """A seat gave up."""

    seat: int


@kind("flagged")
class Flagged(Entry):
    """A seat's time is up."""

    seat: int


@kind("taken_over")
class TakenOver(Entry):
    """A bot plays on for this seat."""

    seat: int
    bot: str
    is_away: bool
    """Whether the player may come back."""


@kind("helped")
class Helped(Entry):
    """A seat has asked for help with its move."""

    seat: int
    level: int
    """1 to 4 is a hint: a nudge, the tiles, the move, or why; 0 is what a move would cost."""


@kind("chat")
class Chat(Entry):
    """Somebody said something; those who only watch have no seat."""

    name: str
    seat: int | None
    text: str


@kind("ended")
class Ended(Entry):
    """The game is over: "played", "resigned", "flagged", "draw" or "aborted"."""

    reason: EndReason
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Each seat's place, 1 for the first; nothing if the game was aborted."""


@kind("rematch")
class Rematch(Entry):
    """The same people play again at another table, with the same secrets and everyone one seat further."""

    table: str


KINDS: dict[str, type[Entry]] = {
    one.kind: one
    for one in (
        Seated, Left, Began, Deal, Moved, Chose, Tilings, TookBack, Resumed, Asked, Answered, Resigned, Flagged,
        TakenOver, Helped, Chat, Ended, Rematch,
    )
}  # fmt: skip


def read_entry(stored: Mapping[str, Any]) -> Entry:
    """An entry as `Entry.stored` gave it. Its events follow from the table it is made at."""
    return KINDS[stored["kind"]].of(stored)
