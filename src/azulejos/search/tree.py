"""Best-first search over the tree of a round: go where the best line leads, look at all answers there, and back up.

Within a round nothing is hidden, so a node's values are those of its best child for the seat that acts there: an
expected score for each seat, for any number of them. What is best is a matter of style: a point of the best of the
others' counts so much (spite) beside one's own, for the seat that searches and for the other seats. Nobody knows what
others find best to the point: where another seat acts and there is doubt, the values are a mean of what it may choose.
A node whose round is over is a leaf that the evaluator judges. A subtree that has been seen whole is solved and not
entered again. Tiles drawn for the supply inside a round are sampled, once for each node, by a generator of the search's
own.

Bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from math import sqrt
from typing import Annotated, Any

from ..kernel import Generator, Int8, Int16, Int32, Record, record, seed
from ..rules.chance import CHANCE
from .evaluate import margin_of

apply: Any = None
deal: Any = None
evaluate: Any = None
expand: Any = None
legal: Any = None
rests: Any = None
settle: Any = None


@record
class Node(Record):
    """A position reached by an action from its parent."""

    values: Annotated[list[float], "f4", 4]
    """Each seat's expected score."""
    worth: Annotated[float, "f4"]
    """What the seat that acts before it makes of them."""
    visits: Int32
    first: Int32
    """The number of the first child; the others follow it."""
    children: Int16
    """How many; 0 where nothing has been looked at yet."""
    action: Int16
    seat: Int8
    """Who acts here."""
    solved: Int8


def settle_draws(s: Any, random: Generator, number: int) -> None:
    """Sample tiles that are drawn inside a round, always the same for the same node."""
    while s.to_act == CHANCE and not rests(s):
        seed(random, number)
        deal(s, random)


def best_child(nodes: Any, node: int) -> int:
    """The child that is worth most to the seat that acts."""
    best, most = -1, -1e30
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if nodes[child].worth > most:
            best, most = child, nodes[child].worth
    return best


def child_to_visit(nodes: Any, node: int, curiosity: float) -> int:
    """The unsolved child that is worth most, counting a little more what has been visited less."""
    best, most = -1, -1e30
    share = curiosity * sqrt(1.0 + nodes[node].visits)
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        if not nodes[child].solved:
            value = nodes[child].worth + share / (1.0 + nodes[child].visits)
            if value > most:
                best, most = child, value
    return best


def doubtful_values(nodes: Any, node: int, best: int, doubt: float) -> None:
    """A mean of the children that may seem best to somebody who misjudges each by less than `doubt` points."""
    values, total = nodes[node].values, 0.0
    for seat in range(4):
        values[seat] = 0.0
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        weight = max(0.0, doubt - nodes[best].worth + nodes[child].worth) ** 2
        total += weight
        for seat in range(4):
            values[seat] += weight * nodes[child].values[seat]
    for seat in range(4):
        values[seat] /= total


def back_up(nodes: Any, node: int, parent: int, spite: float, others: float, doubt: float) -> None:
    """A node has the values of its best child, or of what another seat may choose, and is solved when all are."""
    best = best_child(nodes, node)
    if doubt > 0.0 and nodes[node].seat != nodes[0].seat:
        blend(nodes, node, best, doubt)
    else:
        for seat in range(4):
            nodes[node].values[seat] = nodes[best].values[seat]
    seat = nodes[parent].seat
    nodes[node].worth = margin_of(nodes[node].values, seat, spite if seat == nodes[0].seat else others)
    nodes[node].visits += 1
    solved = 1
    for child in range(nodes[node].first, nodes[node].first + nodes[node].children):
        solved &= nodes[child].solved
    nodes[node].solved = solved


def expand_node(
    s: Any,
    child: Any,
    nodes: Any,
    node: int,
    used: int,
    out: Any,
    weights: Any,
    scratch: Any,
    values: Any,
    random: Any,
    number: int,
    is_deepest: bool,
    spite: float,
) -> int:
    """Look at every answer to a position; return how many there are, or -1 if they do not fit any more."""
    count = legal(s, out)
    if used + count > len(nodes):
        return -1
    for i in range(count):
        child[0] = s
        apply(child[0], out[i], None)
        settle(child[0], random, number + used + i)
        evaluate(child[0], weights, scratch, values)
        new = nodes[used + i]
        for seat in range(4):
            new.values[seat] = values[seat]
        new.worth = margin_of(values, nodes[node].seat, spite)
        new.visits = 0
        new.first = 0
        new.children = 0
        new.action = out[i]
        new.seat = child[0].to_act
        new.solved = is_deepest or rests(child[0])
    nodes[node].first = used
    nodes[node].children = count
    return count  # type: ignore[no-any-return]


def grow(
    start: Any,
    work: Any,
    child: Any,
    path: Any,
    nodes: Any,
    used: int,
    out: Any,
    weights: Any,
    scratch: Any,
    values: Any,
    random: Any,
    number: int,
    limit: int,
    deepest: int,
    curiosity: float,
    spite: float,
    others: float,
    doubt: float,
) -> int:
    """Grow the tree until it has so many nodes or is solved; return how many it has, as a negative number if full.

    Nothing is looked at beyond `deepest` actions.
    """
    while used < limit and not nodes[0].solved:
        work[0] = start[0]
        s = work[0]
        node, depth = 0, 0
        path[0] = 0
        while nodes[node].children:
            node = pick(nodes, node, curiosity)
            depth += 1
            path[depth] = node
            apply(s, nodes[node].action, None)
            settle(s, random, number + node)
        style = spite if nodes[node].seat == nodes[0].seat else others
        is_deepest = depth + 1 >= deepest
        count = expand(s, child, nodes, node, used, out, weights, scratch, values, random, number, is_deepest, style)
        if count < 0:
            return -used
        used += count
        for i in range(depth, -1, -1):
            back(nodes, path[i], path[max(0, i - 1)], spite, others, doubt)
    return used


back: Any = None
blend: Any = None
pick: Any = None
