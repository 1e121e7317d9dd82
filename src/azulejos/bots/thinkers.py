"""Opponents that search: a ladder of strength, and characters with a taste of their own.

A weak player is not one who throws in random moves, but one who does not see far: fewer positions looked at, and less
of what the board will pay later. How far each sees, and what it likes, stands in the module of each box: SKILLS and
TASTES of `search/azul.py`.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from ..kernel.background import Tell
from ..rules.box import Box
from ..rules.game import Game, Position
from ..search import compiling
from ..search.limits import Analysis
from ..search.plug import plug
from ..search.skills import DEFAULT_SKILLS, SKILLED, Skill
from .bot import Bot, Terms


@dataclass(frozen=True)
class Thinker(Bot):
    """A searching opponent."""

    name: str
    spite: float = 1.0
    """Multiplies the weight that the best opponent's score has for it."""
    skill: Skill | None = None
    """How well it plays, where that is not by its name."""

    def skill_in(self, game: Game) -> Skill:
        return self.skill or plug(game.box).SKILLS.get(self.name) or DEFAULT_SKILLS.get(self.name, SKILLED)

    def taste_in(self, game: Game) -> Mapping[str, float]:
        """Points that it adds to features, for love or hate of them."""
        return plug(game.box).TASTES.get(self.name, {})

    def answer(self, position: Position, terms: Terms) -> Analysis:
        from ..search.best_first import analyse
        from ..search.evaluators import weights_of

        game, rng = position.game, terms.rng
        skill = self.skill_in(game)
        weights = weights_of(game, skill.foresight, self.taste_in(game))
        number = 0 if rng is None else rng.getrandbits(40)
        found = analyse(position, weights, terms.limits or skill.limits, number, terms.stop, terms.report, self.spite)
        return found if not skill.blur or rng is None else _misjudge(found, position.to_act, skill.blur, rng)

    def prepare(self, box: Box, tell: Tell | None = None) -> None:
        compiling.prepare(box, tell)

    def prepare_soon(self, box: Box) -> None:
        compiling.compilation(box).wanted()


def _misjudge(found: Analysis, seat: int, blur: float, rng: random.Random) -> Analysis:
    """The candidate that seems best after a random error of up to `blur` points is added to each."""
    seems = max(found.candidates, key=lambda candidate: candidate.values[seat] + rng.uniform(0, blur))
    if seems.action == found.action:
        return found
    return Analysis(seems.action, (seems.action,), seems.values, found.candidates, found.nodes, 1, found.seconds)


LADDER = tuple(Thinker(name) for name in DEFAULT_SKILLS)
"""From the gentlest up; `docs/ratings.md` shows how far apart they are."""

CHARACTERS = (Thinker("tidy"), Thinker("spoiler", spite=2.0), Thinker("sprinter"), Thinker("mason"))
"""Bots with a taste of their own, beside the ladder."""
