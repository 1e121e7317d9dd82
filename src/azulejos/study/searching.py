"""The searches behind every judgement: with the box's network, or, where there is none, with learned weights alone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Protocol

import numpy as np

from ..bots.compiling import has_network
from ..nets import puct
from ..nets.forward import MARGIN_UNIT, SEATS
from ..nets.judging import NetworkEvaluator
from ..nets.network import Network, find_network
from ..nets.plug import plug as nets_plug
from ..rules.action import Action
from ..rules.game import Game, Position
from ..search import best_first
from ..search.batch import BatchEvaluator, Glance
from ..search.evaluators import weights_of
from ..search.limits import Analysis, Limits, Stop
from .calibration import calibrated
from .stages import is_before_round
from .worth import Worth, squashed

POINTS_FOR_ODDS = 12.0
"""Without a network: who is so many points ahead of the others has e times the odds of being level."""
DEALS = 64
"""Deals that are tried where no network knows their mean."""
DRAWS = 12
"""Draws that are tried where tiles come out of the bag in the middle of a round."""


class Searcher(Protocol):
    """Judges positions of one box."""

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        """Of a position in which a player is to act; candidates have chances."""

    def before_deal(self, position: Position, seed: int) -> Worth:
        """Of a position before the tiles of a round are drawn: the mean over all that may come."""

    def glance(self, positions: Sequence[Position]) -> list[Worth]:
        """Of many positions in which players are to act, without search."""

    def likely(self, positions: Sequence[Position]) -> list[list[Action]]:
        """The legal actions of each, those that seem best first, without search."""


class NetSearcher:
    def __init__(self, network: Network) -> None:
        self.network = network
        self._evaluator = NetworkEvaluator(network)

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        return puct.analyse(position, self.network, Limits(nodes=nodes), seed, stop)

    def before_deal(self, position: Position, seed: int) -> Worth:
        view, state, players = nets_plug(self.network.box), position.state(), position.game.players
        if state.available:  # some tiles are there already, which the network has never seen
            return Worth.mean(self.glance(sample_deals(position, DEALS, seed)))
        row = np.zeros((1, view.INPUTS), np.float32)
        view.describe(state, state.start, row[0])
        values = self.network.judge(row)[1][0].astype(np.float64)
        odds = np.exp(values[:players] - values[:players].max())
        order = [(seat - state.start) % players for seat in range(players)]
        chances = [float(odds[place] / odds.sum()) for place in order]
        margins = [MARGIN_UNIT * float(values[SEATS + place]) for place in order]
        return Worth.estimated(calibrated(position, chances), margins)

    def glance(self, positions: Sequence[Position]) -> list[Worth]:
        found = zip(positions, self._evaluator.judge(positions), strict=True)
        return [Worth.estimated(calibrated(position, told.chances), told.values) for position, told in found]

    def likely(self, positions: Sequence[Position]) -> list[list[Action]]:
        return _by_policy(self._evaluator, positions)


class PlainSearcher:
    """For a box without a network. It knows margins; chances are squashed from them."""

    def __init__(self, game: Game) -> None:
        self._weights = weights_of(game)
        self._evaluator = Glance(self._weights)

    def search(self, position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Analysis:
        found = best_first.analyse(position, self._weights, Limits(nodes=nodes), seed, stop)
        candidates = tuple(
            replace(each, chances=tuple(squashed(each.values, POINTS_FOR_ODDS))) for each in found.candidates
        )
        return replace(found, candidates=candidates, chances=tuple(squashed(found.values, POINTS_FOR_ODDS)))

    def before_deal(self, position: Position, seed: int) -> Worth:
        return Worth.mean(self.glance(sample_deals(position, DEALS, seed)))

    def glance(self, positions: Sequence[Position]) -> list[Worth]:
        margins = [told.values for told in self._evaluator.judge(positions)]
        return [Worth.estimated(squashed(each, POINTS_FOR_ODDS), each) for each in margins]

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


def worth_of(position: Position, nodes: int, seed: int = 0, stop: Stop | None = None) -> Worth:
    """What a position is worth, found with so many nodes."""
    searcher = searcher_for(position.game)
    if position.is_over:
        return Worth.of_result(position)
    if is_before_round(position):
        return searcher.before_deal(position, seed)
    if position.is_chance:
        share = max(1, nodes // DRAWS)
        return Worth.mean([worth_of(each, share, seed, stop) for each in sample_deals(position, DRAWS, seed)])
    return worth_found(position, searcher.search(position, nodes, seed, stop))


def worth_found(position: Position, found: Analysis) -> Worth:
    """What a search of a position in which a player acts has come to."""
    return Worth.estimated(calibrated(position, found.chances), found.values)
