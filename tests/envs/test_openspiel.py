"""The OpenSpiel games, beyond what OpenSpiel's own tests ask."""

from __future__ import annotations

import subprocess
import sys
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel
import pytest

import azulejos.envs.openspiel as openspiel
from azulejos import PRESETS, Game
from azulejos.envs.core import core_of


def play(state: Any, seed: int) -> None:
    """Random play to the end."""
    rng = np.random.RandomState(seed)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_preset_is_registered(preset: str, players: int) -> None:
    game = pyspiel.load_game(f"azulejos_{preset.replace('-', '_')}(players={players})")
    rules = game.core.game
    assert (rules.preset, rules.players) == (preset, players)
    assert game.num_players() == players
    assert game.num_distinct_actions() == rules.num_actions
    assert game.max_chance_outcomes() == sum(count > 0 for count in rules.start().state().bag)
    assert game.utility_sum() == 0


def test_chance_draws_one_tile_at_a_time_with_the_odds_of_the_bag() -> None:
    state = pyspiel.load_game("azulejos_azul_jokers").new_initial_state()
    draws = 0
    while state.is_chance_node():
        odds = [(action.id, odds) for action, odds in state.position.chance_outcomes()]
        first = state.core.game.box.first_draw
        assert state.chance_outcomes() == [(number - first, pytest.approx(float(p))) for number, p in odds]
        assert sum(Fraction(p).limit_denominator(1000) for _, p in state.chance_outcomes()) == 1
        state.apply_action(state.chance_outcomes()[-1][0])
        draws += 1
    assert draws == 20
    assert state.current_player() == 0


def test_actions_have_their_notation() -> None:
    state = pyspiel.load_game("azulejos_azul").new_initial_state()
    assert state.action_to_string(state.current_player(), 2) == "=r"
    while state.is_chance_node():
        state.apply_action(2 if state.chance_outcomes()[2][0] == 2 else 0)
    assert state.action_to_string(0, 30 * 1 + 6 * 2 + 1) == "1r2"
    assert state.string_to_action(0, "1r2") == 43


def test_illegal_actions_are_told() -> None:
    state = pyspiel.load_game("azulejos_azul").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    with pytest.raises(Exception, match="not legal"):
        state._apply_action(0)
    assert str(state) == before


@pytest.mark.parametrize("reward", ["win", "margin"])
@pytest.mark.parametrize("players", [2, 3])
def test_returns_are_the_rewards_of_all_environments(players: int, reward: str) -> None:
    game = pyspiel.load_game(f"azulejos_pavilion(players={players},reward={reward})")
    state = game.new_initial_state()
    assert state.returns() == [0.0] * players
    play(state, 1)
    scores = state.position.scores
    if reward == "margin":
        expected = [mine - max(scores[:i] + scores[i + 1 :]) for i, mine in enumerate(scores)]
        assert state.returns() == expected
    else:
        assert sum(state.returns()) == pytest.approx(0)
        best = max(state.returns())
        assert {i for i, value in enumerate(state.returns()) if value == best} == set(state.position.winners)
    assert all(game.min_utility() <= value <= game.max_utility() for value in state.returns())


def test_margins_of_three_do_not_add_up_to_nothing() -> None:
    two = pyspiel.load_game("azulejos_azul(reward=margin)").get_type().utility
    three = pyspiel.load_game("azulejos_azul(players=3,reward=margin)").get_type().utility
    assert two == pyspiel.GameType.Utility.ZERO_SUM
    assert three == pyspiel.GameType.Utility.GENERAL_SUM


def test_the_last_round_can_be_chosen() -> None:
    state = pyspiel.load_game("azulejos_azul(max_rounds=1)").new_initial_state()
    play(state, 0)
    assert state.position.round == 1


def test_the_observer_has_the_planes_by_name() -> None:
    game = pyspiel.load_game("azulejos_azul_grey(players=3)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    observer = game.make_py_observer()
    observer.set_from(state, 2)
    layout = core_of(game.core.game).layout
    assert {name: plane.shape for name, plane in observer.dict.items()} == {p.name: p.shape for p in layout.planes}
    np.testing.assert_array_equal(observer.tensor, game.core.observe(state.words, 2))
    np.testing.assert_array_equal(observer.tensor, state.observation_tensor(2))
    assert observer.dict["turn"].tolist() == [0, 1, 0]
    assert observer.string_from(state, 2) == str(state)
    with pytest.raises(ValueError, match="there are no parameters"):
        game.make_py_observer(params={"size": 3})


def test_states_are_positions() -> None:
    state = pyspiel.load_game("azulejos_pavilion_mono(players=4)").new_initial_state()
    assert state.position == Game.from_name("pavilion-mono/4").start()


def test_python_ends_quietly_with_games_registered() -> None:
    """The registry holds what was registered until after Python's end."""
    code = "import pyspiel, azulejos.envs.openspiel; pyspiel.load_game('azulejos_azul')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_game_cannot_have_a_reward_of_another_name() -> None:
    with pytest.raises(ValueError, match="reward cannot be 'gold'"):
        openspiel.GAMES["azul"]({"reward": "gold"})
