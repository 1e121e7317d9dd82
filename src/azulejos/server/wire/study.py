"""Studies of positions and games over HTTP: what is asked, and the lines of streams."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field, JsonValue

from ... import study
from ...study import account, analysing
from ...study.classes import MoveClass
from ...study.hinting import HintLevel
from ...table.limits import MOST_ACTIONS
from .answers import Problem
from .fields import GameFile, Id, MoveText, SeatIndex
from .requests import PositionAsked
from .shapes import Message, model_of

Language = Annotated[str, Field(max_length=10, description="The language of sentences, such as fr.")]
Claims = list[dict[str, JsonValue]]
"""What a move does, as data: the kind of claim, and its arguments by name."""

if TYPE_CHECKING:
    Insight = Any
    Judged = Any
    Hint = Any
    Review = Any
else:
    Insight = model_of(study.Insight)
    Judged = model_of(study.Judged, claims=Claims, better=Claims)
    Hint = model_of(study.Hint, claims=Claims)
    Review = model_of(account.Review, moves=list[model_of(account.ReviewedMove, claims=Claims, better=Claims)])

# ---------------------------------------------------------------------------------------------------- requests


class AnalysisRequest(Message):
    position: PositionAsked
    lines: Annotated[int, Field(ge=1, le=analysing.MOST_LINES, strict=True)] = 3
    nodes: Annotated[int | None, Field(ge=1, le=2_000_000, strict=True, description="Positions to look at.")] = None


class Spoken(Message):
    """The base of what is answered in sentences."""

    language: Language = "en"


class ReviewRequest(Spoken):
    """A game file, or a finished game that is kept here."""

    file: GameFile | None = None
    game: Id | None = None


Figures = Annotated[list[float], Field(min_length=2, max_length=4, description="Of each seat.")]
Ply = Annotated[int, Field(ge=0, strict=True)]
Points = Annotated[int, Field(ge=-1000, le=1000, strict=True)]


class StartNote(Message):
    margins: Figures
    chances: Figures


class DealNote(Message):
    ply: Ply
    luck: Figures
    chance_luck: Figures


class OutlookNote(Message):
    """A claim about what a move leads to."""

    kind: Literal["outlook", "outlook_other"]
    points: Points
    instead: Points
    other: Annotated[SeatIndex | None, Field(description="Whose points they are, if another seat's.")] = None


class MoveNote(Message):
    ply: Ply
    move: MoveText
    best: MoveText
    class_: Annotated[MoveClass, Field(alias="class")]
    lost: Figures
    chances_lost: Figures
    better: Annotated[
        list[OutlookNote],
        Field(default_factory=list, max_length=1, description="What it leads to, if that is told."),
    ]


class AnnotationRequest(Message):
    """A game file, and as much of its review as the file will have."""

    file: GameFile
    start: StartNote
    moves: Annotated[list[MoveNote], Field(max_length=MOST_ACTIONS)]
    deals: Annotated[list[DealNote], Field(max_length=MOST_ACTIONS)]


class JudgeRequest(Spoken):
    position: PositionAsked
    move: MoveText


class HintRequest(Spoken):
    position: PositionAsked
    level: HintLevel


class TableJudgeRequest(Spoken):
    seat: SeatIndex
    move: MoveText
    most: Annotated[
        float | None,
        Field(ge=0, le=1000, description="It counts as help if the move gives away more points, or if this is null."),
    ] = None


class TableHintRequest(Spoken):
    seat: SeatIndex
    level: HintLevel


# ---------------------------------------------------------------------------------------------------- streams


class WaitingLine(Message):
    """How many studies come first; sent from time to time."""

    kind: Literal["waiting"]
    ahead: int


class ProblemLine(Message):
    """The end of a stream that broke off."""

    kind: Literal["problem"]
    problem: Problem


class InsightLine(Message):
    kind: Literal["insight"]
    insight: Insight


class ReviewedLine(Message):
    kind: Literal["review"]
    review: Review


AnalysisLine = Annotated[WaitingLine | InsightLine | ProblemLine, Field(discriminator="kind")]
ReviewLine = Annotated[WaitingLine | ReviewedLine | ProblemLine, Field(discriminator="kind")]

STREAMS: dict[str, Any] = {"AnalysisLine": AnalysisLine, "ReviewLine": ReviewLine}
"""The lines of each stream, for the OpenAPI document."""
