"""What lies on a table, row by row, for boxes that say nothing about their looks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

KNOWN = frozenset({"box", "game", "players", "options", "to_act", "last_round", "boards", "score"})
"""What is shown elsewhere, or is no thing on the table."""


class Row(NamedTuple):
    """A name with tiles, by their letters (None: an empty space), or with words."""

    name: str
    tiles: list[str | None]
    words: str = ""


def rows_of(data: Mapping[str, Any], letters: str) -> list[Row]:
    """The rows of a position or a board, from its JSON. Letters are those of the box's tiles."""
    return [row for name, value in data.items() if name not in KNOWN for row in _rows(name, value, letters)]


def _rows(name: str, value: Any, letters: str) -> Iterator[Row]:
    if isinstance(value, Mapping):
        if all(key in letters and isinstance(count, int) for key, count in value.items()):
            yield Row(name, [letter for letter, count in value.items() for _ in range(count)])
        else:
            for key, part in value.items():
                yield from _rows(f"{name} {key}", part, letters)
    elif isinstance(value, list):
        if all(thing is None or (isinstance(thing, str) and thing in letters) for thing in value):
            yield Row(name, value)
        else:
            for number, part in enumerate(value, 1):
                yield from _rows(f"{name} {number}", part, letters)
    elif isinstance(value, bool):
        if value:
            yield Row(name, [])
    elif value is not None:
        yield Row(name, [], str(value))
