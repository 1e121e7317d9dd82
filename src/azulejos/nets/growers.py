"""The search with a network in its two forms: plain, over Python objects and with NumPy, and compiled."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, cast

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, Record, bind
from ..kernel.records import WORD
from ..rules.box import Box
from ..search.deepening import key_of
from ..search.growers import Copies, as_list
from ..search.within import Pace
from . import growing
from .binding import tree_rules
from .forward import Batch, Weights, forward, new_batch
from .growing import Known, Search, Settings
from .network import Network, judge
from .plug import plug
from .tree import Edge, Node, Tree, plant

if TYPE_CHECKING:
    from ..rules.compiled_engine import CompiledEngine

Grow = Callable[[Search, Weights, Settings, int, int], bool]
Records = NDArray[np.void]


def forward_by_numpy(weights: Weights, batch: Batch, rows: int) -> None:
    """What `forward` does."""
    logits, values = judge(weights, batch.inputs[:rows])
    batch.values[:rows] = values
    for row in range(rows):
        count = batch.counts[row]
        batch.logits[row, :count] = logits[row, batch.actions[row, :count]]


def plain_key(search: Search) -> int:
    """What `growing.key_of_work` computes."""
    (state,) = search.work
    words = np.zeros_like(search.words)
    words.view(type(state).dtype())[0] = state.to_tuple()
    return key_of(words.tolist())


@cache
def grow_rule(box: Box, is_compiled: bool) -> Grow:
    """The search of a box, as a rule function."""
    bound, name = tree_rules(box), f"{box.name}.nets.{'compiled' if is_compiled else 'plain'}"
    key = growing.key_of_work if is_compiled else plain_key
    rules = growing.Rules(plug(box).MOST_CHOICES, bound.walk_by_puct, bound.follow, bound.add_node, bound.look, key)
    gather = bind(growing.gather, f"{name}.gather", rules=rules)
    asking = growing.Asking(gather, forward if is_compiled else forward_by_numpy)
    return bind(growing.grow, f"{name}.grow", asking=asking)


class Arrays(NamedTuple):
    """What a search keeps."""

    nodes: Records
    edges: Records
    table: Records
    batch: Batch


def new_arrays(network: Network, nodes: int, edges: int, together: int) -> Arrays:
    """Room for a tree of so many nodes and edges. The system gives memory as it is used."""
    view = plug(network.box)
    return Arrays(
        nodes=np.zeros(nodes, Node.dtype()),
        edges=np.zeros(edges, Edge.dtype()),
        table=np.zeros(1 << (2 * nodes - 1).bit_length(), Known.dtype()),
        batch=new_batch(together, view.INPUTS, view.MOST_CHOICES, network.width),
    )


class Grower(Pace, Protocol):
    """Either form."""

    grow: Grow

    def plant(self, state: Record, arrays: Arrays) -> Search:
        """The arrays for a search of this state."""


class PlainGrower:
    slice = 4
    is_compiled = False

    def __init__(self, box: Box) -> None:
        self.box = box
        self.grow = grow_rule(box, False)

    def plant(self, state: Record, arrays: Arrays) -> Search:
        search = Search(
            start=[state],
            work=Copies([state]),
            words=np.zeros(type(state).dtype().itemsize // WORD, np.int64),
            tree=Tree(as_records(arrays.nodes), as_records(arrays.edges), [0, 0]),
            table=as_records(arrays.table),
            batch=arrays.batch,
            leaves=[0] * len(arrays.batch.inputs),
            actions=[0] * self.box.all_actions,
            random=[Generator()],
        )
        plant(search.tree, cast(Any, state).to_act)
        return search


class CompiledGrower:
    slice = 32
    is_compiled = True

    def __init__(self, engine: CompiledEngine) -> None:
        from ..kernel.twins import twin

        self.box, self.engine = engine.box, engine
        self.grow = cast(Grow, twin(grow_rule(engine.box, True)))
        self._plant = twin(plant)
        self._load()

    def _load(self) -> None:
        """Load or compile the search by calling it once, for a network of nothing."""
        from .network import random_network

        state = self.engine.read(self.engine.deal(self.engine.start(2, 0, next(iter(self.box.presets.values()))), 0))
        network = random_network(self.box, 16, 1)
        search = self.plant(state, new_arrays(network, 2, 2 * plug(self.box).MOST_CHOICES, 1))
        self.grow(search, network.weights, Settings(1.0, 1.0, 1.0, 1, 1, 1, 0, 0, 1), 0, 1)

    def plant(self, state: Record, arrays: Arrays) -> Search:
        from ..rules.compiled_engine import apart

        words = apart(self.engine.words, np.int64)
        search = Search(
            start=as_list(self.engine.load(state).view(self.engine.dtype)),
            work=as_list(words.view(self.engine.dtype)),
            words=words,
            tree=Tree(as_list(arrays.nodes), as_list(arrays.edges), as_list(np.zeros(2, np.int64))),
            table=as_list(arrays.table),
            batch=arrays.batch,
            leaves=as_list(np.zeros(len(arrays.batch.inputs), np.int64)),
            actions=as_list(np.zeros(self.box.all_actions, np.int64)),
            random=as_list(apart(1, Generator.dtype())),
        )
        self._plant(search.tree, cast(Any, state).to_act)
        return search


def as_records(array: Records) -> Any:
    """Records of an array as plain code reads and writes them."""
    kind: Any = np.ctypeslib.as_ctypes_type(cast(Any, array.dtype))
    return (kind * len(array)).from_buffer(array)
