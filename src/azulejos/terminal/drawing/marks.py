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

    def line(self, number: int) -> dict[str, Any] | None:
        """The first choice for a pattern line (0: the floor line), once tiles are picked up."""
        picked = len(self.typed) >= 2
        return next((c for c in self.choices if picked and c["kind"] == "take" and c.get("line") == number), None)

    def wall(self, row: int, column: int) -> dict[str, Any] | None:
        """The choice for a wall space."""
        wanted = (row, column)
        return next((c for c in self.choices if c["kind"] == "tile" and (c["row"], c["column"]) == wanted), None)

    def space(self, star: str, number: int) -> dict[str, Any] | None:
        """The first choice for a space of a star."""
        wanted = (star, number)
        return next((c for c in self.choices if c["kind"] == "place" and (c["star"], c["space"]) == wanted), None)

    def source(self, number: int, color: str) -> bool:
        """Whether a tile may be taken there."""
        return any(
            choice["kind"] == "take" and choice["source"] == number and color in choice["move"][:2]
            for choice in self.choices
        )
