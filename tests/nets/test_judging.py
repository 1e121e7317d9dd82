"""A network's word on positions, without a search."""

from __future__ import annotations

import random

import pytest

import azulejos
from azulejos.nets.judging import NetworkEvaluator
from azulejos.nets.network import random_network
from azulejos.nets.puct import analyse
from azulejos.search.limits import Limits


@pytest.mark.parametrize("name", ["azul/2", "azul-jokers/3", "pavilion/4"])
def test_a_judgement_has_a_policy_margins_and_chances(name: str) -> None:
    game, rng = azulejos.Game.from_name(name), random.Random(1)
    network = random_network(game.box, 16, 1)
    position = game.new(rng)
    positions = [position, position.apply(rng.choice(position.legal_actions()))]
    for position, found in zip(positions, NetworkEvaluator(network).judge(positions), strict=True):
        assert list(found.policy) == position.legal_actions()
        assert sum(found.policy.values()) == pytest.approx(1)
        assert len(found.values) == len(found.chances) == game.players
        assert sum(found.chances) == pytest.approx(1)


@pytest.mark.compiled
def test_a_search_of_one_node_says_the_same() -> None:
    position = azulejos.azul(players=3).new(random.Random(4))
    position = position.apply(position.legal_actions()[7])
    network = random_network(position.game.box, 32, 2)
    (found,) = NetworkEvaluator(network).judge([position])
    searched = analyse(position, network, Limits(nodes=1))
    assert searched.values == pytest.approx(found.values, rel=1e-4, abs=1e-3)
    assert searched.chances == pytest.approx(found.chances, abs=1e-4)
    assert searched.action == max(found.policy, key=lambda action: found.policy[action])


def test_positions_of_another_box_and_those_before_a_deal_are_refused() -> None:
    network = random_network(azulejos.azul().box, 16, 1)
    for position in (azulejos.azul().start(), azulejos.pavilion().new(random.Random(1))):
        with pytest.raises(azulejos.AzulejosError, match="judges its positions in which a player acts"):
            NetworkEvaluator(network).judge([position])
