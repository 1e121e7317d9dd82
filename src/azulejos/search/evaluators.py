"""The evaluator of each box: its features, its learned weights, and its compiled functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from ..kernel import bind
from ..rules.box import Box
from ..rules.boxes import find_preset
from ..rules.game import Game
from .evaluate import evaluate, outlook_of


@dataclass(frozen=True, eq=False)
class Evaluator:
    """The features of a box, bound into rule functions."""

    box: Box
    names: tuple[str, ...]
    """The features, by name."""
    stages: int
    tables: int
    """How many patterns a board has at a time."""
    patterns: int
    """How many there are, for each stage."""
    describe: Callable[..., int]
    stage: Callable[..., int]
    rests: Callable[..., bool]
    outlook: Callable[..., float] = field(init=False)
    """The final score a seat may expect."""
    evaluate: Callable[..., None] = field(init=False)

    def __post_init__(self) -> None:
        name = self.box.name
        sizes = {"FEATURES": len(self.names), "STAGES": self.stages, "PATTERNS": self.patterns, "TABLES": self.tables}
        outlook = bind(outlook_of, f"{name}.outlook", describe=self.describe, **sizes)
        bound = bind(evaluate, f"{name}.evaluate", outlook=outlook, stage=self.stage, **sizes)
        object.__setattr__(self, "outlook", outlook)
        object.__setattr__(self, "evaluate", bound)


@cache
def evaluator(box: Box) -> Evaluator:
    features: Any = box.module("search")
    sizes = (features.STAGES, features.TABLES, features.PATTERNS)
    return Evaluator(box, features.NAMES, *sizes, features.describe, features.stage, features.rests)


@cache
def load_weights(preset: str, players: int) -> tuple[Any, Any]:
    """What was learned of a game: weights by stage and feature, and by stage and pattern.

    Presets with the same options learn as one.
    """
    import numpy as np

    box = find_preset(preset)
    teacher = next(name for name, options in box.presets.items() if options == box.presets[preset])
    folder = resources.files(__package__).joinpath("weights")
    features = json.loads(folder.joinpath(f"{teacher}.json").read_text(encoding="utf-8"))[str(players)]
    with folder.joinpath(f"{teacher}.npz").open("rb") as file, np.load(file) as patterns:
        return np.array(features), patterns[str(players)].astype(np.float64)


def weights_of(game: Game, foresight: float = 1.0, taste: Mapping[str, float] | None = None) -> Any:
    """The weights of a game as one array: a share of what was learned, and points added to features by name."""
    features, patterns = load_weights(game.preset, game.players)
    names = evaluator(game.box).names
    learned = foresight * features
    for name, extra in (taste or {}).items():
        learned[:, names.index(name)] += extra
    return join_weights(learned, foresight * patterns)


def join_weights(features: Any, patterns: Any) -> Any:
    """The array that `evaluate` reads."""
    import numpy as np

    return np.concatenate([features.ravel(), patterns.ravel()]).astype(np.float32)
