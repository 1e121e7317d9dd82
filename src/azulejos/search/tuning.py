"""Learning the evaluator's weights: games of the search with itself, then regression on how they ended.

What is learned is how many points a seat still gains from a position, beyond what it would have if the round ended now:
first the features of each stage, by ridge regression; then the patterns, by stochastic gradient descent on what is left
unexplained. Patterns start from the weights they had, so that rare ones are remembered from lesson to lesson.
`benchmarks/tune.py` does it for every game and keeps what it found.
"""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any

import numpy as np

from ..kernel import Generator, bind, seed
from ..kernel.twins import twin
from ..rules.box import Box
from ..rules.engine import compiled_engine
from ..rules.game import Game
from . import selfplay
from .best_first import settings_for
from .compiling import compilation
from .evaluate import SEATS
from .evaluators import evaluator, join_weights
from .growers import as_list, grow_rule
from .plug import plug
from .selfplay import Lesson
from .tree import SearchNode

if TYPE_CHECKING:
    from .evaluators import Floats, Weights

RIDGE = 20.0
FEWEST = 300
"""A stage seen less often than this keeps the weights it had."""
BLUR = 1.0
"""The largest error, in points, of a player's estimate of a move, so that games differ."""
DEEPEST = 99
EPOCHS = 8
STEP = 0.1
DECAY = 0.02
"""The weight decay of patterns."""


@dataclass
class Learned:
    """What is known of a game: by stage, a weight for each feature and for each pattern."""

    features: Floats
    patterns: Floats

    def joined(self) -> Weights:
        return join_weights(self.features, self.patterns)


@cache
def recorder(box: Box) -> Any:
    rules = selfplay.Rules(box.apply, box.deal, box.legal, grow_rule(box))
    return twin(bind(selfplay.record_games, f"{box.name}.record_games", rules=rules))


@cache
def describer(box: Box) -> Any:
    judge = evaluator(box)
    judging = selfplay.Judging(judge.estimate, plug(box).rests)
    return twin(bind(selfplay.describe_all, f"{box.name}.describe_all", board=judge.description, judging=judging))


def play(game: Game, learned: Learned, positions: int, limit: int, trust: float, number: int) -> Lesson:
    """Games of the search with itself, on one thread."""
    box, features = game.box, evaluator(game.box).features
    engine, grower = compiled_engine(box), compilation(box).now()
    begin = engine.start(game.players, 0, game.options)
    playing = selfplay.Playing(
        begin=as_list(begin.view(engine.dtype)),
        game=as_list(np.zeros(1, engine.dtype)),
        random=as_list(np.zeros(1, Generator.dtype())),
        positions=as_list(np.zeros(positions, engine.dtype)),
        scores=np.zeros((positions, SEATS), np.int16),
    )
    twin(seed)(playing.random[0], number)
    tree = grower.plant(engine.read(begin), np.zeros(limit + box.all_actions, SearchNode.dtype()))
    settings = settings_for(game.players, DEEPEST)._replace(spite=1.0)
    weights = learned.joined()
    whole = recorder(box)(playing, tree, weights, settings, limit, BLUR)
    entries = whole * game.players
    lesson = Lesson(
        np.zeros((entries, len(features.names)), np.float32),
        np.zeros((entries, features.tables), np.int32),
        np.zeros(entries, np.int8),
        np.zeros(entries, np.float32),
    )
    describer(box)(playing.positions[:whole], playing.scores, weights, trust, np.zeros(features.room), lesson)
    return lesson


def fit(lesson: Lesson, learned: Learned) -> tuple[Learned, dict[int, float]]:
    """New weights, and for each stage the share of the variance they explain."""
    fitted, explained = Learned(learned.features.copy(), learned.patterns.copy()), {}
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


def untaught(game: Game) -> Learned:
    """Weights that know nothing: the score if the round ended now is all that counts."""
    features = evaluator(game.box).features
    return Learned(np.zeros((features.stages, len(features.names))), np.zeros((features.stages, features.patterns)))


def learn(
    game: Game, learned: Learned, positions: int, limit: int, trust: float, number: int, threads: int = 2
) -> tuple[Learned, dict[int, float]]:
    """One lesson: play with these weights, then fit new ones."""
    part = partial(play, game, learned, positions // threads, limit, trust)
    with ThreadPoolExecutor(threads) as pool:
        parts = list(pool.map(part, range(number * threads, (number + 1) * threads)))
    return fit(Lesson(*map(np.concatenate, zip(*parts, strict=True))), learned)
