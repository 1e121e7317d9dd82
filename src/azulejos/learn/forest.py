"""Self-play as rule functions: a game, its search tree, and what is kept of its moves. Plain, compiled, and on CUDA.

Each function is for one game. A move takes `begin_search` once and `grow` for each simulation, with a call of the net
between two of them, then `finish`. So all games of a forest wait for the net together, and a single call serves them.

Chance is treated as it is: a round's end is a leaf, judged before the deal, and tiles that are drawn inside a round are
sampled by a generator of the search's own. The generator that deals in the game itself is never looked at by a search.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple

from ..envs.rewards import MARGIN, WIN
from ..envs.seeds import OTHER_STREAM
from ..kernel import Generator, Int8, Int16, Int32, Record, below, parameter, record, rule, seed
from ..nets.forward import SEATS
from ..rules.chance import CHANCE, NOBODY, draw_from
from .gumbel import (
    FULL,
    LOWEST,
    OVER,
    PLAYER,
    UNDEALT,
    Edge,
    Node,
    Scan,
    edge_at_root,
    edge_inside,
    improved,
    scan_edges,
)

CERTAIN = 32767
"""A chance of 1 in what is kept of a policy."""
JUDGED = 3 * SEATS
"""Numbers that judge a position: each seat's utility, then chances to win, then margins."""
FINE = 1 << 30
"""Random numbers below this become noise."""

MOVER, PLAYERS, IS_ODD, IS_DONE, VIEWER, CHOICES = range(6)
"""Columns of `History.marks`: who moved, of how many; whether the move was random; whether it ended the game; 1 + who
sees the undealt position it led to, or 0; how many choices there were."""
MARKS = 6
MOVES, GAMES, POINTS, ROUNDS, FIRST_WINS = range(5)
"""Columns of `Game.stats`; of wins each counts 12."""
STATS = 5
WHOLE_WIN = 12


@record
class Cursor(Record):
    """Where the search of a game is."""

    node: Int16
    """The node that was reached last, and waits for the net."""
    is_new: Int8
    considered: Int8
    """How many actions are considered at the root."""
    used: Int32
    """Edges that are taken."""
    action: Int16
    """What is to be played."""


class Tree(NamedTuple):
    """One game, and the search from its position."""

    states: Any
    """The record of each node; that of the root is the game's own."""
    work: Any
    """Room for one record."""
    nodes: list[Node]
    edges: list[Edge]
    cursor: list[Cursor]
    scan: list[Scan]
    deals: list[Generator]
    """One generator, for the tiles of the game."""
    chances: list[Generator]
    """One generator, for everything else: noise, odd moves, tiles that a search draws."""
    noise: list[float]
    """For each action at the root."""
    actions: list[int]
    """Scratch space for legal actions."""
    judged: list[float]


class Net(NamedTuple):
    """What goes to the net, and what comes from it, for one game."""

    inputs: Any
    logits: Any
    """For each action's number."""
    values: Any
    """For the seats clockwise from the viewer: four logits of winning, then four margins."""


class Kept(NamedTuple):
    """Where a move is written."""

    actions: Any
    shares: Any
    """The improved policy, in parts of CERTAIN."""
    found: Any
    """What the search found of the action played: each seat's chance to win, then margins."""
    result: Any
    """The same of a game that is over."""
    marks: Any
    undealt: Any
    """The inputs of a position before the deal."""
    stats: Any


class Taste(NamedTuple):
    """How to play."""

    win_share: float
    """Of a chance to win in the utility; the rest is the margin's."""
    considered: int
    odd: int
    """One move in so many is any legal one; 0 for none."""
    temperature: float
    """Of the policy, where it plays without a search; 0 where there is one."""


class Rules(NamedTuple):
    """The rule functions of a box."""

    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    legal: Callable[[Any, list[int]], int]
    rests: Callable[[Any], bool]
    describe: Callable[[Any, int, Any], None]
    pay: Callable[[Any, int, Any], None]
    first_draw: int
    most_choices: int
    margin_unit: float


rules = parameter(Rules)


