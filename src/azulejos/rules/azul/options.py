"""The options of Azul, and the games in whose names they are usually played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ...errors import UnknownGame
from ..options import Options
from .state import (
    BOUND_JOKERS,
    COLOR_FIRST,
    GREY_WALL,
    JOKERS,
    JOKERS_SLIP_IN,
    NEXT_CLOCKWISE,
    PARTIAL_DROP,
)


class Wall(Enum):
    COLORED = "colored"
    GREY = "grey"


class UnclaimedMarker(Enum):
    """Who starts when nobody took the starting marker."""

    KEEP_START = "keep_start"
    NEXT_CLOCKWISE = "next_clockwise"


class JokerOverflow(Enum):
    """Which tiles fall when a take of jokers and a color does not fit its line."""

    PLAYER_CHOICE = "player_choice"
    COLOR_FIRST = "color_first"


class JokerGrey(Enum):
    """Whether a joker of a colored line stands for that color on the grey wall."""

    COLORLESS = "colorless"
    BOUND = "bound"


@dataclass(frozen=True)
class AzulOptions(Options):
    wall: Wall = Wall.COLORED
    jokers: bool = False
    column_bonus: int = 7
    """Points for a complete column at the end."""
    partial_drop: bool = False
    """Whether a player may put fewer tiles on a line than fit there, and drop the rest."""
    unclaimed_marker: UnclaimedMarker = UnclaimedMarker.KEEP_START
    max_rounds: int | None = None
    """The round after which the game ends in any case."""
    joker_overflow: JokerOverflow = JokerOverflow.PLAYER_CHOICE
    joker_mixed_needs_legal_color: bool = True
    """Whether jokers taken with a color may only go where that color may."""
    joker_grey: JokerGrey = JokerGrey.COLORLESS

    NUMBERS: ClassVar[Mapping[str, Sequence[int]]] = {"column_bonus": (7, 5), "max_rounds": range(1, 1000)}

    def check(self) -> None:
        if self.partial_drop and self.jokers:
            raise UnknownGame("partial_drop and jokers do not go together: choose one of them")

    @property
    def idle(self) -> frozenset[str]:
        if not self.jokers:
            return frozenset({"joker_overflow", "joker_mixed_needs_legal_color", "joker_grey"})
        return frozenset({"partial_drop"} if self.wall is Wall.GREY else {"partial_drop", "joker_grey"})

    @property
    def rules(self) -> int:
        """The options as bits of `State.rules`."""
        return (
            GREY_WALL * (self.wall is Wall.GREY)
            + JOKERS * self.jokers
            + PARTIAL_DROP * self.partial_drop
            + NEXT_CLOCKWISE * (self.unclaimed_marker is UnclaimedMarker.NEXT_CLOCKWISE)
            + COLOR_FIRST * (self.joker_overflow is JokerOverflow.COLOR_FIRST)
            + JOKERS_SLIP_IN * (not self.joker_mixed_needs_legal_color)
            + BOUND_JOKERS * (self.joker_grey is JokerGrey.BOUND)
        )


PRESETS = {
    "azul": AzulOptions(),
    "azul-grey": AzulOptions(wall=Wall.GREY),
    "azul-jokers": AzulOptions(jokers=True),
    "azul-grey-jokers": AzulOptions(wall=Wall.GREY, jokers=True),
    "azul-mini": AzulOptions(),
    "azul-express": AzulOptions(column_bonus=5),
}
