"""What of the table is marked: the moves a person may still mean, and where they lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Marks:
    """The moves that begin with what was typed."""

    typed: str = ""
    choices: Sequence[dict[str, Any]] = ()

    @property
    def is_active(self) -> bool:
        """Whether this seat is to choose."""
        return bool(self.choices)

    @property
    def has_picked(self) -> bool:
        """Whether a source and a color are typed, so that tiles are picked up."""
        return len(self.typed) >= 2

    def find(self, kind: str, **parts: Any) -> dict[str, Any] | None:
        """The first choice of a kind with these parts."""
        return next((c for c in self.choices if c["kind"] == kind and parts.items() <= c.items()), None)
