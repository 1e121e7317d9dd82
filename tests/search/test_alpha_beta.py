"""Alpha-beta: exact to its depth, the same for the same limits, and stoppable."""

import random

import pytest

import azulejos
from azulejos.search import best_first
from azulejos.search.alpha_beta import analyse
from azulejos.search.evaluators import weights_of
from azulejos.search.limits import Limits, Stop
from search.plain import minimax, position_of

pytestmark = pytest.mark.compiled

GAMES = [f"{preset}/2" for preset in azulejos.PRESETS]


@pytest.mark.parametrize("name", GAMES)
def test_it_finds_a_legal_line_and_the_value_of_both_seats(name: str) -> None:
    for moves in (0, 5, 17):
        position = position_of(name, moves)
        found = analyse(position, weights_of(position.game), Limits(nodes=2_000))
        assert found.action == found.line[0] == found.candidates[0].action
        assert found.values[0] == -found.values[1]
        assert {candidate.action for candidate in found.candidates} == set(position.legal_actions())
        for action in found.line:
            if position.is_chance:
                break
            position = position.apply(action)


@pytest.mark.parametrize(("depth", "moves"), [(1, 11), (2, 7), (3, 8)])
def test_it_agrees_with_minimax_at_every_depth(depth: int, moves: int) -> None:
    """From positions with few moves, for plain minimax looks at all of them."""
    for name in ("azul/2", "azul-grey/2"):
        position = position_of(name, moves)
        weights = weights_of(position.game)
        found = analyse(position, weights, Limits(depth=depth))
        expected = minimax(position, weights, position.to_act, depth)
        assert found.values[position.to_act] == pytest.approx(expected, abs=1e-3)


def test_both_searches_agree_on_the_end_of_a_round() -> None:
    position = azulejos.azul().new(random.Random(4))
    while sum(sum(source) for source in position.state().sources) > 6:
        position = position.apply(position.legal_actions()[0])
    weights = weights_of(position.game)
    one, other = (search(position, weights, Limits(nodes=2_000_000)) for search in (analyse, best_first.analyse))
    assert one.values == pytest.approx(other.values, abs=1e-3)


def test_the_same_nodes_give_the_same_line() -> None:
    position = position_of("pavilion/2", 12)
    weights = weights_of(position.game)
    first, second = (analyse(position, weights, Limits(nodes=5_000), 7) for _ in range(2))
    assert (first.line, first.values, first.nodes) == (second.line, second.values, second.nodes)


def test_it_ends_when_it_is_stopped() -> None:
    stop = Stop()
    stop.set()
    position = position_of("azul/2", 0)
    assert position.is_legal(analyse(position, weights_of(position.game), Limits(seconds=60), stop=stop).action)


def test_it_is_for_two_seats() -> None:
    position = position_of("azul/3", 0)
    with pytest.raises(azulejos.AzulejosError, match="two seats"):
        analyse(position, weights_of(azulejos.azul()), Limits(nodes=10))
