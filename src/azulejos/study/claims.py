"""Claims: what a move does, as data. Each is found by playing it out, and told in words by `telling`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, TypeVar, cast, dataclass_transform

from ..rules.schema import Values

C = TypeVar("C", bound="Claim")


@dataclass(frozen=True, slots=True)
class Claim(Values):
    """The base of all claims. Seats, lines, rows and columns count from 0, and colors are letters, as in events."""

    kind: str = field(default="", kw_only=True)

    @classmethod
    def name(cls) -> str:
        """`FinishesLine` is "finishes_line"."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", cls.__name__).lower()


@dataclass_transform(frozen_default=True)
def claim(cls: type[C]) -> type[C]:
    """Make a class a claim: a frozen dataclass that carries its own kind."""
    name: Any = cls.name()
    cls.__annotations__["kind"] = Literal[name]
    cast(Any, cls).kind = field(default=name, kw_only=True)
    return dataclass(frozen=True, slots=True)(cls)


def beyond(own: Sequence[Claim], better: Sequence[Claim]) -> list[Claim]:
    """What a better move does that this one does not, or does for less; a smaller gain of a kind is no reason."""
    return [told for told in better if not any(_covers(mine, told) for mine in own)]


def _covers(mine: Claim, told: Claim) -> bool:
    return mine.kind == told.kind and all(
        getattr(mine, name, 0) >= getattr(told, name, 0) for name in ("points", "count")
    )


@dataclass(frozen=True, slots=True)
class Focus(Values):
    """Where to look on the table."""

    source: int | None = None
    """A factory from 1, or 0 for the center."""
    color: str | None = None


@claim
class TakesMarker(Claim):
    """The starting marker comes, and costs so many points."""

    seat: int
    points: int
