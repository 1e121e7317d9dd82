"""Chances that hold: of positions that are called 70 %, about 70 % are won.

The network's chances are raised to a power that was fitted on games it had not seen, for each box, number of seats and
stage, by `benchmarks/calibration.py`. `calibration.json` has the powers, and says how they were made.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from importlib import resources

from ..rules.game import Position
from ..search.stages import stage_of

FILE = "calibration.json"


@cache
def powers() -> dict[str, list[float]]:
    """By box and seats, `azul/2`: the power of each stage."""
    try:
        text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    found: dict[str, list[float]] = json.loads(text)["powers"]
    return found


def calibrated(position: Position, chances: Sequence[float]) -> Sequence[float]:
    """Chances as they hold in a game of this kind, in this stage."""
    game = position.game
    known = powers().get(f"{game.box.name}/{game.players}")
    return chances if known is None else sharpened(chances, known[stage_of(position)])


def sharpened(chances: Sequence[float], power: float) -> list[float]:
    """Chances raised to a power, with the sum they had; more than 1 makes them surer."""
    raised = [max(0.0, chance) ** power for chance in chances]
    return [each / sum(raised) for each in raised]
