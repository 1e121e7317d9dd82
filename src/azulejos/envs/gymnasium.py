"""The games as Gymnasium environments: one seat is the agent's, the others are played by opponents given in.

    from azulejos.bots import find_bot
    from azulejos.envs.gymnasium import AzulejosEnv
    env = AzulejosEnv("azul", opponents=find_bot("greedy"))

Importing this module also registers every preset: `gymnasium.make("azulejos/azul-v1")`, and `gymnasium.make_vec` for
many games at once.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np

from ..extras import needed

with needed("gymnasium", __name__):
    from gymnasium import Env, register, spaces
    from gymnasium.error import ResetNeeded

    from .spaces import observation_space

from ..errors import AzulejosError
from ..picture import Svg
from ..rules.boxes import all_presets
from ..rules.chance import NOBODY
from ..rules.game import Position
from .capped import capped_game
from .core import check_seat
from .layout import Layout
from .opponents import RANDOM, Opponent, by_seat, choose
from .rendering import RENDER_MODES, RenderFrame, check_render_mode, render, render_svg
from .rewards import Reward
from .single import Mask, Numbers, SingleGame
from .vector import RandomPlayers

VERSION = 1


class AzulejosEnv(Env[Any, Any]):
    """A game as one seat plays it: a step is an action of that seat and what all others do until its next turn."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        preset: str = "azul",
        players: int = 2,
        *,
        seat: int = 0,
        opponents: Opponent | Sequence[Opponent] = RANDOM,
        reward: Reward | str = Reward.WIN,
        illegal_reward: float | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        """An illegal action ends the game with `illegal_reward`: by default, that of a bad defeat."""
        self.game = capped_game(preset, players, **options)
        self.seat = check_seat(self.game, seat)
        self.opponents = by_seat(opponents, seat, players)
        self.illegal_reward = Reward.of(reward).penalty if illegal_reward is None else illegal_reward
        self.render_mode = check_render_mode(render_mode)
        self._single = SingleGame(self.game, reward)
        self._random_players = RandomPlayers(self._single.batch)
        self._rng = random.Random()
        self._is_over = True
        self.observation_space = observation_space(self.layout)
        self.action_space = spaces.Discrete(self.game.num_actions)

    @property
    def layout(self) -> Layout:
        """The planes of an observation."""
        return self._single.layout

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal a new game; without a seed, with the generators of the one before. There are no options."""
        super().reset(seed=seed)
        self._single.reset(seed)
        if seed is not None:
            self._random_players.seed(seed)
            self._rng.seed(seed)
        self._is_over = False
        self._play_opponents()
        self._show()
        return self._single.observe(self.seat), self._info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        if self._is_over:
            raise ResetNeeded("the game is over, or has not begun: call reset first")
        reward, terminated, truncated = self._play(action)
        self._is_over = terminated or truncated
        self._show()
        return self._single.observe(self.seat), reward, terminated, truncated, self._info()

    def _play(self, action: int) -> tuple[float, bool, bool]:
        try:
            self._single.step(action)
        except AzulejosError:
            return self.illegal_reward, True, False
        self._play_opponents()
        return self._single.rewards[self.seat], self._single.is_terminated, self._single.is_truncated

    def _play_opponents(self) -> None:
        """Until the agent is to act, or nobody."""
        while self._single.seat not in (self.seat, NOBODY):
            opponent = self.opponents[self._single.seat]
            if opponent == RANDOM:
                chosen = np.zeros(1, np.int64)
                self._random_players.choose(chosen)
                self._single.step(int(chosen[0]))
            else:
                self._single.step(choose(opponent, self.position, self._rng))

    def action_masks(self) -> Mask:
        """1 for every legal action, 0 for the others; all 0 when the game is over."""
        return np.zeros(self.game.num_actions, np.int8) if self._is_over else self._single.mask(self.seat)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks()}

    @property
    def position(self) -> Position:
        return self._single.position()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> RenderFrame:
        return render(self.position, self.render_mode)

    def render_svg(self) -> Svg:
        return render_svg(self.position)

    def _repr_svg_(self) -> str:
        return str(self.render_svg())


for _preset in all_presets():
    register(
        f"azulejos/{_preset}-v{VERSION}",
        "azulejos.envs.gymnasium:AzulejosEnv",
        vector_entry_point="azulejos.envs.gymnasium_vector:AzulejosVectorEnv",
        kwargs={"preset": _preset},
    )
