"""The options of Summer Pavilion, and the games in whose names they are usually played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..options import Options
from .state import DISCARD_LAST, KEEP_MOST, MONO_STARS, NEXT_CLOCKWISE


class Stars(Enum):
    COLORED = "colored"
    MONO = "mono"


class UnclaimedMarker(Enum):
    """Who starts when nobody took the starting marker."""

    KEEP_START = "keep_start"
    NEXT_CLOCKWISE = "next_clockwise"


class PassKeep(Enum):
    """How many tiles a player who passes keeps."""

    FREE = "free"
    FORCED_MAX = "forced_max"


class FinalLeftovers(Enum):
    """When tiles left after the last round cost points: after the bonuses, or at once."""

    CORNERS_THEN_PENALTY = "corners_then_penalty"
    DISCARD_ON_PASS = "discard_on_pass"


@dataclass(frozen=True)
class PavilionOptions(Options):
    stars: Stars = Stars.COLORED
    unclaimed_marker: UnclaimedMarker = UnclaimedMarker.KEEP_START
    pass_keep: PassKeep = PassKeep.FREE
    final_leftovers: FinalLeftovers = FinalLeftovers.CORNERS_THEN_PENALTY

    @property
    def rules(self) -> int:
        """The options as bits of `State.rules`."""
        return (
            MONO_STARS * (self.stars is Stars.MONO)
            + NEXT_CLOCKWISE * (self.unclaimed_marker is UnclaimedMarker.NEXT_CLOCKWISE)
            + KEEP_MOST * (self.pass_keep is PassKeep.FORCED_MAX)
            + DISCARD_LAST * (self.final_leftovers is FinalLeftovers.DISCARD_ON_PASS)
        )


PRESETS = {
    "pavilion": PavilionOptions(),
    "pavilion-mono": PavilionOptions(stars=Stars.MONO),
}
