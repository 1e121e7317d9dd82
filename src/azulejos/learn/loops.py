"""The functions of `forest` over many games, from a first to before a last one. On a GPU each thread has one game.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from ..envs.core import plain_pay
from ..kernel import Generator, bind, parameter
from ..nets.forward import MARGIN_UNIT
from ..nets.plug import plug as nets_plug
from ..rules.box import Box
from ..search.plug import plug as search_plug
from . import forest
from .arrays import Calls, Forest, History, Starts
from .forest import Cursor, Kept, Net, Taste, Tree
from .gumbel import Edge, Node, Scan


class Kinds(NamedTuple):
    """Of records, as words of 64 bits hold them."""

    state: np.dtype[Any]
    node: np.dtype[Any]
    edge: np.dtype[Any]
    cursor: np.dtype[Any]
    scan: np.dtype[Any]
    random: np.dtype[Any]


class GameFunctions(NamedTuple):
    """The functions of `forest` that are for one game, bound to a box."""

    begin_game: Callable[..., None]
    begin_search: Callable[..., None]
    grow: Callable[..., None]
    finish: Callable[..., None]


kinds = parameter(Kinds)
each = parameter(GameFunctions)


def tree_of(trees: Forest, work: Any, game: int) -> Tree:
    """One game of a forest; `work` has room for a record."""
    return Tree(
        trees.states[game].view(kinds.state),
        work.view(kinds.state),
        trees.nodes[game].view(kinds.node),
        trees.edges[game].view(kinds.edge),
        trees.cursors[game].view(kinds.cursor),
        trees.scans[game].view(kinds.scan),
        trees.randoms[game, :1].view(kinds.random),
        trees.randoms[game, 1:].view(kinds.random),
        trees.noise[game],
        trees.actions[game],
        trees.judged[game],
    )


class Views(NamedTuple):
    tree_of: Callable[[Forest, Any, int], Tree]


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
    for game in range(first, last):
        tree = views.tree_of(trees, work, game)
        each.begin_game(tree, starts.words[starts.groups[game]].view(kinds.state), numbers[game])
        each.begin_search(tree, rows.net_of(calls, game), taste)


def grow_trees(
    trees: Forest, work: Any, calls: Calls, taste: Taste, schedule: Any, simulation: int, first: int, last: int
) -> None:
    for game in range(first, last):
        each.grow(views.tree_of(trees, work, game), rows.net_of(calls, game), taste, schedule, simulation)


def finish_moves(
    trees: Forest, work: Any, calls: Calls, starts: Starts, history: History, taste: Taste, first: int, last: int
) -> None:
    for game in range(first, last):
        tree, net = views.tree_of(trees, work, game), rows.net_of(calls, game)
        start = starts.words[starts.groups[game]].view(kinds.state)
        each.finish(tree, net, start, rows.kept_of(history, game), taste)


class Loops(NamedTuple):
    """The functions above for one box."""

    begin_games: Callable[..., None]
    grow_trees: Callable[..., None]
    finish_moves: Callable[..., None]


def kinds_of(box: Box) -> Kinds:
    records = (box.state, Node, Edge, Cursor, Scan, Generator)
    return Kinds(*(each.dtype() for each in records))


@cache
def game_functions(box: Box) -> GameFunctions:
    """As rule functions."""
    seen = nets_plug(box)
    rules = forest.Rules(
        apply=box.apply,
        deal=box.deal,
        legal=box.legal,
        rests=search_plug(box).rests,
        describe=seen.describe,
        pay=plain_pay(box),
        first_draw=box.first_draw,
        most_choices=seen.MOST_CHOICES,
        margin_unit=float(MARGIN_UNIT),
    )
    names: dict[str, Any] = {"rules": rules}

    def bound(name: str) -> Callable[..., Any]:
        function: Callable[..., Any] = getattr(forest, name)
        return bind(function, f"{box.name}.{name}", **names)

    names["ending"] = forest.Ending(bound("judge_end"))
    names["parts"] = forest.Parts(names["ending"].judge_end, bound("end_game"), bound("act"))
    names["opening"] = forest.Opening(*map(bound, forest.Opening._fields))
    names["playing"] = forest.Playing(bound("begin_search"), bound("play"))
    made = {name: bound(name) for name in GameFunctions._fields if name != "begin_search"}
    return GameFunctions(begin_search=names["playing"].begin_search, **made)


@cache
def loops(box: Box) -> Loops:
    """As rule functions."""
    names: dict[str, Any] = {"kinds": kinds_of(box), "each": game_functions(box)}

    def bound(function: Callable[..., Any]) -> Callable[..., Any]:
        return bind(function, f"{box.name}.{function.__name__}", **names)

    names["views"] = Views(bound(tree_of))
    names["rows"] = Rows(bound(net_of), bound(kept_of))
    return Loops(bound(begin_games), bound(grow_trees), bound(finish_moves))
