"""What the server answers over HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

from pydantic import Field

from ... import table
from ...kernel.background import Progress as ProgressMade
from ...rules.options import OptionInfo as OptionTold
from ...table.counting import Counted as CountedBoards
from ...table.entries import EndReason
from ...table.scribe import Sheet as SheetWritten
from .games import Choice, Event, Position
from .shapes import Message, model_of

if TYPE_CHECKING:
    OptionInfo = Any
    Progress = ProgressMade
    TableInfo = table.TableInfo
    Sheet = SheetWritten
    Counted = CountedBoards
else:
    OptionInfo = model_of(OptionTold)
    Progress = model_of(ProgressMade)
    TableInfo = model_of(table.TableInfo)
    Sheet = model_of(SheetWritten, position=Position, events=list[Event], choices=list[Choice])
    Counted = model_of(CountedBoards, position=Position, events=list[Event])


class RuleReason(Message):
    """The rule that forbids a move or a position, by its id in the message catalogues."""

    id: Annotated[str, Field(examples=["line-full"])]
    arguments: dict[str, int | str]


class Problem(Message):
    """What went wrong, as in RFC 9457."""

    type: Annotated[str, Field(examples=["/problems/not_your_turn"])]
    title: str
    status: int
    detail: Annotated[str, Field(description="One sentence for people.")]
    reason: RuleReason | None = None


class PresetInfo(Message):
    name: str
    box: str
    players: list[int]
    options: list[OptionInfo]


class BotInfo(Message):
    name: str
    kind: Literal["simple", "character", "ladder"]
    about: Annotated[dict[str, str], Field(description="A sentence about itself, by language.")]


class Health(Message):
    """The server can do all it is there for; where it cannot, the answer is a problem with status 503."""

    status: Literal["ok"]
    version: str
    database: Annotated[str, Field(examples=["sqlite"])]
    write_seconds: Annotated[float, Field(description="How long a small write to the database took just now.")]
    changes_waiting: Annotated[int, Field(description="Changes of tables that wait to be written.")]
    thoughts_waiting: Annotated[int, Field(description="Moves of bots that nobody has begun to think about.")]


class SeatSecret(Message):
    """Whoever has the secret has the seat: keep it, and never put it into a link."""

    seat: int
    secret: str


class TableCreated(Message):
    table: str
    seats: list[SeatSecret]


class TableLine(TableInfo):
    """A table in the list of open ones."""

    created: float


class TableList(Message):
    tables: list[TableLine]


class Link(Message):
    """An address that others can open, and its QR code."""

    address: Annotated[str, Field(examples=["http://192.168.1.20:8000/t/k3v9q7m2x8w4tzhd"])]
    size: Annotated[int, Field(description="How many modules the QR code has on each side, without its quiet zone.")]
    path: Annotated[str, Field(description="Its dark modules as the path of an SVG, one unit each.")]


class Invitation(Message):
    """How others get to a table; there is no link where the server listens to its own machine alone."""

    links: list[Link]


class GameLine(Message):
    """A finished game in the list of them."""

    id: str
    game: Annotated[str, Field(examples=["azul-grey/3;max_rounds=9"])]
    preset: str
    players: int
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    reason: EndReason | None
    finished: float


class GameSummary(Message):
    """What a game file tells, without its moves."""

    game: Annotated[str, Field(examples=["azul-grey/3;max_rounds=9"])]
    preset: str
    box: str
    players: int
    seats: list[str]
    tags: dict[str, str]
    scores: list[int]
    ranking: list[int]
    is_over: bool
    accuracy: Annotated[list[float], Field(description="Each seat's, 0 to 100, where the file has a review.")]


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


class VariationFrame(Frame):
    """A step of a variation."""

    parent: Annotated[int, Field(description="The frame before it; those of variations are counted after the others.")]


class Frames(Message):
    game: str
    seats: list[str]
    frames: list[Frame]
    variations: list[VariationFrame]


class Study(Message):
    """The position after the move, if one was given, and what may be done there."""

    position: Position
    text: str
    to_act: int | None
    is_over: bool
    draws: Annotated[list[str], Field(description="The tiles that were drawn, where that was asked for.")]
    events: list[Event]
    choices: list[Choice]


PAGE: dict[str, Any] = {"Sheet": Sheet, "Counted": Counted}
"""What no server answers, but the rules that a page runs itself: its types are made from the same document."""
