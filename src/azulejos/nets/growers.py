"""The search with a network in its two forms: plain, over Python objects and with NumPy, and compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, Record, bind
from ..kernel.background import Tell
from ..rules.box import Box
from ..search.growers import Copies, as_list
from . import growing
from .binding import tree_rules
from .forward import Batch, Weights, forward, new_batch
from .growing import Search, Settings
from .network import Network, judge
from .plug import plug
from .tree import Edge, Node, Tree, plant

Grow = Callable[[Search, Weights, Settings, int, int], bool]
Records = NDArray[np.void]


def forward_by_numpy(weights: Weights, batch: Batch, rows: int) -> None:
    """What `forward` does."""
    logits, values = judge(weights, batch.inputs[:rows])
    batch.values[:rows] = values
    for row in range(rows):
        count = batch.counts[row]
        batch.logits[row, :count] = logits[row, batch.actions[row, :count]]


@cache
def grow_rule(box: Box, is_compiled: bool) -> Grow:
    """The search of a box, as a rule function."""
    bound, name = tree_rules(box), f"{box.name}.nets.{'compiled' if is_compiled else 'plain'}"
    rules = growing.Rules(plug(box).MOST_CHOICES, bound.walk_by_puct, bound.add_node, bound.look)
    gather = bind(growing.gather, f"{name}.gather", rules=rules)
    asking = growing.Asking(gather, forward if is_compiled else forward_by_numpy)
    return bind(growing.grow, f"{name}.grow", asking=asking)


class Grower(Protocol):
    """Either form."""

    grow: Grow
    slice: int
    """After so many nodes, some milliseconds, the clock and the switch are looked at."""

    def plant(self, state: Record, nodes: Records, edges: Records, batch: Batch) -> Search:
        """The arrays for a search of this state."""


class PlainGrower:
    slice = 4

    def __init__(self, box: Box) -> None:
        self.box = box
        self.grow = grow_rule(box, False)

    def plant(self, state: Record, nodes: Records, edges: Records, batch: Batch) -> Search:
        search = Search(
            start=[state],
            work=Copies([state]),
            tree=Tree(as_records(nodes), as_records(edges), [0, 0]),
            batch=batch,
            leaves=[0] * len(batch.inputs),
            actions=[0] * self.box.all_actions,
            random=[Generator()],
        )
        plant(search.tree, cast(Any, state).to_act)
        return search


class CompiledGrower:
    slice = 256

    def __init__(self, box: Box, tell: Tell) -> None:
        from ..kernel.twins import twin
        from ..rules.engine import compiled_engine

        self.box = box
        self.engine = compiled_engine(box)
        tell(f"{box.name}: search with a net")
        self.grow = cast(Grow, twin(grow_rule(box, True)))
        self._plant = twin(plant)
        self._load()

    def _load(self) -> None:
        """Load or compile the search by calling it once, for a network of nothing."""
        from .network import random_network

        state = self.engine.read(self.engine.deal(self.engine.start(2, 0, next(iter(self.box.presets.values()))), 0))
        network = random_network(self.box, 16, 1)
        nodes, edges = np.zeros(2, Node.dtype()), np.zeros(2 * plug(self.box).MOST_CHOICES, Edge.dtype())
        search = self.plant(state, nodes, edges, batch_for(network, 1))
        self.grow(search, network.weights, Settings(1.0, 1.0, 1, 1, 1), 0, 1)

    def plant(self, state: Record, nodes: Records, edges: Records, batch: Batch) -> Search:
        from ..rules.compiled_engine import apart

        search = Search(
            start=as_list(self.engine.load(state).view(self.engine.dtype)),
            work=as_list(apart(1, self.engine.dtype)),
            tree=Tree(as_list(nodes), as_list(edges), as_list(np.zeros(2, np.int64))),
            batch=batch,
            leaves=as_list(np.zeros(len(batch.inputs), np.int64)),
            actions=as_list(np.zeros(self.box.all_actions, np.int64)),
            random=as_list(apart(1, Generator.dtype())),
        )
        self._plant(search.tree, cast(Any, state).to_act)
        return search


def as_records(array: Records) -> Any:
    """Records of an array as plain code reads and writes them."""
    kind: Any = np.ctypeslib.as_ctypes_type(cast(Any, array.dtype))
    return (kind * len(array)).from_buffer(array)


def batch_for(network: Network, rows: int) -> Batch:
    view = plug(network.box)
    return new_batch(rows, view.INPUTS, view.MOST_CHOICES, network.width)
