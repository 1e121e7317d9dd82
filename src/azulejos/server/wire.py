"""Every message of the HTTP API and the socket; `docs/wire.md` shows them at work.

What comes in is checked against these models. What goes out is written by hand for speed, and the tests hold it to
them. The OpenAPI document has them all, so that clients can generate their types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from .boards import Choice, Event, Position
from .entries import Clocks, Entry, Reason, What

NAME_LENGTH = 40
CHAT_LENGTH = 300
MOVE_LENGTH = 20
FILE_LENGTH = 100_000

Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True)]
SeatIndex = Annotated[int, Field(ge=0, le=3, strict=True)]
Id = Annotated[str, Field(pattern=r"^[0-9a-z]{4,32}$", examples=["k3v9q7m2x8w4"])]
Name = Annotated[str, Field(max_length=NAME_LENGTH)]
"""A player's name; the table tidies white space and takes out characters that draw nothing."""
Secret = Annotated[str, Field(min_length=16, max_length=100)]
Preset = Annotated[str, Field(max_length=40, examples=["azul-grey"])]
GameFile = Annotated[str, Field(max_length=FILE_LENGTH)]
Options = dict[Annotated[str, Field(max_length=40)], bool | int | Annotated[str, Field(max_length=40)] | None]
Status = Literal["waiting", "playing", "over", "closed"]
Takeback = Literal["ask", "free", "off"]


class Message(BaseModel):
    """The base: nothing but what is named."""

    model_config = ConfigDict(extra="forbid")


class RuleReason(Message):
    """The rule that forbids a move, by its id in the message catalogues."""

    id: Annotated[str, Field(examples=["line-full"])]
    arguments: dict[str, int | str]


class Problem(Message):
    """What went wrong, as in RFC 9457."""

    type: Annotated[str, Field(examples=["/problems/not_your_turn"])]
    title: str
    status: int
    detail: Annotated[str, Field(description="One sentence for people.")]
    reason: RuleReason | None = None


# ---------------------------------------------------------------------------------------------------- what there is


class OptionInfo(Message):
    """A rule option and what it may be."""

    name: str
    default: bool | int | str | None
    values: Annotated[list[bool | int | str | None] | None, Field(description="All values, if they are few.")]
    minimum: int | None = None
    maximum: int | None = None
    house_rule: Annotated[bool, Field(description="Whether it makes a difference, but not another of our games.")]


class PresetInfo(Message):
    name: str
    box: Literal["azul", "pavilion"]
    players: list[int]
    options: list[OptionInfo]


class BotInfo(Message):
    name: str
    kind: Literal["simple", "character", "ladder"]
    about: Annotated[dict[str, str], Field(description="A sentence about itself, by language.")]


class Health(Message):
    status: Literal["ok"]
    version: str


# ---------------------------------------------------------------------------------------------------- tables


class SeatRequest(Message):
    """Who shall sit here: a person of the creator's, a bot, or whoever comes first."""

    kind: Literal["person", "bot", "open"]
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None


class Clock(Message):
    """A time for each move, or for the whole game with an increment for each move."""

    kind: Literal["move", "game"]
    seconds: Annotated[float, Field(ge=1, le=30 * 86_400, strict=True)]
    increment: Annotated[float, Field(ge=0, le=86_400, strict=True)] = 0


class Origin(Message):
    """Where a what-if begins: a game file, and how many of its actions (tiles drawn included) were played."""

    file: GameFile
    ply: Annotated[int, Field(ge=0, le=100_000, strict=True)]


class TableRequest(Message):
    preset: Preset
    players: Annotated[int, Field(ge=2, le=4, strict=True)] = 2
    options: Annotated[Options, Field(max_length=20)] = {}
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    clock: Clock | None = None
    public: Annotated[bool, Field(strict=True)] = False
    takeback: Takeback = "ask"
    takeover: Annotated[str | None, Field(max_length=40, description="The bot that takes over an abandoned seat.")] = (
        None
    )
    chat: Annotated[bool, Field(strict=True)] = True
    origin: Origin | None = None


class SeatSecret(Message):
    """Whoever has the secret has the seat: keep it, and never put it into a link."""

    seat: int
    secret: str


class TableCreated(Message):
    table: str
    seats: list[SeatSecret]


class SeatWanted(Message):
    """Join a table: this open seat, or the first one."""

    seat: SeatIndex | None = None
    name: Name


class SeatInfo(Message):
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    connected: bool


class Asking(Message):
    """What somebody asks all the others for, and the seats whose players agree."""

    seat: int
    what: What
    agreed: list[int]


class Result(Message):
    reason: Reason
    scores: list[int]
    ranking: Annotated[list[int], Field(description="Each seat's place, 1 for the winner; empty if it was aborted.")]


