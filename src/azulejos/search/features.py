"""What the evaluator sees of a board: numbers with names, and patterns that are looked up in tables."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from ..kernel import rule

ONE = 0
"""The first feature of every box is always 1: its weight is the constant term."""


class FeatureNames(list[str]):
    """The names of a box's features, in the order of the learned weights."""

    def __init__(self) -> None:
        super().__init__(["one"])

    def each(self, *names: str) -> range:
        """Add features; return their numbers."""
        first = len(self)
        self.extend(names)
        return range(first, len(self))

    def add(self, names: Iterable[str]) -> int:
        """Add features that belong together; return the number of the first, which the others follow."""
        return self.each(*names)[0]


@rule
def describe_score(s: Any, seat: int, out: list[float]) -> int:
    """No features: the score is all that is known."""
    return s.boards[seat].score  # type: ignore[no-any-return]


@rule
def only_stage(s: Any) -> int:
    return 0


@dataclass(frozen=True)
class Features:
    """How a box describes its boards. The default knows the score alone."""

    names: tuple[str, ...] = ()
    stages: int = 1
    """How many stages a game has; each has weights of its own."""
    tables: int = 0
    """How many patterns a board shows at a time."""
    patterns: int = 0
    """How many different patterns there are."""
    describe: Callable[[Any, int, list[float]], int] = field(default=describe_score)
    """(rule) Write the features of a seat's board, then the numbers of its patterns; return the score it would have if
    the round ended now."""
    stage: Callable[[Any], int] = field(default=only_stage)
    """(rule) Which weights apply, from 0."""

    @property
    def room(self) -> int:
        """How much `describe` writes."""
        return len(self.names) + self.tables
