"""Growing one tree: leaves are gathered until there are enough to ask the network about, which then answers for all.

The functions are bound to a box by `kernel.bind`, and to a network's forward pass: the compiled one, or NumPy's.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, Int32, Int64, Record, parameter, record, rule
from ..search.deepening import key_of
from .forward import SEATS, Batch, Weights
from .tree import (
    DEAL,
    DRAW,
    NO_NODE,
    OVER,
    REST,
    TURN,
    Tree,
    back_up,
    close,
    expect,
    has_room,
    judge,
    open_samples,
    take_values,
    visit_again,
    write_priors,
)

MOST_KNOWN = 256
"""Visits of nodes whose worth is known, which need no network, before it is asked about what was gathered."""
MOST_IDLE = 4
"""After so many times without a new leaf the search has made up its mind."""
AT_ONCE = 16
"""A node whose worth is known is given one visit in so many of those it has, at once: PUCT would come back to it."""
MOST_AT_ONCE = 4096
MOST_VISITS = 1_000_000_000


@record
class Known(Record):
    """A position that is in the tree, by the key of its record."""

    key: Int64
    node: Int32


class Search(NamedTuple):
    """The arrays of one search."""

    start: list[Any]
    """The position searched, alone in its array; the next has room for one."""
    work: list[Any]
    words: NDArray[np.int64]
    """The same room, as words."""
    tree: Tree
    table: list[Known]
    """The transposition table; as many entries as a power of two."""
    batch: Batch
    leaves: list[int]
    """The node of each row of the batch."""
    actions: list[int]
    random: list[Generator]


class Settings(NamedTuple):
    """How to search."""

    exploration: float
    share: float
    """Of winning in the utility."""
    temperature: float
    """The policy's logits are divided by it before they become priors: above 1.0 the search trusts the policy less."""
    together: int
    """So many leaves are gathered for the network, at most."""
    deepest: int
    """So many actions are looked ahead, at most."""
    most: int
    """So many nodes may the tree have."""
    deals: int
    """So many samples of the next deal are looked at where a round ends; with 0 the network's word is the last."""
    patience: int
    """That begins after so many visits of a round's end."""
    draws: int
    """So many samples of the tiles that are drawn inside a round are looked at, at most."""


class Rules(NamedTuple):
    """What is bound to a box."""

    most_choices: int
    walk: Callable[[Tree, Any, Generator, int, float], tuple[int, int]]
    follow: Callable[[Tree, Any, int, Generator, int], None]
    add_node: Callable[[Tree, Any, int, int, float], int]
    look: Callable[[Tree, Any, int, Any, list[int]], int]
    key: Callable[[Search], int]
    """The key of the position in `work`."""


rules = parameter(Rules)


@rule
def depth_of(tree: Tree, n: int) -> int:
    depth = -1
    while n >= 0:
        n = tree.nodes[n].parent
        depth += 1
    return depth


