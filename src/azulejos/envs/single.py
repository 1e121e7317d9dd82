"""One game after the other, for adapters that step a single game: a batch of one."""

from __future__ import annotations

from operator import index

import numpy as np
from numpy.typing import NDArray

from ..errors import InvalidAction
from ..rules.game import Game, Position
from .layout import Layout
from .rewards import Reward
from .vector import Autoreset, Batch

Numbers = NDArray[np.float32]
Mask = NDArray[np.int8]


class SingleGame:
    """A game that can be stepped, and seen from every seat."""

    def __init__(self, game: Game, reward: Reward | str = Reward.WIN) -> None:
        self.game = game
        self.batch = Batch(game, 1, reward=reward, autoreset=Autoreset.DISABLED)
        self._buffers = self.batch.new_buffers()
        self._action = np.zeros(1, np.int64)

    @property
    def layout(self) -> Layout:
        return self.batch.layout

    def reset(self, seed: int | None = None) -> None:
        self.batch.reset(self._buffers, seed)

    def step(self, action: int) -> None:
        """Do an action of the seat to act. Raises IllegalAction, InvalidAction or GameOver."""
        number = index(action)
        if not 0 <= number < self.batch.num_actions:
            last = self.batch.num_actions - 1
            raise InvalidAction(f"there is no action {number}: they are numbered from 0 to {last}")
        self._action[0] = number
        self.batch.step(self._action, self._buffers)

    @property
    def seat(self) -> int:
        """The seat to act, or NOBODY."""
        return int(self._buffers.seats[0])

    @property
    def is_terminated(self) -> bool:
        return bool(self._buffers.terminations[0])

    @property
    def is_truncated(self) -> bool:
        return bool(self._buffers.truncations[0])

    @property
    def rewards(self) -> list[float]:
        """What the last step brought each seat."""
        return self._buffers.rewards[0].tolist()  # type: ignore[no-any-return]

    def observe(self, seat: int) -> Numbers:
        """What a seat sees, in an array of its own."""
        if seat == self._buffers.seats[0]:
            assert self._buffers.observations is not None
            own: Numbers = self._buffers.observations[0].copy()
            return own
        return self.batch.observe(0, seat)

    def mask(self, seat: int) -> Mask:
        """What a seat may do, in an array of its own: nothing unless it is to act."""
        if seat == self._buffers.seats[0]:
            own: Mask = self._buffers.masks[0].copy()
            return own
        return np.zeros(self.batch.num_actions, np.int8)

    def position(self) -> Position:
        return self.batch.position(0)
