"""Positions of Shingle as JSON values, and back again, checked."""

from __future__ import annotations

from typing import Any

from azulejos.errors import InvalidPosition
from azulejos.rules.chance import CHANCE, NOBODY
from azulejos.rules.tiles import entry, list_of, one_of, tiles_from_json, tiles_to_json, whole_number

from .position import ShingleBoard, ShingleTable
from .state import CAIRNS, COLORS, GATHER, HEIGHT, NOBODY_YET, OVER, PHASES, TIDE, Board, State, finished


def to_json(s: State) -> dict[str, Any]:
    table = ShingleTable(
        round=s.round,
        last_round=s.round == s.rounds,
        phase=PHASES[s.phase],
        to_act=s.to_act if s.to_act >= 0 else None,
        start=s.start,
        lantern=None if s.lantern == NOBODY_YET else s.lantern,
        shore=tiles_to_json(s.shore, COLORS),
        bag=tiles_to_json(s.bag, COLORS),
        sea=tiles_to_json(s.sea, COLORS),
        boards=[_board_of(s.boards[seat]) for seat in range(s.players)],
    )
    return table.to_json()


def _board_of(board: Board) -> ShingleBoard:
    cairns = zip(board.pebbles, board.heights, strict=True)
    return ShingleBoard(
        score=board.score, cairns=[[COLORS[color] for color in pebbles[:height]] for pebbles, height in cairns]
    )


def from_json(s: State, data: Any) -> None:
    """Fill a record that has just been set up; raise InvalidPosition where the data cannot be a position."""
    where = "position"
    pebbles = count_tiles(s)
    s.round = whole_number(entry(data, "round", where), range(1, s.rounds + 1), "round")
    s.phase = PHASES.index(one_of(entry(data, "phase", where), PHASES, "phase"))
    s.start = whole_number(entry(data, "start", where), range(s.players), "start")
    s.shore, s.bag, s.sea = (
        tiles_from_json(entry(data, name, where), COLORS, name) for name in ("shore", "bag", "sea")
    )
    for seat, board in enumerate(list_of(entry(data, "boards", where), s.players, "boards")):
        _board_from_json(s.boards[seat], board, f"board {seat}")
    for letter, count, wanted in zip(COLORS, count_tiles(s), pebbles, strict=True):
        if count != wanted:
            raise InvalidPosition(f"there are {count} pebbles {letter!r} on the table and in the bag, not {wanted}")
    _check_turn(s, entry(data, "to_act", where))
    _check_lantern(s, entry(data, "lantern", where))


def _board_from_json(board: Board, data: Any, where: str) -> None:
    board.score = whole_number(entry(data, "score", where), range(0, 1000), f"{where}, score")
    for cairn, pebbles in enumerate(list_of(entry(data, "cairns", where), CAIRNS, f"{where}, cairns")):
        name = f"{where}, cairn {cairn + 1}"
        if not isinstance(pebbles, list) or len(pebbles) > HEIGHT:
            raise InvalidPosition(f"{name}: it must be a list of at most {HEIGHT}")
        board.heights[cairn] = len(pebbles)
        for i, letter in enumerate(pebbles):
            board.pebbles[cairn][i] = COLORS.index(one_of(letter, list(COLORS), name))


def _check_turn(s: State, to_act: Any) -> None:
    gathered = s.players + 1 - sum(s.shore)
    if s.phase == GATHER:
        s.to_act = whole_number(to_act, range(s.players), "to_act")
        if gathered not in range(s.players) or s.to_act != (s.start + gathered) % s.players:
            raise InvalidPosition("to_act: the shore shows how many have gathered, clockwise from the start player")
        return
    if to_act is not None:
        raise InvalidPosition(f"to_act: nobody is to act in the phase {PHASES[s.phase]!r}")
    s.to_act = CHANCE if s.phase == TIDE else NOBODY
    if s.phase == TIDE and gathered < 1:
        raise InvalidPosition("shore: all pebbles of this round lie there, so the tide is over")
    if s.phase == OVER and (any(s.shore) or s.round < s.rounds):
        raise InvalidPosition(f"phase: the game is over after round {s.rounds}, when the shore is empty")


def _check_lantern(s: State, lantern: Any) -> None:
    builders = [seat for seat in range(s.players) if finished(s, seat)]
    if lantern not in builders and (builders or lantern is not None):
        raise InvalidPosition("lantern: it is on the first cairn that was finished, and before that nobody has it")
    s.lantern = NOBODY_YET if lantern is None else lantern


def count_tiles(s: State) -> list[int]:
    """All pebbles of each color, wherever they are."""
    counts = [s.shore[color] + s.bag[color] + s.sea[color] for color in range(len(COLORS))]
    for board in s.boards[: s.players]:
        for pebbles, height in zip(board.pebbles, board.heights, strict=True):
            for color in pebbles[:height]:
                counts[color] += 1
    return counts
