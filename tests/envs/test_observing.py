"""What an agent sees of a position outside of environments is what they show."""

from __future__ import annotations

import random

import numpy as np
import pytest

import azulejos
from azulejos.envs.gymnasium import AzulejosEnv
from azulejos.envs.observing import action_mask, observe


@pytest.mark.parametrize(
    ("preset", "players"), [("azul", 2), ("azul-grey-jokers", 3), ("pavilion", 2), ("pavilion-mono", 4)]
)
def test_it_is_what_environments_show(preset: str, players: int) -> None:
    env, rng = AzulejosEnv(preset, players, seat=1), random.Random(1)
    for seed in range(2):
        observation, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            assert env.position.to_act == 1
            assert np.array_equal(observe(env.position), observation)
            assert np.array_equal(action_mask(env.position), info["action_mask"])
            action = rng.choice(np.flatnonzero(info["action_mask"]).tolist())
            observation, _, terminated, truncated, info = env.step(action)
            is_over = terminated or truncated
        assert np.array_equal(observe(env.position, 1), observation)
        assert not action_mask(env.position).any()


def test_a_position_read_from_text_is_seen_the_same() -> None:
    game = azulejos.game("azul", 3)
    position = game.new(random.Random(1))
    read = azulejos.parse_position(str(position))
    for seat in range(3):
        assert np.array_equal(observe(read, seat), observe(position, seat))
    assert np.array_equal(observe(read), observe(read, position.to_act))


def test_while_tiles_are_drawn_nobody_may_act() -> None:
    position = azulejos.azul().start()
    assert not action_mask(position).any()
    with pytest.raises(azulejos.AzulejosError, match="there is no seat -1: the seats are 0 to 1"):
        observe(position)
