"""Claims: what a move does, as data. Each is found by playing it out, and told in words by `telling`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..rules.schema import Values


@dataclass(frozen=True, slots=True)
class Claim(Values):
    """The base of all claims. Seats, lines, rows and columns count from 0, and colors are letters, as in events."""

    seat: int
    """Whose move it is."""

    @classmethod
    def name(cls) -> str:
        """`CompletesLine` is "completes_line"."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()

    @property
    def kind(self) -> str:
        return self.name()

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, **Values.to_json(self)}


def beyond(own: Sequence[Claim], better: Sequence[Claim]) -> list[Claim]:
    """What a better move does that this one does not, or does for less; a smaller gain of a kind is no reason."""
    return [told for told in better if not any(_covers(mine, told) for mine in own)]


def _covers(mine: Claim, told: Claim) -> bool:
    return type(mine) is type(told) and all(
        getattr(mine, name, 0) >= getattr(told, name, 0) for name in ("points", "count")
    )


@dataclass(frozen=True, slots=True)
class Focus(Values):
    """Where to look on the table."""

    source: int | None = None
    """A factory from 1, or 0 for the center."""
    color: str | None = None


@dataclass(frozen=True, slots=True)
class TakesMarker(Claim):
    """The starting marker comes, and costs so many points."""

    points: int
