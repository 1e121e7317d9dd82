"""Learning the evaluator's weights: games of the search with itself, then regression on how they ended.

What is learned is how many points a seat still gains from a position, beyond what it would have if the round ended now:
first the features of each stage, by ridge regression; then the patterns, by gradient steps on what is left unexplained,
from where they were: what is seldom seen is remembered from lesson to lesson.
`benchmarks/tune.py` does it for every game and keeps what it found.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel import Generator, bind, seed
from ..kernel.twins import twin
from ..rules.box import Box
from ..rules.compiled_engine import CompiledEngine
from ..rules.engine import compiled_engine
from ..rules.game import Game
from . import selfplay, tree
from .best_first import DOUBT, LONGEST, OTHERS_SPITE, grower_rule
from .evaluate import SCRATCH
from .evaluators import evaluator, join_weights

Floats = NDArray[np.float64]
RIDGE = 20.0
FEWEST = 300
"""A stage seen less often than this keeps the weights it had."""
BLUR = 1.0
"""By how many points the players may misjudge a move, so that games differ."""
EPOCHS = 8
STEP = 0.1
DECAY = 0.02
"""How strongly the worth of a pattern is drawn to nothing."""


@dataclass
class Weights:
    """What is known of a game: by stage, a weight for each feature and for each pattern."""

    features: Floats
    patterns: Floats

    def joined(self) -> Any:
        return join_weights(self.features, self.patterns)


@dataclass
class Lesson:
    """Games that were played: the features, patterns and stage of every board, and the points it still gained."""

    features: NDArray[np.float32]
    patterns: NDArray[np.int32]
    stages: NDArray[np.int8]
    gains: NDArray[np.float32]


@cache
def recorder(box: Box) -> Any:
    functions = {"apply": box.apply, "deal": box.deal, "legal": box.legal, "grow": grower_rule(box)}
    return twin(bind(selfplay.record_games, f"{box.name}.record_games", **functions))


@cache
def describer(box: Box) -> Any:
    judge = evaluator(box)
    sizes = {"FEATURES": len(judge.names), "TABLES": judge.tables}
    functions = {"describe": judge.describe, "stage": judge.stage, "rests": judge.rests, "outlook": judge.outlook}
    return twin(bind(selfplay.describe_all, f"{box.name}.describe_all", **functions, **sizes))


def play(game: Game, weights: Weights, positions: int, limit: int, trust: float, number: int) -> Lesson:
    """Games of the search with itself, on one thread."""
    box, judge = game.box, evaluator(game.box)
    form = compiled_engine(box)
    assert isinstance(form, CompiledEngine)
    game_state, root, work, child = (np.zeros(1, form.dtype) for _ in range(4))
    random, sampling = np.zeros(1, Generator.dtype()), np.zeros(1, Generator.dtype())
    twin(seed)(random[0], number)
    seen, scores = np.zeros(positions, form.dtype), np.zeros((positions, 4), np.int16)
    whole = recorder(box)(
        form.start(game.players, 0, game.options).view(form.dtype),
        game_state, root, work, child, np.zeros(LONGEST, np.int64),
        np.zeros(limit + box.all_actions, tree.Node.dtype()), np.zeros(box.all_actions, np.int64),
        weights.joined(), np.zeros(SCRATCH), np.zeros(4), random[0], sampling[0], limit, BLUR,
        OTHERS_SPITE[game.players], DOUBT[game.players], seen, scores,
    )  # fmt: skip
    entries = whole * game.players
    lesson = Lesson(
        np.zeros((entries, len(judge.names)), np.float32),
        np.zeros((entries, judge.tables), np.int32),
        np.zeros(entries, np.int8),
        np.zeros(entries, np.float32),
    )
    describer(box)(
        seen[:whole], scores, weights.joined(), trust, np.zeros(SCRATCH),
        lesson.features, lesson.patterns, lesson.stages, lesson.gains,
    )  # fmt: skip
    return lesson


def fit(lesson: Lesson, weights: Weights) -> tuple[Weights, dict[int, float]]:
    """New weights, and for each stage the share of the variance they explain."""
    fitted, explained = Weights(weights.features.copy(), weights.patterns.copy()), {}
    for stage in range(len(fitted.features)):
        chosen = np.flatnonzero(lesson.stages == stage)
        if len(chosen) < FEWEST:
            continue
        x, y = lesson.features[chosen].astype(np.float64), lesson.gains[chosen].astype(np.float64)
        fitted.features[stage] = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
        left, seen = y - x @ fitted.features[stage], lesson.patterns[chosen]
        twin(selfplay.fit_patterns)(seen, left, fitted.patterns[stage], EPOCHS, STEP, DECAY)
        explained[stage] = float(1 - np.mean((left - fitted.patterns[stage][seen].sum(axis=1)) ** 2) / y.var())
    return fitted, explained


def untaught(game: Game) -> Weights:
    """Weights that know nothing: the score if the round ended now is all that counts."""
    judge = evaluator(game.box)
    return Weights(np.zeros((judge.stages, len(judge.names))), np.zeros((judge.stages, judge.patterns)))


def learn(
    game: Game, weights: Weights, positions: int, limit: int, trust: float, number: int, threads: int = 2
) -> tuple[Weights, dict[int, float]]:
    """One lesson: play with these weights, then fit new ones."""
    with ThreadPoolExecutor(threads) as pool:
        parts = list(
            pool.map(
                lambda i: play(game, weights, positions // threads, limit, trust, number * threads + i), range(threads)
            )
        )
    names = ("features", "patterns", "stages", "gains")
    return fit(Lesson(*(np.concatenate([getattr(part, name) for part in parts]) for name in names)), weights)
