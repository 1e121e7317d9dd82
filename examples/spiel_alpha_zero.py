"""OpenSpiel's AlphaZero learns Azul from games with itself, then meets our bots: some minutes on a laptop.

    pip install 'azulejos[openspiel]' jax flax optax chex orbax-checkpoint
    python examples/spiel_alpha_zero.py --games 40 --simulations 20

Network, search and replay buffer are OpenSpiel's. Its own driver, `alpha_zero.alpha_zero`, trains every value for the
first seat; our observations are those of the seat to act, so here a value is what the game is worth to that one.
"""

from __future__ import annotations

import argparse
import warnings
from types import SimpleNamespace
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts
from open_spiel.python.algorithms.alpha_zero import evaluator, replay_buffer, utils
from spiel_mcts import house_player, measure

import azulejos.envs.openspiel  # noqa: F401  registers the games

EXPLORATION = 1.5
NOISE = (0.25, 0.5)
"""The share of noise in the priors at the root, and its concentration."""
MEMORY, BATCH = 2**13, 128


class Evaluator(evaluator.AlphaZeroEvaluator):
    """The network's value belongs to the seat to act."""

    def evaluate(self, state: pyspiel.State) -> np.ndarray:
        mine, _ = self._inference(state)
        return np.array([mine, -mine] if state.current_player() == 0 else [-mine, mine])


def compiled(model: Any) -> SimpleNamespace:
    """The network with its weights of now. The search reads odds one by one, which takes long from an array of JAX."""
    infer = jax.jit(model.inference)
    return SimpleNamespace(inference=lambda *seen: jax.device_get(infer(*seen)))


class AlphaZero:
    def __init__(self, game: pyspiel.Game, simulations: int, seed: int) -> None:
        self.game, self.simulations = game, simulations
        self.rng = np.random.RandomState(seed)
        with warnings.catch_warnings(action="ignore"):
            api = utils.api_selector("nnx")
        shape, actions = game.observation_tensor_shape(), game.num_distinct_actions()
        self.model = api.Model.build_model("mlp", shape, actions, 128, 2, 1e-4, 2e-3, None, seed=seed)
        self.evaluator = Evaluator(game, compiled(self.model))
        self.memory = replay_buffer.Buffer(MEMORY, seed=seed)

    def bot(self, noise: tuple[float, float] | None = None) -> mcts.MCTSBot:
        return mcts.MCTSBot(
            self.game,
            EXPLORATION,
            self.simulations,
            self.evaluator,
            solve=False,
            random_state=self.rng,
            child_selection_fn=mcts.SearchNode.puct_value,
            dirichlet_noise=noise,
            dont_return_chance_node=True,
        )

    def play(self) -> int:
        """One game with itself, into the memory; how many moves it had."""
        state, bot, seen = self.game.new_initial_state(), self.bot(NOISE), []
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.rng.choice(outcomes, p=odds))
                continue
            policy = np.zeros(self.game.num_distinct_actions(), np.float32)
            for child in bot.mcts_search(state).children:
                policy[child.action] = child.explore_count
            policy /= policy.sum()
            seen.append((state.current_player(), state.observation_tensor(), state.legal_actions_mask(), policy))
            state.apply_action(self.rng.choice(len(policy), p=policy))
        for seat, observation, mask, policy in seen:
            facts = {"observation": np.float32(observation), "legals_mask": np.array(mask, bool), "policy": policy}
            value = np.float32(state.returns()[seat])
            self.memory.append(jax.tree.map(jnp.asarray, utils.TrainInput(**facts, value=value)))
        return len(seen)

    def learn(self, updates: int) -> Any:
        """The losses of the last update."""
        for _ in range(updates):
            losses = self.model.update(self.memory.sample(BATCH))
        self.evaluator = Evaluator(self.game, compiled(self.model))  # what the old one remembers is out of date
        return losses


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="azulejos_azul", help="a game of two, by its name in OpenSpiel")
    parser.add_argument("--simulations", type=int, default=20, help="for each move")
    parser.add_argument("--games", type=int, default=40, help="with itself")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--deals", type=int, default=10, help="two games each")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    learner = AlphaZero(pyspiel.load_game(arguments.game), arguments.simulations, arguments.seed)
    for number in range(1, arguments.games + 1):
        moves = learner.play()
        print(f"game {number}: {moves} moves, {learner.learn(1 + moves // 4)}", flush=True)
    for name in arguments.against:
        other = house_player(name, arguments.seed)
        found = measure(learner.game, learner.bot().step, other, arguments.deals, arguments.seed)
        print(f"AlphaZero with {arguments.simulations} simulations against {name}: {found}", flush=True)


if __name__ == "__main__":
    main()
