"""The evaluator of each box: its features, its learned weights, and its compiled functions."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any, Protocol

from ..rules.box import Box
from ..rules.game import Game, Position
from ..rules.kernel import bind
from ..rules.presets import find_preset
from . import azul_features, pavilion_features
from .evaluate import evaluate, outlook_of


class BatchEvaluator(Protocol):
    """What a network will be: for a batch of positions, odds for each legal action, and a value for each seat."""

    def judge(self, positions: Sequence[Position]) -> list[tuple[dict[int, float], tuple[float, ...]]]: ...


@dataclass(frozen=True, eq=False)
class Evaluator:
    """The features of a box, bound into rule functions."""

    box: Box
    names: tuple[str, ...]
    """The features, by name."""
    stages: int
    describe: Callable[..., int]
    stage: Callable[..., int]
    rests: Callable[..., bool]
    evaluate: Callable[..., None] = field(init=False)

    def __post_init__(self) -> None:
        name = self.box.name
        outlook = bind(outlook_of, f"{name}.outlook", FEATURES=len(self.names), describe=self.describe)
        bound = bind(evaluate, f"{name}.evaluate", outlook=outlook, stage=self.stage)
        object.__setattr__(self, "evaluate", bound)


@cache
def evaluator(box: Box) -> Evaluator:
    features: Any = {"azul": azul_features, "pavilion": pavilion_features}[box.name]
    return Evaluator(box, features.NAMES, features.STAGES, features.describe, features.stage, features.rests)


@cache
def load_weights(preset: str, players: int) -> tuple[tuple[float, ...], ...]:
    """The learned weights of a game: a row for each stage. Presets with the same options learn as one."""
    box = find_preset(preset)
    teacher = next(name for name, options in box.presets.items() if options == box.presets[preset])
    text = resources.files(__package__).joinpath("weights", f"{teacher}.json").read_text(encoding="utf-8")
    return tuple(tuple(row) for row in json.loads(text)[str(players)])


def weights_of(game: Game, foresight: float = 1.0, taste: Mapping[str, float] | None = None, spite: float = 1.0) -> Any:
    """The weights of a game as an array: a share of what was learned, and points added to features by name."""
    import numpy as np

    names = evaluator(game.box).names
    learned = foresight * np.array(load_weights(game.preset, game.players))
    for name, extra in (taste or {}).items():
        learned[:, names.index(name)] += extra
    last = np.zeros((1, len(names)))
    last[0, 0] = spite
    return np.vstack([learned, last])
