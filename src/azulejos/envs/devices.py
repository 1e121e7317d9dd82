"""Where the games of a `GpuBatch` are stepped: by kernels on a GPU, or by the functions of `stepping` on a CPU.

Both take arrays that share the memory of torch's tensors, and do the same with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import numpy as np

from ..errors import AzulejosError
from ..extras import needed
from ..kernel import Generator, seed
from ..rules.box import Box
from .core import functions
from .kernels import THREADS, Codes, kernels
from .stepping import Arrays, Chosen, Games, Words

with needed("gpu", "azulejos.envs.gpu"):
    import torch


class Device(Protocol):
    """What plays the games of one box."""

    games_last: bool
    """Whether numbers of neighboring games should be neighbors in memory."""

    def array(self, tensor: torch.Tensor) -> Any:
        """An array that shares the memory of a tensor."""

    def start(self, games: Games, arrays: Arrays, chosen: Chosen, seeds: Words, codes: Codes) -> None: ...
    def step(self, games: Games, arrays: Arrays, actions: Words, codes: Codes) -> None: ...
    def choose(self, words: Words, generators: Words, actions: Words, chosen: Chosen) -> None: ...
    def find_mistake(self, words: Words, actions: Words, autoreset: int, found: Words) -> None: ...
    def start_generators(self, generators: Words, seeds: Words, chosen: Chosen) -> None: ...


class OnGpu:
    """Kernels, launched on the stream that torch uses at that moment."""

    games_last = True

    def __init__(self, device: torch.device, box: Box, packed: bool, games: int) -> None:
        from ..kernel.cuda import cuda

        self._cuda = cuda
        self._device = device
        self._kernels = kernels(box, packed)
        self._blocks = -(-games // THREADS)
        self._launchers: dict[tuple[str, int], Callable[..., None]] = {}

    def array(self, tensor: torch.Tensor) -> Any:
        return self._cuda.as_cuda_array(tensor)

    def start(self, games: Games, arrays: Arrays, chosen: Chosen, seeds: Words, codes: Codes) -> None:
        self._launch("start", games, arrays, chosen, seeds, codes)

    def step(self, games: Games, arrays: Arrays, actions: Words, codes: Codes) -> None:
        self._launch("step", games, arrays, actions, codes)

    def choose(self, words: Words, generators: Words, actions: Words, chosen: Chosen) -> None:
        self._launch("choose", words, generators, actions, chosen)

    def find_mistake(self, words: Words, actions: Words, autoreset: int, found: Words) -> None:
        self._launch("find_mistake", words, actions, autoreset, found)

    def start_generators(self, generators: Words, seeds: Words, chosen: Chosen) -> None:
        self._launch("start_generators", generators, seeds, chosen)

    def _launch(self, name: str, *arguments: Any) -> None:
        with torch.cuda.device(self._device):
            stream = torch.cuda.current_stream().cuda_stream
            launcher = self._launchers.get((name, stream))
            if launcher is None:
                ours = self._cuda.external_stream(stream) if stream else 0
                launcher = self._launchers[name, stream] = self._kernels[name][self._blocks, THREADS, ours]
            launcher(*arguments)


class OnCpu:
    """The same on one thread, for machines without a GPU."""

    games_last = False

    def __init__(self, box: Box, packed: bool) -> None:
        self._functions = functions(box, packed)
        self._scratch = np.zeros(box.all_actions, np.int64)

    def array(self, tensor: torch.Tensor) -> Any:
        return tensor.numpy()

    def start(self, games: Games, arrays: Arrays, chosen: Chosen, seeds: Words, codes: Codes) -> None:
        wanted = _wanted(arrays, codes)
        seeds = seeds if codes.seeds else seeds[:0]
        self._functions.start_games(games, wanted, chosen, seeds, self._scratch, codes.final_seat, 0, len(chosen))

    def step(self, games: Games, arrays: Arrays, actions: Words, codes: Codes) -> None:
        how = codes.autoreset, codes.reward, codes.final_seat
        self._functions.step_games(games, _wanted(arrays, codes), actions, self._scratch, *how, 0, len(actions))

    def choose(self, words: Words, generators: Words, actions: Words, chosen: Chosen) -> None:
        self._functions.choose_actions(words, generators, actions, chosen, self._scratch, 0, len(actions))

    def find_mistake(self, words: Words, actions: Words, autoreset: int, found: Words) -> None:
        first = self._functions.first_mistake(words, actions, autoreset, 0, len(actions))
        if first >= 0:
            found[0] = first

    def start_generators(self, generators: Words, seeds: Words, chosen: Chosen) -> None:
        from ..kernel.twins import twin

        start, randoms = twin(seed), generators.view(Generator.dtype())
        for i in np.flatnonzero(chosen):
            start(randoms[i], seeds[i])


def _wanted(arrays: Arrays, codes: Codes) -> Arrays:
    """Arrays without the rows of those that are not wanted."""
    return arrays._replace(
        observations=arrays.observations[: len(arrays.observations) * codes.observations],
        final_observations=arrays.final_observations[: len(arrays.final_observations) * codes.final_observations],
    )


def device_of(name: torch.device | str) -> torch.device:
    """A device that games can be played on."""
    device = torch.device(name)
    if device.type not in ("cuda", "cpu"):
        raise AzulejosError(f"games cannot be played on {str(name)!r}: it is an NVIDIA GPU, such as 'cuda', or 'cpu'")
    if device.type == "cpu":
        return device
    if not torch.cuda.is_available():
        raise AzulejosError("torch finds no NVIDIA GPU here: give device='cpu', or use azulejos.envs.vector.Batch")
    return torch.device("cuda", torch.cuda.current_device() if device.index is None else device.index)
