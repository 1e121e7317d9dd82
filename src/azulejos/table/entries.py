"""The log of a table: everything that happened, in order. A table can be rebuilt from it alone."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, fields
from typing import Any, ClassVar

from ..rules.events import Event
from .scene import Scene


@dataclass(frozen=True)
class Entry:
    """The base of all entries: its number, from 1, and when it was made, in seconds since 1970."""

    seq: int
    at: float

    KIND: ClassVar[str] = ""

    def stored(self) -> dict[str, Any]:
        """What must be kept to rebuild the table: hidden choices too, but nothing that follows from the rest."""
        return {"seq": self.seq, "at": self.at, "kind": self.KIND, **self._facts()}

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """What happened, as far as the holder of these seats may know."""
        return self.stored()

    def to_json(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """The same, with what the table looks like after it."""
        return self.told(seats)

    @classmethod
    def facts_from(cls, stored: Mapping[str, Any]) -> dict[str, Any]:
        """The entry's own facts, from what `stored` gave."""
        own = {name: value for name, value in stored.items() if name not in ("seq", "at", "kind")}
        return {name: tuple(value) if isinstance(value, list) else value for name, value in own.items()}

    def _facts(self) -> dict[str, Any]:
        names = [field.name for field in fields(self) if field.name not in ("seq", "at", "events", "scene")]
        values = {name: getattr(self, name) for name in names}
        return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


@dataclass(frozen=True)
class Turn(Entry):
    """An entry after which the table looks different: it tells the events, and shows the table."""

    events: tuple[Event, ...]
    scene: Scene | None
    """The table after it; None in the log of a table that has gone on, to save memory."""

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        return {**self.stored(), "events": [event.to_json() for event in self.events]}

    def to_json(self, seats: Collection[int] = ()) -> dict[str, Any]:
        if self.scene is None:
            return self.told(seats)
        clocks = self.scene.clocks
        return {
            **self.told(seats),
            "position": self.scene.position_json(seats),
            "to_choose": sorted(self.scene.to_choose),
            "clocks": None if clocks is None else [round(left, 3) for left in clocks],
        }


@dataclass(frozen=True)
class Seated(Entry):
    """Someone sat down; with a name only, or as a bot."""

    KIND = "seated"
    seat: int
    name: str
    bot: str | None
    holder: int


@dataclass(frozen=True)
class Left(Entry):
    """Someone left before the game began: the seat is open again."""

    KIND = "left"
    seat: int


@dataclass(frozen=True)
class Began(Turn):
    """All seats are taken, and the game is set up."""

    KIND = "began"


@dataclass(frozen=True)
class Deal(Turn):
    """Tiles were drawn: all that were due."""

    KIND = "deal"
    draws: tuple[str, ...]


@dataclass(frozen=True)
class Moved(Turn):
    """A seat made its move."""

    KIND = "move"
    seat: int
    move: str


@dataclass(frozen=True)
class Chose(Turn):
    """A seat made a wall choice, which stays hidden until all have."""

    KIND = "chose"
    seat: int
    move: str

    def told(self, seats: Collection[int] = ()) -> dict[str, Any]:
        data = super().told(seats)
        if self.seat not in seats:
            del data["move"]
        return data


@dataclass(frozen=True)
class Tilings(Turn):
    """All wall choices are there, and are revealed."""

    KIND = "tilings"
    moves: tuple[tuple[int, str], ...]

    def _facts(self) -> dict[str, Any]:
        return {"moves": [{"seat": seat, "move": move} for seat, move in self.moves]}

    @classmethod
    def facts_from(cls, stored: Mapping[str, Any]) -> dict[str, Any]:
        return {"moves": tuple((choice["seat"], choice["move"]) for choice in stored["moves"])}


@dataclass(frozen=True)
class TookBack(Turn):
    """Everything after so many actions was taken back, for this seat; or only its wall choices, while hidden."""

    KIND = "took_back"
    seat: int
    ply: int


@dataclass(frozen=True)
class Resumed(Turn):
    """The table was away for a while, and the clocks go on from here."""

    KIND = "resumed"


@dataclass(frozen=True)
class Asked(Entry):
    """A seat asks all people to agree to something."""

    KIND = "asked"
    seat: int
    what: str


@dataclass(frozen=True)
class Answered(Entry):
    """A seat agrees to it, or does not."""

    KIND = "answered"
    seat: int
    what: str
    yes: bool


@dataclass(frozen=True)
class Resigned(Entry):
    """A seat gave up."""

    KIND = "resigned"
    seat: int


@dataclass(frozen=True)
class Flagged(Entry):
    """A seat's time is up."""

    KIND = "flagged"
    seat: int


@dataclass(frozen=True)
class TakenOver(Entry):
    """A bot plays on for this seat."""

    KIND = "taken_over"
    seat: int
    bot: str
    is_away: bool
    """Whether the person has neither resigned nor run out of time, and may come back."""


@dataclass(frozen=True)
class Chat(Entry):
    """Somebody said something; those who only watch have no seat."""

    KIND = "chat"
    name: str
    seat: int | None
    text: str


@dataclass(frozen=True)
class Ended(Entry):
    """The game is over: "played", "resigned", "flagged", "draw" or "aborted"."""

    KIND = "ended"
    reason: str
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    """Each seat's place, 1 for the first; nothing if the game was aborted."""


@dataclass(frozen=True)
class Rematch(Entry):
    """The same people play again at another table."""

    KIND = "rematch"
    table: str


KINDS: dict[str, type[Entry]] = {
    kind.KIND: kind
    for kind in (
        Seated, Left, Began, Deal, Moved, Chose, Tilings, TookBack, Resumed, Asked, Answered, Resigned, Flagged,
        TakenOver, Chat, Ended, Rematch,
    )
}  # fmt: skip