@rule
def utility_of(chance: float, margin: float, players: int, win_share: float) -> float:
    """What a chance to win and a margin are worth, from -1 to 1."""
    return win_share * (players * chance - 1) / (players - 1) + (1 - win_share) * math.tanh(margin)


@rule
def seat_from(viewer: int, place: int, players: int) -> int:
    """The seat so many places clockwise of a viewer."""
    seat = viewer + place
    return seat - players if seat >= players else seat


@rule
def judge_by_net(values: Any, viewer: int, players: int, win_share: float, judged: list[float]) -> None:
    """Write what the net says of a position, by seats."""
    top, total = LOWEST, 0.0
    for place in range(players):
        top = max(top, 1.0 * values[place])
    for place in range(players):
        total += math.exp(values[place] - top)
    for place in range(players):
        seat = seat_from(viewer, place, players)
        chance, margin = math.exp(values[place] - top) / total, 1.0 * values[SEATS + place]
        judged[seat] = utility_of(chance, margin, players, win_share)
        judged[SEATS + seat] = chance
        judged[2 * SEATS + seat] = margin


def judge_end(s: Any, win_share: float, judged: list[float]) -> None:
    """Write what a game that is over was worth, by seats; those who share the first place share the win."""
    players = 0 + s.players
    rules.pay(s, WIN, judged)
    for seat in range(players):
        judged[SEATS + seat] = (judged[seat] * (players - 1) + 1) / players
    rules.pay(s, MARGIN, judged)
    for seat in range(players):
        margin = judged[seat] / rules.margin_unit
        judged[2 * SEATS + seat] = margin
        judged[seat] = utility_of(judged[SEATS + seat], margin, players, win_share)


def act(s: Any, action: int, random: Generator) -> None:
    """Do an action and draw the tiles that are due inside the round, one by one: the next round's stay in the bag."""
    while True:  # one call of `apply`: compiled for a GPU it is large
        rules.apply(s, action, None)
        if s.to_act != CHANCE or rules.rests(s):
            return
        left = 0
        for color in range(len(s.bag)):
            left += s.bag[color]
        action = rules.first_draw + draw_from(s.bag, below(random, left))


@rule
def noise_of(random: Generator) -> float:
    """A number of the standard Gumbel distribution."""
    return -math.log(-math.log((below(random, FINE) + 0.5) / FINE))


class Ending(NamedTuple):
    judge_end: Callable[[Any, float, list[float]], None]


ending = parameter(Ending)


def end_game(s: Any, kept: Kept, judged: list[float], win_share: float) -> None:
    """Write the result of a game that is over."""
    ending.judge_end(s, win_share, judged)
    for seat in range(s.players):
        kept.result[seat] = judged[SEATS + seat]
        kept.result[SEATS + seat] = judged[2 * SEATS + seat]
        kept.stats[POINTS] += s.boards[seat].score
    kept.marks[IS_DONE] = 1
    kept.stats[GAMES] += 1
    kept.stats[ROUNDS] += s.round
    kept.stats[FIRST_WINS] += int(WHOLE_WIN * judged[SEATS] + 0.5)


class Parts(NamedTuple):
    """Functions above, bound to a box."""

    judge_end: Callable[[Any, float, list[float]], None]
    end_game: Callable[[Any, Kept, list[float], float], None]
    act: Callable[[Any, int, Generator], None]


parts = parameter(Parts)


def open_node(tree: Tree, net: Net, node: int, taste: Taste) -> None:
    """A new node, for the position in `tree.work`, which waits for the net."""
    s, new, cursor = tree.work[0], tree.nodes[node], tree.cursor[0]
    new.visits = 0
    new.edges = 0
    new.first = cursor.used
    for seat in range(SEATS):
        new.utility[seat] = 0.0
        new.win[seat] = 0.0
        new.margin[seat] = 0.0
    cursor.node = node
    cursor.is_new = 1
    if s.to_act == NOBODY:
        new.kind = OVER
        new.seat = 0
        parts.judge_end(s, taste.win_share, tree.judged)
    elif s.to_act == CHANCE:
        new.kind = UNDEALT
        new.seat = s.start
    else:
        new.seat = s.to_act
        new.kind = FULL
        if cursor.used + rules.most_choices <= len(tree.edges):
            new.kind = PLAYER
            count = rules.legal(s, tree.actions)
            for i in range(count):
                edge = tree.edges[cursor.used + i]
                edge.action = tree.actions[i]
                edge.child = 0
            new.edges = count
            cursor.used += count
    rules.describe(s, 0 + new.seat, net.inputs)


