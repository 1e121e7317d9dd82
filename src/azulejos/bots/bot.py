"""What every opponent promises."""

from __future__ import annotations

import random
from typing import Protocol

from ..rules.game import Position
from ..search.limits import Analysis, Limits, Report, Stop


class Bot(Protocol):
    """An opponent by name. It keeps nothing from one move to the next, so one object can sit at many tables."""

    @property
    def name(self) -> str: ...

    def think(
        self,
        position: Position,
        limits: Limits | None = None,
        rng: random.Random | None = None,
        stop: Stop | None = None,
        report: Report | None = None,
    ) -> Analysis:
        """The action it would play, and why. Without limits it takes those of its own strength.

        `stop` ends it from another thread; `report` is told now and then how it looks so far.

        The same position, limits by nodes and generator give the same action.
        """
        ...
