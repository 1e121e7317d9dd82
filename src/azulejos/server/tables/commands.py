"""What somebody wants of a table, in a form that any process can hand to the one that plays it.

A command names the secret it is given with, by its hash: whether that still holds the seat is decided when it is done.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...table import Entry, Table
from ...table.kinds import kind
from ..problems import Refusal
from ..security import seats_held


@dataclass(frozen=True, kw_only=True)
class Command:
    """The base of all commands."""

    kind: str = ""
    seat: int
    by: str = ""
    """The hash of the secret that whoever gives it has shown."""


@kind("sit")
class Sit(Command):
    """Take an open seat; `hash` is that of its new secret."""

    name: str
    hash: str


@kind("return")
class Return(Command):
    """Come back to a seat that a bot has taken over."""


@kind("leave")
class Leave(Command):
    """Give the seat up."""


@kind("act")
class Act(Command):
    """Play a move; `seq` is the last entry that its player has seen."""

    seq: int
    move: str


@kind("ask")
class Ask(Command):
    what: str


@kind("answer")
class Answer(Command):
    what: str
    yes: bool


@kind("resign")
class Resign(Command):
    """Give up."""


@kind("help")
class Help(Command):
    """Ask for help with the seat's move."""

    level: int


@kind("chat")
class Say(Command):
    text: str


AnyCommand = Sit | Return | Leave | Act | Ask | Answer | Resign | Help | Say


def perform(command: AnyCommand, table: Table, changed: list[int]) -> list[Entry]:
    """Do it. `changed` has for each seat the number of the last entry that changed what it may do."""
    seat = command.seat
    if isinstance(command, Sit | Return):
        if (seat in table.away) != isinstance(command, Return):
            raise Refusal("seat_taken", f"seat {seat} is not open")
        if isinstance(command, Sit):
            return table.sit(seat, command.name)
        return table.sit(seat, table.seats[seat].name, table.seats[seat].holder)
    if not 0 <= seat < len(table.seats) or not table.seats[seat].is_person:
        raise Refusal("forbidden", f"seat {seat} is not played by a person")
    if isinstance(command, Act):
        if not changed[seat] <= command.seq <= table.seq:
            raise Refusal("stale", "the table has changed since; look at it again")
        return table.act(seat, command.move)
    if isinstance(command, Ask):
        return table.ask(seat, command.what)
    if isinstance(command, Answer):
        return table.answer(seat, command.what, command.yes)
    if isinstance(command, Help):
        return table.ask_help(seat, command.level)
    if isinstance(command, Say):
        return table.say(table.seats[seat].name, command.text, seat)
    return table.leave(seat) if isinstance(command, Leave) else table.resign(seat)


def check_holder(command: AnyCommand, hashes: dict[int, str]) -> None:
    """Raise if whoever gives a command does not hold the seat now; to sit down on an open one takes no secret."""
    if not isinstance(command, Sit) and command.seat not in seats_held([command.by], hashes):
        raise Refusal("forbidden", f"seat {command.seat} is not yours")


def new_hashes(command: AnyCommand, table: Table) -> dict[int, str]:
    """The hashes of seats' secrets that a command changes, now that it is done: who leaves before a game has none."""
    if isinstance(command, Sit):
        return {command.seat: command.hash}
    return {command.seat: ""} if isinstance(command, Leave) and table.status == "waiting" else {}
