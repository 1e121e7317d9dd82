"""Hints for a player who thinks: from a nudge to the move and its reasons, all from one search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Position
from ..rules.schema import Values
from ..search.limits import Stop
from .claims import Claim
from .explaining import why
from .plug import plug
from .searching import searcher_for

HintLevel = Literal[1, 2, 3, 4]
"""A nudge: which color to look at. Then the tiles, then the move, then why."""
LEVELS = (1, 2, 3, 4)
HINT_NODES = 3_000


@dataclass(frozen=True, slots=True)
class Hint(Values):
    """As much as was asked for."""

    level: HintLevel
    source: int | None
    """From level 2 on: the factory, from 1, or 0 for the center."""
    color: str | None
    """The color to look at."""
    move: str | None
    """From level 3 on."""
    claims: tuple[Claim, ...]
    """At level 4: what the move does."""
    text: str = ""
    """The hint in a sentence."""
    why: tuple[str, ...] = ()
    """The claims in sentences."""


@dataclass(frozen=True, slots=True)
class Hints:
    """What one search found, for all levels."""

    position: Position
    best: Action

    def level(self, level: int) -> Hint:
        if level not in LEVELS:
            raise AzulejosError(f"there is no hint of level {level}: the levels are 1 to {len(LEVELS)}")
        focus = plug(self.position.game.box).focus(self.best)
        full = Hint(
            level=level,  # type: ignore[arg-type]
            source=focus.source,
            color=focus.color,
            move=str(self.best),
            claims=why(self.position, self.best) if level == 4 else (),
        )
        if level >= 3:
            return full
        if level == 2 and focus.source is not None:
            return replace(full, move=None)
        return replace(full, source=None if focus.color is not None else focus.source, move=None)


def hints(position: Position, nodes: int = HINT_NODES, seed: int = 0, stop: Stop | None = None) -> Hints:
    """Search a position once, for hints of all levels."""
    if position.to_act < 0:
        raise AzulejosError("there is nothing to hint at: no player is to act")
    return Hints(position, searcher_for(position.game).search(position, nodes, seed, stop).action)
