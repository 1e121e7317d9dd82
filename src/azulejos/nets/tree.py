"""The search tree of one game, with a network's opinion at every node: choosing, adding nodes, and backing up.

A node is a position: sums over its visits of what it is worth to each seat. An edge is an action: how likely it is by
the network, and the node it leads to. Within a round nothing is hidden. A position after a round, before tiles are
drawn, is judged by the network; it may then be opened: it has an edge for each of some samples of the next deal, and is
worth their mean. So is a position in which tiles are drawn inside a round, for the supply. A game that is over is worth
what the rules say. A node whose children are all solved is solved: its seat takes the best of them. All samples come
from a generator of the search's own: nobody sees the order of the bag.

There are two ways to choose. PUCT goes where value and prior promise most; positions that wait for the network have a
virtual loss, so that many can be asked at once. The other way is in `gumbel`.

All functions run plain, compiled, and on a GPU. They keep to arrays of fixed size, allocate nothing, and compute in
64 bits. The last ones are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt, tanh
from typing import Annotated, Any, NamedTuple

from ..kernel import Float32, Float64, Generator, Int8, Int16, Int32, Record, parameter, record, rule, seed
from ..rules.chance import NOBODY
from .forward import MARGIN_UNIT, SEATS

TURN, REST, OVER, DEAL, DRAW = range(5)
"""Kinds of nodes: a player acts; the network's word is the last; the game is over; the next round is to be dealt; tiles
are drawn inside the round."""
NO_NODE = 0
"""No edge leads to the root."""
FAR = 1e30
FIRST_DEAL = 1 << 42
"""The first sample of a deal is drawn with this number, the second with one more, and so on."""
UNSEEN = 0.1
"""An action that was never tried is taken to be worth so much less than its position."""
WIDENING = 8
"""A node has so many visits for each sample of its draw before another one is opened."""
VIRTUAL_LOSS = 0.3
"""By so much a node is worth less for each time the network is being asked about it."""


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
    """An action at a node, or a sample of the tiles that are drawn there, whose number is its action."""

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
        if node.kind == TURN:
            take_values(node, nodes[tree.edges[best_edge(tree, up)].child])
        else:
            take_mean(tree, up)
        node.solved = 1
        up = node.parent


@rule
def take_values(node: Node, other: Node) -> None:
    """A node is worth what another is."""
    for seat in range(SEATS):
        node.utility[seat] = other.utility[seat] / other.visits * node.visits
        node.win[seat] = other.win[seat] / other.visits * node.visits
        node.margin[seat] = other.margin[seat] / other.visits * node.visits


@rule
def take_mean(tree: Tree, n: int) -> None:
    """A node is worth the mean of its children."""
    node = tree.nodes[n]
    for seat in range(SEATS):
        utility, win, margin = 0.0, 0.0, 0.0
        for e in range(node.first, node.first + node.edges):
            child = tree.nodes[tree.edges[e].child]
            utility += child.utility[seat] / child.visits
            win += child.win[seat] / child.visits
            margin += child.margin[seat] / child.visits
        node.utility[seat] = utility / node.edges * node.visits
        node.win[seat] = win / node.edges * node.visits
        node.margin[seat] = margin / node.edges * node.visits


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
    if tree.nodes[n].kind == REST or tree.nodes[n].kind == OVER:
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


# ---------------------------------------------------------------------------------------------------- samples


@rule
def open_samples(tree: Tree, n: int, count: int) -> None:
    """A node gets an edge for each of so many samples of the tiles that are drawn there."""
    node = tree.nodes[n]
    node.first = tree.used[1]
    node.edges = count
    for i in range(count):
        edge = tree.edges[node.first + i]
        edge.action = i
        edge.child = NO_NODE
        edge.prior = 0.0
    tree.used[1] += count


@rule
def choose_sample(tree: Tree, n: int) -> int:
    """The sample with the fewest visits; one that waits for the network only where all do.

    The samples of a deal are all opened first, those of a draw one by one as visits come in.
    """
    node = tree.nodes[n]
    best, fewest = node.first, -1
    for i in range(node.edges):
        child = tree.edges[node.first + i].child
        if child == NO_NODE:
            if node.kind == DEAL or node.visits + node.pending >= WIDENING * i:
                return node.first + i
            break
        visits = tree.nodes[child].visits + tree.nodes[child].pending
        if tree.nodes[child].visits and (fewest < 0 or visits < fewest):
            best, fewest = node.first + i, visits
    return best


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


rules = parameter(Rules)


def follow(tree: Tree, s: Any, e: int, random: Generator, number: int) -> None:
    """Do an edge's action in a position, or draw a sample.

    Where bags are equal, all positions get the same samples, and so compare well: of deals in all searches, of tiles
    drawn inside a round in those with the same number.
    """
    if s.to_act < 0:
        seed(random, tree.edges[e].action + (FIRST_DEAL if rules.rests(s) else number))
        rules.deal(s, random)
    else:
        rules.apply(s, tree.edges[e].action, None)


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
        inside = TURN if s.to_act >= 0 else DRAW
        clear_node(node, n, viewer(s), REST if rules.rests(s) else inside)
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
    """Like `gumbel.find_by_gumbel`, choosing by PUCT, and with the position s going along from the root's.

    A node that waits for the network is an end too, with -1: it has no edges yet.
    """
    n = 0
    while tree.nodes[n].edges and not tree.nodes[n].solved and tree.nodes[n].visits:
        e = choose_by_puct(tree, n, exploration) if tree.nodes[n].kind == TURN else choose_sample(tree, n)
        walking.follow(tree, s, e, random, number)
        if tree.edges[e].child == NO_NODE:
            return n, e
        n = tree.edges[e].child
    return n, -1
