"""Many games as one Gymnasium vector environment, over the batch environment.

With opponents it is what `AzulejosEnv` is, many times over: the agent has one seat, and a step goes on to its next
turn. Without opponents the agent plays every seat: a step is one action, observation and mask are those of the seat
to act, the reward is that of the seat that acted, and `info` has everybody's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..extras import needed
from .errors import InvalidBuffer

with needed("gymnasium", __name__):
    from gymnasium import spaces
    from gymnasium.error import ResetNeeded
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from .spaces import observation_space

from ..errors import AzulejosError
from .capped import capped_game
from .layout import Layout
from .opponents import RANDOM
from .rendering import RENDER_MODES, RenderFrame, check_render_mode, render
from .rewards import Reward
from .single import Numbers
from .stepping import HOLD, Chosen
from .vector import Autoreset, Batch, RandomPlayers

Policy = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[np.integer]]
"""From observations and masks, a row for each game, to a legal action for each."""

StepResult = tuple[Numbers, NDArray[np.float64], Chosen, Chosen, dict[str, Any]]


class AzulejosVectorEnv(VectorEnv[Numbers, NDArray[np.integer], NDArray[Any]]):
    """Many games, in each of which the agent has one seat or all of them."""

    def __init__(
        self,
        num_envs: int = 1,
        preset: str = "azul",
        players: int = 2,
        *,
        seat: int = 0,
        opponents: Policy | str | None = RANDOM,
        reward: Reward | str = Reward.WIN,
        autoreset_mode: AutoresetMode | str = AutoresetMode.SAME_STEP,
        threads: int = 1,
        render_mode: str | None = None,
        **settings: Any,
    ) -> None:
        """`opponents` play all other seats: "random", or a policy over many games; None: the agent plays every seat.

        The settings are the game's options, and `illegal_reward`, as in `AzulejosEnv`.
        """
        illegal_reward = settings.pop("illegal_reward", None)
        super().__init__()
        self.game = capped_game(preset, players, **settings)
        if opponents is not None and opponents != RANDOM and not callable(opponents):
            raise AzulejosError(
                f"{opponents!r} are no opponents: it takes {RANDOM!r}, a policy over many games or None"
            )
        self.num_envs = num_envs
        self.seat = seat
        self.opponents = opponents
        self.illegal_reward = Reward.of(reward).penalty if illegal_reward is None else illegal_reward
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.render_mode = check_render_mode(render_mode)
        self.metadata = {"render_modes": RENDER_MODES, "render_fps": 1, "autoreset_mode": self.autoreset_mode}
        # Games begin anew where this class says so, as one may also end by an illegal action.
        self._batch = Batch(
            self.game, num_envs, reward=reward, autoreset=Autoreset.DISABLED, threads=threads, final_seat=seat
        )
        self._buffers = self._batch.new_buffers()
        self._random_players = RandomPlayers(self._batch)
        self._actions = np.zeros(num_envs, np.int64)
        self._is_over = np.ones(num_envs, np.bool_)
        self._has_begun = False
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = spaces.Discrete(self.game.num_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    @property
    def layout(self) -> Layout:
        """The planes of an observation."""
        return self._batch.layout

    # -------------------------------------------------------------------------------------------- playing

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        """Deal new games; a seed s gives game i the seed s + i. `options["reset_mask"]` says which, if not all."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        chosen = (options or {}).get("reset_mask")
        self._begin(chosen, seed)
        return self._observations(), self._infos()

    def _begin(self, chosen: Chosen | None, seed: int | Sequence[int] | None = None) -> None:
        self._batch.reset(self._buffers, seed, chosen)
        self._has_begun = True
        if seed is not None:
            self._random_players.seed(seed, chosen)
        self._is_over[slice(None) if chosen is None else chosen] = False
        self._play_opponents()

    def step(self, actions: NDArray[np.integer]) -> StepResult:
        chosen = self._check_actions(actions)
        renewed = self._is_over.copy()
        if not self._has_begun:
            raise ResetNeeded("no game has begun: call reset first")
        if self.autoreset_mode is AutoresetMode.DISABLED and renewed.any():
            raise ResetNeeded(f"game {renewed.argmax()} is over: reset it first")
        if renewed.any():
            self._begin(renewed)
        is_legal = self._are_legal(chosen) & ~renewed
        is_illegal = ~is_legal & ~renewed
        actors = self._actors()
        self._batch.step(np.where(is_legal, chosen, HOLD), self._buffers)
        everybody = self._buffers.rewards.copy()
        everybody[is_illegal, actors[is_illegal]] = self.illegal_reward
        rewards, terminations, truncations = self._outcome(actors)
        self._play_opponents(rewards, terminations, truncations)
        rewards[is_illegal] = self.illegal_reward
        terminations |= is_illegal
        self._buffers.masks[is_illegal] = 0
        self._is_over = terminations | truncations
        infos = self._for_all("rewards", everybody) if self.opponents is None else {}
        if self.autoreset_mode is AutoresetMode.SAME_STEP and self._is_over.any():
            infos |= self._final_infos(self._is_over.copy())
            self._begin(self._is_over.copy())
        return self._observations(), rewards, terminations, truncations, infos | self._infos()

    def _actors(self) -> NDArray[np.int64]:
        """The seat of the agent in each game."""
        if self.opponents is None:
            return np.maximum(self._buffers.seats, 0).astype(np.int64)
        return np.full(self.num_envs, self.seat)

    def _outcome(self, actors: NDArray[np.int64]) -> tuple[NDArray[np.float64], Chosen, Chosen]:
        """Rewards, terminations and truncations of the last step of the batch."""
        rewards = self._buffers.rewards[np.arange(self.num_envs), actors].astype(np.float64)
        return rewards, self._buffers.terminations.copy(), self._buffers.truncations.copy()

    def _play_opponents(self, *outcome: NDArray[Any]) -> None:
        """Until the agent is to act in every game that is not over; add up what comes of it."""
        if self.opponents is None:
            return
        while (waiting := (self._buffers.seats >= 0) & (self._buffers.seats != self.seat)).any():
            self._actions[:] = HOLD
            if callable(self.opponents):
                assert self._buffers.observations is not None
                chosen = self.opponents(self._buffers.observations[waiting], self._buffers.masks[waiting])
                self._actions[waiting] = chosen
            else:
                self._random_players.choose(self._actions, waiting)
            self._batch.step(self._actions, self._buffers)
            for total, found in zip(outcome, self._outcome(self._actors()), strict=False):
                total += found

    # -------------------------------------------------------------------------------------------- checks

    def _check_actions(self, actions: Any) -> NDArray[np.int64]:
        given: NDArray[np.integer] = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            found = f"{given.dtype} of shape {given.shape}"
            raise InvalidBuffer(f"actions: they must be integers of shape ({self.num_envs},), not {found}")
        return given.astype(np.int64)

    def _are_legal(self, actions: NDArray[np.int64]) -> Chosen:
        known: Chosen = (actions >= 0) & (actions < self.game.num_actions)
        allowed: Chosen = self._buffers.masks[np.arange(self.num_envs), np.where(known, actions, 0)] == 1
        return known & allowed

    # -------------------------------------------------------------------------------------------- what is returned

    def _observations(self) -> Numbers:
        assert self._buffers.observations is not None
        return self._buffers.observations.copy()

    def _infos(self) -> dict[str, Any]:
        infos = self._for_all("action_mask", self.action_masks())
        return infos | self._for_all("seat", self._buffers.seats.copy()) if self.opponents is None else infos

    def _for_all(self, name: str, rows: NDArray[Any]) -> dict[str, Any]:
        """A piece of information about every game, as Gymnasium's own vector environments tell it."""
        return {name: rows, f"_{name}": np.ones(self.num_envs, np.bool_)}

    def _final_infos(self, ended: Chosen) -> dict[str, Any]:
        """How games ended that begin anew in the same step."""
        observations, masks = self._observations(), self.action_masks()
        finals = np.full(self.num_envs, None, object)
        for i in np.flatnonzero(ended):
            finals[i] = observations[i]
        masks[~ended] = 0
        final_info = {"action_mask": masks, "_action_mask": ended}
        return {"final_obs": finals, "_final_obs": ended, "final_info": final_info, "_final_info": ended}

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every legal action, 0 for the others; a row for each game."""
        return self._buffers.masks.copy()

    def render(self) -> tuple[RenderFrame, ...]:  # type: ignore[override]
        return tuple(render(self._batch.position(i), self.render_mode) for i in range(self.num_envs))
