"""What the table asks of a box's module in this room, such as `azulejos.table.azul`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Protocol, cast

from ..errors import MissingModule
from ..rules.action import Action
from ..rules.box import Box
from ..rules.events import Event
from ..rules.schema import Values


@dataclass(frozen=True, kw_only=True)
class Choice(Values):
    """The base of all choices: a legal move, with its parts by name and a preview of what it does.

    A box has a subclass for each kind of move, made with `@kind("take")`. It has one field for each part, and a
    dataclass as `preview`, if there is something to preview. Indices count from 0.
    """

    move: str
    kind: str = ""


@dataclass(frozen=True, kw_only=True)
class SourceChoice(Choice):
    """Taking the tiles of a color from a source, as in every box of the family."""

    source: int
    """A factory, from 1; 0 is the center."""
    color: str


@dataclass(frozen=True, kw_only=True)
class PointsPreview(Values):
    points: int
    """What the move scores."""


@dataclass(frozen=True, kw_only=True)
class CostPreview(Values):
    cost: int
    """The points that it loses."""


@dataclass(frozen=True, kw_only=True)
class SourcePreview(CostPreview):
    marker: bool
    """Whether the starting marker comes along."""


class TableBox(Protocol):
    """A box's module of this room.

    It may also have `SIMULTANEOUS`, the phases in which all seats choose at once; and `give_turn`, which makes a state
    one in which it is a seat's turn, for those who choose ahead of it, and says whether it has a turn to come.
    """

    CHOICES: tuple[type[Choice], ...]
    """A class for each kind of move."""

    def describe(self, state: Any) -> Callable[[Action], Choice]:
        """Make the function that describes the moves of the seat to act in this state."""


def plug(box: Box) -> TableBox:
    return cast(TableBox, box.module("table"))


@cache
def simultaneous_phases(box: Box) -> frozenset[str]:
    """The phases in which all seats choose at the same time, each for itself; without a word of the box, none."""
    return frozenset(getattr(plug(box), "SIMULTANEOUS", ()))


class CountingBox(Protocol):
    """What a box's module of this room has besides, if the end of a game can be counted from its final boards."""

    SPACES: str
    """What a board calls its spaces: the wall, or the stars."""
    LAST_ROUND: int
    """A round in which a game may end."""
    MOST_LEFT: int
    """How many tiles a board may still have to pay for."""

    def tiles_on(self, spaces: Any) -> Iterable[str]:
        """The colors of the tiles that lie on the spaces of a board, by letter."""

    def settle(self, state: Any, left: Sequence[int]) -> list[Event]:
        """Pay for the tiles that each seat has left, and score the bonuses."""


def counting(box: Box) -> CountingBox:
    found = plug(box)
    if not hasattr(found, "settle"):
        raise MissingModule(f"the box {box.name!r} does not say how to count its final boards")
    return cast(CountingBox, found)
