"""What a batch plays, wherever its games are: one game many times, and what is wanted of it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError, IllegalAction, InvalidAction
from ..rules.game import Game, Position
from .capped import capped
from .core import check_seat
from .errors import GameOver, member
from .layout import Layout
from .packing import packed_size
from .plug import plug
from .rewards import Reward
from .seeds import game_seeds, random_seeds
from .stepping import DISABLED, HOLD, NEXT_STEP, SAME_STEP


class Autoreset(Enum):
    """When a game that is over begins anew; names and values are those of Gymnasium's AutoresetMode."""

    NEXT_STEP = "NextStep"
    """In the next step, whose action is ignored."""
    SAME_STEP = "SameStep"
    """In the step that ended it: observation, mask and seat are those of the next game already."""
    DISABLED = "Disabled"
    """By `reset` alone."""

    @classmethod
    def of(cls, name: Autoreset | Enum | str) -> Autoreset:
        """By its value, or by Gymnasium's own mode."""
        return member(cls, name.value if isinstance(name, Enum) else name)

    @property
    def code(self) -> int:
        """The number by which compiled code knows it."""
        return {"NextStep": NEXT_STEP, "SameStep": SAME_STEP, "Disabled": DISABLED}[self.value]


class Masks(Enum):
    """How legal actions are told."""

    INT8 = "int8"
    """A number for every action."""
    PACKED = "packed"
    """A bit for every action: action a is bit a % 32 of word a // 32."""


class Setting:
    """The base of batches."""

    def __init__(
        self,
        game: Game | str,
        num_games: int,
        reward: Reward | str,
        autoreset: Autoreset | Enum | str,
        masks: Masks | str,
        final_seat: int,
    ) -> None:
        """A game given by its name, such as azul/2, has a last round. In a game that is over no seat is to act: it is
        seen from `final_seat`.
        """
        game = capped(game)
        if num_games < 1:
            raise AzulejosError(f"there cannot be {num_games} games: it takes at least 1")
        self.game = game
        self.num_games = num_games
        self.num_actions = game.num_actions
        self.reward = Reward.of(reward)
        self.autoreset = Autoreset.of(autoreset)
        self.masks = member(Masks, masks)
        self.final_seat = check_seat(game, final_seat)
        self.layout: Layout = plug(game.box).layout(game.players, game.options)
        """The planes of an observation."""
        self._has_begun = False

    def shapes(self) -> dict[str, tuple[tuple[int, ...], Any]]:
        """The shape and dtype of each buffer, by name."""
        games, numbers = self.num_games, self.layout.size
        packed = self.masks is Masks.PACKED
        masks = packed_size(self.num_actions) if packed else self.num_actions
        return {
            "observations": ((games, numbers), np.float32),
            "masks": ((games, masks), np.int32 if packed else np.int8),
            "rewards": ((games, self.game.players), np.float32),
            "terminations": ((games,), np.bool_),
            "truncations": ((games,), np.bool_),
            "seats": ((games,), np.int8),
            "final_observations": ((games, numbers), np.float32),
        }

    def _new(self, shape: tuple[int, ...], kind: Any) -> Any:
        """An array of zeros, where this batch has its arrays."""
        raise NotImplementedError

    def _check(self, array: Any, name: str, shape: tuple[int, ...], kind: Any) -> None:
        """Raise InvalidBuffer unless the numbers of all games can be there."""
        raise NotImplementedError

    def _new_arrays(self, **wanted: bool) -> dict[str, Any]:
        """Arrays for buffers, by name; None for those that are not wanted."""
        return {name: self._new(*kind) if wanted.get(name, True) else None for name, kind in self.shapes().items()}

    def _checked(self, buffers: Any, rows: int) -> dict[str, Any]:
        """The arrays of buffers, by name. Observations that are not wanted have so many rows instead."""
        found = {}
        for name, (shape, kind) in self.shapes().items():
            array = getattr(buffers, name)
            if array is None and name.endswith("observations"):
                array = self._new((rows, *shape[1:]), kind)
            else:
                self._check(array, name, shape, kind)
            found[name] = array
        return found

    def _seeds(self, seed: int | Sequence[int] | None, chosen: Any) -> NDArray[np.int64] | None:
        """What the chosen games begin with; None where their generators go on."""
        seeds = None if seed is None else game_seeds(seed, self.num_games)
        if not self._has_begun:
            if not chosen.all():
                raise GameOver("no game has begun: the first reset must be one of all games")
            if seeds is None:
                seeds = random_seeds(self.num_games)
        self._has_begun = True
        return seeds

    def position(self, i: int) -> Position:
        """Game i as it stands."""
        raise NotImplementedError

    def _must_have_begun(self) -> None:
        if not self._has_begun:
            raise GameOver("no game has begun: reset them first")

    def _mistake(self, i: int, action: int) -> AzulejosError:
        """Why an action cannot be done in a game."""
        position = self.position(i)
        if position.is_over:
            return GameOver(f"game {i} is over: reset it, or give it the action HOLD, which is {HOLD}")
        if action not in range(self.num_actions):
            valid = f"they are numbered from 0 to {self.num_actions - 1}, and {HOLD} leaves a game as it is"
            return InvalidAction(f"game {i}: there is no action {action}: {valid}")
        try:
            position.apply(action)
        except IllegalAction as error:
            return IllegalAction(f"game {i}: {error}")
        raise AssertionError(f"game {i}: action {action} is legal after all")
