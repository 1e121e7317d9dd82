"""Positions that people point at: a line of text or JSON, in a file or not, or a move of a game file."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from ..errors import AzulejosError, InvalidPosition, Mistake, Reason
from ..records import GameRecord, read_game
from ..rules.game import Position, parse_position, position_from_json

FIRST_WORD = "azulejos"
"""Of game files; no game has this name."""


def read_position(text: str) -> Position:
    """A position from its text or its JSON."""
    if not text.lstrip().startswith("{"):
        return parse_position(text)
    try:
        return position_from_json(json.loads(text))
    except ValueError as error:
        if isinstance(error, AzulejosError):
            raise
        raise InvalidPosition(f"this is not JSON: {error}") from None


def position_at(record: GameRecord, ply: int | None = None) -> Position:
    """The position of a game after so many actions of its main line, tiles drawn included; the last one by default."""
    positions = [record.root.position, *(node.position for node in record.root.main_line())]
    if ply is None:
        return positions[-1]
    if ply not in range(len(positions)):
        last = len(positions) - 1
        what = f"there is no ply {ply}: the game has {last}"
        raise Mistake(what, Reason("mistake-ply", what, ply=str(ply), last=last))
    return positions[ply]


@dataclass(frozen=True)
class Place:
    """A position, and what its players are called, where a game file says so."""

    position: Position
    names: tuple[str, ...] = ()


def find_place(text: str, ply: int | None = None, given: Callable[[], str] = lambda: "") -> Place:
    """What a person gave on the command line: a position, or a file with one, or a game file and a ply.

    A - stands for what is `given` otherwise, as the name of a file.
    """
    path = Path(text)
    if text == "-":
        text = given()
    elif is_file(path):
        text = path.read_text(encoding="utf-8", errors="replace")
    elif len(text.split()) == 1 and not text.startswith("{"):
        what = f"{text} cannot be read: it is neither a file nor a position"
        raise Mistake(what, Reason("mistake-unreadable", what, file=text))
    if not text.lstrip("\ufeff").startswith(FIRST_WORD):
        return Place(read_position(text.strip()))
    record = read_game(text)
    return Place(position_at(record, ply), tuple(record.seats))


def is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that no file can have
        return False
