"""OpenSpiel's MCTS plays Azul against our bots: some minutes on a laptop.

    pip install 'azulejos[openspiel]'
    python examples/spiel_mcts.py --simulations 50 --against random greedy

Each deal is played twice with the seats changed, so that luck with the tiles counts for nobody.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import azulejos.envs.openspiel  # noqa: F401  registers the games
from azulejos.bots import find_bot

Player = Callable[[pyspiel.State], int]
"""Gives the number of an action."""


def house_player(name: str, seed: int) -> Player:
    """One of our bots, which reads a position."""
    bot, rng = find_bot(name), random.Random(seed)
    return lambda state: bot.think(state.position, rng=rng).action.id


def mcts_player(game: pyspiel.Game, simulations: int, seed: int) -> Player:
    """UCT with random playouts. A simulation that draws tiles goes on until somebody is to act again."""
    rng = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
    bot = mcts.MCTSBot(game, 2.0, simulations, evaluator, random_state=rng, dont_return_chance_node=True)
    return bot.step


def play(game: pyspiel.Game, players: list[Player], deal: int) -> tuple[list[float], tuple[int, ...]]:
    """One game: what it is worth to each seat, and the points. The tiles depend on the deal's number."""
    state, rng = game.new_initial_state(), np.random.RandomState(deal)
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=odds))
        else:
            state.apply_action(players[state.current_player()](state))
    return state.returns(), state.position.scores


def measure(game: pyspiel.Game, mine: Player, other: Player, deals: int, seed: int) -> str:
    """How often mine wins, and by how much; a deal is one observation."""
    wins, margins = [], []
    for deal in range(seed, seed + deals):
        won, ahead = 0.0, 0.0
        for seat in (0, 1):
            players = [mine, other] if seat == 0 else [other, mine]
            returns, scores = play(game, players, deal)
            won += (1 + returns[seat]) / 4
            ahead += (scores[seat] - scores[1 - seat]) / 2
        wins.append(won)
        margins.append(ahead)
    error = [np.std(values, ddof=1) / deals**0.5 if deals > 1 else 0.0 for values in (wins, margins)]
    return (
        f"{np.mean(wins):.1%} ± {error[0]:.1%} of {2 * deals} games won, "
        f"by {np.mean(margins):+.1f} ± {error[1]:.1f} points"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="azulejos_azul", help="a game of two, by its name in OpenSpiel")
    parser.add_argument("--simulations", type=int, default=50, help="for each move")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--deals", type=int, default=5, help="two games each")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    game = pyspiel.load_game(arguments.game)
    for name in arguments.against:
        mine = mcts_player(game, arguments.simulations, arguments.seed)
        other = house_player(name, arguments.seed)
        found = measure(game, mine, other, arguments.deals, arguments.seed)
        print(f"MCTS with {arguments.simulations} simulations against {name}: {found}", flush=True)


if __name__ == "__main__":
    main()
