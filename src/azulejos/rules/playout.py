"""Games played to the end by choosing at random, as fast as the rules run."""

from __future__ import annotations

from typing import Any

from .kernel import CHANCE, NOBODY, Generator

# Bound to a box's own functions by `kernel.bind`.
apply: Any = None
deal: Any = None
random_action: Any = None


def play_out(s: Any, random: Generator, out: list[int]) -> int:
    """Play random actions until the game is over; return how many the players made. `out` is scratch space."""
    moves = 0
    while s.to_act != NOBODY:
        if s.to_act == CHANCE:
            deal(s, random)
        else:
            apply(s, random_action(s, random, out), None)
            moves += 1
    return moves


def play_games(start: Any, work: Any, random: Generator, out: list[int], games: int) -> int:
    """Play many games from one position, each in the same place; return how many moves were made in all."""
    moves = 0
    for _ in range(games):
        work[0] = start[0]
        moves += play_out(work[0], random, out)
    return moves