class Opening(NamedTuple):
    open_node: Callable[[Tree, Net, int, Taste], None]


opening = parameter(Opening)


def begin_game(tree: Tree, start: Any, number: int) -> None:
    """Set up and deal; the number starts both generators."""
    seed(tree.deals[0], number)
    seed(tree.chances[0], number ^ OTHER_STREAM)
    tree.states[0] = start[0]
    rules.deal(tree.states[0], tree.deals[0])


def begin_search(tree: Tree, net: Net, taste: Taste) -> None:
    """The root of a new search, and noise for its actions."""
    tree.cursor[0].used = 0
    tree.work[0] = tree.states[0]
    opening.open_node(tree, net, 0, taste)
    tree.cursor[0].considered = min(taste.considered, tree.nodes[0].edges)
    for i in range(tree.nodes[0].edges):
        tree.noise[i] = noise_of(tree.chances[0])


@rule
def write_priors(tree: Tree, node: int, logits: Any) -> None:
    """The policy at a node, as logarithms."""
    edges, first, last = tree.edges, tree.nodes[node].first, tree.nodes[node].first + tree.nodes[node].edges
    top, total = LOWEST, 0.0
    for i in range(first, last):
        top = max(top, 1.0 * logits[edges[i].action])
    for i in range(first, last):
        total += math.exp(logits[edges[i].action] - top)
    total = top + math.log(total)
    for i in range(first, last):
        edges[i].prior = logits[edges[i].action] - total


@rule
def back_up(tree: Tree) -> None:
    """Add what was judged to the node reached and all nodes above it."""
    nodes, judged = tree.nodes, tree.judged
    node = 0 + tree.cursor[0].node
    while True:
        here = nodes[node]
        here.visits += 1
        for seat in range(SEATS):
            here.utility[seat] += judged[seat]
            here.win[seat] += judged[SEATS + seat]
            here.margin[seat] += judged[2 * SEATS + seat]
        if node == 0:
            return
        node = 0 + here.parent


@rule
def absorb(tree: Tree, net: Net, players: int, win_share: float) -> None:
    """Take what the net says of the node that waits for it. A leaf that was there before is worth what it was."""
    cursor, judged = tree.cursor[0], tree.judged
    here = tree.nodes[cursor.node]
    if not cursor.is_new:
        for seat in range(SEATS):
            judged[seat] = here.utility[seat] / here.visits
            judged[SEATS + seat] = here.win[seat] / here.visits
            judged[2 * SEATS + seat] = here.margin[seat] / here.visits
    elif here.kind != OVER:
        judge_by_net(net.values, 0 + here.seat, players, win_share, judged)
        here.own = judged[here.seat]
        if here.kind == PLAYER:
            write_priors(tree, 0 + cursor.node, net.logits)
    back_up(tree)


def grow(tree: Tree, net: Net, taste: Taste, schedule: Any, simulation: int) -> None:
    """Take the net's answer, walk down the tree, and add a node there."""
    nodes, edges, scan, cursor = tree.nodes, tree.edges, tree.scan[0], tree.cursor[0]
    absorb(tree, net, 0 + tree.states[0].players, taste.win_share)
    scan_edges(nodes, edges, 0, scan)
    node, edge = 0, edge_at_root(nodes, edges, tree.noise, schedule[cursor.considered, simulation], scan)
    while edges[edge].child:
        node = 0 + edges[edge].child
        if nodes[node].kind != PLAYER:
            cursor.node = node
            cursor.is_new = 0
            return
        scan_edges(nodes, edges, node, scan)
        edge = edge_inside(nodes, edges, node, scan)
    tree.work[0] = tree.states[node]
    parts.act(tree.work[0], 0 + edges[edge].action, tree.chances[0])
    new = simulation + 1
    edges[edge].child = new
    nodes[new].parent = node
    opening.open_node(tree, net, new, taste)
    tree.states[new] = tree.work[0]


