"""What somebody wants of a table, in a form that any process can hand to the one that plays it."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, Self

from ..table import Entry, Table
from .problems import Refusal


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """Who asks has shown the seat's secret; only the fields that `do` needs are there."""

    do: str
    seat: int
    seq: int = 0
    move: str = ""
    what: str = ""
    yes: bool = False
    text: str = ""
    name: str = ""
    hash: str = ""
    """Of the secret of who sits down."""

    def to_json(self) -> dict[str, Any]:
        return {name: value for name, value in asdict(self).items() if value or name == "seat"}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        return cls(**data)

    def apply(self, table: Table, changed: list[int]) -> list[Entry]:
        """Do it. `changed` has for each seat the number of the last entry that changed what it may do."""
        seat = self.seat
        if self.do in ("sit", "return"):
            if (seat in table.away) != (self.do == "return"):
                raise Refusal("seat_taken", f"seat {seat} is not open")
            return table.sit(seat, self.name, table.seats[seat].holder if self.do == "return" else None)
        if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person:
            raise Refusal("forbidden", f"seat {seat} is not played by a person")
        if self.do == "act":
            if not changed[seat] <= self.seq <= table.seq:
                raise Refusal("stale", "the table has changed since; look at it again")
            return table.act(seat, self.move)
        if self.do == "ask":
            return table.ask(seat, self.what)
        if self.do == "answer":
            return table.answer(seat, self.what, self.yes)
        if self.do == "resign":
            return table.resign(seat)
        if self.do == "leave":
            return table.leave(seat)
        assert self.do == "chat"
        return table.say(table.seats[seat].name, self.text, seat)
