"""The batch environment on a GPU: many games of one kind, stepped by one kernel, into tensors of torch.

    batch = GpuBatch("azul/2", 65_536)
    buffers = batch.new_buffers()
    batch.reset(buffers, seed=0)
    while True:
        batch.step(choose(buffers.observations, buffers.masks), buffers)

Names, shapes and results are those of `vector.Batch`: game i is the same as there with its seed.
"""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError
from ..extras import needed

with needed("gpu", __name__):
    import torch

    from .devices import Device, OnCpu, OnGpu, device_of

from ..rules.engine import plain_engine
from ..rules.game import Game, Position
from .core import check_seat
from .errors import InvalidBuffer
from .kernels import Codes
from .plug import plug
from .rewards import Reward
from .seeds import OTHER_STREAM, game_seeds, random_seeds
from .setting import Autoreset, Masks, Setting
from .stepping import HOLD, Arrays, Games

__all__ = ["HOLD", "Autoreset", "GpuBatch", "GpuBuffers", "Masks", "RandomPlayers"]


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class GpuBuffers:
    """Tensors that a batch writes into, each with a row for every game; they mean what those of `Buffers` mean.

    They may be laid out in any way. `new_buffers` has numbers of neighboring games beside each other, as a GPU writes
    them fastest.
    """

    masks: torch.Tensor
    rewards: torch.Tensor
    terminations: torch.Tensor
    truncations: torch.Tensor
    seats: torch.Tensor
    observations: torch.Tensor | None = None
    final_observations: torch.Tensor | None = None


@dataclass
class Seen:
    """Buffers that were checked, as kernels take them."""

    arrays: Arrays
    observations: int
    """1 if they are wanted, otherwise 0."""
    final_observations: int


