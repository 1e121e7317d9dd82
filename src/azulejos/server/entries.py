"""The entries of a table's log as they are on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from .boards import Event, Part, Position

What = Literal["takeback", "draw", "abort", "rematch"]
Reason = Literal["played", "resigned", "flagged", "draw", "aborted"]
Clocks = Annotated[list[float] | None, Field(description="Seconds each seat has left; those of `to_choose` run.")]


class EntryBase(Part):
    seq: int
    at: float


class Turn(EntryBase):
    """An entry after which the table looks different; in the log of `state` it is without what the table looks like."""

    events: list[Event]
    position: Position | None = None
    to_choose: list[int] | None = None
    clocks: Clocks = None


class Seated(EntryBase):
    kind: Literal["seated"]
    seat: int
    name: str
    bot: str | None
    holder: Annotated[int, Field(description="Seats with the same holder are played by one person.")]


class Left(EntryBase):
    kind: Literal["left"]
    seat: int


class Began(Turn):
    kind: Literal["began"]


class Deal(Turn):
    kind: Literal["deal"]
    draws: list[str]


class Moved(Turn):
    kind: Literal["move"]
    seat: int
    move: str


class Chose(Turn):
    """A seat has made a wall choice, which stays hidden until all have."""

    kind: Literal["chose"]
    seat: int
    move: Annotated[str | None, Field(description="Only for the seat's own player.")] = None


class SeatMove(Part):
    seat: int
    move: str


class Tilings(Turn):
    kind: Literal["tilings"]
    moves: list[SeatMove]


class Asked(EntryBase):
    kind: Literal["asked"]
    seat: int
    what: What


class Answered(EntryBase):
    kind: Literal["answered"]
    seat: int
    what: What
    yes: bool


class TookBack(Turn):
    kind: Literal["took_back"]
    seat: int
    ply: int


class Resumed(Turn):
    """The table was away for a while; that time is nobody's."""

    kind: Literal["resumed"]


class Resigned(EntryBase):
    kind: Literal["resigned"]
    seat: int


class Flagged(EntryBase):
    kind: Literal["flagged"]
    seat: int


class TakenOver(EntryBase):
    kind: Literal["taken_over"]
    seat: int
    bot: str
    is_away: Annotated[bool, Field(description="Whether the player may come back.")]


class Chat(EntryBase):
    kind: Literal["chat"]
    name: str
    seat: int | None
    text: str


class Ended(EntryBase):
    kind: Literal["ended"]
    reason: Reason
    scores: list[int]
    ranking: list[int]


class Rematch(EntryBase):
    """The same players meet again at this table, with the same secrets and the seats rotated."""

    kind: Literal["rematch"]
    table: str


Entry = TypeAliasType(
    "Entry",
    Annotated[
        Seated
        | Left
        | Began
        | Deal
        | Moved
        | Chose
        | Tilings
        | Asked
        | Answered
        | TookBack
        | Resumed
        | Resigned
        | Flagged
        | TakenOver
        | Chat
        | Ended
        | Rematch,
        Field(discriminator="kind"),
    ],
)
