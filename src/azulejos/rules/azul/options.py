"""The options of Azul, and the games in whose names they are usually played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ..options import Options, UnclaimedMarker
from .state import (
    BOUND_JOKERS,
    COLOR_FIRST,
    GREY_WALL,
    JOKERS,
    JOKERS_SLIP_IN,
    MUST_PLACE,
    MUST_PLACE_JOKERS,
    NEXT_CLOCKWISE,
    PARTIAL_DROP,
)

Wall = Enum("Wall", {"COLORED": "colored", "GREY": "grey"})
JokerOverflow = Enum("JokerOverflow", {"PLAYER_CHOICE": "player_choice", "COLOR_FIRST": "color_first"})
JokerGrey = Enum("JokerGrey", {"COLORLESS": "colorless", "BOUND": "bound"})


@dataclass(frozen=True)
class AzulOptions(Options):
    wall: Wall = Wall.COLORED
    jokers: bool = False
    column_bonus: int = 7
    """Points for a complete column at the end."""
    free_drop: bool = True
    """Whether all tiles of a color may be dropped on the floor line although a pattern line could take some."""
    partial_drop: bool = False
    """Whether a player may put fewer tiles on a line than fit there, and drop the rest."""
    unclaimed_marker: UnclaimedMarker = UnclaimedMarker.KEEP_START
    max_rounds: int | None = None
    """The round after which the game ends in any case."""
    joker_overflow: JokerOverflow = JokerOverflow.PLAYER_CHOICE
    """Which tiles fall when a take of jokers and a color does not fit its line."""
    joker_mixed_needs_legal_color: bool = True
    """Whether jokers taken with a color may only go where that color may."""
    joker_grey: JokerGrey = JokerGrey.COLORLESS
    """Whether a joker of a colored line stands for that color on the grey wall."""
    joker_free_drop: bool = True
    """The same as `free_drop`, for takes with jokers."""

    NUMBERS: ClassVar[Mapping[str, Sequence[int]]] = {"column_bonus": (7, 5), "max_rounds": range(1, 1000)}

    @property
    def idle(self) -> frozenset[str]:
        if not self.jokers:
            return frozenset({"joker_overflow", "joker_mixed_needs_legal_color", "joker_grey", "joker_free_drop"})
        return frozenset() if self.wall is Wall.GREY else frozenset({"joker_grey"})

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
            + MUST_PLACE * (not self.free_drop)
            + MUST_PLACE_JOKERS * (not self.joker_free_drop)
        )


PRESETS = {
    "azul": AzulOptions(),
    "azul-grey": AzulOptions(wall=Wall.GREY),
    "azul-jokers": AzulOptions(jokers=True),
    "azul-grey-jokers": AzulOptions(wall=Wall.GREY, jokers=True),
    "azul-mini": AzulOptions(),
    "azul-express": AzulOptions(column_bonus=5),
}
