"""OpenSpiel's own tests, as their authors wrote them, and golden playthroughs in its format.

A playthrough is made anew with `python tests/conformance/test_openspiel.py`, when a version has changed on purpose.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import generate_playthrough, mcts

import azulejos.envs.openspiel
from azulejos import PRESETS

GAMES = [f"azulejos_{preset.replace('-', '_')}" for preset in PRESETS]
FOLDER = Path(__file__).parent / "playthroughs"
PLAYTHROUGHS = {
    "azul_2": "azulejos_azul(max_rounds=2)",
    "azul_grey_jokers_3": "azulejos_azul_grey_jokers(players=3,max_rounds=1,reward=margin)",
    "pavilion_2": "azulejos_pavilion",
}

assert azulejos.envs.openspiel.GAMES.keys() == set(PRESETS)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str, players: int) -> None:
    game = pyspiel.load_game(f"{name}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation_of_margins(name: str) -> None:
    game = pyspiel.load_game(f"{name}(players=3,reward=margin)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.fixture
def _flags() -> None:
    """What OpenSpiel's own scripts do before they read a playthrough."""
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])


@pytest.mark.usefixtures("_flags")
@pytest.mark.parametrize("name", PLAYTHROUGHS)
def test_golden_playthrough(name: str) -> None:
    expected, found = generate_playthrough.replay(str(FOLDER / f"{name}.txt"))
    assert expected.startswith(f"game: {PLAYTHROUGHS[name]}\n")
    for number, (old, new) in enumerate(zip(expected.split("\n"), found.split("\n"), strict=True), 1):
        assert new == old, f"line {number}"


@pytest.mark.parametrize("name", ["azulejos_azul(max_rounds=1)", "azulejos_pavilion(players=3)"])
def test_tree_search_moves(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 6, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state, moves = game.new_initial_state(), 0
    while moves < 4:
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves += 1


@pytest.mark.parametrize("players", [2, 4])
def test_an_episode_of_the_learning_environment(players: int) -> None:
    one: Any = rl_environment.Environment(pyspiel.load_game(f"azulejos_azul(players={players},max_rounds=2)"))
    rng = np.random.RandomState(0)
    step = one.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == one.observation_spec()["info_state"][0]
        step = one.step([rng.choice(step.observations["legal_actions"][player])])
    assert sum(step.rewards) == pytest.approx(0)


if __name__ == "__main__":
    for name, game in PLAYTHROUGHS.items():
        text = generate_playthrough.playthrough(game, action_sequence=None, seed=1)
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
