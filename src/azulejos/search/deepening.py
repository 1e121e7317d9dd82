"""Alpha-beta search over the round for two seats: iterative deepening with a transposition table.

Values are the margin of seat 0, which seat 0 maximizes and seat 1 minimizes. The whole search lives in arrays, so that
it can be left after some thousand positions and resumed. Moves are ordered by the evaluator's estimate, with the best
move of the iteration before in front.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Float32, Float64, Generator, Int8, Int16, Int64, Record, parameter, record, rule, seed
from ..rules.chance import CHANCE
from .evaluate import FAR

EXACT, AT_LEAST, AT_MOST = range(3)
Words = NDArray[np.int64]
"""A state as 64-bit words."""


@record
class Ply(Record):
    """A position on the way from the root to the one looked at."""

    value: Float64
    alpha: Float64
    beta: Float64
    key: Int64
    left: Int16
    """How many plies deeper to look."""
    count: Int16
    at: Int16
    """The number of the move looked at; -1 before the first."""
    best: Int16
    low: Float64
    """The window as it was at first."""
    high: Float64
    cut: Int8
    """At the root: whether some line was left before the round was over."""


@record
class Transposition(Record):
    """What is known of a position."""

    key: Int64
    value: Float32
    move: Int16
    left: Int8
    bound: Int8


class Deepening(NamedTuple):
    """The arrays of one search, by ply."""

    states: Words
    plies: list[Ply]
    moves: Words
    guesses: NDArray[np.float64]
    """The evaluator's estimate for each move, then what the search found."""
    table: list[Transposition]
    scratch: list[float]
    values: list[float]
    random: list[Generator]


class Rules(NamedTuple):
    """The record and the rule functions of a box."""

    state: np.dtype[Any]
    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    candidates: Callable[[Any, Any], int]
    rests: Callable[[Any], bool]
    evaluate: Callable[[Any, list[float], list[float], list[float]], None]


rules = parameter(Rules)


