"""A policy and values for a batch of positions."""

import pytest

from azulejos.search.batch import BatchEvaluator, Glance
from azulejos.search.best_first import analyse
from azulejos.search.evaluators import weights_of
from azulejos.search.limits import Limits
from search.plain import position_of, value

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("name", ["azul/2", "azul-grey/3", "pavilion/4"])
def test_odds_for_each_legal_action_and_a_value_for_each_seat(name: str) -> None:
    positions = [position_of(name, moves) for moves in (0, 4, 11)]
    weights = weights_of(positions[0].game)
    judges: BatchEvaluator = Glance(weights)
    for position, judgement in zip(positions, judges.judge(positions), strict=True):
        assert set(judgement.policy) == set(position.legal_actions())
        assert sum(judgement.policy.values()) == pytest.approx(1)
        assert len(judgement.values) == position.game.players
        assert judgement.values == analyse(position, weights, Limits(depth=1)).values


def test_the_likeliest_action_leads_to_what_the_evaluator_likes_best() -> None:
    position = position_of("azul/2", 3)
    weights, seat = weights_of(position.game), position.to_act
    (judgement,) = Glance(weights).judge([position])
    likeliest = max(judgement.policy, key=lambda action: judgement.policy[action])
    worth = {action: value(position.apply(action), weights, seat) for action in position.legal_actions()}
    assert worth[likeliest] == pytest.approx(max(worth.values()), abs=1e-3)
    assert judgement.values[seat] == pytest.approx(worth[likeliest], abs=1e-3)
