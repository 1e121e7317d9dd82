"""What somebody wants of a table, in a form that any process can hand to the one that plays it.

Whoever gives a command has shown the seat's secret.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ...table import Entry, Table
from ..problems import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """The base of all commands."""

    kind: str
    seat: int

    def apply(self, table: Table, changed: list[int]) -> list[Entry]:
        """Do it. `changed` has for each seat the number of the last entry that changed what it may do."""
        if not 0 <= self.seat < len(table.seats) or not table.seats[self.seat].is_person:
            raise Refusal("forbidden", f"seat {self.seat} is not played by a person")
        return self.play(table, changed)

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        """Do it, now that a person is known to sit there."""
        raise NotImplementedError

    def hashes(self, table: Table) -> dict[int, str]:
        """The seats' secrets to be stored with what was done, as hashes."""
        return {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Sit(Command):
    """Take an open seat; `hash` is that of its new secret."""

    kind: Literal["sit"] = "sit"
    name: str
    hash: str

    def apply(self, table: Table, changed: list[int]) -> list[Entry]:
        if self.seat in table.away:
            raise Refusal("seat_taken", f"seat {self.seat} is not open")
        return table.sit(self.seat, self.name)

    def hashes(self, table: Table) -> dict[int, str]:
        return {self.seat: self.hash}


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Command):
    """Come back to a seat that a bot has taken over."""

    kind: Literal["return"] = "return"

    def apply(self, table: Table, changed: list[int]) -> list[Entry]:
        if self.seat not in table.away:
            raise Refusal("seat_taken", f"seat {self.seat} is not open")
        who = table.seats[self.seat]
        return table.sit(self.seat, who.name, who.holder)


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Command):
    """Give the seat up. Before the game its secret is worth nothing then."""

    kind: Literal["leave"] = "leave"

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        return table.leave(self.seat)

    def hashes(self, table: Table) -> dict[int, str]:
        return {self.seat: ""} if table.status == "waiting" else {}


@dataclass(frozen=True, slots=True, kw_only=True)
class Act(Command):
    """Play a move; `seq` is the last entry that its player has seen."""

    kind: Literal["act"] = "act"
    seq: int
    move: str

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        if not changed[self.seat] <= self.seq <= table.seq:
            raise Refusal("stale", "the table has changed since; look at it again")
        return table.act(self.seat, self.move)


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Command):
    kind: Literal["ask"] = "ask"
    what: str

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        return table.ask(self.seat, self.what)


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer(Command):
    kind: Literal["answer"] = "answer"
    what: str
    yes: bool

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        return table.answer(self.seat, self.what, self.yes)


@dataclass(frozen=True, slots=True, kw_only=True)
class Resign(Command):
    kind: Literal["resign"] = "resign"

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        return table.resign(self.seat)


@dataclass(frozen=True, slots=True, kw_only=True)
class Say(Command):
    kind: Literal["chat"] = "chat"
    text: str

    def play(self, table: Table, changed: list[int]) -> list[Entry]:
        return table.say(table.seats[self.seat].name, self.text, self.seat)


AnyCommand = Sit | Return | Leave | Act | Ask | Answer | Resign | Say
