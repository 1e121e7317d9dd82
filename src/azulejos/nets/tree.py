"""The search tree of one game, with a network's opinion at every node: choosing, adding nodes, and backing up.

A node is a position: sums over its visits of what it is worth to each seat. An edge is an action: how likely it is by
the network, and the node it leads to. Within a round nothing is hidden. A position after a round, before tiles are
drawn, is a leaf that the network judges; a game that is over is worth what the rules say. A node whose children are all
solved is solved: its seat takes the best of them. Tiles drawn for the supply inside a round are sampled once for each
node, by a generator of the search's own: nobody sees the order of the bag.

There are two ways to choose. PUCT goes where value and prior promise most; positions that wait for the network have a
virtual loss, so that many can be asked at once. Gumbel search gives the root's actions equal chances, halves them again
and again, and goes, below the root, where visits lag behind the improved policy.

All functions run plain, compiled, and on a GPU. They keep to arrays of fixed size, allocate nothing, and compute in
64 bits. The last ones are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt, tanh
from typing import Annotated, Any, NamedTuple

from ..kernel import Float32, Float64, Generator, Int8, Int16, Int32, Record, parameter, record, rule
from ..rules.chance import NOBODY
from .forward import MARGIN_UNIT, SEATS

TURN, REST, OVER = range(3)
"""Kinds of nodes: a player acts; the network's word is the last; the game is over."""
NO_NODE = 0
"""No edge leads to the root."""
FAR = 1e30
UNSEEN = 0.1
"""An action that was never tried is taken to be worth so much less than its position."""
VIRTUAL_LOSS = 0.3
"""By so much a node is worth less for each time the network is being asked about it."""
VISITS_WEIGHT = 50.0
VALUE_WEIGHT = 0.5
"""How much values count beside priors in Gumbel search: (VISITS_WEIGHT + most visits of an action) × VALUE_WEIGHT."""


@record
class Node(Record):
    """A position. What it is worth is a sum over its visits, for each seat."""

    utility: Annotated[list[float], "f8", 4]
    win: Annotated[list[float], "f8", 4]
    """From 1 for a sure win down to -1 / (seats - 1); 0 when all are equal."""
    margin: Annotated[list[float], "f8", 4]
    """Points ahead of the best of the others at the end of the game, in units of MARGIN_UNIT."""
    judged: Float64
    """The utility for its seat that the network saw at first."""
    visits: Int32
    pending: Int32
    """How often the network is being asked about it, or about a node below."""
    parent: Int32
    """-1 for the root."""
    first: Int32
    """Its first edge; the others follow."""
    edges: Int16
    """How many; 0 as long as the network was not asked."""
    closed: Int16
    """How many of them lead to solved nodes."""
    seat: Int8
    """Who acts, or who starts the next round."""
    kind: Int8
    solved: Int8


@record
class Edge(Record):
    """An action at a node."""

    prior: Float32
    child: Int32
    action: Int16


class Tree(NamedTuple):
    """The arrays of one tree."""

    nodes: list[Node]
    edges: list[Edge]
    used: list[int]
    """How many nodes and how many edges are in use."""


# ---------------------------------------------------------------------------------------------------- values


@rule
def win_of(chance: float, players: int) -> float:
    """A chance to win as it counts in utilities."""
    return (chance * players - 1.0) / (players - 1.0)


@rule
def chance_of(win: float, players: int) -> float:
    """The other way round."""
    return (win * (players - 1.0) + 1.0) / players


@rule
def utility_of(win: float, margin: float, share: float) -> float:
    """What a seat plays for: to win, and to a lesser share for points, of which the first count most."""
    return share * win + (1.0 - share) * tanh(margin)


@rule
def mean(node: Node, seat: int) -> float:
    """What a visited node is worth to a seat."""
    return node.utility[seat] / node.visits


@rule
def set_values(node: Node, players: int, share: float) -> None:
    """A node's first visit, when win and margin are written."""
    for seat in range(SEATS):
        node.utility[seat] = 0.0
        if seat < players:
            node.utility[seat] = utility_of(node.win[seat], node.margin[seat], share)
        else:
            node.win[seat] = 0.0
            node.margin[seat] = 0.0
    node.judged = node.utility[node.seat]
    node.visits = 1


@rule
def judge(tree: Tree, n: int, outputs: list[float], players: int, share: float) -> None:
    """A node's first visit: what the network's eight outputs say, which are counted from the node's seat on."""
    node = tree.nodes[n]
    most, total = -FAR, 0.0
    for i in range(players):
        most = max(most, 0.0 + outputs[i])
    for i in range(players):
        total += exp(0.0 + outputs[i] - most)
    seat = node.seat
    for i in range(players):
        node.win[seat] = win_of(exp(0.0 + outputs[i] - most) / total, players)
        node.margin[seat] = 0.0 + outputs[SEATS + i]
        seat = seat + 1 if seat + 1 < players else 0
    set_values(node, players, share)


