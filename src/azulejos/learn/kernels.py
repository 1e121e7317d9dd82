"""The functions of `loops` as CUDA kernels, a thread for each game. A thread keeps the record it works on in shared
memory, which is several times faster than the GPU's main memory.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from numba import int64

from ..kernel import parameter
from ..kernel.cuda import cuda, kernel
from ..rules.box import Box
from .arrays import Calls, Forest, History, Starts
from .forest import Taste
from .loops import Loops, kinds_of, loops

THREADS = 64
"""In a block."""


class Block(NamedTuple):
    """What a kernel of one box works with: its functions, and the size of a record."""

    functions: Loops
    words: int
    pitch: int
    """Words from one thread's record to the next one's: an odd number, so that no two threads meet in a bank."""


block = parameter(Block)
all_words = parameter(int)
"""Of the records of all threads of a block."""


def begin_kernel(trees: Forest, calls: Calls, starts: Starts, numbers: Any, taste: Taste) -> None:
    game, own = cuda.grid(1), cuda.threadIdx.x * block.pitch
    words = cuda.shared.array(all_words, int64)
    work = words[own : own + block.words]
    if game < len(trees.states):
        block.functions.begin_games(trees, work, calls, starts, numbers, taste, game, game + 1)


def grow_kernel(trees: Forest, calls: Calls, taste: Taste, schedule: Any, simulation: int) -> None:
    game, own = cuda.grid(1), cuda.threadIdx.x * block.pitch
    words = cuda.shared.array(all_words, int64)
    work = words[own : own + block.words]
    if game < len(trees.states):
        block.functions.grow_trees(trees, work, calls, taste, schedule, simulation, game, game + 1)


def finish_kernel(trees: Forest, calls: Calls, starts: Starts, history: History, taste: Taste) -> None:
    game, own = cuda.grid(1), cuda.threadIdx.x * block.pitch
    words = cuda.shared.array(all_words, int64)
    work = words[own : own + block.words]
    if game < len(trees.states):
        block.functions.finish_moves(trees, work, calls, starts, history, taste, game, game + 1)


def kernels_of(box: Box) -> tuple[Any, Any, Any]:
    """The kernels for one box."""
    words = kinds_of(box).state.itemsize // 8
    pitch = words | 1
    names: dict[str, Any] = {"block": Block(loops(box), words, pitch), "all_words": THREADS * pitch}
    bodies = (begin_kernel, grow_kernel, finish_kernel)
    begin, grow, finish = (kernel(body, f"{box.name}.{body.__name__}", **names) for body in bodies)
    return begin, grow, finish


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
