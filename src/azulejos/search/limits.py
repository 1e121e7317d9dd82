"""How long to think, and what came of it."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field

from ..errors import AzulejosError
from ..rules.action import Action


@dataclass(frozen=True, slots=True)
class Limits:
    """When a search ends: at the first of these to be reached, or when it is stopped. At least one must be given."""

    seconds: float | None = None
    nodes: int | None = None
    depth: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is None and self.nodes is None and self.depth is None:
            raise AzulejosError("a search needs a limit: seconds, nodes or depth")
        for name in ("seconds", "nodes", "depth"):
            value = getattr(self, name)
            if value is not None and not value > 0:
                raise AzulejosError(f"{name} must be more than 0, not {value}")


class Stop:
    """A switch that ends a search from another thread."""

    def __init__(self) -> None:
        self._event = threading.Event()

    def set(self) -> None:
        self._event.set()

    def is_set(self) -> bool:
        return self._event.is_set()


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action that was looked at, and what it is worth to each seat."""

    action: Action
    values: tuple[float, ...]
    nodes: int
    chances: tuple[float, ...] = ()
    """Each seat's chance to win, where the search has a network."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """What a search found, all of it in one search."""

    action: Action
    """The best action."""
    line: tuple[Action, ...]
    """What is expected to follow, beginning with it."""
    values: tuple[float, ...]
    """What the position is worth to each seat: its expected margin in points over the best of the others."""
    candidates: tuple[Candidate, ...] = field(default=())
    """The actions looked at, best first."""
    nodes: int = 0
    depth: int = 0
    seconds: float = 0.0
    chances: tuple[float, ...] = ()
    """Each seat's chance to win; seats that share the first place share it. Empty from bots that judge nothing."""


Report = Callable[[Analysis], None]
"""What is told in the middle of a search: how it looks so far."""
SECONDS_BETWEEN_REPORTS = 0.5
