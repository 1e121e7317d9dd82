"""Gumbel search over one tree with room for a node for each simulation: which edge to follow, and what is learned.

At the root some actions are considered, chosen by the policy and by noise; sequential halving visits them equally often
and drops the worse half again and again. Further down the action is followed that is furthest below its share of the
improved policy. A node keeps sums for each seat, so any number of seats may play.
"""

from __future__ import annotations

import math
from typing import Annotated

from ..kernel import Float32, Int8, Int16, Int32, Record, record, rule

VISIT_OFFSET = 50.0
"""The more an action was visited, the more values weigh beside the policy: (this + most visits) * VALUE_SCALE."""
VALUE_SCALE = 0.5
"""Utilities go from -1 to 1, and the paper's values from 0 to 1."""
LOWEST = -1e30

PLAYER, UNDEALT, OVER, FULL = range(4)
"""Kinds of nodes: a player acts; the round is over and nothing is dealt; the game is over; there is no room for edges.
All but the first are leaves for good."""


@record
class Node(Record):
    """A position in the tree."""

    visits: Int32
    first: Int32
    """The number of its first edge; the others follow."""
    edges: Int16
    """How many."""
    parent: Int16
    kind: Int8
    seat: Int8
    """Who acts, or who will start the next round."""
    own: Float32
    """Its utility for that seat, by the net alone."""
    utility: Annotated[list[float], "f4", 4]
    """For each seat, the sum over all visits; the same for the next two."""
    win: Annotated[list[float], "f4", 4]
    margin: Annotated[list[float], "f4", 4]


@record
class Edge(Record):
    """An action at a node."""

    prior: Float32
    """The logarithm of what the policy gives it."""
    action: Int16
    child: Int16
    """The number of the node it leads to; 0 if nobody went there."""


@record
class Scan(Record):
    """What a look at all edges of a node found."""

    scale: Float32
    """What a utility is multiplied with beside logarithms of the policy."""
    mixed: Float32
    """What an action is taken to be worth that was not visited."""
    visits: Float32
    """Of all its edges."""
    shift: Float32
    """The highest scaled value: subtracted before numbers become exponents."""
    total: Float32
    """The sum of the improved policy before it is divided by it."""


@rule
def worth(nodes: list[Node], child: int, seat: int) -> float:
    """A node's mean utility for a seat."""
    return nodes[child].utility[seat] / nodes[child].visits


@rule
def scan_edges(nodes: list[Node], edges: list[Edge], node: int, scan: Scan) -> None:
    """Prepare for the functions below. The policy of unvisited edges is what visited ones leave of 1."""
    here = nodes[node]
    first, last, seat = here.first, here.first + here.edges, here.seat
    visits, most, known, weighed, best = 0, 0, 0.0, 0.0, LOWEST
    for i in range(first, last):
        child = edges[i].child
        if child:
            prior, value = math.exp(edges[i].prior), worth(nodes, child, seat)
            visits += nodes[child].visits
            most = max(most, nodes[child].visits)
            known += prior
            weighed += prior * value
            best = max(best, value)
    mixed = 1.0 * here.own
    if known > 0.0:
        mixed = (mixed + visits * weighed / known) / (1 + visits)
    scale = (VISIT_OFFSET + most) * VALUE_SCALE
    shift = scale * max(best, mixed)
    total = max(0.0, 1.0 - known) * math.exp(scale * mixed - shift)
    for i in range(first, last):
        child = edges[i].child
        if child:
            total += math.exp(edges[i].prior + scale * worth(nodes, child, seat) - shift)
    scan.scale = scale
    scan.mixed = mixed
    scan.visits = visits
    scan.shift = shift
    scan.total = total


@rule
def score(nodes: list[Node], edges: list[Edge], seat: int, edge: int, scan: Scan) -> float:
    """The logarithm of an edge's share in the improved policy, but for a summand that all edges have."""
    child = edges[edge].child
    return edges[edge].prior + scan.scale * (worth(nodes, child, seat) if child else scan.mixed)


@rule
def improved(nodes: list[Node], edges: list[Edge], seat: int, edge: int, scan: Scan) -> float:
    """An edge's share in the improved policy."""
    return math.exp(score(nodes, edges, seat, edge, scan) - scan.shift) / scan.total


@rule
def edge_at_root(nodes: list[Node], edges: list[Edge], noise: list[float], visits: int, scan: Scan) -> int:
    """Of the edges with so many visits, the best by noise, policy and value; `scan` is of the root."""
    root = nodes[0]
    best, most = root.first, LOWEST
    for i in range(root.first, root.first + root.edges):
        child = edges[i].child
        if (nodes[child].visits if child else 0) == visits:
            value = noise[i - root.first] + score(nodes, edges, root.seat, i, scan)
            if value > most:
                best, most = i, value
    return best


@rule
def edge_inside(nodes: list[Node], edges: list[Edge], node: int, scan: Scan) -> int:
    """The edge furthest below its share of the improved policy; `scan` is of this node."""
    here = nodes[node]
    best, most, likeliest, prior = here.first, LOWEST, -1, LOWEST
    for i in range(here.first, here.first + here.edges):
        child = edges[i].child
        if child:
            value = improved(nodes, edges, here.seat, i, scan) - nodes[child].visits / (1 + scan.visits)
            if value > most:
                best, most = i, value
        elif edges[i].prior > prior:  # of those without visits the likeliest is furthest below
            likeliest, prior = i, edges[i].prior
    if likeliest >= 0 and improved(nodes, edges, here.seat, likeliest, scan) > most:
        best = likeliest
    return best


def visits_considered(most: int, simulations: int) -> list[list[int]]:
    """Sequential halving: row m, for m considered actions, says how often the action looked at next was visited."""

    def row(considered: int) -> list[int]:
        if considered <= 1:
            return list(range(simulations))
        halvings = math.ceil(math.log2(considered))
        order: list[int] = []
        visits, left = [0] * considered, considered
        while len(order) < simulations:
            for _ in range(max(1, simulations // (halvings * left))):
                order += visits[:left]
                visits[:left] = [count + 1 for count in visits[:left]]
            left = max(2, left // 2)
        return order[:simulations]

    return [row(considered) for considered in range(most + 1)]
