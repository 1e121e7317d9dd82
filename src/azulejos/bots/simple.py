"""Opponents that do not look ahead."""

from __future__ import annotations

import random

from ..rules.game import Position
from ..search.limits import Analysis, Limits, Report, Stop
from . import greedy


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        action = (rng or random.SystemRandom()).choice(position.legal_actions())
        return Analysis(action, (action,), (0.0,) * position.game.players)


class GreedyBot:
    """The most points of this turn."""

    name = "greedy"

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        action = greedy.choose(position)
        return Analysis(action, (action,), (0.0,) * position.game.players)
