"""Positions that people point at: a line of text, JSON, or a move of a game file."""

from __future__ import annotations

import json
from pathlib import Path

from ..errors import AzulejosError, InvalidPosition, Mistake, Reason
from ..records import GameRecord, load_game
from ..rules.game import Position, parse_position, position_from_json


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


def find_position(text: str, ply: int | None = None) -> Position:
    """What a person gave on the command line: a position, or a game file and a ply."""
    path = Path(text)
    try:
        is_file = path.is_file()
    except OSError:  # a name that no file can have
        is_file = False
    return position_at(load_game(path), ply) if is_file else read_position(text)
