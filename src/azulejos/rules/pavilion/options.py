"""The options of Summer Pavilion, and the games in whose names they are usually played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ..options import Options, UnclaimedMarker
from .state import DISCARD_LAST, KEEP_MOST, MONO_STARS, NEXT_CLOCKWISE

Stars = Enum("Stars", {"COLORED": "colored", "MONO": "mono"})
PassKeep = Enum("PassKeep", {"FREE": "free", "FORCED_MAX": "forced_max"})
FinalLeftovers = Enum(
    "FinalLeftovers", {"CORNERS_THEN_PENALTY": "corners_then_penalty", "DISCARD_ON_PASS": "discard_on_pass"}
)


@dataclass(frozen=True)
class PavilionOptions(Options):
    stars: Stars = Stars.COLORED
    unclaimed_marker: UnclaimedMarker = UnclaimedMarker.KEEP_START
    pass_keep: PassKeep = PassKeep.FREE
    """How many tiles a player who passes keeps."""
    final_leftovers: FinalLeftovers = FinalLeftovers.CORNERS_THEN_PENALTY
    """When tiles left after the last round cost points: those kept after the bonuses, or all of them at once."""

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
