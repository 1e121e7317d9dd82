"""What clients send over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from pydantic import Field, JsonValue

from ... import table
from ...table.limits import MOST_ACTIONS
from ...table.setup import SeatKind, Takeback
from .fields import Flag, GameFile, MoveText, Name, SeatIndex, Word
from .shapes import Message, model_of

if TYPE_CHECKING:
    Clock = table.Clock
else:
    Clock = model_of(table.Clock, optional=("increment",))


class SeatRequest(Message):
    """Who shall sit here: a person of the creator's, a bot, or whoever comes first."""

    kind: SeatKind
    name: Name | None = None
    bot: Word | None = None


class Origin(Message):
    """Where a what-if begins: a game file, and how many of its actions (tiles drawn included) were played."""

    file: GameFile
    ply: Annotated[int, Field(ge=0, le=100_000, strict=True)]


class TableRequest(Message):
    preset: Annotated[Word, Field(examples=["azul-grey"])]
    players: Annotated[int, Field(ge=2, le=4, strict=True)] = 2
    options: Annotated[dict[Word, bool | int | Word | None], Field(max_length=20)] = Field(default={})
    seats: Annotated[list[SeatRequest], Field(min_length=2, max_length=4)]
    start: Annotated[
        SeatIndex | Literal["random"], Field(description="The seat that begins; a random one is drawn now.")
    ] = 0
    clock: Clock | None = None
    public: Flag = False
    takeback: Takeback = "ask"
    takeover: Annotated[Word | None, Field(description="The bot that takes over an abandoned seat.")] = None
    chat: Flag = True
    help: Annotated[Flag, Field(description="Whether everybody here may ask for hints.")] = False
    origin: Origin | None = None


class SeatWanted(Message):
    """Join a table: this open seat, or the first one."""

    seat: SeatIndex | None = None
    name: Name


PositionAsked = Annotated[
    Annotated[str, Field(max_length=2000)] | dict[str, JsonValue],
    Field(description="One line of text, or what `Position` has."),
]


class StudyRequest(Message):
    position: PositionAsked
    move: MoveText | None = None
    deal: Annotated[Flag, Field(description="Draw the tiles that are due after it, at random.")] = False
    ahead: Annotated[
        SeatIndex | None,
        Field(description="List the choices of this seat as if it were its turn, to choose ahead of it."),
    ] = None


class VariationRequest(Message):
    file: GameFile
    actions: Annotated[
        list[MoveText],
        Field(max_length=MOST_ACTIONS, description="All from the beginning of the game, tiles drawn included."),
    ]


class PictureRequest(Message):
    position: PositionAsked
    names: Annotated[list[Name], Field(max_length=4, description="What to call the seats.")] = Field(default=[])
    language: Annotated[Word, Field(description="Of the words in the picture.", examples=["nl"])] = "en"
