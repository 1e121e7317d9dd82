"""Judging many positions at once: a contract that networks (`nets/judging.py`) and the learned evaluator fulfil."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Protocol

from ..rules.action import Action
from ..rules.game import Position
from .best_first import analyse
from .limits import Limits

POINTS = 2.0
"""The temperature of the policy: an action that seems worth so many points less is e times less likely."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """A policy and values for one position."""

    policy: Mapping[Action, float]
    """How likely each legal action is the one to play; together 1."""
    values: tuple[float, ...]
    """Each seat's expected margin in points over the best of the others."""
    chances: tuple[float, ...] = ()
    """Each seat's chance to win, where the evaluator knows."""


class BatchEvaluator(Protocol):
    """Judges positions in which a player is to act."""

    def judge(self, positions: Sequence[Position]) -> list[Judgement]: ...


@dataclass(frozen=True)
class Glance:
    """The learned evaluator, looking at each action once."""

    weights: Any
    """From `evaluators.weights_of`."""

    def judge(self, positions: Sequence[Position]) -> list[Judgement]:
        return [self._judge(position) for position in positions]

    def _judge(self, position: Position) -> Judgement:
        found, seat = analyse(position, self.weights, Limits(depth=1)), position.to_act
        best = found.candidates[0].values[seat]
        odds = {each.action: exp((each.values[seat] - best) / POINTS) for each in found.candidates}
        total = sum(odds.values())
        return Judgement({action: share / total for action, share in odds.items()}, found.values)
