"""What a position is worth to each seat: a learned estimate of its final score.

The weights are one array: for each stage of the game a weight for each feature, then for each stage what each pattern
is worth. The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from ..kernel import parameter, rule
from ..rules.chance import NOBODY

SEATS = 4
"""Every position has room for so many values."""
FAR = 1e9
"""More points than there are in any game."""


class Description(NamedTuple):
    """A box's `Features`, without the names."""

    features: int
    stages: int
    tables: int
    patterns: int
    describe: Callable[[Any, int, list[float]], int]
    stage: Callable[[Any], int]


board = parameter(Description)


def estimate(s: Any, seat: int, stage: int, weights: list[float], scratch: list[float]) -> float:
    """The final score that a seat may expect."""
    expected = 0.0 + board.describe(s, seat, scratch)
    first = stage * board.features
    for i in range(board.features):
        expected += weights[first + i] * scratch[i]
    first = board.stages * board.features + stage * board.patterns
    for i in range(board.features, board.features + board.tables):
        expected += weights[first + int(scratch[i])]
    return expected


class Estimator(NamedTuple):
    estimate: Callable[[Any, int, int, list[float], list[float]], float]


estimator = parameter(Estimator)


def evaluate(s: Any, weights: list[float], scratch: list[float], values: list[float]) -> None:
    """Write each seat's expected score; when the game is over, the real one. Empty seats have less than any other."""
    if s.to_act == NOBODY:
        for seat in range(s.players):
            values[seat] = 0.0 + s.boards[seat].score
    else:
        stage = board.stage(s)
        for seat in range(s.players):
            values[seat] = estimator.estimate(s, seat, stage, weights, scratch)
    for seat in range(s.players, SEATS):
        values[seat] = -FAR


@rule
def margin_of(values: list[float], seat: int, spite: float) -> float:
    """A seat's utility: its own expected score, less `spite` times the best of the others'."""
    best = -FAR
    for other in range(SEATS):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - spite * best
