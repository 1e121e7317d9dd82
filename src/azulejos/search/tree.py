"""Best-first search over the tree of a round: follow the best line to its end, look at all moves there, and back up.

Within a round nothing is hidden, so this is max^n search: a node holds an expected score for each seat, those of the
child that is best for the seat to act. What is best is a seat's utility, `evaluate.margin_of`: its own score less
`spite` times the best of the others'. Where another seat acts and `doubt` is not zero, that seat is modeled as one that
misjudges: the node's values are a mean over the moves that it may take for the best. A node whose round is over is a
leaf, judged by the evaluator. A subtree that was searched to its end is solved, and is not entered again. Tiles drawn
for the supply inside a round are sampled once for each node, by a generator of the search's own.

The functions are bound to a box by `kernel.bind`. They run plain and compiled, and do the same in both forms: numbers
that a node keeps in 32 bits are kept so in both.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Annotated, Any, NamedTuple

from ..kernel import Float32, Generator, Int8, Int16, Int32, Record, parameter, record, rule, seed
from ..rules.chance import CHANCE
from .evaluate import SEATS, margin_of


@record
class SearchNode(Record):
    """A position, reached by an action from its parent."""

    values: Annotated[list[float], "f4", 4]
    """Each seat's expected score."""
    worth: Float32
    """The utility of these values for the seat that acts in the parent."""
    visits: Int32
    first: Int32
    """The number of the first child; the others follow it."""
    children: Int16
    """How many; 0 as long as the node is a leaf."""
    action: Int16
    seat: Int8
    """Who acts here."""
    solved: Int8


class Tree(NamedTuple):
    """The arrays of one search."""

    start: list[Any]
    """The position searched, alone in its array. The next two have room for one position each."""
    work: list[Any]
    child: list[Any]
    nodes: list[SearchNode]
    path: list[int]
    """The nodes from the root to the one looked at."""
    actions: list[int]
    scratch: list[float]
    """What the evaluator writes of a board."""
    values: list[float]
    random: list[Generator]
    """One generator, for the draws inside a round."""


class Settings(NamedTuple):
    """How to search."""

    deepest: int
    """So many actions are looked ahead, at most."""
    exploration: float
    """The exploration constant: how many points a line may seem worse and still be visited before others are."""
    spite: float
    """In the utility of the seat that searches."""
    others_spite: float
    """In the utility of the other seats."""
    doubt: float
    """By how many points the other seats may misjudge a move."""


class Rules(NamedTuple):
    """The rule functions of a box that the search needs."""

    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    candidates: Callable[[Any, list[int]], int]
    rests: Callable[[Any], bool]
    evaluate: Callable[[Any, list[float], list[float], list[float]], None]


rules = parameter(Rules)


def settle_draws(s: Any, random: Generator, number: int) -> None:
    """Sample the tiles that are drawn inside a round, always the same for the same number."""
    while s.to_act == CHANCE and not rules.rests(s):
        seed(random, number)
        rules.deal(s, random)


class Draws(NamedTuple):
    settle: Callable[[Any, Generator, int], None]


draws = parameter(Draws)


@rule
def best_child(nodes: list[SearchNode], node: int) -> int:
    """The child that is worth most to the seat that acts."""
    best, most = -1, -1e30
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if nodes[child].worth > most:
            best, most = child, nodes[child].worth
    return best


@rule
def child_to_visit(nodes: list[SearchNode], node: int, exploration: float) -> int:
    """The unsolved child with the highest worth plus exploration bonus, which shrinks with its visits."""
    best, most = -1, -1e30
    share = exploration * sqrt(1.0 + nodes[node].visits)
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if not nodes[child].solved:
            value = nodes[child].worth + share / (1.0 + nodes[child].visits)
            if value > most:
                best, most = child, value
    return best


@rule
def blend_children(nodes: list[SearchNode], node: int, best: int, doubt: float) -> None:
    """The mean of the children that may seem best to a seat that misjudges each by less than `doubt` points."""
    values, total = nodes[node].values, 0.0
    for seat in range(SEATS):
        values[seat] = 0.0
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        closeness = max(0.0, doubt - nodes[best].worth + nodes[child].worth)
        weight = closeness * closeness
        total += weight
        for seat in range(SEATS):
            values[seat] += weight * nodes[child].values[seat]
    for seat in range(SEATS):
        values[seat] /= total


@rule
def back_up(nodes: list[SearchNode], node: int, parent: int, settings: Settings) -> None:
    """A node takes the values of its best child, or of those another seat may choose; it is solved when all are."""
    best = best_child(nodes, node)
    if settings.doubt > 0.0 and nodes[node].seat != nodes[0].seat:
        blend_children(nodes, node, best, settings.doubt)
    else:
        for seat in range(SEATS):
            nodes[node].values[seat] = nodes[best].values[seat]
    seat = nodes[parent].seat
    spite = settings.spite if seat == nodes[0].seat else settings.others_spite
    nodes[node].worth = margin_of(nodes[node].values, seat, spite)
    nodes[node].visits += 1
    solved = 1
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        solved &= nodes[child].solved
    nodes[node].solved = solved


def expand_node(
    tree: Tree, weights: list[float], settings: Settings, number: int, node: int, used: int, is_deepest: bool
) -> int:
    """Look at every move from the position in `tree.work`; return how many there are, or -1 if there is no room."""
    nodes, actions, values = tree.nodes, tree.actions, tree.values
    s = tree.work[0]
    count = rules.candidates(s, actions)
    if used + count > len(nodes):
        return -1
    seat = nodes[node].seat
    spite = settings.spite if seat == nodes[0].seat else settings.others_spite
    for i in range(count):
        tree.child[0] = s
        child = tree.child[0]
        rules.apply(child, actions[i], None)
        draws.settle(child, tree.random[0], number + used + i)
        rules.evaluate(child, weights, tree.scratch, values)
        new = nodes[used + i]
        for each in range(SEATS):
            new.values[each] = values[each]
        new.worth = margin_of(values, seat, spite)
        new.visits = 0
        new.first = 0
        new.children = 0
        new.action = actions[i]
        new.seat = child.to_act
        new.solved = is_deepest or rules.rests(child)
    nodes[node].first = used
    nodes[node].children = count
    return count


class Growth(NamedTuple):
    expand: Callable[[Tree, list[float], Settings, int, int, int, bool], int]


growth = parameter(Growth)


def grow(tree: Tree, weights: list[float], settings: Settings, number: int, used: int, limit: int) -> int:
    """Grow the tree until it has `limit` nodes or is solved.

    Return how many nodes it has, as a negative number if there is no room for more. `number` starts the generator of
    the search.
    """
    nodes, path = tree.nodes, tree.path
    while used < limit and not nodes[0].solved:
        tree.work[0] = tree.start[0]
        s = tree.work[0]
        node, depth = 0, 0
        path[0] = 0
        while nodes[node].children:
            node = child_to_visit(nodes, node, settings.exploration)
            depth += 1
            path[depth] = node
            rules.apply(s, nodes[node].action, None)
            draws.settle(s, tree.random[0], number + node)
        count = growth.expand(tree, weights, settings, number, node, used, depth + 1 >= settings.deepest)
        if count < 0:
            return -used
        used += count
        for i in range(depth, -1, -1):
            back_up(nodes, path[i], path[max(0, i - 1)], settings)
    return used
