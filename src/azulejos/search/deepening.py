"""Alpha-beta search over the round for two seats, with a table of positions seen and each depth after the one before.

Values are the margin of seat 0, which seat 0 wants high and seat 1 low. The whole search lives in arrays, so that it
can be left after some thousand positions, and gone on with. Moves are looked at in the order of the evaluator's first
guess, with the best move of the depth before in front.

Bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from typing import Annotated, Any

from ..kernel import Int8, Int16, Int64, Record, record, rule, seed
from ..rules.chance import CHANCE

STATE: Any = None
apply: Any = None
deal: Any = None
evaluate: Any = None
legal: Any = None
rests: Any = None

EXACT, AT_LEAST, AT_MOST = range(3)
FAR = 1e9


@record
class Frame(Record):
    """A position on the way to the one looked at."""

    value: Annotated[float, "f8"]
    alpha: Annotated[float, "f8"]
    beta: Annotated[float, "f8"]
    key: Int64
    left: Int16
    """How many moves deeper to look."""
    count: Int16
    at: Int16
    """The move looked at."""
    best: Int16
    low: Annotated[float, "f8"]
    """The window as it was at first."""
    high: Annotated[float, "f8"]
    cut: Int8
    """At the root: whether some line was left before the round was over."""


@record
class Entry(Record):
    """What is known of a position."""

    key: Int64
    value: Annotated[float, "f4"]
    move: Int16
    left: Int8
    bound: Int8


@rule
def key_of(words: Any) -> int:
    key = 0x1E3779B97F4A7C15
    for i in range(len(words)):
        key = ((key ^ words[i]) * 0x2545F4914F6CDD1D) & 0x3FFFFFFFFFFFFFFF
        key ^= key >> 31
    return key


def follow(words: Any, after: Any, move: int, random: Any, number: int) -> None:
    """Play a move; tiles drawn inside a round are sampled, always the same after the same moves."""
    after[:] = words
    s = after.view(STATE)[0]
    apply(s, move, None)
    while s.to_act == CHANCE and not rests(s):
        seed(random, (number + key_of(after)) & 0x3FFFFFFFFFFFFFFF)
        deal(s, random)


def guess_moves(
    states: Any, ply: int, frames: Any, moves: Any, guesses: Any, first: int, weights: Any, scratch: Any, values: Any,
    random: Any, number: int,
) -> int:  # fmt: skip
    """Write the legal moves and what the evaluator makes of each: `first` in front, then the best for who acts."""
    count = legal(states[ply].view(STATE)[0], moves[ply])
    sign = 1.0 if states[ply].view(STATE)[0].to_act == 0 else -1.0
    for i in range(count):
        move = moves[ply, i]
        follow(states[ply], states[ply + 1], move, random, number)
        child = states[ply + 1].view(STATE)[0]
        evaluate(child, weights, scratch, values)
        frames[0].cut |= frames[ply].left == 1 and not rests(child)
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
    return count  # type: ignore[no-any-return]


@rule
def leave(frames: Any, ply: int, table: Any) -> None:
    """Remember what was found at a position."""
    frame = frames[ply]
    entry = table[frame.key & len(table) - 1]
    entry.key = frame.key
    entry.value = frame.value
    entry.move = frame.best
    entry.left = frame.left
    entry.bound = EXACT
    if frame.value <= frame.low:
        entry.bound = AT_MOST
    if frame.value >= frame.high:
        entry.bound = AT_LEAST


def enter(
    states: Any, ply: int, frames: Any, moves: Any, guesses: Any, table: Any, weights: Any, scratch: Any, values: Any,
    random: Any, number: int,
) -> int:  # fmt: skip
    """Begin to look at a position; return how many others were judged, or 0 if its value is known at once."""
    frame = frames[ply]
    s = states[ply].view(STATE)[0]
    if frame.left == 0 or rests(s):
        evaluate(s, weights, scratch, values)
        frame.value = values[0] - values[1]
        return 0
    frame.low, frame.high = frame.alpha, frame.beta
    frame.key = key_of(states[ply])
    entry = table[frame.key & len(table) - 1]
    first = -1
    if entry.key == frame.key:
        first = entry.move
        if entry.left >= frame.left and ply > 0:
            known = entry.bound == EXACT
            known |= entry.bound == AT_LEAST and entry.value >= frame.beta
            known |= entry.bound == AT_MOST and entry.value <= frame.alpha
            if known:
                frame.value = entry.value
                return 0
    frame.count = guess_moves(states, ply, frames, moves, guesses, first, weights, scratch, values, random, number)
    frame.at = 0
    frame.best = moves[ply, 0]
    frame.value = -FAR if s.to_act == 0 else FAR
    if frame.left == 1:
        best = 0
        for i in range(1, frame.count):
            if guesses[ply, i] > guesses[ply, best] if s.to_act == 0 else guesses[ply, i] < guesses[ply, best]:
                best = i
        frame.value = guesses[ply, best]
        frame.best = moves[ply, best]
        frame.at = frame.count
    return frame.count  # type: ignore[no-any-return]


def deepen(
    states: Any, frames: Any, moves: Any, guesses: Any, table: Any, weights: Any, scratch: Any, values: Any,
    random: Any, number: int, ply: int, budget: int,
) -> tuple[int, int]:  # fmt: skip
    """Go on from a ply (0 with a fresh frame at first) until the root's value is known or the budget spent.

    Return the ply to go on from, -1 when done, and how many positions were judged.
    """
    used = 0
    entering = frames[ply].at < 0
    while used < budget:
        frame = frames[ply]
        if entering:
            judged = enter(states, ply, frames, moves, guesses, table, weights, scratch, values, random, number)
            used += judged
            if judged and frame.at == frame.count:
                leave(frames, ply, table)
            elif judged:
                entering = False
                continue
        elif frame.at < frame.count and frame.alpha < frame.beta:
            follow(states[ply], states[ply + 1], moves[ply, frame.at], random, number)
            child = frames[ply + 1]
            child.alpha, child.beta, child.left, child.at = frame.alpha, frame.beta, frame.left - 1, -1
            ply += 1
            entering = True
            continue
        else:
            leave(frames, ply, table)
        # The value of this position is known: hand it to the one before.
        if ply == 0:
            return -1, used
        value = frame.value
        ply -= 1
        frame = frames[ply]
        guesses[ply, frame.at] = value
        if states[ply].view(STATE)[0].to_act == 0:
            if value > frame.value:
                frame.value = value
                frame.best = moves[ply, frame.at]
            frame.alpha = max(frame.alpha, value)
        else:
            if value < frame.value:
                frame.value = value
                frame.best = moves[ply, frame.at]
            frame.beta = min(frame.beta, value)
        frame.at += 1
        entering = False
    return ply, used
