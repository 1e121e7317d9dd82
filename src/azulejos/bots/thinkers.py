"""Opponents that search: a ladder of strength, and characters with a taste of their own.

A weak player is not one who throws in random moves, but one who does not see far: fewer positions looked at, and less
of what the board will pay later.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..rules.game import Game, Position
from ..search.limits import Analysis, Limits, Report, Stop


@dataclass(frozen=True)
class Thinker:
    """A searching opponent."""

    name: str
    limits: Limits
    """How far it looks when nothing else is asked for."""
    foresight: float = 1.0
    """The share of what the board pays after this round that it sees."""
    blur: float = 0.0
    """By how many points it may misjudge an action."""
    tastes: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By box: points it gives to features, for love or hate of them."""
    spite: float = 1.0
    """What a point of the others' weighs beside one of its own."""

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        from ..search.best_first import analyse

        number = 0 if rng is None else rng.getrandbits(40)
        found = analyse(position, self._weights(position.game), limits or self.limits, number, stop, report, self.spite)
        return found if not self.blur or rng is None else self._misjudge(found, position.to_act, rng)

    def _weights(self, game: Game) -> Any:
        from ..search.evaluators import weights_of

        return weights_of(game, self.foresight, self.tastes.get(game.box.name))

    def _misjudge(self, found: Analysis, seat: int, rng: random.Random) -> Analysis:
        """Among what it looked at, the action that seems best to it."""
        seems = max(found.candidates, key=lambda candidate: candidate.values[seat] + rng.uniform(0, self.blur))
        if seems.action == found.action:
            return found
        return Analysis(seems.action, (seems.action,), seems.values, found.candidates, found.nodes, 1, found.seconds)


LADDER = (
    Thinker(
        "novice",
        Limits(depth=1),
        foresight=0.0,
        blur=4.0,
    ),
    Thinker(
        "apprentice",
        Limits(depth=1),
        foresight=0.3,
        blur=1.5,
    ),
    Thinker(
        "tiler",
        Limits(depth=1),
        blur=0.5,
    ),
    Thinker(
        "journeyman",
        Limits(nodes=300),
    ),
    Thinker(
        "artisan",
        Limits(nodes=3_000),
    ),
    Thinker(
        "mosaicist",
        Limits(nodes=30_000),
    ),
    Thinker(
        "master",
        Limits(seconds=1.0),
    ),
)
"""From the gentlest up."""

CHARACTERS = (
    Thinker(
        "tidy",
        Limits(nodes=3_000),
        tastes={
            "azul": {"spaces taken on the floor line": -4.0},
            "pavilion": {"tiles in hand beyond four": -3.0},
        },
    ),
    Thinker(
        "spoiler",
        Limits(nodes=3_000),
        spite=2.0,
    ),
    Thinker(
        "sprinter",
        Limits(nodes=3_000),
        tastes={
            "azul": {"rows of 2": 1.0, "rows of 3": 3.0, "rows of 4": 6.0, "rows of 5": 10.0},
            "pavilion": {"tiles placed": 2.0},
        },
    ),
    Thinker(
        "mason",
        Limits(nodes=3_000),
        tastes={
            "azul": {"columns of 3": 2.0, "columns of 4": 5.0, "columns of 5": 9.0},
            "pavilion": {"stars of 4": 2.0, "stars of 5": 5.0, "stars of 6": 9.0},
        },
    ),
)
