"""Positions as one line of text, by way of their JSON values: what every box with factories has in it.

After the game's name, with a space between each:

    round  turn  start  marker  factories  pile…  board…
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ..errors import InvalidPosition
from .tiles import format_tiles, parse_number, parse_tiles

FIELDS = ("round", "phase", "start", "marker", "factories")


def format_table(data: dict[str, Any], turn: str, piles: Sequence[str], boards: Iterable[str]) -> str:
    marker = "c" if data["marker"] is None else data["marker"]
    factories = ",".join(format_tiles(tiles) for tiles in data["factories"])
    rest = [format_tiles(data[name]) for name in piles]
    return " ".join(map(str, (data["round"], turn, data["start"], marker, factories, *rest, *boards)))


def parse_table(text: str, players: int, piles: Sequence[str]) -> tuple[dict[str, Any], str, list[str]]:
    """The values that all boxes have, and the words for the turn and for each board."""
    words, names = text.split(), (*FIELDS, *piles)
    if len(words) != len(names) + players:
        raise InvalidPosition(
            f"a position of {players} players has {len(names) + players} parts after the game's name "
            f"({' '.join(names)}, and a board for each player), not {len(words)}"
        )
    number, turn, start, marker, factories, *rest = words
    data = {
        "round": parse_number(number, "round"),
        "start": parse_number(start, "start"),
        "marker": None if marker == "c" else parse_number(marker, "marker"),
        "factories": [parse_tiles(part, f"factory {i + 1}") for i, part in enumerate(factories.split(","))],
        **{name: parse_tiles(word, name) for name, word in zip(piles, rest, strict=False)},
    }
    return data, turn, rest[len(piles) :]
