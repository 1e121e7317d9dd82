"""Opponents that search: a ladder of strength, and characters with a taste of their own.

A weak player is not one who throws in random moves, but one who does not see far: fewer positions looked at, and less
of what the board will pay later.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field

from ..rules.game import Game, Position
from ..search.limits import Analysis, Limits, Report, Stop


@dataclass(frozen=True)
class Skill:
    """How well somebody plays."""

    limits: Limits
    """How far it looks when nothing else is asked for."""
    foresight: float = 1.0
    """The share of what the board pays after this round that it sees."""
    blur: float = 0.0
    """By how many points it may misjudge an action."""


@dataclass(frozen=True)
class Thinker:
    """A searching opponent."""

    name: str
    skills: Mapping[str, Skill]
    """By box: what separates good from weak is not the same in each."""
    tastes: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    """By box: points it gives to features, for love or hate of them."""
    spite: float = 1.0
    """How much more than usual a point of the others' weighs for it."""

    def skill_in(self, game: Game) -> Skill:
        return self.skills[game.box.name]

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        from ..search.best_first import analyse
        from ..search.evaluators import weights_of

        skill, box = self.skill_in(position.game), position.game.box
        weights = weights_of(position.game, skill.foresight, self.tastes.get(box.name))
        number = 0 if rng is None else rng.getrandbits(40)
        found = analyse(position, weights, limits or skill.limits, number, stop, report, self.spite)
        return found if not skill.blur or rng is None else _misjudge(found, position.to_act, skill.blur, rng)


def _misjudge(found: Analysis, seat: int, blur: float, rng: random.Random) -> Analysis:
    """Among what was looked at, the action that seems best to who misjudges each by up to so many points."""
    seems = max(found.candidates, key=lambda candidate: candidate.values[seat] + rng.uniform(0, blur))
    if seems.action == found.action:
        return found
    return Analysis(seems.action, (seems.action,), seems.values, found.candidates, found.nodes, 1, found.seconds)


def _glance(foresight: float, blur: float = 0.0) -> Skill:
    """Looks at its own move alone."""
    return Skill(Limits(depth=1), foresight, blur)


def _reads(nodes: int) -> Skill:
    return Skill(Limits(nodes=nodes))


LADDER = (
    Thinker("novice", {"azul": _glance(0.1, 3.0), "pavilion": _glance(0.3, 6.0)}),
    Thinker("apprentice", {"azul": _glance(0.25, 1.5), "pavilion": _glance(0.39, 4.8)}),
    Thinker("tiler", {"azul": _glance(1.0), "pavilion": _glance(0.51, 3.6)}),
    Thinker("journeyman", {"azul": _reads(100), "pavilion": _glance(0.66, 2.5)}),
    Thinker("artisan", {"azul": _reads(600), "pavilion": _glance(1.0)}),
    Thinker("mosaicist", {"azul": _reads(4_000), "pavilion": _reads(400)}),
    Thinker("muralist", {"azul": _reads(30_000), "pavilion": _reads(30_000)}),
    Thinker("master", dict.fromkeys(("azul", "pavilion"), Skill(Limits(seconds=1.0)))),
)
"""From the gentlest up; `docs/ratings.md` shows how far apart they are."""

SKILLED = dict.fromkeys(("azul", "pavilion"), _reads(3_000))

CHARACTERS = (
    Thinker(
        "tidy",
        SKILLED,
        tastes={
            "azul": {"spaces taken on the floor line": -4.0},
            "pavilion": {"tiles in hand beyond four": -3.0},
        },
    ),
    Thinker("spoiler", SKILLED, spite=2.0),
    Thinker(
        "sprinter",
        SKILLED,
        tastes={
            "azul": {"rows of 2": 1.0, "rows of 3": 3.0, "rows of 4": 6.0, "rows of 5": 10.0},
            "pavilion": {"tiles placed": 2.0},
        },
    ),
    Thinker(
        "mason",
        SKILLED,
        tastes={
            "azul": {"columns of 3": 2.0, "columns of 4": 5.0, "columns of 5": 9.0},
            "pavilion": {"stars of 4": 2.0, "stars of 5": 5.0, "stars of 6": 9.0},
        },
    ),
)
"""Bots with a taste of their own, beside the ladder."""
