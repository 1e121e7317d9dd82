"""Positions of Summer Pavilion as one line of text, by way of their JSON values.

After the game's name, with a space between each:

    round  phase[:seat[:owed]]  start  marker  factories  center  supply  bag  tower  board…

and a board is score:hand:corners:in|out:stars, the stars in the order o r b y g p c.
"""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..text import format_table, parse_table
from ..tiles import format_tiles, parse_number, parse_tiles
from .state import STARS

PILES = ("center", "supply", "bag", "tower")
WITH_SEAT = ("acquire", "place", "bonus", "refill")


def format_state(data: dict[str, Any]) -> str:
    turn = data["phase"]
    if turn in WITH_SEAT:
        turn += f":{data['turn'] if data['to_act'] is None else data['to_act']}"
    if data["owed"]:
        turn += f":{data['owed']}"
    return format_table(data, turn, PILES, map(_format_board, data["boards"]))


def _format_board(board: dict[str, Any]) -> str:
    stars = ",".join("".join(letter or "." for letter in board["stars"][name]) for name in STARS)
    hand, corners = format_tiles(board["hand"]), format_tiles(board["corners"])
    return f"{board['score']}:{hand}:{corners}:{'out' if board['passed'] else 'in'}:{stars}"


def parse_state(text: str, players: int) -> dict[str, Any]:
    data, turn, boards = parse_table(text, players, PILES)
    phase, _, seats = turn.partition(":")
    seat, _, owed = seats.partition(":")
    acting = parse_number(seat, "phase") if seat else None
    data |= {"phase": phase, "owed": parse_number(owed, "phase") if owed else 0}
    data["to_act"] = None if phase == "refill" else acting
    data["turn"] = data["start"] if acting is None or phase == "acquire" else acting
    data["boards"] = [_parse_board(board, seat) for seat, board in enumerate(boards)]
    return data


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
