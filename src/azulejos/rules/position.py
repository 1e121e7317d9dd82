"""Positions by name: the JSON form of what lies on every table of the family."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..errors import InvalidPosition
from .schema import Values
from .sources import CENTER, IN_CENTER, TILES_PER_FACTORY
from .tiles import entry, list_of, one_of, tiles_from_json, tiles_to_json, whole_number

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


def read_shared_values(s: Any, data: Any, phases: Sequence[str], colors: str, last_round: int) -> None:
    """The other way round, checked; seat to act and marker aside, which depend on more."""
    where = "position"
    s.round = whole_number(entry(data, "round", where), range(1, last_round + 1), "round")
    s.phase = phases.index(one_of(entry(data, "phase", where), phases, "phase"))
    s.start = whole_number(entry(data, "start", where), range(s.players), "start")
    for factory, tiles in enumerate(list_of(entry(data, "factories", where), s.factories, "factories"), start=1):
        _lay(s, factory, tiles_from_json(tiles, colors, f"factory {factory}"))
        if sum(s.sources[factory]) > TILES_PER_FACTORY:
            text = f"factory {factory}: a factory holds at most {TILES_PER_FACTORY} tiles"
            raise InvalidPosition(text, "factory-full", factory=factory)
    _lay(s, CENTER, tiles_from_json(entry(data, "center", where), colors, "center"))
    s.bag = six_counts(tiles_from_json(entry(data, "bag", where), colors, "bag"))


def _lay(s: Any, source: int, counts: list[int]) -> None:
    s.sources[source] = six_counts(counts)
    for color, count in enumerate(counts):
        if count:
            s.available |= 1 << 6 * source + color


def six_counts(counts: list[int]) -> list[int]:
    """Counts by color as records have them, also in games without the last color."""
    return counts + [0] * (6 - len(counts))


def check_counts(counts: Sequence[int], wanted: Sequence[int], colors: str) -> None:
    """Every color has all of its tiles somewhere."""
    for letter, count, right in zip(colors, counts, wanted, strict=False):
        if count != right:
            text = f"there are {count} tiles {letter!r} on the table and in the bag, not {right}"
            raise InvalidPosition(text, "count", count=count, color=letter, wanted=right)
