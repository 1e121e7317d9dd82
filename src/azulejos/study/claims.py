"""Claims: what a move does, as data. Each is found by playing it out, and told in words by `telling`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ..rules.schema import Values

MOST_CLAIMS = 3
"""More reasons than this nobody reads."""
NEAR = 1
"""A column or a star is near when it lacks so many tiles."""


@dataclass(frozen=True, slots=True)
class Claim(Values):
    """Something that is true of a move."""

    kind: str
    """Such as "completes_line"; the kinds of a box are its `CLAIMS`."""
    seat: int
    """Whose move it is."""
    facts: Mapping[str, int | str]
    """By name. Seats, lines, rows and columns count from 0, and colors are letters, as in events."""

    def to_json(self) -> dict[str, Any]:
        return {"kind": self.kind, "seat": self.seat, **self.facts}


def claim(kind: str, seat: int, **facts: int | str) -> Claim:
    return Claim(kind, seat, facts)


def within_reach(what: str, seat: int, lacking: int, points: int, **which: int | str) -> list[Claim]:
    """That a column, a star and so on is complete, or lacks one tile; nothing where it lacks more."""
    if lacking == 0:
        return [claim(f"completes_{what}", seat, **which, points=points)]
    return [claim(f"nears_{what}", seat, **which)] if lacking == NEAR else []


def is_worth_denying(left: int, denied: int, least: int = 3, fewer: int = 2) -> bool:
    """Whether it is told that a move leaves points to the next player: at least so many, and so many more than the
    better move does.
    """
    return left >= least and left - denied >= fewer


def beyond(own: Sequence[Claim], better: Sequence[Claim], costs: Sequence[str]) -> list[Claim]:
    """What a better move does that this one does not, or does for less. A smaller gain of a kind is no reason, nor is
    a cost.
    """
    gains = [told for told in better if told.kind not in costs]
    return [told for told in gains if not any(_covers(mine, told) for mine in own)]


def _covers(mine: Claim, told: Claim) -> bool:
    return mine.kind == told.kind and all(
        int(mine.facts.get(name, 0)) >= int(told.facts.get(name, 0)) for name in ("points", "count")
    )


@dataclass(frozen=True, slots=True)
class Focus(Values):
    """Where to look on the table."""

    source: int | None = None
    """A factory from 1, or 0 for the center."""
    color: str | None = None
