"""Positions of Azul as one line of text, by way of their JSON values.

After the game's name, with a space between each:

    round  phase[:seat]  start  marker  factories  center  bag  lid  board…      board: score:lines:wall:floor
"""

from __future__ import annotations

import re
from typing import Any

from ...errors import InvalidPosition
from ..tiles import format_tiles, parse_number, parse_tiles

FIELDS = ("round", "phase", "start", "marker", "factories", "center", "bag", "lid")


def format_state(data: dict[str, Any]) -> str:
    turn = data["phase"] if data["to_act"] is None else f"{data['phase']}:{data['to_act']}"
    marker = "c" if data["marker"] is None else data["marker"]
    factories = ",".join(format_tiles(tiles) for tiles in data["factories"])
    rest = " ".join(format_tiles(data[name]) for name in ("center", "bag", "lid"))
    boards = " ".join(_format_board(board) for board in data["boards"])
    return f"{data['round']} {turn} {data['start']} {marker} {factories} {rest} {boards}"


def _format_board(board: dict[str, Any]) -> str:
    lines = ",".join(format_tiles(line) for line in board["lines"])
    wall = ",".join("".join(letter or "." for letter in row) for row in board["wall"])
    floor = "".join("*" if thing == "marker" else thing for thing in board["floor"]) or "-"
    return f"{board['score']}:{lines}:{wall}:{floor}"


def parse_state(text: str, players: int) -> dict[str, Any]:
    words = text.split()
    if len(words) != len(FIELDS) + players:
        names = " ".join(FIELDS)
        raise InvalidPosition(
            f"a position of {players} players has {len(FIELDS) + players} parts after the game's name "
            f"({names}, and a board for each player), not {len(words)}"
        )
    number, turn, start, marker, factories, center, bag, lid, *boards = words
    phase, _, seat = turn.partition(":")
    return {
        "round": parse_number(number, "round"),
        "phase": phase,
        "to_act": parse_number(seat, "phase") if seat else None,
        "start": parse_number(start, "start"),
        "marker": None if marker == "c" else parse_number(marker, "marker"),
        "factories": [parse_tiles(part, f"factory {i + 1}") for i, part in enumerate(factories.split(","))],
        "center": parse_tiles(center, "center"),
        "bag": parse_tiles(bag, "bag"),
        "lid": parse_tiles(lid, "lid"),
        "boards": [_parse_board(board, seat) for seat, board in enumerate(boards)],
    }


def _parse_board(text: str, seat: int) -> dict[str, Any]:
    where = f"board {seat}"
    parts = text.split(":")
    if len(parts) != 4:
        raise InvalidPosition(f"{where}: {text!r} is not of the form score:lines:wall:floor")
    score, lines, wall, floor = parts
    if not re.fullmatch(r"-|[a-z*]+", floor):
        raise InvalidPosition(f"{where}, floor: {floor!r} is not a row of tiles and *, or - for none")
    return {
        "score": parse_number(score, f"{where}, score"),
        "lines": [parse_tiles(line, f"{where}, line {i + 1}") for i, line in enumerate(lines.split(","))],
        "wall": [[None if letter == "." else letter for letter in row] for row in wall.split(",")],
        "floor": [] if floor == "-" else ["marker" if thing == "*" else thing for thing in floor],
    }