# ---------------------------------------------------------------------------------------------------- growing


@rule
def clear_node(node: Node, parent: int, seat: int, kind: int) -> None:
    node.visits = 0
    node.pending = 0
    node.parent = parent
    node.first = 0
    node.edges = 0
    node.closed = 0
    node.seat = seat
    node.kind = kind
    node.solved = 0


@rule
def plant(tree: Tree, seat: int) -> None:
    """A tree of nothing but a root, where this seat acts."""
    tree.used[0] = 1
    tree.used[1] = 0
    clear_node(tree.nodes[0], -1, seat, TURN)


@rule
def has_room(tree: Tree, choices: int) -> bool:
    """Whether a node with so many edges can be added."""
    return tree.used[0] < len(tree.nodes) and tree.used[1] + choices <= len(tree.edges)


@rule
def write_edges(tree: Tree, n: int, actions: list[int], count: int) -> None:
    """A node gets an edge for each of these actions."""
    first = tree.used[1]
    for i in range(count):
        edge = tree.edges[first + i]
        edge.action = actions[i]
        edge.child = NO_NODE
        edge.prior = 0.0
    tree.nodes[n].first = first
    tree.nodes[n].edges = count
    tree.used[1] = first + count


@rule
def write_priors(tree: Tree, n: int, logits: list[float], temperature: float) -> None:
    """The softmax of a logit for each edge of a node, divided by a temperature."""
    node = tree.nodes[n]
    most, total = -FAR, 0.0
    for i in range(node.edges):
        most = max(most, 0.0 + logits[i])
    for i in range(node.edges):
        total += exp((0.0 + logits[i] - most) / temperature)
    for i in range(node.edges):
        tree.edges[node.first + i].prior = exp((0.0 + logits[i] - most) / temperature) / total


@rule
def write_priors_of_all(tree: Tree, n: int, logits: list[float]) -> None:
    """The same from a logit for each action of the box."""
    node = tree.nodes[n]
    most, total = -FAR, 0.0
    for e in range(node.first, node.first + node.edges):
        most = max(most, 0.0 + logits[tree.edges[e].action])
    for e in range(node.first, node.first + node.edges):
        total += exp(0.0 + logits[tree.edges[e].action] - most)
    for e in range(node.first, node.first + node.edges):
        tree.edges[e].prior = exp(0.0 + logits[tree.edges[e].action] - most) / total


@rule
def close(tree: Tree, n: int) -> None:
    """A node is solved; and so is its parent if it was the last child to be, and so on up to the root."""
    nodes = tree.nodes
    nodes[n].solved = 1
    up = nodes[n].parent
    while up >= 0:
        node = nodes[up]
        node.closed += 1
        if node.closed < node.edges:
            return
        best = nodes[tree.edges[best_edge(tree, up)].child]
        for seat in range(SEATS):
            node.utility[seat] = best.utility[seat] / best.visits * node.visits
            node.win[seat] = best.win[seat] / best.visits * node.visits
            node.margin[seat] = best.margin[seat] / best.visits * node.visits
        node.solved = 1
        up = node.parent


@rule
def best_edge(tree: Tree, n: int) -> int:
    """Of the edges that lead to visited nodes, the one that is worth most to the seat that acts."""
    node = tree.nodes[n]
    best, most = node.first, -FAR
    for e in range(node.first, node.first + node.edges):
        child = tree.edges[e].child
        if child != NO_NODE and tree.nodes[child].visits:
            value = mean(tree.nodes[child], node.seat)
            if value > most:
                best, most = e, value
    return best


@rule
def back_up(tree: Tree, n: int) -> None:
    """A node was just judged: all nodes above count its values as a visit. If nothing is below it, it is solved."""
    count_above(tree, n, 1)
    if tree.nodes[n].kind != TURN:
        close(tree, n)


@rule
def count_above(tree: Tree, n: int, times: int) -> None:
    nodes = tree.nodes
    leaf = nodes[n]
    up = leaf.parent
    while up >= 0:
        node = nodes[up]
        for seat in range(SEATS):
            node.utility[seat] += times * leaf.utility[seat] / leaf.visits
            node.win[seat] += times * leaf.win[seat] / leaf.visits
            node.margin[seat] += times * leaf.margin[seat] / leaf.visits
        node.visits += times
        up = node.parent


@rule
def visit_again(tree: Tree, n: int, times: int) -> None:
    """A node whose worth is known is visited again, so many times at once."""
    count_above(tree, n, times)
    node = tree.nodes[n]
    for seat in range(SEATS):
        node.utility[seat] += times * node.utility[seat] / node.visits
        node.win[seat] += times * node.win[seat] / node.visits
        node.margin[seat] += times * node.margin[seat] / node.visits
    node.visits += times


