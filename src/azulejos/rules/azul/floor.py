"""The floor line: what falls there, and what it costs."""

from __future__ import annotations

from ...kernel import rule, table
from ..events import Event
from .events import Fell, FloorCost
from .state import COLORS, FLOOR_SPACES, MARKER, PENALTY, Board, State

ALIKE = table([0x1111111 >> 4 * (7 - count) for count in range(8)])
"""By a number of tiles: a floor line with a 1 in that many spaces, to be multiplied by what lies there."""


@rule
def drop(s: State, seat: int, color: int, count: int, events: list[Event] | None) -> None:
    """Tiles fall onto the floor line from the left; when it is full they go to the lid."""
    board = s.boards[seat]
    landed = min(count, FLOOR_SPACES - board.fallen)
    board.floor |= ALIKE[landed] * (color + 1) << 4 * board.fallen
    board.fallen += landed
    s.lid[color] += count - landed
    if events is not None and count:
        events.append(Fell(seat, COLORS[color], count, count - landed))


@rule
def pay_floor(s: State, seat: int, events: list[Event] | None) -> None:
    """Lose points for the floor line, never below zero, and clear it into the lid."""
    board = s.boards[seat]
    if board.fallen == 0:
        return
    lost = min(board.score, PENALTY[board.fallen])
    board.score -= lost
    if events is not None:
        events.append(FloorCost(seat, board.fallen, lost))
    for i in range(board.fallen):
        thing = (board.floor >> 4 * i & 15) - 1
        if thing != MARKER:
            s.lid[thing] += 1
    board.floor = 0
    board.fallen = 0


def fallen_things(board: Board) -> list[int]:
    """What lies on the floor line, from the left: colors, and MARKER."""
    return [(board.floor >> 4 * i & 15) - 1 for i in range(board.fallen)]
