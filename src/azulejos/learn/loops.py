"""The functions of `forest` over many games, from a first to before a last one. On a GPU each thread has one game.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..kernel import Generator, bind, parameter
from ..nets.binding import tree_rules
from ..nets.plug import plug
from ..nets.tree import Edge, Node, Tree
from ..rules.box import Box
from . import forest
from .arrays import Calls, Forest, History, Starts
from .forest import Cursor, Game, Kept, Net, Taste


class Kinds(NamedTuple):
    """Of records, as words of 64 bits hold them."""

    state: np.dtype[Any]
    node: np.dtype[Any]
    edge: np.dtype[Any]
    cursor: np.dtype[Any]
    random: np.dtype[Any]


class GameFunctions(NamedTuple):
    """The functions of `forest` that are for one game, bound to a box."""

    act: Callable[[Any, int, Generator], None]
    begin_game: Callable[[Game, Any, int], None]
    begin_search: Callable[[Game, Net, Taste], None]
    grow: Callable[[Game, Net, Taste, Any, int], None]
    finish: Callable[[Game, Net, Any, Kept, Taste], None]


kinds = parameter(Kinds)
each = parameter(GameFunctions)


def game_of(trees: Forest, work: Any, game: int) -> Game:
    """One game of a forest; `work` has room for a record."""
    return Game(
        trees.states[game].view(kinds.state),
        work.view(kinds.state),
        Tree(trees.nodes[game].view(kinds.node), trees.edges[game].view(kinds.edge), trees.used[game]),
        trees.cursors[game].view(kinds.cursor),
        trees.randoms[game, :1].view(kinds.random),
        trees.randoms[game, 1:].view(kinds.random),
        trees.noise[game],
        trees.actions[game],
        trees.policy[game],
    )


class Views(NamedTuple):
    game_of: Callable[[Forest, Any, int], Game]


views = parameter(Views)


def net_of(calls: Calls, game: int) -> Net:
    return Net(calls.inputs[game], calls.logits[game], calls.values[game])


def kept_of(history: History, game: int) -> Kept:
    """Where the move is written that is played now."""
    move = history.clock[0]
    return Kept(
        history.actions[move, game],
        history.shares[move, game],
        history.found[move, game],
        history.results[move, game],
        history.marks[move, game],
        history.undealt[game],
        history.stats[game],
    )


class Rows(NamedTuple):
    net_of: Callable[[Calls, int], Net]
    kept_of: Callable[[History, int], Kept]


rows = parameter(Rows)


def begin_games(
    trees: Forest, work: Any, calls: Calls, starts: Starts, numbers: Any, taste: Taste, first: int, last: int
) -> None:
    """Set up, deal, and show each game's first position to the net; a number for each game starts its generators."""
    for i in range(first, last):
        game = views.game_of(trees, work, i)
        each.begin_game(game, starts.words[starts.groups[i]].view(kinds.state), numbers[i])
        each.begin_search(game, rows.net_of(calls, i), taste)


def grow_trees(
    trees: Forest, work: Any, calls: Calls, taste: Taste, schedule: Any, simulation: int, first: int, last: int
) -> None:
    for i in range(first, last):
        each.grow(views.game_of(trees, work, i), rows.net_of(calls, i), taste, schedule, simulation)


def finish_moves(
    trees: Forest, work: Any, calls: Calls, starts: Starts, history: History, taste: Taste, first: int, last: int
) -> None:
    for i in range(first, last):
        game, net = views.game_of(trees, work, i), rows.net_of(calls, i)
        start = starts.words[starts.groups[i]].view(kinds.state)
        each.finish(game, net, start, rows.kept_of(history, i), taste)


class Loops(NamedTuple):
    """The functions above for one box."""

    begin_games: Callable[..., None]
    grow_trees: Callable[..., None]
    finish_moves: Callable[..., None]


def kinds_of(box: Box) -> Kinds:
    records = (box.state, Node, Edge, Cursor, Generator)
    return Kinds(*(each.dtype() for each in records))


@cache
def game_functions(box: Box) -> GameFunctions:
    """As rule functions."""
    tree = tree_rules(box)
    growth = forest.Growth(tree.add_node, tree.look, box.first_draw, plug(box).MOST_CHOICES)
    names: dict[str, Any] = {"rules": tree.rules, "growth": growth}

    def bound(name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(forest, name)
        return bind(function, f"{box.name}.{name}", **names)

    names["parts"] = forest.Parts(bound("act"), bound("end_game"))
    names["playing"] = forest.Playing(bound("begin_search"), bound("play"))
    own = {"act": names["parts"].act, "begin_search": names["playing"].begin_search}
    return GameFunctions(**own, **{name: bound(name) for name in GameFunctions._fields if name not in own})


@cache
def loops(box: Box) -> Loops:
    """As rule functions."""
    names: dict[str, Any] = {"kinds": kinds_of(box), "each": game_functions(box)}

    def bound(function: Callable[..., Any]) -> Callable[..., Any]:
        return bind(function, f"{box.name}.{function.__name__}", **names)

    names["views"] = Views(bound(game_of))
    names["rows"] = Rows(bound(net_of), bound(kept_of))
    return Loops(bound(begin_games), bound(grow_trees), bound(finish_moves))
