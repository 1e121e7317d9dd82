"""The tree search of a box in its two forms: plain, over Python objects, and compiled, over arrays.

Both grow the same tree: the nodes are one array, which plain code reads and writes through ctypes. So numbers of 32
bits are rounded alike.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, Record, bind
from ..rules.box import Box
from . import tree
from .evaluate import SEATS
from .evaluators import evaluator
from .plug import plug
from .tree import Settings, Tree
from .within import Pace

if TYPE_CHECKING:
    from ..rules.compiled_engine import CompiledEngine

Grow = Callable[[Tree, Any, Settings, int, int, int], int]
Nodes = NDArray[np.void]
LONGEST = 1024
"""More actions than any round can have."""


def as_list(array: NDArray[Any]) -> list[Any]:
    """An array, where rule functions speak of a list."""
    return cast(list[Any], array)


@cache
def grow_rule(box: Box) -> Grow:
    """The search of a box, as a rule function."""
    judge, searched, name = evaluator(box), plug(box), box.name
    rules = tree.Rules(box.apply, box.deal, searched.candidates, searched.rests, judge.evaluate)
    draws = tree.Draws(bind(tree.settle_draws, f"{name}.settle_draws", rules=rules))
    growth = tree.Growth(bind(tree.expand_node, f"{name}.expand_node", rules=rules, draws=draws))
    return bind(tree.grow, f"{name}.grow", rules=rules, draws=draws, growth=growth)


class Grower(Pace, Protocol):
    """Either form."""

    grow: Grow

    def plant(self, state: Record, nodes: Nodes) -> Tree:
        """The arrays for a search of this state, which keeps its tree in these nodes."""

    def read(self, weights: Any) -> Any:
        """The weights as this form reads them."""


class Copies(list[Any]):
    """A list of records that keeps copies of what is put into it, as an array does."""

    def __setitem__(self, i: Any, state: Any) -> None:
        super().__setitem__(i, state.copy())


class PlainGrower:
    slice = 20
    is_compiled = False

    def __init__(self, box: Box) -> None:
        self.box = box
        self.grow = grow_rule(box)

    def plant(self, state: Record, nodes: Nodes) -> Tree:
        node_type: Any = np.ctypeslib.as_ctypes_type(cast(Any, nodes.dtype))
        return Tree(
            start=[state],
            work=Copies([state]),
            child=Copies([state]),
            nodes=(node_type * len(nodes)).from_buffer(nodes),
            path=[0] * LONGEST,
            actions=[0] * self.box.all_actions,
            scratch=[0.0] * evaluator(self.box).features.room,
            values=[0.0] * SEATS,
            random=[Generator()],
        )

    def read(self, weights: Any) -> Any:
        # Items of a NumPy array would compute in 32 bits.
        return memoryview(weights)


class CompiledGrower:
    slice = 5_000
    is_compiled = True

    def __init__(self, engine: CompiledEngine) -> None:
        from ..kernel.twins import twin

        self.box, self.engine = engine.box, engine
        self.grow = cast(Grow, twin(grow_rule(engine.box)))
        self._load()

    def _load(self) -> None:
        """Load or compile the search by calling it once, for no node."""
        state = self.engine.read(self.engine.start(2, 0, next(iter(self.box.presets.values()))))
        planted = self.plant(state, np.zeros(1, tree.SearchNode.dtype()))
        self.grow(planted, np.zeros(0, np.float32), Settings(1, 0.0, 0.0, 0.0, 0.0), 0, 1, 1)

    def plant(self, state: Record, nodes: Nodes) -> Tree:
        from ..rules.compiled_engine import apart

        dtype = self.engine.dtype
        return Tree(
            start=as_list(self.engine.load(state).view(dtype)),
            work=as_list(apart(1, dtype)),
            child=as_list(apart(1, dtype)),
            nodes=as_list(nodes),
            path=as_list(np.zeros(LONGEST, np.int64)),
            actions=as_list(np.empty(self.box.all_actions, np.int64)),
            scratch=as_list(apart(evaluator(self.box).features.room, np.float64)),
            values=as_list(apart(SEATS, np.float64)),
            random=as_list(apart(1, Generator.dtype())),
        )

    def read(self, weights: Any) -> Any:
        return weights
