"""How fast the environments are. All figures are per CPU second of one thread, the choice of actions not counted."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from .capped import capped
from .vector import Batch, RandomPlayers

GAMES = 1024
SECONDS = 0.7
"""About how long each figure is measured."""


def batch_row(name: str) -> dict[str, int]:
    """Steps of a batch of one game, such as azul/2, and the memory each game takes, buffers aside."""
    return {
        "masks": round(steps_per_second(name, observations=False)),
        "observations": round(steps_per_second(name, observations=True)),
        "bytes_per_game": Batch(name, GAMES).bytes_per_game,
    }


def steps_per_second(name: str, *, observations: bool) -> float:
    """Steps of a batch with masks, and with observations if they are wanted; games go on forever."""
    batch = Batch(name, GAMES)
    buffers = batch.new_buffers(observations=observations)
    players, actions = RandomPlayers(batch, seed=1), np.zeros(GAMES, np.int64)
    batch.reset(buffers, seed=0)
    # The first steps load code; after some rounds the games are in all their phases.
    for _ in range(100):
        players.choose(actions)
        batch.step(actions, buffers)
    steps, spent = 0, 0.0
    while spent < SECONDS:
        players.choose(actions)
        before = time.thread_time()
        batch.step(actions, buffers)
        spent += time.thread_time() - before
        steps += GAMES
    return steps / spent


def turns_per_second(name: str) -> float:
    """Turns of a PettingZoo environment, `last` and `step`, as `env` gives it."""
    from .pettingzoo import env

    game = capped(name)
    one = env(game.preset, players=game.players)
    one.reset(seed=0)
    rng = np.random.default_rng(0)
    _play_turns(one, 200, rng)
    turns, spent = 0, 0.0
    while spent < SECONDS:
        spent += _play_turns(one, 500, rng)
        turns += 500
    return turns / spent


def _play_turns(one: Any, turns: int, rng: np.random.Generator) -> float:
    """So many turns, and the seconds they took; beginning anew is not counted."""
    spent = 0.0
    while turns:
        before = time.thread_time()
        observation, _, terminated, truncated, _ = one.last()
        spent += time.thread_time() - before
        if terminated or truncated:
            one.reset()
            continue
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        before = time.thread_time()
        one.step(action)
        spent += time.thread_time() - before
        turns -= 1
    return spent
