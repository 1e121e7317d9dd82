"""What the wall pays: each tile when it is placed, and the bonuses at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import grid, popcount, rule
from ..events import Event
from .events import ColorBonus, ColumnBonus, RowBonus
from .state import COLORS, COLUMN, ROW, State

ROW_BONUS = 2
COLOR_BONUS = 10
"""Points at the end for a complete row, and for all five tiles of a color; those for a column are an option."""


def _run(row: int, i: int) -> int:
    first = last = i
    while first > 0 and row >> (first - 1) & 1:
        first -= 1
    while last < 4 and row >> (last + 1) & 1:
        last += 1
    return last - first + 1


RUN = grid([[_run(row, i) for row in range(32)] for i in range(5)])
"""RUN[i][row]: tiles connected in a row of five (one bit each) to the tile in space i, itself included."""


@rule
def horizontal_run(wall: int, row: int, column: int) -> int:
    return RUN[column][wall >> 5 * row & 31]


@rule
def vertical_run(wall: int, row: int, column: int) -> int:
    down = 0
    for r in range(5):
        down |= (wall >> 5 * r + column & 1) << r
    return RUN[row][down]


@rule
def score_tile(wall: int, row: int, column: int) -> int:
    """Points for the tile at a covered space: its runs across and down, where a run of one counts only alone."""
    across = horizontal_run(wall, row, column)
    down = vertical_run(wall, row, column)
    if across > 1 and down > 1:
        return across + down
    return max(across, down)


@rule
def complete_rows(wall: int) -> int:
    rows = 0
    for row in range(5):
        rows += wall & ROW[row] == ROW[row]
    return rows


@rule
def score_bonuses(s: State, events: list[Event] | None) -> None:
    """Points for complete rows, complete columns, and all five tiles of a color; jokers are no color."""
    for seat in range(s.players):
        board = s.boards[seat]
        for i in range(5):
            if board.wall & ROW[i] == ROW[i]:
                board.score += ROW_BONUS
                if events is not None:
                    events.append(RowBonus(seat, i, ROW_BONUS))
        for i in range(5):
            if board.wall & COLUMN[i] == COLUMN[i]:
                board.score += s.column_bonus
                if events is not None:
                    events.append(ColumnBonus(seat, i, s.column_bonus))
        for color in range(5):
            if popcount(board.tiles[color] & ~board.jokers) == 5:
                board.score += COLOR_BONUS
                if events is not None:
                    events.append(ColorBonus(seat, COLORS[color], COLOR_BONUS))


def standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points, then complete rows."""
    return [(s.boards[seat].score, complete_rows(s.boards[seat].wall)) for seat in range(s.players)]
