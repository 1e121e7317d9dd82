"""Games the search plays with itself, to learn the evaluator's weights from, and the learning itself.

The functions are bound to a box by `kernel.bind`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, below, parameter, rule
from ..rules.chance import CHANCE, NOBODY
from .evaluate import SEATS, Description
from .tree import Settings, Tree

ODD_MOVE = 40
"""One move in so many is any legal one, so that the games see more of the world."""


class Playing(NamedTuple):
    """What games are played with, and what is kept of them."""

    begin: list[Any]
    """The set-up, alone in its array."""
    game: list[Any]
    """Room for one position."""
    random: list[Generator]
    positions: list[Any]
    """Every position after a move."""
    scores: NDArray[np.int16]
    """For each of them, the score that each seat had in the end."""


class Lesson(NamedTuple):
    """For every board of every position: its description, and the points that its seat still gained."""

    features: NDArray[np.float32]
    patterns: NDArray[np.int32]
    stages: NDArray[np.int8]
    gains: NDArray[np.float32]


class Rules(NamedTuple):
    """The rule functions of a box, and its search."""

    apply: Callable[[Any, int, list[Any] | None], None]
    deal: Callable[[Any, Generator], None]
    legal: Callable[[Any, list[int]], int]
    grow: Callable[[Tree, list[float], Settings, int, int, int], int]


rules = parameter(Rules)


def record_games(
    playing: Playing, tree: Tree, weights: list[float], settings: Settings, limit: int, blur: float
) -> int:
    """Play until the arrays are full; return how many of the positions are of whole games.

    The search looks at `limit` nodes a move (2: one move deep) and takes the best action after adding a random error
    of up to `blur` points to each.
    """
    game, positions, nodes = playing.game, playing.positions, tree.nodes
    random = playing.random[0]
    n = 0
    while True:
        game[0] = playing.begin[0]
        s = game[0]
        first = n
        while s.to_act != NOBODY:
            if s.to_act == CHANCE:
                rules.deal(s, random)
            elif below(random, ODD_MOVE) == 0:
                rules.apply(s, tree.actions[below(random, rules.legal(s, tree.actions))], None)
            else:
                tree.start[0] = s
                root = nodes[0]
                root.children = 0
                root.visits = 0
                root.solved = 0
                root.seat = s.to_act
                rules.grow(tree, weights, settings, below(random, 1 << 30), 1, limit)
                best, most = -1, -1e30
                for i in range(root.first, root.first + root.children):
                    if nodes[i].visits * 10 >= root.visits // 2 or nodes[i].solved:
                        value = nodes[i].worth + blur * below(random, 1024) / 1024
                        if value > most:
                            best, most = i, value
                if best < 0:
                    best = root.first
                rules.apply(s, nodes[best].action, None)
            if s.to_act == NOBODY:
                break
            if n == len(positions):
                return first
            positions[n] = s
            n += 1
        for i in range(first, n):
            for seat in range(s.players):
                playing.scores[i, seat] = s.boards[seat].score


class Judging(NamedTuple):
    """The evaluator of a box."""

    estimate: Callable[[Any, int, int, list[float], list[float]], float]
    rests: Callable[[Any], bool]


board = parameter(Description)
judging = parameter(Judging)


def describe_all(
    positions: list[Any],
    scores: NDArray[np.int16],
    weights: list[float],
    trust: float,
    scratch: list[float],
    lesson: Lesson,
) -> None:
    """Describe every board, and write what its seat still gains: the target of TD(λ) with λ = 1 - `trust`.

    The target is bootstrapped at the ends of rounds alone. Going back from the final score, it moves there towards the
    evaluator's estimate by the share `trust`, because the luck of later rounds would only be noise.
    """
    players = positions[0].players
    n = len(positions) * players
    target = [0.0] * SEATS
    for i in range(len(positions) - 1, -1, -1):
        s = positions[i]
        if i == len(positions) - 1 or positions[i + 1].round < s.round:
            for seat in range(players):
                target[seat] = 0.0 + scores[i, seat]
        stage = board.stage(s)
        n -= players
        for seat in range(players):
            lesson.gains[n + seat] = target[seat] - board.describe(s, seat, scratch)
            for k in range(board.features):
                lesson.features[n + seat, k] = scratch[k]
            for k in range(board.tables):
                lesson.patterns[n + seat, k] = int(scratch[board.features + k])
            lesson.stages[n + seat] = stage
            if judging.rests(s):
                target[seat] += trust * (judging.estimate(s, seat, stage, weights, scratch) - target[seat])


@rule
def fit_patterns(
    patterns: NDArray[np.int32],
    left: NDArray[np.float64],
    worth: NDArray[np.float64],
    epochs: int,
    step: float,
    decay: float,
) -> None:
    """Stochastic gradient descent on what the features leave unexplained, with falling steps.

    The weights are averaged over the second half of the epochs. `decay` is the weight decay.
    """
    tables = patterns.shape[1]
    mean = worth * 0.0
    for epoch in range(epochs):
        size = step / (1 + epoch) / tables
        for k in range(len(left)):
            i = k * 7919 % len(left)
            error = left[i]
            for j in range(tables):
                error -= worth[patterns[i, j]]
            for j in range(tables):
                worth[patterns[i, j]] += size * (error - decay * worth[patterns[i, j]])
        if 2 * epoch >= epochs:
            mean += worth
    worth[:] = mean / (epochs - (epochs + 1) // 2)
