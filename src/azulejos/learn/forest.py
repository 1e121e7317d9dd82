"""Self-play as rule functions: a game, its search tree, and what is kept of its moves. Plain, compiled, and on CUDA.

Each function is for one game, whose search is that of `nets.gumbel`. A move takes `begin_search` once and `grow`
for each simulation, with a call of the net between two of them, then `finish`. So all games of a forest wait for the
net together, and a single call serves them.

Chance is treated as it is: a round's end is a leaf, judged before the deal, and tiles that are drawn inside a round are
sampled by a generator of the search's own. The generator that deals in the game itself is never looked at by a search.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log
from typing import Any, NamedTuple

from ..envs.seeds import OTHER_STREAM
from ..kernel import Generator, Int8, Int16, Record, below, parameter, record, rule, seed
from ..nets.forward import MARGIN_UNIT, SEATS
from ..nets.gumbel import choose_at_root, find_by_gumbel, most_visits, write_policy
from ..nets.tree import (
    FAR,
    OVER,
    REST,
    TURN,
    Rules,
    Tree,
    back_up,
    chance_of,
    judge,
    plant,
    visit_again,
    write_priors_of_all,
)
from ..rules.chance import CHANCE, NOBODY, draw_from

CERTAIN = 32767
"""A chance of 1 in what is kept of a policy."""
FINE = 1 << 30
"""Random numbers below this become noise."""

MOVER, PLAYERS, IS_ODD, IS_DONE, VIEWER, CHOICES = range(6)
"""Columns of `Kept.marks`: who moved, of how many; whether the move was random; whether it ended the game; 1 + who sees
the undealt position it led to, or 0; how many choices there were."""
MARKS = 6
MOVES, GAMES, POINTS, ROUNDS, FIRST_WINS = range(5)
"""Columns of `Kept.stats`; of wins each counts 12."""
STATS = 5
WHOLE_WIN = 12


@record
class Cursor(Record):
    """Where the search of a game is."""

    node: Int16
    """The node that was reached last, and waits for the net."""
    action: Int16
    """What is to be played."""
    is_new: Int8
    considered: Int8
    """How many actions are considered at the root."""


class Game(NamedTuple):
    """One game, and the search from its position."""

    states: Any
    """The record of each node; that of the root is the game's own."""
    work: Any
    """Room for one record."""
    tree: Tree
    cursor: list[Cursor]
    deals: list[Generator]
    """One generator, for the tiles of the game."""
    chances: list[Generator]
    """One generator, for everything else: noise, odd moves, tiles that a search draws."""
    noise: list[float]
    """For each action at the root."""
    actions: list[int]
    """Scratch space for legal actions."""
    policy: list[float]
    """Scratch space for the improved policy."""


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
    """One move in so many is any of the listed ones; 0 for none."""
    temperature: float
    """Of the policy, where it plays without a search; 0 where there is one."""


class Growth(NamedTuple):
    """How the tree of a box grows."""

    add_node: Callable[[Tree, Any, int, int, float], int]
    look: Callable[[Tree, Any, int, Any, list[int]], int]
    first_draw: int
    most_choices: int


rules = parameter(Rules)
growth = parameter(Growth)


def act(s: Any, action: int, random: Generator) -> None:
    """Do an action and draw the tiles that are due inside the round, one by one: the next round's stay in the bag."""
    while True:  # one call of `apply`: compiled for a GPU it is large
        rules.apply(s, action, None)
        if s.to_act != CHANCE or rules.rests(s):
            return
        left = 0
        for color in range(len(s.bag)):
            left += s.bag[color]
        action = growth.first_draw + draw_from(s.bag, below(random, left))


@rule
def noise_of(random: Generator) -> float:
    """A number of the standard Gumbel distribution."""
    return -log(-log((below(random, FINE) + 0.5) / FINE))


def end_game(s: Any, kept: Kept) -> None:
    """Write the result of a game that is over; those who share the first place share the win."""
    players = 0 + s.players
    rules.pay(s, rules.reward, kept.result)
    rules.pay_margins(s, kept.result[SEATS:])
    for seat in range(players):
        kept.result[seat] = chance_of(0.0 + kept.result[seat], players)
        kept.result[SEATS + seat] = (0.0 + kept.result[SEATS + seat]) / MARGIN_UNIT
        kept.stats[POINTS] += s.boards[seat].score
    kept.marks[IS_DONE] = 1
    kept.stats[GAMES] += 1
    kept.stats[ROUNDS] += s.round
    kept.stats[FIRST_WINS] += int(WHOLE_WIN * kept.result[0] + 0.5)


class Parts(NamedTuple):
    """Functions above, bound to a box."""

    act: Callable[[Any, int, Generator], None]
    end_game: Callable[[Any, Kept], None]


parts = parameter(Parts)


def begin_game(game: Game, start: Any, number: int) -> None:
    """Set up and deal; the number starts both generators."""
    seed(game.deals[0], number)
    seed(game.chances[0], number ^ OTHER_STREAM)
    game.states[0] = start[0]
    rules.deal(game.states[0], game.deals[0])


