"""The functions of `loops` as CUDA kernels, a thread for each game. A thread keeps the record it works on in shared
memory, which is several times faster than the GPU's main memory.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from numba import int64

from ..kernel import parameter
from ..kernel.cuda import cuda, kernel
from ..rules.box import Box
from .arrays import Calls, Forest, History, Starts
from .forest import Taste
from .loops import kinds_of, loops

THREADS = 64
"""In a block."""


class Block(NamedTuple):
    """What a kernel of one box works with: a function of `loops`, and the size of a record."""

    loop: Callable[..., None]
    words: int
    pitch: int
    """Words from one thread's record to the next one's: an odd number, so that no two threads meet in a bank."""


block = parameter(Block)
all_words = parameter(int)
"""Of the records of all threads of a block."""


def one_game(trees: Forest, a: Any, b: Any, c: Any, d: Any) -> None:
    """A thread calls the function for its own game; the four arguments between forest and game are that function's."""
    game, own = cuda.grid(1), cuda.threadIdx.x * block.pitch
    words = cuda.shared.array(all_words, int64)
    if game < len(trees.states):
        block.loop(trees, words[own : own + block.words], a, b, c, d, game, game + 1)


def kernels_of(box: Box) -> list[Any]:
    """The functions of `loops` for one box, as kernels."""
    words = kinds_of(box).state.itemsize // 8
    pitch = words | 1

    def made(loop: Callable[..., None]) -> Any:
        name = f"{box.name}.{loop.__name__}_kernel"
        return kernel(one_game, name, block=Block(loop, words, pitch), all_words=THREADS * pitch)

    return [made(loop) for loop in loops(box)]


class CudaRunner:
    """On the GPU that torch has chosen, in the order of torch's current stream."""

    def __init__(self, box: Box) -> None:
        self._begin, self._grow, self._finish = kernels_of(box)

    def begin(self, trees: Forest, calls: Calls, starts: Starts, numbers: Any, taste: Taste) -> None:
        self._begin[self._grid(trees)](trees, calls, starts, numbers, taste)

    def grow(self, trees: Forest, calls: Calls, taste: Taste, schedule: Any, simulation: int) -> None:
        self._grow[self._grid(trees)](trees, calls, taste, schedule, simulation)

    def finish(self, trees: Forest, calls: Calls, starts: Starts, history: History, taste: Taste) -> None:
        self._finish[self._grid(trees)](trees, calls, starts, history, taste)

    def _grid(self, trees: Forest) -> tuple[int, int, Any]:
        import torch

        stream = cuda.external_stream(torch.cuda.current_stream().cuda_stream)
        return -(-len(trees.states) // THREADS), THREADS, stream
