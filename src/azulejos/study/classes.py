"""Names for how good a move was, and a player's accuracy; `docs/study.md` tells them in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from typing import Literal

MoveClass = Literal["best", "good", "inaccuracy", "mistake", "blunder", "only move"]
"""How good a move was. An only move: every other one would have been a mistake at least, or there was no other."""


@dataclass(frozen=True, slots=True)
class Border:
    """A move is of a class when it costs so many points or so much of the chance to win."""

    name: MoveClass
    points: float
    chance: float


BORDERS = (
    Border("blunder", 9.0, 0.30),
    Border("mistake", 5.0, 0.20),
    Border("inaccuracy", 2.0, 0.08),
    Border("good", 1.0, 0.025),
)
"""From the worst; what costs less is best. In an even game five points are about a fifth of the chance to win."""
POINTS_PER_CHANCE = 0.02
"""Where a loss is told in one number, a point is worth so much of the chance to win."""
STEEPNESS = 10.0
"""How fast accuracy falls with what a move costs."""
NEAR = 0.25
"""A cost is near a border when it differs by less than this share of it."""


def class_of(points: float, chance: float) -> MoveClass:
    """The class of a move by what it costs."""
    return next((border.name for border in BORDERS if points >= border.points or chance >= border.chance), "best")


def is_near_border(points: float, chance: float) -> bool:
    """Whether a little more or less would be another class."""
    return class_of(points * (1 - NEAR), chance * (1 - NEAR)) != class_of(points * (1 + NEAR), chance * (1 + NEAR))


def is_bad(name: str) -> bool:
    return name == "inaccuracy" or is_mistake(name)


def is_mistake(name: str) -> bool:
    return name in ("mistake", "blunder")


def cost_of(points: float, chance: float) -> float:
    """What a move costs, in chances to win: the greater of what it costs in chance and in points."""
    return max(chance, POINTS_PER_CHANCE * points)


def accuracy(costs: Sequence[float]) -> float:
    """From 0 to 100: the mean over a player's moves of 100 × e^(-10 × cost). Without moves it is 100."""
    return sum(100 * exp(-STEEPNESS * cost) for cost in costs) / len(costs) if costs else 100.0