@rule
def batch_size(tree: Tree, settings: Settings) -> int:
    """How many leaves to gather: few while the tree is small, since leaves of one batch know nothing of each other."""
    return min(settings.together, 1 + tree.used[0] // 8)


@rule
def key_of_work(search: Search) -> int:
    return key_of(search.words)


@rule
def recall(search: Search, n: int, key: int) -> bool:
    """A new node whose position is in the tree already is worth what it was found to be worth there.

    Moves in another order often lead to the same position, which the network need not judge again.
    """
    tree = search.tree
    known = search.table[key & len(search.table) - 1]
    if known.node == NO_NODE or known.key != key:
        known.key = key
        known.node = n
        return False
    node, found = tree.nodes[n], tree.nodes[known.node]
    if found.visits == 0 or (node.kind == TURN and found.kind != TURN):
        return False
    for seat in range(SEATS):
        node.utility[seat] = found.utility[seat] / found.visits
        node.win[seat] = found.win[seat] / found.visits
        node.margin[seat] = found.margin[seat] / found.visits
    node.judged = found.judged
    node.visits = 1
    if node.kind == TURN and not found.solved:
        copy_edges(tree, n, 0 + known.node)
    if node.kind == DEAL:
        node.first = known.node
    back_up(tree, n)
    if found.solved and not node.solved:
        close(tree, n)
    return True


@rule
def copy_edges(tree: Tree, n: int, other: int) -> None:
    """A node gets the actions and priors of another."""
    node, found = tree.nodes[n], tree.nodes[other]
    node.first = tree.used[1]
    node.edges = found.edges
    for i in range(found.edges):
        edge = tree.edges[node.first + i]
        edge.action = tree.edges[found.first + i].action
        edge.prior = tree.edges[found.first + i].prior
        edge.child = NO_NODE
    tree.used[1] += found.edges


@rule
def opened(tree: Tree, n: int) -> int:
    """Of the nodes that are the same end of a round, the one that is opened, or else the first.

    Those that came later have its number in `first`, as long as they have no edges.
    """
    while tree.nodes[n].edges == 0 and tree.nodes[n].first != NO_NODE:
        n = 0 + tree.nodes[n].first
    return n


@rule
def visit_end(tree: Tree, n: int, settings: Settings) -> None:
    """Visit a round's end again that was judged, or open it. If the same end is opened elsewhere, its worth counts."""
    node, other = tree.nodes[n], opened(tree, n)
    if other != n and tree.nodes[other].edges:
        take_values(node, tree.nodes[other])
    elif node.visits >= settings.patience:
        if other != n:
            tree.nodes[other].first = n
        open_samples(tree, n, settings.deals)
        return
    visit_known(tree, n)


@rule
def visit_known(tree: Tree, n: int) -> None:
    visit_again(tree, n, 1 + min(tree.nodes[n].visits // AT_ONCE, MOST_AT_ONCE))


def gather(search: Search, settings: Settings, number: int) -> int:
    """Find leaves to ask the network about, and describe them; return how many."""
    tree, random = search.tree, search.random[0]
    most = batch_size(tree, settings)
    count, known = 0, 0
    root = tree.nodes[0]
    while count < most and known < MOST_KNOWN and has_room(tree, rules.most_choices + settings.draws):
        if root.solved or root.visits > MOST_VISITS or (tree.used[0] >= settings.most and root.visits):
            break
        search.work[0] = search.start[0]
        s = search.work[0]
        n, e = rules.walk(tree, s, random, number, settings.exploration)
        if e >= 0:
            n = rules.add_node(tree, s, n, e, settings.share)
            if tree.nodes[n].kind == DRAW:  # the network judges what comes after the first sample
                open_samples(tree, n, settings.draws)
                rules.follow(tree, s, tree.nodes[n].first, random, number)
                n = rules.add_node(tree, s, n, tree.nodes[n].first, settings.share)
            if tree.nodes[n].kind == OVER:
                back_up(tree, n)
                known += 1
                continue
            if tree.nodes[n].kind == REST and settings.deals:
                tree.nodes[n].kind = DEAL
            if depth_of(tree, n) >= settings.deepest:
                tree.nodes[n].kind = REST
            if recall(search, n, rules.key(search)):
                continue
        elif tree.nodes[n].visits:
            if tree.nodes[n].kind == DEAL and not tree.nodes[n].solved:
                visit_end(tree, n, settings)
            else:
                visit_known(tree, n)
            known += 1
            continue
        elif tree.nodes[n].pending:
            break  # the network must answer first
        choices = rules.look(tree, s, n, search.batch.inputs[count], search.actions)
        for i in range(choices):
            search.batch.actions[count, i] = search.actions[i]
        search.batch.counts[count] = choices
        search.leaves[count] = n
        expect(tree, n, 1)
        count += 1
    return count


@rule
def answer(search: Search, settings: Settings, count: int) -> None:
    """The network has judged the leaves that were gathered."""
    tree, players = search.tree, search.start[0].players
    for row in range(count):
        n = search.leaves[row]
        expect(tree, n, -1)
        judge(tree, n, search.batch.values[row], players, settings.share)
        write_priors(tree, n, search.batch.logits[row], settings.temperature)
        back_up(tree, n)


class Asking(NamedTuple):
    gather: Callable[[Search, Settings, int], int]
    forward: Callable[[Weights, Batch, int], None]


asking = parameter(Asking)


def grow(search: Search, weights: Weights, settings: Settings, number: int, limit: int) -> bool:
    """Grow the tree until it has `limit` nodes or a few more; False when there is nothing more to look at, or no room.

    `number` starts the generator of the search.
    """
    tree, idle = search.tree, 0
    while tree.used[0] < limit or tree.nodes[0].visits == 0:
        count = asking.gather(search, settings, number)
        if count == 0:
            idle += 1
            if tree.nodes[0].solved or idle == MOST_IDLE:
                return False
            continue
        idle = 0
        asking.forward(weights, search.batch, count)
        answer(search, settings, count)
    return True
