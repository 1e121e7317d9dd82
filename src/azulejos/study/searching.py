"""The searches behind every judgement: with the box's network, or, where there is none, with learned weights alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from typing import Protocol

from ..bots.compiling import has_network
from ..nets import puct
from ..nets.judging import NetworkEvaluator
from ..nets.network import Network, find_network
from ..rules.action import Action
from ..rules.game import Game, Position
from ..search import best_first
from ..search.batch import BatchEvaluator, Glance
from ..search.chances import chances_of
from ..search.evaluators import weights_of
from ..search.limits import Analysis, Limits, Stop
from ..search.stages import is_before_round
from .calibration import calibrated
from .worth import Worth

SAMPLES = 64
"""Deals and draws that are tried, at a glance, where the mean over all that may come is asked for."""
SEARCHED_DEALS, SEARCHED_DRAWS = 16, 8
"""Of these so many are searched too, and share the nodes: of a round's tiles, and of those that fill up the supply in
the middle of one."""


Tell = Callable[[Position, Sequence[float]], Sequence[float]]
"""Which chances to tell where a search has found these: calibrated ones, or those themselves."""


def as_found(_: Position, chances: Sequence[float]) -> Sequence[float]:
    """On the search's own scale, which no calibration changes."""
    return chances


class Searcher(Protocol):
    """Judges positions of one box."""

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        """Of a position in which a player is to act; candidates have chances."""

    def glance(self, positions: Sequence[Position], tell: Tell = calibrated) -> list[Worth]:
        """Of many positions in which players are to act, without search."""

    def likely(self, positions: Sequence[Position]) -> list[list[Action]]:
        """The legal actions of each, those that seem best first, without search."""


class NetSearcher:
    def __init__(self, network: Network) -> None:
        self.network = network
        self._evaluator = NetworkEvaluator(network)

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        return puct.analyse(position, self.network, Limits(nodes=nodes), seed, stop)

    def glance(self, positions: Sequence[Position], tell: Tell = calibrated) -> list[Worth]:
        return [worth_found(position, self.search(position, 1), tell) for position in positions]

    def likely(self, positions: Sequence[Position]) -> list[list[Action]]:
        return _by_policy(self._evaluator, positions)


class PlainSearcher:
    """For a box without a network. It knows margins; chances follow from them."""

    def __init__(self, game: Game) -> None:
        self._weights = weights_of(game)
        self._evaluator = Glance(self._weights)

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        found = best_first.analyse(position, self._weights, Limits(nodes=nodes), seed, stop)
        candidates = tuple(replace(each, chances=chances_of(position, each.values)) for each in found.candidates)
        return replace(found, candidates=candidates)

    def glance(self, positions: Sequence[Position], tell: Tell = calibrated) -> list[Worth]:
        judged = zip(positions, self._evaluator.judge(positions), strict=True)
        return [Worth.estimated(chances_of(position, told.values), told.values) for position, told in judged]

    def likely(self, positions: Sequence[Position]) -> list[list[Action]]:
        return _by_policy(self._evaluator, positions)


def _by_policy(evaluator: BatchEvaluator, positions: Sequence[Position]) -> list[list[Action]]:
    return [sorted(told.policy, key=lambda action: -told.policy[action]) for told in evaluator.judge(positions)]


@cache
def searcher_for(game: Game) -> Searcher:
    return NetSearcher(find_network(game.box)) if has_network(game.box) else PlainSearcher(game)


def sample_deals(position: Position, count: int, seed: int) -> list[Position]:
    """Positions after tiles were drawn, each drawn anew."""
    rng = random.Random(seed)
    return [position.deal(rng) for _ in range(count)]


def worth_of(position: Position, nodes: int, seed: int = 0, stop: Stop | None = None, tell: Tell = calibrated) -> Worth:
    """What a position is worth, found with so many nodes."""
    if position.is_over:
        return Worth.of_result(position)
    if position.is_chance:
        return _before_draw(position, nodes, seed, stop, tell)
    return worth_found(position, searcher_for(position.game).search(position, nodes, seed, stop), tell)


def worth_found(position: Position, found: Analysis, tell: Tell = calibrated) -> Worth:
    """What a search of a position in which a player acts has come to."""
    return Worth.estimated(tell(position, found.chances), found.values)


def mean_beside(drawn: Position, before: Position, seed: int) -> Worth:
    """How much more the mean over all tiles that may be drawn is worth than those that were, at a glance."""
    seen = searcher_for(before.game).glance([drawn, *sample_deals(before, SAMPLES, seed)])
    return Worth.mean(seen[1:]) - seen[0]


def _before_draw(position: Position, nodes: int, seed: int, stop: Stop | None, tell: Tell) -> Worth:
    """The mean over what may be drawn. A few are searched; that others are better or worse is seen at a glance."""
    searched = SEARCHED_DEALS if is_before_round(position) else SEARCHED_DRAWS
    drawn = sample_deals(position, SAMPLES, seed)
    if drawn[0].is_over:  # no tile is left
        return Worth.of_result(drawn[0])
    seen = searcher_for(position.game).glance(drawn, tell)
    found = [worth_of(each, max(1, nodes // searched), seed, stop, tell) for each in drawn[:searched]]
    return Worth.mean(found).moved(Worth.mean(seen) - Worth.mean(seen[:searched]))
