"""Gymnasium's own tests, as their authors wrote them."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.utils.env_match import check_environments_match

from azulejos import PRESETS
from azulejos.envs.gymnasium import AzulejosEnv
from azulejos.envs.gymnasium_vector import AzulejosVectorEnv

GAMES = [(preset, players) for preset in PRESETS for players in (2, 3, 4)]


@pytest.mark.parametrize(("preset", "players"), GAMES)
def test_check_env(preset: str, players: int) -> None:
    """It also makes each game in every render mode, which would be slow for all of them."""
    one = gymnasium.make(f"azulejos/{preset}-v1", players=players)
    check_env(one.unwrapped, skip_render_check=players != 2)
    one.close()


class OneOfTheBatch(gymnasium.Env[Any, Any]):
    """The first game of a vector environment, as a single one."""

    def __init__(self, many: AzulejosVectorEnv) -> None:
        self.many = many
        self.observation_space = many.single_observation_space
        self.action_space = many.single_action_space

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        observations, infos = self.many.reset(seed=seed)
        return observations[0], {"action_mask": infos["action_mask"][0]}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        # The other games follow with actions of their own.
        others = [int(np.flatnonzero(mask)[0]) for mask in self.many.action_masks()[1:]]
        observations, rewards, terminations, truncations, infos = self.many.step(np.array([action, *others]))
        is_over = bool(terminations[0] or truncations[0])
        seen = infos["final_obs"][0] if is_over else observations[0]
        masks = infos["final_info"]["action_mask"] if is_over else infos["action_mask"]
        return seen, float(rewards[0]), bool(terminations[0]), bool(truncations[0]), {"action_mask": masks[0]}

    def action_masks(self) -> Any:
        return self.many.action_masks()[0]


class Legal(gymnasium.ActionWrapper[Any, Any, Any]):
    """Takes any number for a legal action, so that the test's random numbers play whole games."""

    def action(self, action: int) -> int:
        legal = np.flatnonzero(self.env.unwrapped.action_masks())  # type: ignore[attr-defined]
        return int(legal[action % len(legal)])


@pytest.mark.parametrize(("preset", "players"), GAMES)
@pytest.mark.parametrize("steps", ["any", "legal"])
def test_the_batch_matches_the_single_environment(preset: str, players: int, steps: str) -> None:
    one = AzulejosEnv(preset, players, seat=players - 1)
    many = OneOfTheBatch(AzulejosVectorEnv(3, preset, players, seat=players - 1))
    if steps == "legal":
        check_environments_match(Legal(one), Legal(many), num_steps=80, seed=3)
    else:
        check_environments_match(one, many, num_steps=10, seed=3)
