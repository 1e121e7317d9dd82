"""Positions of Shingle as one line of text, by way of their JSON values.

After the game's name, with a space between each:

    round  phase[:seat]  start  lantern  shore  bag  sea  board…

and a board is score:cairn,cairn,cairn, with the pebbles of each cairn from the bottom up.
"""

from __future__ import annotations

from typing import Any

from azulejos.errors import InvalidPosition
from azulejos.rules.tiles import format_tiles, parse_number, parse_tiles

FIELDS = ("round", "phase", "start", "lantern", "shore", "bag", "sea")


def format_state(data: dict[str, Any]) -> str:
    turn = data["phase"] + ("" if data["to_act"] is None else f":{data['to_act']}")
    lantern = "-" if data["lantern"] is None else data["lantern"]
    piles = " ".join(format_tiles(data[name]) for name in ("shore", "bag", "sea"))
    boards = " ".join(_format_board(board) for board in data["boards"])
    return f"{data['round']} {turn} {data['start']} {lantern} {piles} {boards}"


def _format_board(board: dict[str, Any]) -> str:
    return f"{board['score']}:" + ",".join("".join(pebbles) or "-" for pebbles in board["cairns"])


def parse_state(text: str, players: int) -> dict[str, Any]:
    words = text.split()
    if len(words) != len(FIELDS) + players:
        names = " ".join(FIELDS)
        raise InvalidPosition(
            f"a position of {players} players has {len(FIELDS) + players} parts after the game's name "
            f"({names}, and a board for each player), not {len(words)}"
        )
    number, turn, start, lantern, shore, bag, sea, *boards = words
    phase, _, seat = turn.partition(":")
    return {
        "round": parse_number(number, "round"),
        "phase": phase,
        "to_act": parse_number(seat, "phase") if seat else None,
        "start": parse_number(start, "start"),
        "lantern": None if lantern == "-" else parse_number(lantern, "lantern"),
        "shore": parse_tiles(shore, "shore"),
        "bag": parse_tiles(bag, "bag"),
        "sea": parse_tiles(sea, "sea"),
        "boards": [_parse_board(board, f"board {seat}") for seat, board in enumerate(boards)],
    }


def _parse_board(text: str, where: str) -> dict[str, Any]:
    score, colon, cairns = text.partition(":")
    if not colon:
        raise InvalidPosition(f"{where}: {text!r} is not of the form score:cairn,cairn,cairn")
    return {
        "score": parse_number(score, f"{where}, score"),
        "cairns": [[] if pebbles == "-" else list(pebbles) for pebbles in cairns.split(",")],
    }
