"""Learning the evaluator's weights: games of the search with itself, then a ridge regression for each stage.

What is learned is how many points a seat still gains from a position, beyond what it would have if the round ended now.
`benchmarks/tune.py` does it for every game and keeps what it found.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..rules import kernel
from ..rules.box import Box
from ..rules.compiled import twin
from ..rules.compiled_engine import CompiledEngine
from ..rules.engine import compiled_engine
from ..rules.game import Game
from ..rules.kernel import Generator, bind
from . import selfplay, tree
from .best_first import LONGEST, grower_rule
from .evaluators import evaluator

Floats = NDArray[np.float64]
RIDGE = 20.0
FEWEST = 300
"""A stage seen less often than this keeps the weights it had."""


@cache
def recorder(box: Box) -> Any:
    judge = evaluator(box)
    functions = {"apply": box.apply, "deal": box.deal, "legal": box.legal, "grow": grower_rule(box)}
    features = {"FEATURES": len(judge.names), "describe": judge.describe, "stage": judge.stage}
    return twin(bind(selfplay.record_games, f"{box.name}.record_games", **functions, **features))


def play(game: Game, weights: Floats, entries: int, limit: int, blur: float, number: int) -> tuple[Any, Any, Any]:
    """Features, stages and targets from games of the search with itself, on one thread."""
    box, judge = game.box, evaluator(game.box)
    form = compiled_engine(box)
    assert isinstance(form, CompiledEngine)
    game_state, root, work, child = (np.zeros(1, form.dtype) for _ in range(4))
    random, sampling = np.zeros(1, Generator.dtype()), np.zeros(1, Generator.dtype())
    twin(kernel.seed)(random[0], number)
    features = np.zeros((entries, len(judge.names)), np.float32)
    stages, seats = np.zeros(entries, np.int8), np.zeros(entries, np.int8)
    targets = np.zeros(entries, np.float32)
    whole = recorder(box)(
        form.start(game.players, 0, game.options).view(form.dtype),
        game_state, root, work, child, np.zeros(LONGEST, np.int64),
        np.zeros(limit + box.all_actions, tree.Node.dtype()), np.zeros(box.all_actions, np.int64),
        weights, np.zeros(64), np.zeros(4), random[0], sampling[0], limit, blur, features, stages, seats, targets,
    )  # fmt: skip
    return features[:whole], stages[:whole], targets[:whole]


def fit(features: Any, stages: Any, targets: Any, weights: Floats) -> tuple[Floats, dict[int, float]]:
    """Weights by ridge regression, and for each stage the share of the variance they explain."""
    fitted, explained = weights.copy(), {}
    for stage in range(len(weights) - 1):
        chosen = np.flatnonzero(stages == stage)
        if len(chosen) < FEWEST:
            continue
        x, y = features[chosen].astype(np.float64), targets[chosen].astype(np.float64)
        fitted[stage] = np.linalg.solve(x.T @ x + RIDGE * np.eye(x.shape[1]), x.T @ y)
        explained[stage] = float(1 - np.mean((y - x @ fitted[stage]) ** 2) / y.var())
    return fitted, explained


def untaught(game: Game) -> Floats:
    """Weights that know nothing: the score if the round ended now is all that counts."""
    judge = evaluator(game.box)
    weights = np.zeros((judge.stages + 1, len(judge.names)))
    weights[-1, 0] = 1.0
    return weights


def learn(
    game: Game, weights: Floats, entries: int, limit: int, number: int, threads: int = 2
) -> tuple[Floats, dict[int, float]]:
    """One lesson: play with these weights, then fit new ones."""
    with ThreadPoolExecutor(threads) as pool:
        parts = list(
            pool.map(
                lambda i: play(game, weights, entries // threads, limit, 1.0, number * threads + i), range(threads)
            )
        )
    features, stages, targets = (np.concatenate(part) for part in zip(*parts, strict=True))
    return fit(features, stages, targets, weights)