@rule
def expect(tree: Tree, n: int, change: int) -> None:
    """The network is about to be asked for a node (+1), or has answered (-1)."""
    while n >= 0:
        tree.nodes[n].pending += change
        n = tree.nodes[n].parent


# ---------------------------------------------------------------------------------------------------- PUCT


@rule
def choose_by_puct(tree: Tree, n: int, exploration: float) -> int:
    """The edge with the highest value plus exploration bonus.

    Of solved children only the best is ever worth a visit.
    """
    node, seat = tree.nodes[n], tree.nodes[n].seat
    here = mean(node, seat)
    bonus = exploration * sqrt(0.0 + node.visits + node.pending)
    known = -FAR
    if node.closed:
        known = best_known(tree, n)
    best, most = node.first, -FAR
    for e in range(node.first, node.first + node.edges):
        child, visits, value = tree.edges[e].child, 0, here - UNSEEN
        if child != NO_NODE:
            found = tree.nodes[child]
            if found.visits:
                value = mean(found, seat)
            if found.solved and value < known:
                continue
            visits = found.visits + found.pending
            value -= VIRTUAL_LOSS * found.pending / max(1, visits)
        worth = value + bonus * tree.edges[e].prior / (1.0 + visits)
        if worth > most:
            best, most = e, worth
    return best


@rule
def best_known(tree: Tree, n: int) -> float:
    """What the best of a node's solved children is worth to the seat that acts."""
    node = tree.nodes[n]
    most = -FAR
    for e in range(node.first, node.first + node.edges):
        child = tree.edges[e].child
        if child != NO_NODE and tree.nodes[child].solved:
            most = max(most, mean(tree.nodes[child], node.seat))
    return most


# ---------------------------------------------------------------------------------------------------- Gumbel


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


# ---------------------------------------------------------------------------------------------------- with rules


class Rules(NamedTuple):
    """The rule functions of a box that a tree needs."""

    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    candidates: Callable[[Any, list[int]], int]
    rests: Callable[[Any], bool]
    pay: Callable[[Any, int, Any], None]
    pay_margins: Callable[[Any, Any], None]
    describe: Callable[[Any, int, Any], None]
    reward: int
    """Which reward `pay` shall write: that of winning."""


class Draws(NamedTuple):
    settle: Callable[[Any, Generator, int], None]


rules = parameter(Rules)
draws = parameter(Draws)


def follow(tree: Tree, s: Any, e: int, random: Generator, number: int) -> None:
    """Do an edge's action in a position; tiles drawn inside the round depend on the number and the node alone."""
    rules.apply(s, tree.edges[e].action, None)
    child = tree.edges[e].child
    draws.settle(s, random, number + (child if child != NO_NODE else tree.used[0]))


def add_node(tree: Tree, s: Any, n: int, e: int, share: float) -> int:
    """The position after an edge of a node becomes a node of its own; there must be room. Return its number.

    A game that is over is judged at once; other nodes wait for the network. Both are backed up then.
    """
    new = tree.used[0]
    tree.used[0] = new + 1
    tree.edges[e].child = new
    node = tree.nodes[new]
    if s.to_act == NOBODY:
        clear_node(node, n, 0, OVER)
        rules.pay(s, rules.reward, node.win)
        rules.pay_margins(s, node.margin)
        for seat in range(s.players):
            node.margin[seat] = node.margin[seat] / MARGIN_UNIT
        set_values(node, s.players, share)
    else:
        clear_node(node, n, viewer(s), REST if rules.rests(s) else TURN)
    return new


@rule
def viewer(s: Any) -> int:
    """Who looks at a position: the seat to act, or before a round the one that will start."""
    return s.to_act if s.to_act >= 0 else s.start  # type: ignore[no-any-return]


def look(tree: Tree, s: Any, n: int, inputs: Any, actions: list[int]) -> int:
    """Describe the position of a node for the network, and write its actions and edges; return how many there are."""
    rules.describe(s, viewer(s), inputs)
    if tree.nodes[n].kind != TURN:
        return 0
    count = rules.candidates(s, actions)
    write_edges(tree, n, actions, count)
    return count


class Walking(NamedTuple):
    follow: Callable[[Tree, Any, int, Generator, int], None]


walking = parameter(Walking)


def walk_by_puct(tree: Tree, s: Any, random: Generator, number: int, exploration: float) -> tuple[int, int]:
    """Like `find_by_gumbel`, choosing by PUCT, and with the position s going along from the root's.

    A node that waits for the network is an end too, with -1: it has no edges yet.
    """
    n = 0
    while tree.nodes[n].kind == TURN and not tree.nodes[n].solved and tree.nodes[n].visits:
        e = choose_by_puct(tree, n, exploration)
        walking.follow(tree, s, e, random, number)
        if tree.edges[e].child == NO_NODE:
            return n, e
        n = tree.edges[e].child
    return n, -1