@rule
def key_of(words: Words) -> int:
    key = 0x1E3779B97F4A7C15
    for i in range(len(words)):
        key = ((key ^ words[i]) * 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
        key ^= key >> 31
    return key


def follow(words: Words, after: Words, move: int, random: Generator, number: int) -> None:
    """Play a move; tiles drawn inside a round are sampled, always the same after the same moves."""
    after[:] = words
    s = after.view(rules.state)[0]
    rules.apply(s, move, None)
    while s.to_act == CHANCE and not rules.rests(s):
        seed(random, (number + key_of(after)) & 0x3FFFFFFFFFFFFFFF)
        rules.deal(s, random)


class Following(NamedTuple):
    follow: Callable[[Words, Words, int, Generator, int], None]


following = parameter(Following)


def guess_moves(search: Deepening, weights: list[float], number: int, ply: int, first: int) -> int:
    """Write the moves, each with the evaluator's estimate: `first` in front, then the best for the seat to act."""
    states, moves, guesses, values = search.states, search.moves, search.guesses, search.values
    count = rules.candidates(states[ply].view(rules.state)[0], moves[ply])
    sign = 1.0 if states[ply].view(rules.state)[0].to_act == 0 else -1.0
    for i in range(count):
        move = moves[ply, i]
        following.follow(states[ply], states[ply + 1], move, search.random[0], number)
        child = states[ply + 1].view(rules.state)[0]
        rules.evaluate(child, weights, search.scratch, values)
        search.plies[0].cut |= search.plies[ply].left == 1 and not rules.rests(child)
        guess = values[0] - values[1]
        rank = FAR if move == first else sign * guess
        j = i
        while j > 0:
            before = FAR if moves[ply, j - 1] == first else sign * guesses[ply, j - 1]
            if before >= rank:
                break
            moves[ply, j] = moves[ply, j - 1]
            guesses[ply, j] = guesses[ply, j - 1]
            j -= 1
        moves[ply, j] = move
        guesses[ply, j] = guess
    return count


class Guessing(NamedTuple):
    guess_moves: Callable[[Deepening, list[float], int, int, int], int]


guessing = parameter(Guessing)


@rule
def leave(plies: list[Ply], ply: int, table: list[Transposition]) -> None:
    """Put what was found at a position into the transposition table."""
    here = plies[ply]
    entry = table[here.key & len(table) - 1]
    entry.key = here.key
    entry.value = here.value
    entry.move = here.best
    entry.left = here.left
    entry.bound = EXACT
    if here.value <= here.low:
        entry.bound = AT_MOST
    if here.value >= here.high:
        entry.bound = AT_LEAST


def enter(search: Deepening, weights: list[float], number: int, ply: int) -> int:
    """Begin to look at a position; return how many others were evaluated, or 0 if its value is known at once."""
    moves, guesses, table = search.moves, search.guesses, search.table
    here = search.plies[ply]
    s = search.states[ply].view(rules.state)[0]
    if here.left == 0 or rules.rests(s):
        rules.evaluate(s, weights, search.scratch, search.values)
        here.value = search.values[0] - search.values[1]
        return 0
    here.low, here.high = here.alpha, here.beta
    here.key = key_of(search.states[ply])
    entry = table[here.key & len(table) - 1]
    first = -1
    if entry.key == here.key:
        first = entry.move
        if entry.left >= here.left and ply > 0:
            known = entry.bound == EXACT
            known |= entry.bound == AT_LEAST and entry.value >= here.beta
            known |= entry.bound == AT_MOST and entry.value <= here.alpha
            if known:
                here.value = entry.value
                return 0
    here.count = guessing.guess_moves(search, weights, number, ply, first)
    here.at = 0
    here.best = moves[ply, 0]
    here.value = -FAR if s.to_act == 0 else FAR
    if here.left == 1:
        best = 0
        for i in range(1, here.count):
            if guesses[ply, i] > guesses[ply, best] if s.to_act == 0 else guesses[ply, i] < guesses[ply, best]:
                best = i
        here.value = guesses[ply, best]
        here.best = moves[ply, best]
        here.at = here.count
    return here.count


class Entering(NamedTuple):
    enter: Callable[[Deepening, list[float], int, int], int]


entering = parameter(Entering)


def deepen(search: Deepening, weights: list[float], number: int, ply: int, budget: int) -> tuple[int, int]:
    """Go on from a ply until the root's value is known or the budget is spent.

    Return the ply to resume from, -1 when done, and how many positions were evaluated.
    """
    states, plies, moves, guesses = search.states, search.plies, search.moves, search.guesses
    used = 0
    is_new = plies[ply].at < 0
    while used < budget:
        here = plies[ply]
        if is_new:
            judged = entering.enter(search, weights, number, ply)
            used += judged
            if judged and here.at == here.count:
                leave(plies, ply, search.table)
            elif judged:
                is_new = False
                continue
        elif here.at < here.count and here.alpha < here.beta:
            following.follow(states[ply], states[ply + 1], moves[ply, here.at], search.random[0], number)
            child = plies[ply + 1]
            child.alpha, child.beta, child.left, child.at = here.alpha, here.beta, here.left - 1, -1
            ply += 1
            is_new = True
            continue
        else:
            leave(plies, ply, search.table)
        # The value of this position is known: hand it to the one before.
        if ply == 0:
            return -1, used
        value = here.value
        ply -= 1
        here = plies[ply]
        guesses[ply, here.at] = value
        if states[ply].view(rules.state)[0].to_act == 0:
            if value > here.value:
                here.value = value
                here.best = moves[ply, here.at]
            here.alpha = max(here.alpha, value)
        else:
            if value < here.value:
                here.value = value
                here.best = moves[ply, here.at]
            here.beta = min(here.beta, value)
        here.at += 1
        is_new = False
    return ply, used
