"""Growing a tree within limits: what all searches of bots do around their trees."""

from __future__ import annotations

import time
from typing import Protocol

from ..errors import AzulejosError
from ..rules.game import Position
from .limits import SECONDS_BETWEEN_REPORTS, Analysis, Limits, Report, Stop

PLAIN_SECONDS = 1.5
"""How long plain code searches, at most: nobody shall wait for it."""


class Pace(Protocol):
    """How a tree is grown."""

    slice: int
    """After so many nodes, at most some milliseconds, the clock and the switch are looked at."""
    is_compiled: bool


class GrowingTree(Protocol):
    """The tree of one search."""

    @property
    def used(self) -> int:
        """How many nodes it has."""

    def grow(self, limit: int) -> bool:
        """Grow to so many nodes; False when there is nothing more to look at, or no room."""

    def analysis(self, seconds: float) -> Analysis:
        """What was found in so many seconds."""


def must_be_a_turn(position: Position) -> None:
    if position.to_act < 0:
        raise AzulejosError("there is nothing to search: no player is to act")


def grow_within(
    limits: Limits, most: int, tree: GrowingTree, pace: Pace, stop: Stop | None, report: Report | None
) -> Analysis:
    """Grow a tree to so many nodes, at most, until a limit is reached or the switch is set."""
    seconds = limits.seconds if pace.is_compiled else min(limits.seconds or PLAIN_SECONDS, PLAIN_SECONDS)
    began = reported = time.perf_counter()
    goes_on = True
    while goes_on and tree.used < most:
        goes_on = tree.grow(min(most, tree.used + pace.slice))
        now = time.perf_counter()
        if seconds is not None and now - began >= seconds:
            break
        if stop is not None and stop.is_set():
            break
        if report is not None and now - reported >= SECONDS_BETWEEN_REPORTS:
            report(tree.analysis(now - began))
            reported = now
    return tree.analysis(time.perf_counter() - began)
