"""The games as PettingZoo environments, in which one agent acts at a time (AEC).

    from azulejos.envs.pettingzoo import env
    games = env("azul", players=3)

Importing this module also registers every preset: `pettingzoo.make("aec", "azulejos/azul-v1", players=3)`.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..extras import needed

with needed("pettingzoo", __name__):
    from gymnasium import spaces
    from pettingzoo import AECEnv, register
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from .spaces import mask_space, observation_space

from ..errors import AzulejosError
from ..picture import Svg
from ..rules.boxes import all_presets
from ..rules.game import Position
from .capped import capped_game
from .rendering import RENDER_MODES, RenderFrame, check_render_mode, render, render_svg
from .rewards import Reward
from .single import SingleGame

VERSION = 1

Observation = dict[str, NDArray[Any]]


class RawEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game, move by move."""

    def __init__(
        self,
        preset: str = "azul",
        players: int = 2,
        *,
        reward: Reward | str = Reward.WIN,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """An illegal action ends the game and brings its agent `illegal_reward`; if that is None, it raises instead."""
        super().__init__()
        self.metadata = {
            "name": f"{preset.replace('-', '_')}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.game = capped_game(preset, players, **options)
        self.illegal_reward = illegal_reward
        self._single = SingleGame(self.game, reward)
        self.layout = self._single.layout
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.state_space = observation_space(self.layout)
        self._action_spaces = {agent: spaces.Discrete(self.game.num_actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.layout),
                    "action_mask": mask_space(self.game.num_actions),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game; without a seed, with the generator of the one before. There are no options."""
        self._single.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        # Left over if the last game was given up before all agents knew its end.
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._single.seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TypeError(f"{agent} must act: only agents whose game is over take the action None")
        penalty = None
        try:
            self._single.step(action)
        except AzulejosError:
            if self.illegal_reward is None:
                raise
            penalty = self.illegal_reward
        self._cumulative_rewards[agent] = 0.0
        if penalty is not None:
            self._end({agent: penalty}, terminated=True, truncated=False)
        elif self._single.seat >= 0:
            self.agent_selection = self.possible_agents[self._single.seat]
        else:
            rewards = dict(zip(self.agents, self._single.rewards, strict=True))
            self._end(rewards, self._single.is_terminated, self._single.is_truncated)
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: dict[str, float], terminated: bool, truncated: bool) -> None:
        self.rewards = {agent: rewards.get(agent, 0.0) for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, terminated)
        self.truncations = dict.fromkeys(self.agents, truncated)
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {"observation": self._single.observe(seat), "action_mask": self._single.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """The table as player_0 sees it; nothing is hidden, so that is all of it."""
        return self._single.observe(0)

    @property
    def position(self) -> Position:
        return self._single.position()

    def render(self) -> RenderFrame:
        return render(self.position, self.render_mode)

    def render_svg(self) -> Svg:
        return render_svg(self.position)

    def _repr_svg_(self) -> str | None:
        return str(self.render_svg()) if self.agents else None

    def close(self) -> None:
        """There is nothing to close."""


def raw_env(preset: str = "azul", **settings: Any) -> RawEnv:
    """The environment itself. An illegal action raises IllegalAction."""
    return RawEnv(preset, **settings)


def env(
    preset: str = "azul", *, reward: Reward | str = Reward.WIN, **settings: Any
) -> AECEnv[str, Observation, int | None]:
    """The environment in PettingZoo's wrapper that enforces the order of calls. An illegal action ends the game.

    Its agent pays for it, the others get nothing. PettingZoo has a wrapper for that too, but each of them takes longer
    than a whole turn does without.
    """
    settings.setdefault("illegal_reward", Reward.of(reward).penalty)
    return OrderEnforcingWrapper(RawEnv(preset, reward=reward, **settings))


for _preset in all_presets():
    register("aec", f"azulejos/{_preset}-v{VERSION}", "azulejos.envs.pettingzoo:env", kwargs={"preset": _preset})
