"""The arrays of many games that are played at once: their searches, what the net is asked, and what is kept.

They are NumPy arrays, or arrays on a GPU. Records are kept as words of 64 bits, a row for each game.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..nets.forward import OUTPUTS
from .forest import MARKS, STATS


class Forest(NamedTuple):
    """For each game, what `forest.Game` has."""

    states: Any
    nodes: Any
    edges: Any
    used: Any
    cursors: Any
    randoms: Any
    """Two generators: for the game's tiles, and for everything else."""
    noise: Any
    actions: Any
    policy: Any


class Calls(NamedTuple):
    """For each game, what `forest.Net` has."""

    inputs: Any
    logits: Any
    values: Any


class Starts(NamedTuple):
    """How games begin."""

    words: Any
    """A record for each group of games."""
    groups: Any
    """The group of each game."""


class History(NamedTuple):
    """The moves of a chunk, by time and game: what `forest.Kept` has."""

    clock: Any
    """One number: the move that is written next."""
    actions: Any
    shares: Any
    found: Any
    results: Any
    marks: Any
    undealt: Any
    """For each game, its last position before a deal."""
    stats: Any
    """For each game, since they were last taken."""


class Sizes(NamedTuple):
    """How large the arrays are."""

    games: int
    nodes: int
    edges: int
    """In each tree."""
    moves: int
    """In a chunk."""
    choices: int
    inputs: int
    actions: int
    state: int
    """Words of a record; the same for the next three."""
    node: int
    edge: int
    cursor: int


def forest_shapes(sizes: Sizes) -> dict[str, tuple[tuple[int, ...], str]]:
    games = sizes.games
    return {
        "states": ((games, sizes.nodes * sizes.state), "int64"),
        "nodes": ((games, sizes.nodes * sizes.node), "int64"),
        "edges": ((games, sizes.edges * sizes.edge), "int64"),
        "used": ((games, 2), "int64"),
        "cursors": ((games, sizes.cursor), "int64"),
        "randoms": ((games, 2), "int64"),
        "noise": ((games, sizes.choices), "float32"),
        "actions": ((games, sizes.choices), "int32"),
        "policy": ((games, sizes.choices), "float32"),
    }


def history_shapes(sizes: Sizes) -> dict[str, tuple[tuple[int, ...], str]]:
    games, moves = sizes.games, sizes.moves
    return {
        "clock": ((1,), "int64"),
        "actions": ((moves, games, sizes.choices), "int16"),
        "shares": ((moves, games, sizes.choices), "int16"),
        "found": ((moves, games, OUTPUTS), "float32"),
        "results": ((moves, games, OUTPUTS), "float32"),
        "marks": ((moves, games, MARKS), "int16"),
        "undealt": ((games, sizes.inputs), "float32"),
        "stats": ((games, STATS), "int32"),
    }
