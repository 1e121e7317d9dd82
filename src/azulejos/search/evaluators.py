"""The evaluator of each box: its functions, and the weights that were learned for it."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from ..kernel import bind
from ..rules.box import Box
from ..rules.boxes import find_preset
from ..rules.game import Game
from .evaluate import Description, Estimator, estimate, evaluate
from .features import Features
from .plug import plug

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Weights = NDArray[np.float32]
    """What `evaluate` reads."""
    Floats = NDArray[np.float64]

Taste = tuple[tuple[str, float], ...]
"""Points added to features, by their names."""


@dataclass(frozen=True, eq=False)
class Evaluator:
    """The evaluator of a box."""

    features: Features
    description: Description
    estimate: Callable[[Any, int, int, Any, Any], float]
    """(rule) The final score that a seat may expect."""
    evaluate: Callable[[Any, Any, Any, Any], None]
    """(rule) Write every seat's expected score."""


@cache
def evaluator(box: Box) -> Evaluator:
    features = plug(box).FEATURES
    sizes = (len(features.names), features.stages, features.tables, features.patterns)
    board = Description(*sizes, features.describe, features.stage)
    bound = bind(estimate, f"{box.name}.estimate", board=board)
    whole = bind(evaluate, f"{box.name}.evaluate", board=board, estimator=Estimator(bound))
    return Evaluator(features, board, bound, whole)


@cache
def load_weights(preset: str, players: int) -> tuple[Floats, Floats]:
    """What was learned of a game: weights by stage and feature, and by stage and pattern; zeros where nothing was.

    Presets with the same options learn as one.
    """
    import numpy as np

    box = find_preset(preset)
    features = evaluator(box).features
    teacher = next(name for name, options in box.presets.items() if options == box.presets[preset])
    folder = resources.files(box.module("search").__package__ or "").joinpath("weights")
    try:
        learned = json.loads(folder.joinpath(f"{teacher}.json").read_text(encoding="utf-8"))[str(players)]
        with folder.joinpath(f"{teacher}.npz").open("rb") as file, np.load(file) as patterns:
            return np.array(learned), patterns[str(players)].astype(np.float64)
    except (FileNotFoundError, KeyError):
        return np.zeros((features.stages, len(features.names))), np.zeros((features.stages, features.patterns))


def weights_of(game: Game, foresight: float = 1.0, taste: Mapping[str, float] | None = None) -> Weights:
    """The weights of a game as one array: a share of what was learned, and points added to features by name.

    Bots that share weights share the array: do not change it.
    """
    return _weights(game.preset, game.players, foresight, tuple(sorted((taste or {}).items())))


@lru_cache(maxsize=32)
def _weights(preset: str, players: int, foresight: float, taste: Taste) -> Weights:
    features, patterns = load_weights(preset, players)
    names = evaluator(find_preset(preset)).features.names
    learned = foresight * features
    for name, extra in taste:
        learned[:, names.index(name)] += extra
    return join_weights(learned, foresight * patterns)


def join_weights(features: Floats, patterns: Floats) -> Weights:
    """The array that `evaluate` reads."""
    import numpy as np

    return np.concatenate([features.ravel(), patterns.ravel()]).astype(np.float32)