def begin_search(game: Game, net: Net, taste: Taste) -> None:
    """The root of a new search, which waits for the net, and noise for its actions."""
    cursor = game.cursor[0]
    game.work[0] = game.states[0]
    plant(game.tree, 0 + game.work[0].to_act)
    choices = growth.look(game.tree, game.work[0], 0, net.inputs, game.actions)
    cursor.node = 0
    cursor.is_new = 1
    cursor.considered = min(taste.considered, choices)
    for i in range(choices):
        game.noise[i] = noise_of(game.chances[0])


@rule
def absorb(game: Game, net: Net, win_share: float) -> None:
    """Take what the net says of the node that waits for it. A leaf that was there before is worth what it was."""
    tree, node = game.tree, 0 + game.cursor[0].node
    if not game.cursor[0].is_new:
        visit_again(tree, node, 1)
        return
    if tree.nodes[node].kind != OVER:
        judge(tree, node, net.values, 0 + game.states[0].players, win_share)
        if tree.nodes[node].kind == TURN:
            write_priors_of_all(tree, node, net.logits)
    back_up(tree, node)


def grow(game: Game, net: Net, taste: Taste, schedule: Any, simulation: int) -> None:
    """Take the net's answer, walk down the tree, and add a node there."""
    tree, cursor = game.tree, game.cursor[0]
    absorb(game, net, taste.win_share)
    node, edge = find_by_gumbel(tree, game.noise, schedule[cursor.considered, simulation])
    cursor.node = node
    cursor.is_new = 0
    if edge < 0:
        return
    game.work[0] = game.states[node]
    s = game.work[0]
    parts.act(s, 0 + tree.edges[edge].action, game.chances[0])
    new = growth.add_node(tree, s, node, edge, taste.win_share)
    if tree.nodes[new].kind == TURN and tree.used[1] + growth.most_choices > len(tree.edges):
        tree.nodes[new].kind = REST
    growth.look(tree, s, new, net.inputs, game.actions)
    game.states[new] = game.work[0]
    cursor.node = new
    cursor.is_new = 1


@rule
def decide(game: Game, kept: Kept) -> None:
    """The move: of the actions visited most, the best by noise, policy and value. Write what is learned from it."""
    tree, players = game.tree, 0 + game.states[0].players
    root = tree.nodes[0]
    best = choose_at_root(tree, game.noise, most_visits(tree, 0))
    game.cursor[0].action = tree.edges[best].action
    child = tree.nodes[tree.edges[best].child]
    for seat in range(players):
        kept.found[seat] = chance_of((0.0 + child.win[seat]) / child.visits, players)
        kept.found[SEATS + seat] = (0.0 + child.margin[seat]) / child.visits
    write_policy(tree, 0, game.policy)
    for i in range(root.edges):
        kept.actions[i] = tree.edges[root.first + i].action
        kept.shares[i] = int(CERTAIN * game.policy[i] + 0.5)
    kept.marks[CHOICES] = root.edges


@rule
def decide_by_policy(game: Game, net: Net, temperature: float) -> None:
    """The move of a net without a search."""
    root, edges = game.tree.nodes[0], game.tree.edges
    best, most = 0 + root.first, -FAR
    for i in range(root.edges):
        value = net.logits[edges[root.first + i].action] / temperature + game.noise[i]
        if value > most:
            best, most = root.first + i, value
    game.cursor[0].action = edges[best].action


def play(game: Game, start: Any, kept: Kept, taste: Taste) -> None:
    """Play the move that was decided on, or an odd one; deal what is due; a game that is over begins anew."""
    root, marks = game.tree.nodes[0], kept.marks
    game.work[0] = game.states[0]
    s = game.work[0]
    marks[MOVER] = s.to_act
    marks[PLAYERS] = s.players
    marks[IS_ODD] = 0
    marks[IS_DONE] = 0
    marks[VIEWER] = 0
    action = 0 + game.cursor[0].action
    if taste.odd > 0 and below(game.chances[0], taste.odd) == 0:
        action = 0 + game.tree.edges[root.first + below(game.chances[0], 0 + root.edges)].action
        marks[IS_ODD] = 1
    parts.act(s, action, game.deals[0])
    kept.stats[MOVES] += 1
    if s.to_act == CHANCE:
        marks[VIEWER] = 1 + s.start
        rules.describe(s, 0 + s.start, kept.undealt)
    while s.to_act < 0:
        if s.to_act == NOBODY:
            parts.end_game(s, kept)
            game.work[0] = start[0]
        rules.deal(s, game.deals[0])
    game.states[0] = game.work[0]


class Playing(NamedTuple):
    begin_search: Callable[[Game, Net, Taste], None]
    play: Callable[[Game, Any, Kept, Taste], None]


playing = parameter(Playing)


def finish(game: Game, net: Net, start: Any, kept: Kept, taste: Taste) -> None:
    """Take the net's last answer, decide by the search, or by the policy alone, play, and begin the next search."""
    if taste.temperature > 0:
        decide_by_policy(game, net, taste.temperature)
    else:
        absorb(game, net, taste.win_share)
        decide(game, kept)
    playing.play(game, start, kept, taste)
    playing.begin_search(game, net, taste)
