"""Gumbel search, with which games are played to learn from: another way to choose in the tree of `tree`.

It gives the root's actions equal chances, halves them again and again, and goes, below the root, where visits lag
behind the improved policy.
"""

from __future__ import annotations

from math import exp, log

from ..kernel import rule
from .tree import FAR, NO_NODE, TURN, Tree, mean

VISITS_WEIGHT = 50.0
VALUE_WEIGHT = 0.5
"""How much values count beside priors: (VISITS_WEIGHT + most visits of an action) × VALUE_WEIGHT."""


def considered_visits(actions: int, simulations: int) -> list[int]:
    """Sequential halving: for each simulation, how many visits the action must have that is tried next.

    All actions get as many visits, then the better half of them, and so on, with about equal shares of the simulations.
    """
    if actions <= 1:
        return list(range(simulations))
    phases, left, visits = (actions - 1).bit_length(), actions, 0
    found: list[int] = []
    while len(found) < simulations:
        for _ in range(max(1, simulations // (phases * left))):
            found += [visits] * left
            visits += 1
        left = max(2, left // 2)
    return found[:simulations]


@rule
def visits_of(tree: Tree, e: int) -> int:
    """How often an edge was followed."""
    child = tree.edges[e].child
    return tree.nodes[child].visits if child != NO_NODE else 0


@rule
def most_visits(tree: Tree, n: int) -> int:
    node = tree.nodes[n]
    most = 0
    for e in range(node.first, node.first + node.edges):
        most = max(most, visits_of(tree, e))
    return most


@rule
def mixed_value(tree: Tree, n: int) -> float:
    """What an action that was not tried is taken to be worth: what the network saw, mixed with what tried ones are."""
    node = tree.nodes[n]
    visits, likely, value = 0, 0.0, 0.0
    for e in range(node.first, node.first + node.edges):
        tried = visits_of(tree, e)
        if tried:
            visits += tried
            likely += 0.0 + tree.edges[e].prior
            value += (0.0 + tree.edges[e].prior) * mean(tree.nodes[tree.edges[e].child], node.seat)
    if likely <= 0.0:
        return node.judged
    return (node.judged + visits * value / likely) / (1.0 + visits)


@rule
def promise(tree: Tree, n: int, e: int, mixed: float, weight: float) -> float:
    """The logit of the improved policy for an edge: its prior's, and what its action is worth."""
    value = mixed
    if visits_of(tree, e):
        value = mean(tree.nodes[tree.edges[e].child], tree.nodes[n].seat)
    return log(1e-30 + tree.edges[e].prior) + weight * value


@rule
def value_weight(tree: Tree, n: int) -> float:
    return (VISITS_WEIGHT + most_visits(tree, n)) * VALUE_WEIGHT


@rule
def choose_at_root(tree: Tree, noise: list[float], visits: int) -> int:
    """Of the edges that were followed so often, the one with the best noise, prior and value.

    `noise` has a number with Gumbel's distribution for each edge. With the most visits of all it is the move to play.
    """
    root = tree.nodes[0]
    mixed, weight = mixed_value(tree, 0), value_weight(tree, 0)
    best, most = root.first, -FAR
    for e in range(root.first, root.first + root.edges):
        if visits_of(tree, e) == visits:
            worth = noise[e - root.first] + promise(tree, 0, e, mixed, weight)
            if worth > most:
                best, most = e, worth
    return best


@rule
def choose_by_policy(tree: Tree, n: int) -> int:
    """The edge whose visits lag furthest behind the improved policy.

    Of those without visits that is the likeliest; so logarithms and exponentials are for the few others alone.
    """
    node = tree.nodes[n]
    mixed, weight = mixed_value(tree, n), value_weight(tree, n)
    top, visits, unseen, likeliest, most = -FAR, 0, 0.0, -1, -FAR
    for e in range(node.first, node.first + node.edges):
        tried = visits_of(tree, e)
        if tried:
            visits += tried
            top = max(top, promise(tree, n, e, mixed, weight))
        else:
            unseen += 0.0 + tree.edges[e].prior
            if tree.edges[e].prior > most:
                likeliest, most = e, 0.0 + tree.edges[e].prior
    if likeliest >= 0:
        top = max(top, promise(tree, n, likeliest, mixed, weight))
    total = unseen * exp(weight * mixed - top)
    for e in range(node.first, node.first + node.edges):
        if visits_of(tree, e):
            total += exp(promise(tree, n, e, mixed, weight) - top)
    best, most = node.first, -FAR
    for e in range(node.first, node.first + node.edges):
        tried = visits_of(tree, e)
        if tried or e == likeliest:
            lag = exp(promise(tree, n, e, mixed, weight) - top) / total - tried / (1.0 + visits)
            if lag > most:
                best, most = e, lag
    return best


@rule
def write_policy(tree: Tree, n: int, out: list[float]) -> None:
    """The improved policy of a node: a probability for each of its edges."""
    node = tree.nodes[n]
    mixed, weight = mixed_value(tree, n), value_weight(tree, n)
    top, total = -FAR, 0.0
    for i in range(node.edges):
        top = max(top, promise(tree, n, node.first + i, mixed, weight))
    for i in range(node.edges):
        total += exp(promise(tree, n, node.first + i, mixed, weight) - top)
    for i in range(node.edges):
        out[i] = exp(promise(tree, n, node.first + i, mixed, weight) - top) / total


@rule
def find_by_gumbel(tree: Tree, noise: list[float], visits: int) -> tuple[int, int]:
    """Go down to a node and an edge of it that was not followed yet; or to a node whose worth is known, and -1."""
    n = 0
    e = choose_at_root(tree, noise, visits)
    while True:
        child = tree.edges[e].child
        if child == NO_NODE:
            return n, e
        n = child
        if tree.nodes[n].kind != TURN or tree.nodes[n].solved:
            return n, -1
        e = choose_by_policy(tree, n)
