"""Positions of Summer Pavilion as one line of text, by way of their JSON values.

After the game's name, with a space between each:

    round  phase[:seat[:owed]]  start  marker  factories  center  supply  bag  tower  board…

and a board is score:hand:corners:in|out:stars, the stars in the order o r b y g p c.
"""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..tiles import format_tiles, parse_number, parse_tiles
from .state import STARS

FIELDS = ("round", "phase", "start", "marker", "factories", "center", "supply", "bag", "tower")
WITH_SEAT = ("acquire", "place", "bonus", "refill")


def format_state(data: dict[str, Any]) -> str:
    turn = data["phase"]
    if turn in WITH_SEAT:
        turn += f":{data['turn'] if data['to_act'] is None else data['to_act']}"
    if data["owed"]:
        turn += f":{data['owed']}"
    marker = "c" if data["marker"] is None else data["marker"]
    factories = ",".join(format_tiles(tiles) for tiles in data["factories"])
    rest = " ".join(format_tiles(data[name]) for name in ("center", "supply", "bag", "tower"))
    boards = " ".join(_format_board(board) for board in data["boards"])
    return f"{data['round']} {turn} {data['start']} {marker} {factories} {rest} {boards}"


def _format_board(board: dict[str, Any]) -> str:
    stars = ",".join("".join(letter or "." for letter in board["stars"][name]) for name in STARS)
    hand, corners = format_tiles(board["hand"]), format_tiles(board["corners"])
    return f"{board['score']}:{hand}:{corners}:{'out' if board['passed'] else 'in'}:{stars}"


def parse_state(text: str, players: int) -> dict[str, Any]:
    words = text.split()
    if len(words) != len(FIELDS) + players:
        names = " ".join(FIELDS)
        raise InvalidPosition(
            f"a position of {players} players has {len(FIELDS) + players} parts after the game's name "
            f"({names}, and a board for each player), not {len(words)}"
        )
    number, turn, first, marker, factories, center, supply, bag, tower, *boards = words
    phase, _, seats = turn.partition(":")
    seat, _, owed = seats.partition(":")
    start = parse_number(first, "start")
    acting = parse_number(seat, "phase") if seat else None
    return {
        "round": parse_number(number, "round"),
        "phase": phase,
        "to_act": None if phase == "refill" else acting,
        "turn": start if acting is None or phase == "acquire" else acting,
        "owed": parse_number(owed, "phase") if owed else 0,
        "start": start,
        "marker": None if marker == "c" else parse_number(marker, "marker"),
        "factories": [parse_tiles(part, f"factory {i + 1}") for i, part in enumerate(factories.split(","))],
        "center": parse_tiles(center, "center"),
        "supply": parse_tiles(supply, "supply"),
        "bag": parse_tiles(bag, "bag"),
        "tower": parse_tiles(tower, "tower"),
        "boards": [_parse_board(board, seat) for seat, board in enumerate(boards)],
    }


def _parse_board(text: str, seat: int) -> dict[str, Any]:
    where = f"board {seat}"
    parts = text.split(":")
    if len(parts) != 5 or parts[3] not in ("in", "out"):
        raise InvalidPosition(f"{where}: {text!r} is not of the form score:hand:corners:in|out:stars")
    score, hand, corners, passed, stars = parts
    groups = stars.split(",")
    if len(groups) != len(STARS):
        raise InvalidPosition(f"{where}: there are {len(STARS)} stars with a comma between each, not {len(groups)}")
    return {
        "score": parse_number(score, f"{where}, score"),
        "hand": parse_tiles(hand, f"{where}, hand"),
        "corners": parse_tiles(corners, f"{where}, corners"),
        "passed": passed == "out",
        "stars": {
            name: [None if letter == "." else letter for letter in group]
            for name, group in zip(STARS, groups, strict=True)
        },
    }
