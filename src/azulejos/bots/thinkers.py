"""Opponents that search: a ladder of strength, and characters with a taste of their own.

A weak player is not one who throws in random moves, but one who does not see far: fewer positions looked at, and less
of what the board will pay later. How far each sees, and what it likes, stands in the module of each box: SKILLS and
TASTES of `search/azul.py`. The strongest ask a network (`nets/`).
"""

from __future__ import annotations

import logging
import random
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..kernel.background import Tell
from ..rules.box import Box
from ..rules.compiling import Compilations
from ..rules.game import Game, Position
from ..search import compiling
from ..search.chances import chances_of
from ..search.limits import Analysis
from ..search.plug import plug
from ..search.skills import DEFAULT_SKILLS, SKILLED, Skill
from .bot import Bot, Terms

if TYPE_CHECKING:
    from ..nets.network import Network

log = logging.getLogger(__name__)

FORCED_NODES = 200
"""A bot with a network looks at no more where there is nothing to choose: enough to say how the game stands."""


@dataclass(frozen=True)
class Thinker(Bot):
    """A searching opponent."""

    name: str
    spite: float = 1.0
    """Multiplies the weight that the best opponent's score has for it."""
    skill: Skill | None = None
    """How well it plays, where that is not by its name."""
    net: Path | None = None
    """The file of a network to ask in place of the one that comes with the box."""

    def skill_in(self, game: Game) -> Skill:
        many = plug(game.box).SKILLS_OF_MANY if self.skill is None and game.players > 2 else {}
        return many.get(self.name) or self._skill_of_two(game)

    def _skill_of_two(self, game: Game) -> Skill:
        return self.skill or plug(game.box).SKILLS.get(self.name) or DEFAULT_SKILLS.get(self.name, SKILLED)

    def taste_in(self, game: Game) -> Mapping[str, float]:
        """Points that it adds to features, for love or hate of them."""
        return plug(game.box).TASTES.get(self.name, {})

    def network_in(self, game: Game) -> Network | None:
        """The network that it asks, if it asks one and there is one."""
        from ..nets.plug import has_plug

        return _network(game.box, self.net) if self.skill_in(game).net and has_plug(game.box) else None

    def answer(self, position: Position, terms: Terms) -> Analysis:
        from ..search.best_first import analyse
        from ..search.evaluators import weights_of

        game, rng = position.game, terms.rng
        skill, network = self.skill_in(game), self.network_in(game)
        if skill.net and network is None:
            skill = self._skill_of_two(game)
        number = 0 if rng is None else rng.getrandbits(40)
        limits = terms.limits or skill.limits
        if network is not None:
            from ..nets import puct

            if _is_forced(position):
                limits = replace(limits, nodes=min(limits.nodes or FORCED_NODES, FORCED_NODES))
            return puct.analyse(position, network, limits, number, terms.stop, terms.report)
        weights = weights_of(game, skill.foresight, self.taste_in(game))
        found = analyse(position, weights, limits, number, terms.stop, terms.report, self.spite)
        return found if not skill.blur or rng is None else _misjudge(found, position, skill.blur, rng)

    def prepare(self, game: Game, tell: Tell | None = None) -> None:
        self._compiling(game).prepare(game.box, tell)

    def prepare_soon(self, game: Game) -> None:
        self._compiling(game).job(game.box).wanted()

    def _compiling(self, game: Game) -> Compilations[Any]:
        """Of the one search or of the other."""
        from ..nets import compiling as with_net

        return compiling.SEARCHES if self.network_in(game) is None else with_net.SEARCHES


@cache
def _network(box: Box, path: Path | None) -> Network | None:
    from ..nets.network import NoNetwork, find_network, read_network

    try:
        return find_network(box) if path is None else read_network(path, box)
    except NoNetwork as missing:
        log.warning("bots that ask a network search without one: %s", missing)
        return None


def _is_forced(position: Position) -> bool:
    """Whether there is only one move worth searching."""
    box = position.game.box
    return plug(box).candidates(position.state(), [0] * box.all_actions) < 2


def _misjudge(found: Analysis, position: Position, blur: float, rng: random.Random) -> Analysis:
    """The candidate that seems best after a random error of up to `blur` points is added to each."""
    seat = position.to_act
    seems = max(found.candidates, key=lambda candidate: candidate.values[seat] + rng.uniform(0, blur))
    if seems.action == found.action:
        return found
    chances = chances_of(position, seems.values)
    return replace(found, action=seems.action, line=(seems.action,), values=seems.values, depth=1, chances=chances)


LADDER = tuple(Thinker(name) for name in DEFAULT_SKILLS)
"""From the gentlest up; `docs/ratings.md` shows how far apart they are."""

CHARACTERS = (Thinker("tidy"), Thinker("spoiler", spite=2.0), Thinker("sprinter"), Thinker("mason"))
"""Bots with a taste of their own, beside the ladder."""