HouseRules = Annotated[
    dict[str, str],
    Field(description="The options that are not as this game usually has them.", examples=[{"max_rounds": "9"}]),
]


class TableInfo(Message):
    id: str
    preset: str
    players: int
    options: dict[str, bool | int | str | None]
    house_rules: HouseRules
    seats: list[SeatInfo]
    clock: Clock | None
    clocks: Clocks
    public: bool
    takeback: Takeback
    takeover: str | None
    chat: bool
    status: Status
    to_choose: Annotated[list[int], Field(description="The seats that may act now.")]
    asked: list[Asking]
    result: Result | None
    next_table: Annotated[str | None, Field(description="Where the rematch is played.")]
    host: Annotated[bool, Field(description="Whether you made this table.")]


class TableLine(Message):
    """A table in the list of open ones."""

    id: str
    preset: str
    players: int
    options: dict[str, bool | int | str | None]
    house_rules: HouseRules
    seats: list[SeatInfo]
    clock: Clock | None
    created: float


class TableList(Message):
    tables: list[TableLine]


# ---------------------------------------------------------------------------------------------------- finished games


class GameLine(Message):
    id: str
    game: Annotated[str, Field(examples=["azul-grey/3;max_rounds=9"])]
    preset: str
    players: int
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    reason: Reason | None
    finished: float


class GameList(Message):
    games: list[GameLine]
    next: Annotated[str | None, Field(description="Ask for the next page with ?after=this.")]


class GameImported(Message):
    id: str


class Frame(Message):
    """One step of a replay: a move, or all tiles drawn at once."""

    ply: Annotated[int, Field(description="How many actions, tiles drawn included, lead here.")]
    seat: int | None
    move: str | None
    draws: list[str]
    comment: str
    events: list[Event]
    position: Position


class Frames(Message):
    game: str
    seats: list[str]
    frames: list[Frame]


# ---------------------------------------------------------------------------------------------------- study


class StudyRequest(Message):
    position: Annotated[
        Annotated[str, Field(max_length=2000)] | dict[str, JsonValue],
        Field(description="One line of text, or what `Position` has."),
    ]
    move: Annotated[str, Field(max_length=MOVE_LENGTH)] | None = None


class Study(Message):
    """The position after the move, if one was given, and what may be done there."""

    position: Position
    text: str
    to_act: int | None
    is_over: bool
    events: list[Event]
    choices: list[Choice]


# ---------------------------------------------------------------------------------------------------- socket, inwards

RequestId = Annotated[str, Field(min_length=1, max_length=40)]


class JoinMessage(Message):
    """Must come first. Whoever has no secret watches."""

    type: Literal["join"]
    secrets: Annotated[list[Secret], Field(max_length=4)] = []
    since: Annotated[Seq | None, Field(description="The last number seen, to be sent only what came after it.")] = None
    choices: Annotated[bool, Field(strict=True, description="Whether to be sent what your seats may do.")] = False


class ActMessage(Message):
    """Play a move. `seq` is the last number seen: the move is refused if something has changed for this seat since."""

    type: Literal["act"]
    id: RequestId
    seat: SeatIndex
    seq: Seq
    move: Annotated[str, Field(max_length=MOVE_LENGTH)]


class ChatMessage(Message):
    type: Literal["chat"]
    id: RequestId | None = None
    text: Annotated[str, Field(max_length=CHAT_LENGTH)]


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
    yes: Annotated[bool, Field(strict=True)]


class ResignMessage(Message):
    type: Literal["resign"]
    id: RequestId
    seat: SeatIndex


class PingMessage(Message):
    type: Literal["ping"]


ClientMessage = Annotated[
    JoinMessage | ActMessage | ChatMessage | AskMessage | AnswerMessage | ResignMessage | PingMessage,
    Field(discriminator="type"),
]

# ---------------------------------------------------------------------------------------------------- socket, outwards


class StateMessage(Message):
    """Everything there is to know now; the log is without positions."""

    type: Literal["state"]
    seq: int
    you: list[int]
    table: TableInfo
    position: Position | None
    log: list[Entry]


class EntryMessage(Message):
    """What happened next; numbers follow each other without a gap."""

    type: Literal["entry"]
    entry: Entry


class PresenceMessage(Message):
    type: Literal["presence"]
    seats: Annotated[list[bool], Field(description="Whether somebody is connected, seat by seat.")]


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
    StateMessage | EntryMessage | PresenceMessage | ChoicesMessage | AckMessage | ErrorMessage | PongMessage,
    Field(discriminator="type"),
]

SOCKET: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
"""What the OpenAPI document has beside the messages of HTTP."""
