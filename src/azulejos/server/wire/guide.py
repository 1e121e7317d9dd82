"""What a page asks of the guide, and what it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from pydantic import Field, JsonValue

from ...study import guide
from .fields import Flag, MoveText, Name, SeatIndex, Word
from .requests import PositionAsked
from .shapes import Message, model_of

if TYPE_CHECKING:
    Remark = Any
else:
    Remark = model_of(guide.Remark)


class GuideRequest(Message):
    position: PositionAsked
    seat: Annotated[SeatIndex, Field(description="The newcomer's.")]
    told: Annotated[
        list[Word],
        Field(
            max_length=200,
            description="The ids of ideas that were told already; `azul-basics` is all of the box's first game.",
        ),
    ]
    chooses: Annotated[Flag, Field(description="Whether the newcomer is to choose now.")] = True
    events: Annotated[
        list[dict[str, JsonValue]],
        Field(max_length=300, description="What happened since the newcomer chose, as `Event` has it."),
    ] = Field(default=[])
    picked: Annotated[
        Word, Field(description="Tiles picked up and not yet placed: source and color.", examples=["3r"])
    ] = ""
    bot: Annotated[Word | None, Field(description="The bot on the other side: after it comes the next one.")] = None


class ProposalRequest(Message):
    """Somebody would like to see a good move."""

    position: PositionAsked
    seat: SeatIndex
    names: Annotated[list[Name], Field(max_length=4, description="What to call the seats.")]
    language: Annotated[Word, Field(description="Of moves in words, and of reasons.", examples=["nl"])] = "en"


class GuidedMove(ProposalRequest):
    """A move of the newcomer's, in the position before it."""

    move: MoveText


class Guidance(Message):
    remarks: list[Remark]
