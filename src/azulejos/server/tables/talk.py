"""What processes that share a database tell each other: a small vocabulary, each message with its `kind`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field, TypeAdapter

from ...errors import Reason
from ...table.kinds import kind
from ..problems import Refusal
from .commands import AnyCommand


@kind("entries")
class NewEntries:
    """A table has entries that were stored under this fence. The journal says so, with the commit itself."""

    table: str
    fence: int


@kind("presence")
class Presence:
    """How many sockets a process has at a table, and the seats they hold."""

    process: str
    table: str
    sockets: int
    seats: tuple[int, ...]
    client: str
    """Whom one of the sockets belongs to."""
    wants_answer: bool = False
    """Whether the process has just opened the table, and does not know yet who else is there."""


@kind("command")
class CommandSent:
    """A command for a table that the receiver plays; whoever sends it twice gives it the same name."""

    process: str
    name: str
    table: str
    command: Annotated[AnyCommand, Field(discriminator="kind")]


@kind("done")
class CommandDone:
    """The command of this name was done, and what it made is stored up to this entry."""

    name: str
    seq: int


@kind("refused")
class CommandRefused:
    """The table refused it."""

    name: str
    code: str
    detail: str
    reason: tuple[str, str, dict[str, int | str]] | None
    """The id, text and arguments of the rule."""

    @classmethod
    def of(cls, name: str, error: Refusal) -> CommandRefused:
        reason = error.reason
        told = None if reason is None else (reason.id, reason.text, reason.arguments)
        return cls(name=name, code=error.code, detail=str(error), reason=told)

    def refusal(self) -> Refusal:
        reason = self.reason
        return Refusal(self.code, self.detail, None if reason is None else Reason(reason[0], reason[1], **reason[2]))


@kind("thought")
class ThoughtDone:
    """What a worker has found for the thought of this name: a move, or what went wrong."""

    name: str
    move: str | None
    problem: str = ""


@kind("hurried")
class BotHurried:
    """A bot at a table that this process plays has less time than usual."""

    process: str
    table: str
    seat: int


Reply = CommandDone | CommandRefused
Talk = NewEntries | Presence | CommandSent | CommandDone | CommandRefused | ThoughtDone | BotHurried
TALK: TypeAdapter[Talk] = TypeAdapter(Annotated[Talk, Field(discriminator="kind")])


def write(message: Talk) -> str:
    return TALK.dump_json(message).decode()


def read(text: str) -> Talk:
    return TALK.validate_json(text)
