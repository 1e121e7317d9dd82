"""Positions of Azul as one line of text, by way of their JSON values.

After the game's name, with a space between each:

    round  phase[:seat]  start  marker  factories  center  bag  lid  board…      board: score:lines:wall:floor
"""

from __future__ import annotations

import re
from typing import Any

from ...errors import InvalidPosition
from ..text import format_table, parse_table
from ..tiles import format_tiles, parse_number, parse_tiles

PILES = ("center", "bag", "lid")


def format_state(data: dict[str, Any]) -> str:
    turn = data["phase"] if data["to_act"] is None else f"{data['phase']}:{data['to_act']}"
    return format_table(data, turn, PILES, map(_format_board, data["boards"]))


def _format_board(board: dict[str, Any]) -> str:
    lines = ",".join(format_tiles(line) for line in board["lines"])
    wall = ",".join("".join(letter or "." for letter in row) for row in board["wall"])
    floor = "".join("*" if thing == "marker" else thing for thing in board["floor"]) or "-"
    return f"{board['score']}:{lines}:{wall}:{floor}"


def parse_state(text: str, players: int) -> dict[str, Any]:
    data, turn, boards = parse_table(text, players, PILES)
    phase, _, seat = turn.partition(":")
    return {
        **data,
        "phase": phase,
        "to_act": parse_number(seat, "phase") if seat else None,
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
