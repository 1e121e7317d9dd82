"""Trees for the tests, plain and compiled, over the same arrays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import numpy as np

from azulejos.nets import gumbel
from azulejos.nets import tree as trees
from azulejos.nets.tree import Edge, Node, Tree

PLAIN, COMPILED = "plain", "compiled"


def as_records(array: Any) -> Any:
    """Records of an array as plain code reads and writes them."""
    kind: Any = np.ctypeslib.as_ctypes_type(cast(Any, array.dtype))
    return (kind * len(array)).from_buffer(array)


def in_form(function: Callable[..., Any], form: str) -> Callable[..., Any]:
    if form == PLAIN:
        return function
    from azulejos.kernel.twins import twin

    return cast(Callable[..., Any], twin(function))


class Garden:
    """A tree, and the functions over it in one form, called by their names."""

    def __init__(self, form: str = PLAIN, nodes: int = 100, edges: int = 1000) -> None:
        self.form = form
        node_array, edge_array = np.zeros(nodes, Node.dtype()), np.zeros(edges, Edge.dtype())
        self.nodes, self.edges = as_records(node_array), as_records(edge_array)
        """The arrays as the tests read them."""
        self.tree = Tree(self.nodes, self.edges, [0, 0])
        if form == COMPILED:
            self.tree = Tree(cast(Any, node_array), cast(Any, edge_array), cast(Any, np.zeros(2, np.int64)))

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = in_form(getattr(gumbel, name, None) or getattr(trees, name), self.form)
        return lambda *arguments: function(self.tree, *arguments)

    def numbers(self, *numbers: float) -> Any:
        rounded = np.array(numbers, np.float32)
        return rounded.tolist() if self.form == PLAIN else rounded

    def add_edges(self, node: int, logits: list[float]) -> None:
        actions = list(range(10, 10 + len(logits)))
        self.write_edges(node, actions if self.form == PLAIN else np.array(actions), len(logits))
        self.write_priors(node, self.numbers(*logits), 1.0)

    def grow(self, parent: int, edge: int, seat: int, kind: int) -> int:
        """A node by hand, where `add_node` would need a position."""
        new = int(self.tree.used[0])
        self.tree.used[0] = new + 1
        self.edges[edge].child = new
        in_form(trees.clear_node, self.form)(self.tree.nodes[new], parent, seat, kind)
        return new
