"""The functions of `loops` in two forms for a CPU: compiled, and plain for those who look for mistakes."""

from __future__ import annotations

from functools import cache
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ..nets.tree import Tree
from ..rules.box import Box
from .arrays import Calls, Forest, History, Starts
from .forest import Game, Net, Taste
from .loops import game_functions, kept_of, kinds_of, loops


class Runner(Protocol):
    """Either form, or `kernels.CudaRunner`: for all games of a forest."""

    def begin(self, trees: Forest, calls: Calls, starts: Starts, numbers: Any, taste: Taste, /) -> None: ...

    def grow(self, trees: Forest, calls: Calls, taste: Taste, schedule: Any, simulation: int, /) -> None: ...

    def finish(self, trees: Forest, calls: Calls, starts: Starts, history: History, taste: Taste, /) -> None: ...


class CompiledRunner:
    """By numba, one game after the other."""

    def __init__(self, box: Box) -> None:
        from ..kernel.twins import twin

        made = loops(box)
        self._begin, self._grow, self._finish = map(twin, made)
        self._work = np.zeros(kinds_of(box).state.itemsize // 8, np.int64)

    def begin(self, trees: Forest, calls: Calls, starts: Starts, numbers: Any, taste: Taste) -> None:
        self._begin(trees, self._work, calls, starts, numbers, taste, 0, len(trees.states))

    def grow(self, trees: Forest, calls: Calls, taste: Taste, schedule: Any, simulation: int) -> None:
        self._grow(trees, self._work, calls, taste, schedule, simulation, 0, len(trees.states))

    def finish(self, trees: Forest, calls: Calls, starts: Starts, history: History, taste: Taste) -> None:
        self._finish(trees, self._work, calls, starts, history, taste, 0, len(trees.states))


class PlainRunner:
    """Over the same arrays, which plain code reads and writes through ctypes and memoryviews."""

    def __init__(self, box: Box) -> None:
        self._functions = game_functions(box)
        self._kinds = kinds_of(box)
        self._work = np.zeros(self._kinds.state.itemsize // 8, np.int64)

    def begin(self, trees: Forest, calls: Calls, starts: Starts, numbers: Any, taste: Taste) -> None:
        for game, number in enumerate(numbers.tolist()):
            one = self._game(trees, game)
            self._functions.begin_game(one, self._start(starts, game), number)
            self._functions.begin_search(one, _net(calls, game), taste)

    def grow(self, trees: Forest, calls: Calls, taste: Taste, schedule: Any, simulation: int) -> None:
        for game in range(len(trees.states)):
            self._functions.grow(self._game(trees, game), _net(calls, game), taste, schedule, simulation)

    def finish(self, trees: Forest, calls: Calls, starts: Starts, history: History, taste: Taste) -> None:
        for game in range(len(trees.states)):
            start, kept = self._start(starts, game), kept_of(history, game)
            self._functions.finish(self._game(trees, game), _net(calls, game), start, kept, taste)

    def _game(self, trees: Forest, game: int) -> Game:
        kinds = self._kinds
        randoms = _records(trees.randoms[game], kinds.random)
        return Game(
            states=_records(trees.states[game], kinds.state),
            work=_records(self._work, kinds.state),
            tree=Tree(
                _records(trees.nodes[game], kinds.node),
                _records(trees.edges[game], kinds.edge),
                cast(Any, memoryview(trees.used[game])),
            ),
            cursor=_records(trees.cursors[game], kinds.cursor),
            deals=[randoms[0]],
            chances=[randoms[1]],
            noise=cast(Any, memoryview(trees.noise[game])),
            actions=cast(Any, memoryview(trees.actions[game])),
            policy=cast(Any, memoryview(trees.policy[game])),
        )

    def _start(self, starts: Starts, game: int) -> Any:
        return _records(starts.words[starts.groups[game]], self._kinds.state)


def _records(words: NDArray[np.int64], kind: Any) -> Any:
    return (_ctype(kind) * (words.nbytes // kind.itemsize)).from_buffer(words)


@cache
def _ctype(kind: Any) -> Any:
    """Always the same one: records of two types could not be copied into each other."""
    return np.ctypeslib.as_ctypes_type(kind)


def _net(calls: Calls, game: int) -> Net:
    # Items of a NumPy array would compute in 32 bits. The inputs are written alone.
    return Net(calls.inputs[game], memoryview(calls.logits[game]), memoryview(calls.values[game]))
