"""Hints for a player who thinks: from a nudge to the move and its reasons, all from one search."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Literal

from ..errors import AzulejosError
from ..rules.action import Action
from ..rules.game import Position
from ..rules.schema import Values
from ..search.limits import Limits, Stop
from .analysing import analyse
from .claims import Claim
from .explaining import why
from .plug import plug
from .searching import searcher_for, worth_of

HintLevel = Literal[1, 2, 3, 4]
"""A nudge: which color to look at. Then the tiles, then the move, then why."""
LEVELS = (1, 2, 3, 4)
HINT_NODES = 20_000
"""Nearly always the move that far deeper searches find, in less than half a second."""


@dataclass(frozen=True, slots=True)
class Hint(Values):
    """As much as was asked for, or more where that would say nothing new."""

    level: HintLevel
    source: int | None
    """From level 2 on: the factory, from 1, or 0 for the center."""
    color: str | None
    """The color to look at."""
    move: str | None
    """From level 3 on."""
    claims: tuple[Claim, ...]
    """At level 4: what the move does."""
    rival: Rival | None
    """At level 4, where there is no claim; None where there is no other move."""
    text: str = ""
    """The hint in a sentence."""
    why: tuple[str, ...] = ()
    """The claims in sentences, or how far ahead of the next best move it is; something at level 4, nothing before."""


@dataclass(frozen=True, slots=True)
class Rival(Values):
    """The next best move."""

    move: str
    points: float
    """How much less it is worth to the seat."""


@dataclass(frozen=True)
class Hints:
    """What one search found, for all levels."""

    position: Position
    best: Action
    nodes: int = HINT_NODES
    seed: int = 0

    def level(self, level: int) -> Hint:
        if level not in LEVELS:
            raise AzulejosError(f"there is no hint of level {level}: the levels are 1 to {len(LEVELS)}")
        focus = plug(self.position.game.box).focus(self.best)
        if level == 2 and focus.color is None:  # what to look at is all there is to say before the move itself
            level = 3
        claims = why(self.position, self.best) if level == 4 else ()
        full = Hint(
            level=level,  # type: ignore[arg-type]
            source=focus.source,
            color=focus.color,
            move=str(self.best),
            claims=claims,
            rival=self._rival if level == 4 and not claims else None,
        )
        if level >= 3:
            return full
        if level == 2 and focus.source is not None:
            return replace(full, move=None)
        return replace(full, source=None if focus.color is not None else focus.source, move=None)

    @cached_property
    def _rival(self) -> Rival | None:
        """Both moves are judged by searches of what comes after them, so that their errors are alike."""
        lines = analyse(self.position, Limits(nodes=self.nodes), lines=2, seed=self.seed).lines
        other = next((line.moves[0] for line in lines if line.moves[0] != str(self.best)), None)
        if other is None:
            return None
        best, next_best = (
            worth_of(self.position.apply(move), self.nodes, self.seed, None) for move in (self.best, other)
        )
        return Rival(other, (best - next_best).margins[self.position.to_act])


def hints(position: Position, nodes: int = HINT_NODES, seed: int = 0, stop: Stop | None = None) -> Hints:
    """Search a position once, for hints of all levels."""
    if position.to_act < 0:
        raise AzulejosError("there is nothing to hint at: no player is to act")
    return Hints(position, searcher_for(position.game).search(position, nodes, seed, stop).action, nodes, seed)
