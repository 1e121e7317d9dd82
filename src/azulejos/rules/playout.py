"""Games played to the end by choosing at random, as fast as the rules run."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..kernel import Generator, parameter
from .chance import CHANCE, NOBODY


class Rules(NamedTuple):
    """The rule functions of a box that random games need."""

    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    random_action: Callable[[Any, Generator, list[int]], int]


rules = parameter(Rules)


def play_out(s: Any, random: Generator, out: list[int]) -> int:
    """Play random actions until the game is over; return how many the players made. `out` is scratch space."""
    moves = 0
    while s.to_act != NOBODY:
        if s.to_act == CHANCE:
            rules.deal(s, random)
        else:
            rules.apply(s, rules.random_action(s, random, out), None)
            moves += 1
    return moves


class Playout(NamedTuple):
    play_out: Callable[[Any, Generator, list[int]], int]


playout = parameter(Playout)


def play_games(start: Any, work: Any, random: Generator, out: list[int], games: int) -> int:
    """Play many games from one position, each in the same place; return how many moves were made in all."""
    moves = 0
    for _ in range(games):
        work[0] = start[0]
        moves += playout.play_out(work[0], random, out)
    return moves
