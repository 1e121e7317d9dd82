"""What goes over a table's socket."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from ... import table
from ...table.asking import What
from .answers import Problem, TableInfo
from .fields import Chat, Flag, MoveText, SeatIndex, Secret, Seq
from .games import Choice, Entry, Position
from .shapes import Message, model_of

if TYPE_CHECKING:
    TableChange = table.TableChange
else:
    TableChange = model_of(table.TableChange)

RequestId = Annotated[str, Field(min_length=1, max_length=40)]

# ---------------------------------------------------------------------------------------------------- from clients


class JoinMessage(Message):
    """Must come first. Whoever has no secret watches."""

    type: Literal["join"]
    secrets: Annotated[list[Secret], Field(max_length=4)] = Field(default=[])
    since: Annotated[Seq | None, Field(description="The last number seen, to be sent only what came after it.")] = None
    choices: Annotated[Flag, Field(description="Whether to be sent what your seats may do.")] = False


class ActMessage(Message):
    """Play a move. `seq` is the last number seen: the move is refused if something has changed for this seat since."""

    type: Literal["act"]
    id: RequestId
    seat: SeatIndex
    seq: Seq
    move: MoveText


class ChatMessage(Message):
    type: Literal["chat"]
    id: RequestId | None = None
    text: Chat


class AskMessage(Message):
    type: Literal["ask"]
    id: RequestId
    seat: SeatIndex
    what: What


class AnswerMessage(Message):
    type: Literal["answer"]
    id: RequestId
    seat: SeatIndex
    what: What
    yes: Flag


class ResignMessage(Message):
    type: Literal["resign"]
    id: RequestId
    seat: SeatIndex


class PingMessage(Message):
    type: Literal["ping"]


SeatMessage = ActMessage | AskMessage | AnswerMessage | ResignMessage
"""What somebody does on a seat."""
ClientMessage = Annotated[
    JoinMessage | ActMessage | ChatMessage | AskMessage | AnswerMessage | ResignMessage | PingMessage,
    Field(discriminator="type"),
]

# ---------------------------------------------------------------------------------------------------- to clients


class StateMessage(Message):
    """Everything there is to know now."""

    type: Literal["state"]
    seq: int
    you: Annotated[list[int], Field(description="Your seats.")]
    table: TableInfo
    position: Position | None
    log: list[Entry]


class EntryMessage(Message):
    """What happened next, and the table after it. Numbers follow each other without a gap."""

    type: Literal["entry"]
    entry: Entry
    table: TableChange
    position: Annotated[Position | None, Field(description="Null where the entry changed nothing in it.")]


class PresenceMessage(Message):
    type: Literal["presence"]
    connected: Annotated[list[bool], Field(description="Whether each seat's player is connected.")]


class HurriedMessage(Message):
    """The bot on this seat thinks about its next move for a shorter time than usual, because the server is busy."""

    type: Literal["hurried"]
    seat: int


class ChoicesMessage(Message):
    type: Literal["choices"]
    seq: int
    seat: int
    choices: list[Choice]


class AckMessage(Message):
    """Your request was done and is stored; the entries it made end with this number."""

    type: Literal["ack"]
    id: str
    seq: int


class ErrorMessage(Message):
    type: Literal["error"]
    id: str | None
    problem: Problem


class PongMessage(Message):
    type: Literal["pong"]


ServerMessage = Annotated[
    StateMessage
    | EntryMessage
    | PresenceMessage
    | HurriedMessage
    | ChoicesMessage
    | AckMessage
    | ErrorMessage
    | PongMessage,
    Field(discriminator="type"),
]

SOCKET: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
"""What the OpenAPI document has beside the messages of HTTP."""