@rule
def most_visits(tree: Tree) -> int:
    """Of an edge of the root."""
    most, root = 0, tree.nodes[0]
    for i in range(root.first, root.first + root.edges):
        child = tree.edges[i].child
        if child:
            most = max(most, 0 + tree.nodes[child].visits)
    return most


@rule
def decide(tree: Tree, kept: Kept) -> None:
    """The move: of the actions visited most, the best by noise, policy and value. Write what is learned from it."""
    nodes, edges, scan, root = tree.nodes, tree.edges, tree.scan[0], tree.nodes[0]
    scan_edges(nodes, edges, 0, scan)
    best = edge_at_root(nodes, edges, tree.noise, most_visits(tree), scan)
    tree.cursor[0].action = edges[best].action
    child = nodes[edges[best].child]
    for seat in range(SEATS):
        kept.found[seat] = child.win[seat] / child.visits
        kept.found[SEATS + seat] = child.margin[seat] / child.visits
    for i in range(root.edges):
        kept.actions[i] = edges[root.first + i].action
        kept.shares[i] = int(CERTAIN * improved(nodes, edges, 0 + root.seat, root.first + i, scan) + 0.5)
    kept.marks[CHOICES] = root.edges


@rule
def decide_by_policy(tree: Tree, net: Net, temperature: float) -> None:
    """The move of a net without a search."""
    root, edges = tree.nodes[0], tree.edges
    best, most = 0 + root.first, LOWEST
    for i in range(root.edges):
        value = net.logits[edges[root.first + i].action] / temperature + tree.noise[i]
        if value > most:
            best, most = root.first + i, value
    tree.cursor[0].action = edges[best].action


def play(tree: Tree, start: Any, kept: Kept, taste: Taste) -> None:
    """Play the move that was decided on, or an odd one; deal what is due; a game that is over begins anew."""
    cursor, marks, stats = tree.cursor[0], kept.marks, kept.stats
    tree.work[0] = tree.states[0]
    s = tree.work[0]
    marks[MOVER] = s.to_act
    marks[PLAYERS] = s.players
    marks[IS_ODD] = 0
    marks[IS_DONE] = 0
    marks[VIEWER] = 0
    action = 0 + cursor.action
    if taste.odd > 0 and below(tree.chances[0], taste.odd) == 0:
        root = tree.nodes[0]
        action = 0 + tree.edges[root.first + below(tree.chances[0], 0 + root.edges)].action
        marks[IS_ODD] = 1
    parts.act(s, action, tree.deals[0])
    stats[MOVES] += 1
    if s.to_act == CHANCE:
        marks[VIEWER] = 1 + s.start
        rules.describe(s, 0 + s.start, kept.undealt)
    while s.to_act < 0:
        if s.to_act == NOBODY:
            parts.end_game(s, kept, tree.judged, taste.win_share)
            tree.work[0] = start[0]
        rules.deal(s, tree.deals[0])
    tree.states[0] = tree.work[0]


class Playing(NamedTuple):
    begin_search: Callable[[Tree, Net, Taste], None]
    play: Callable[[Tree, Any, Kept, Taste], None]


playing = parameter(Playing)


def finish(tree: Tree, net: Net, start: Any, kept: Kept, taste: Taste) -> None:
    """Take the net's last answer, decide by the search, or by the policy alone, play, and begin the next search."""
    if taste.temperature > 0:
        decide_by_policy(tree, net, taste.temperature)
    else:
        absorb(tree, net, 0 + tree.states[0].players, taste.win_share)
        decide(tree, kept)
    playing.play(tree, start, kept, taste)
    playing.begin_search(tree, net, taste)