class GpuBatch(Setting):
    """Many games of one kind, on a GPU."""

    def __init__(
        self,
        game: Game | str,
        num_games: int,
        *,
        reward: Reward | str = Reward.WIN,
        autoreset: Autoreset | Enum | str = Autoreset.SAME_STEP,
        masks: Masks | str = Masks.INT8,
        final_seat: int = 0,
        check: bool = True,
        device: torch.device | str = "cuda",
    ) -> None:
        """With `check`, actions are checked before each step, and the CPU waits for the answer. Without, an action that
        cannot be done breaks its game, and steps can be captured in a CUDA graph. On the device "cpu" all is the same,
        on one thread.
        """
        super().__init__(game, num_games, reward, autoreset, masks, final_seat)
        self.check = check
        self.device = device_of(device)
        box, packed = self.game.box, self.masks is Masks.PACKED
        self._at: Device
        if self.device.type == "cpu":
            self._at = OnCpu(box, packed)
        else:
            self._at = OnGpu(self.device, box, packed, num_games)
        self._engine = plain_engine(box)
        start = self._engine.start(self.game.players, 0, self.game.options).to_words()
        self._words = self._zeros(num_games * len(start), dtype=torch.int64)
        self._generators = self._zeros(num_games, dtype=torch.int64)
        self._start = torch.from_numpy(start).to(self.device)
        self._found = self._zeros(1, dtype=torch.int64)
        self._all = torch.ones(num_games, dtype=torch.bool, device=self.device)
        self._games = Games(*map(self._at.array, (self._words, self._generators, self._start)))
        self._all_seen: weakref.WeakKeyDictionary[GpuBuffers, Seen] = weakref.WeakKeyDictionary()

    def _zeros(self, *shape: int, dtype: torch.dtype) -> torch.Tensor:
        return torch.zeros(*shape, dtype=dtype, device=self.device)

    # -------------------------------------------------------------------------------------------- what there is

    @property
    def states(self) -> NDArray[Any]:
        """The records of all games, copied: `batch.states["boards"]["score"]`."""
        records: NDArray[Any] = self._words.cpu().numpy().copy().view(self.game.box.state.dtype())
        records.flags.writeable = False
        return records

    @property
    def bytes_per_game(self) -> int:
        return 8 * (len(self._words) + len(self._generators)) // self.num_games

    def position(self, i: int) -> Position:
        """Game i as it stands."""
        state = self._state(i)
        return Position(self.game, self._engine, state, self._engine.to_act(state))

    def observe(self, i: int, seat: int) -> torch.Tensor:
        """What any seat sees of game i."""
        check_seat(self.game, seat)
        observation = np.empty(self.layout.size, np.float32)
        plug(self.game.box).observe(self._state(i), seat, observation)
        return torch.from_numpy(observation).to(self.device)

    def _state(self, i: int) -> Any:
        self._must_have_begun()
        return self.game.box.state.from_words(self._words.view(self.num_games, -1)[i].cpu().numpy())

    # -------------------------------------------------------------------------------------------- buffers

    def new_buffers(self, *, observations: bool = True, final_observations: bool = False) -> GpuBuffers:
        return GpuBuffers(**self._new_arrays(observations=observations, final_observations=final_observations))

    def _new(self, shape: tuple[int, ...], kind: Any) -> torch.Tensor:
        if self._at.games_last:
            return self._zeros(*reversed(shape), dtype=KINDS[kind]).permute(*reversed(range(len(shape))))
        return self._zeros(*shape, dtype=KINDS[kind])

    def _seen(self, buffers: GpuBuffers) -> Seen:
        """Buffers as kernels take them; checked when first seen."""
        seen = self._all_seen.get(buffers)
        if seen is None:
            found = {name: self._at.array(tensor) for name, tensor in self._checked(buffers, 1).items()}
            wanted = buffers.observations is not None, buffers.final_observations is not None
            seen = self._all_seen[buffers] = Seen(Arrays(**found), *map(int, wanted))
        return seen

    # -------------------------------------------------------------------------------------------- playing

    def reset(
        self, buffers: GpuBuffers, seed: int | Sequence[int] | None = None, chosen: torch.Tensor | None = None
    ) -> None:
        """Begin all games, or the chosen ones, anew; seeds are those of `vector.Batch.reset`."""
        seen = self._seen(buffers)
        which = self._check_chosen(chosen)
        seeds = self._seeds(seed, which)
        given = self._start if seeds is None else torch.from_numpy(seeds).to(self.device)
        codes = self._codes(seen, seeds is not None)
        self._at.start(self._games, seen.arrays, self._at.array(which), self._at.array(given), codes)

    def step(self, actions: torch.Tensor, buffers: GpuBuffers) -> None:
        """Do an action in each game, none where it is HOLD. If one cannot be done, nothing changes anywhere."""
        seen = self._seen(buffers)
        self._must_have_begun()
        array = self._check_actions(actions)
        self._at.step(self._games, seen.arrays, array, self._codes(seen))

    def choose_at_random(
        self, generators: torch.Tensor, actions: torch.Tensor, chosen: torch.Tensor | None = None
    ) -> None:
        """Write a legal action, all equally likely, for each game or each chosen one: HOLD if it is over.

        A generator for each game is given; `RandomPlayers` has some.
        """
        self._must_have_begun()
        for name, tensor in (("generators", generators), ("actions", actions)):
            self._check_words(tensor, name)
        arrays = map(self._at.array, (generators, actions, self._check_chosen(chosen)))
        self._at.choose(self._games.words, *arrays)

    def start_generators(
        self, generators: torch.Tensor, seeds: torch.Tensor, chosen: torch.Tensor | None = None
    ) -> None:
        """Start generators for `choose_at_random`, all or the chosen ones, from a seed for each game."""
        for name, tensor in (("generators", generators), ("seeds", seeds)):
            self._check_words(tensor, name)
        self._at.start_generators(*map(self._at.array, (generators, seeds, self._check_chosen(chosen))))

    def _codes(self, seen: Seen, seeds: bool = False) -> Codes:
        how = self.autoreset.code, self.reward.code, self.final_seat
        return Codes(*how, seen.observations, seen.final_observations, int(seeds))

    # -------------------------------------------------------------------------------------------- checks

    def _check_chosen(self, chosen: torch.Tensor | None) -> torch.Tensor:
        if chosen is None:
            return self._all
        self._check_tensor(chosen, "chosen", (self.num_games,), torch.bool)
        return chosen.contiguous()

    def _check_actions(self, actions: torch.Tensor) -> Any:
        integers = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
        if isinstance(actions, torch.Tensor) and actions.dtype not in integers:
            raise InvalidBuffer(
                f"actions: their dtype must be one of integers, such as torch.int64, not {actions.dtype}"
            )
        self._check_tensor(actions, "actions", (self.num_games,), None)
        array = self._at.array(actions.to(torch.int64).contiguous())
        if self.check:
            if self.device.type == "cuda" and torch.cuda.is_current_stream_capturing():
                raise AzulejosError("steps that check actions cannot be captured in a CUDA graph: give check=False")
            self._found.fill_(self.num_games)
            self._at.find_mistake(self._games.words, array, self.autoreset.code, self._at.array(self._found))
            i = int(self._found)
            if i < self.num_games:
                raise self._mistake(i, int(actions[i]))
        return array

    def _check(self, array: Any, name: str, shape: tuple[int, ...], kind: Any) -> None:
        self._check_tensor(array, name, shape, KINDS[kind])

    def _check_tensor(self, tensor: Any, name: str, shape: tuple[int, ...], dtype: torch.dtype | None) -> None:
        if not isinstance(tensor, torch.Tensor):
            raise InvalidBuffer(f"{name}: it must be a tensor, not {type(tensor).__name__}")
        if tensor.device != self.device:
            raise InvalidBuffer(f"{name}: it must be on the device {self.device}, not on {tensor.device}")
        if tuple(tensor.shape) != shape:
            raise InvalidBuffer(f"{name}: its shape must be {shape}, not {tuple(tensor.shape)}")
        if dtype is not None and tensor.dtype != dtype:
            raise InvalidBuffer(f"{name}: its dtype must be {dtype}, not {tensor.dtype}")
        if any(size > 1 and not stride for size, stride in zip(tensor.shape, tensor.stride(), strict=True)):
            raise InvalidBuffer(f"{name}: each of its numbers must have its own place in memory")

    def _check_words(self, tensor: torch.Tensor, name: str) -> None:
        self._check_tensor(tensor, name, (self.num_games,), torch.int64)
        if not tensor.is_contiguous():
            raise InvalidBuffer(f"{name}: it must be contiguous")


KINDS = {
    np.float32: torch.float32,
    np.int8: torch.int8,
    np.int32: torch.int32,
    np.bool_: torch.bool,
}
"""torch's names of NumPy's types."""


class RandomPlayers:
    """Players who do any legal action, all equally likely, with a generator of their own for each game."""

    def __init__(self, batch: GpuBatch, seed: int | Sequence[int] | None = None) -> None:
        """Seeds are given as in `GpuBatch.reset`; without any they come from the system's own source."""
        self._batch = batch
        self._generators = torch.zeros(batch.num_games, dtype=torch.int64, device=batch.device)
        self.seed(random_seeds(batch.num_games).tolist() if seed is None else seed)

    def seed(self, seed: int | Sequence[int], chosen: torch.Tensor | None = None) -> None:
        """Start the generators of all games, or of the chosen ones, anew."""
        seeds = torch.from_numpy(game_seeds(seed, self._batch.num_games) ^ OTHER_STREAM)
        self._batch.start_generators(self._generators, seeds.to(self._batch.device), chosen)

    def choose(self, actions: torch.Tensor, chosen: torch.Tensor | None = None) -> None:
        """Write an action for each game, or each chosen one: HOLD if it is over."""
        self._batch.choose_at_random(self._generators, actions, chosen)
