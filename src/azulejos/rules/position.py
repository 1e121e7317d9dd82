"""Positions by name: the JSON form of what lies on every table of the family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .schema import Values
from .sources import CENTER, IN_CENTER
from .tiles import tiles_to_json

Tiles = dict[str, int]
"""How many of each color, by letter: {"b": 2, "k": 1}."""


@dataclass(frozen=True, kw_only=True)
class GameValues(Values):
    """Which game it is."""

    game: str
    """The name of the preset."""
    box: str
    players: int
    options: dict[str, bool | int | str | None]


@dataclass(frozen=True, kw_only=True)
class TableValues(Values):
    """What every box of the family has."""

    round: int
    last_round: bool
    """Whether the game ends with this round, as far as can be seen."""
    phase: str
    to_act: int | None
    """The seat that acts next; null while tiles are drawn, and when the game is over."""
    start: int
    """The seat that starts, or started, this round or phase."""
    marker: int | None
    """Who has the starting marker; null while it lies in the center."""
    factories: list[Tiles]
    center: Tiles
    bag: Tiles
    boards: list[Any]


def shared_values(s: Any, phases: Sequence[str], colors: str) -> dict[str, Any]:
    """What a record of any box says of the fields of `TableValues`, but for the boards and the last round."""
    return {
        "round": s.round,
        "phase": phases[s.phase],
        "to_act": s.to_act if s.to_act >= 0 else None,
        "start": s.start,
        "marker": None if s.marker == IN_CENTER else s.marker,
        "factories": [tiles_to_json(s.sources[1 + i], colors) for i in range(s.factories)],
        "center": tiles_to_json(s.sources[CENTER], colors),
        "bag": tiles_to_json(s.bag, colors),
    }
