"""What an Azul board promises, as numbers whose weights are learned from play."""

from __future__ import annotations

from ..rules.azul.scoring import score_tile
from ..rules.azul.state import (
    COLUMN,
    DEAL,
    FLOOR_SPACES,
    GREY_WALL,
    JOKERS,
    NO_COLOR,
    OFFER,
    PENALTY,
    Board,
    State,
    joker_count,
)
from ..rules.azul.tiling import legal_columns
from ..rules.kernel import popcount, rule, table

NAMES = (
    "one",
    *(f"columns of {n}" for n in range(1, 6)),
    *(f"colors of {n}" for n in range(1, 6)),
    *(f"rows of {n}" for n in range(1, 6)),
    "points next to tiles",
    *(f"line {n}: share filled × points" for n in range(1, 6)),
    *(f"line {n}: begun" for n in range(1, 6)),
    *(f"line {n}: tiles missing" for n in range(1, 6)),
    "starts the next round",
    "tiles on offer",
    "tiles on offer × empty lines",
    "columns of 3: tiles missing",
    "columns of 4: tiles missing",
    "colors of 3: tiles missing",
    "colors of 4: tiles missing",
    "lines: share filled × tiles in the column",
    "lines: share filled × tiles of the color",
    "spaces taken on the floor line",
)
FEATURES = len(NAMES)
STAGES = 18
"""How long the longest row is, 0 to 5: early in the offer, late in it, and between rounds."""
LATE = 5
"""So many tiles on offer for each player, or fewer, are late in the offer."""


def _beside(row: int) -> int:
    """Points across for each free space of a row of five (one bit each), summed, if it were covered next."""
    points = 0
    for i in range(5):
        if not row >> i & 1:
            first = last = i
            while first > 0 and row >> (first - 1) & 1:
                first -= 1
            while last < 4 and row >> (last + 1) & 1:
                last += 1
            points += last - first + 1 if last > first else 0
    return points


BESIDE = table([_beside(row) for row in range(32)])
MISSING = table([sum(i + 1 for i in range(5) if not rows >> i & 1) for rows in range(32)])
"""Tiles of pattern lines that it takes to fill the other rows."""


@rule
def stage(s: State) -> int:
    """Which weights apply: by the longest row that there will be on a wall, and whether tiles are on offer."""
    longest = 0
    for seat in range(s.players):
        board = s.boards[seat]
        for row in range(5):
            length = popcount(board.wall >> 5 * row & 31) + (board.count[row] == row + 1)
            longest = max(longest, length)
    if s.phase == DEAL:
        return 12 + longest
    return 6 * (on_offer(s) <= LATE * s.players) + longest


@rule
def on_offer(s: State) -> int:
    """Tiles on the factories and in the center."""
    left = 0
    for source in range(s.factories + 1):
        tiles = s.sources[source]
        left += tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]
    return left


@rule
def best_column(s: State, board: Board, wall: int, row: int) -> int:
    """The column of a complete line's tile that scores most, or -1 if none is legal."""
    if not s.rules & (GREY_WALL | JOKERS):
        return (board.color[row] + row) % 5
    best, most = -1, 0
    columns = legal_columns(s, board, row)
    for column in range(5):
        if columns >> column & 1:
            points = score_tile(wall | 1 << 5 * row + column, row, column)
            if points > most:
                best, most = column, points
    return best


@rule
def rows_with(board: Board, color: int) -> int:
    """The wall rows that hold a tile of a color, one bit each."""
    tiles = board.tiles[color] & ~board.jokers
    rows = 0
    for row in range(5):
        rows |= (tiles >> 5 * row & 31 != 0) << row
    return rows


@rule
def describe(s: State, seat: int, out: list[float]) -> int:
    """Write the features of a seat; return its score if the round ended now."""
    board = s.boards[seat]
    for i in range(FEATURES):
        out[i] = 0.0
    wall, gain, fallen = board.wall, 0, board.fallen
    added = 0
    for row in range(5):
        if board.count[row] == row + 1:
            column = best_column(s, board, wall, row)
            if column < 0:
                fallen += row + 1
            else:
                wall |= 1 << 5 * row + column
                gain += score_tile(wall, row, column)
                if board.color[row] != NO_COLOR and joker_count(board, row) == 0:
                    added |= 1 << 5 * board.color[row] + row
    out[0] = 1.0
    beside = 0
    for i in range(5):
        across = wall >> 5 * i & 31
        down = 0
        for r in range(5):
            down |= (wall >> 5 * r + i & 1) << r
        beside += BESIDE[across] + BESIDE[down]
        color = popcount(rows_with(board, i) | added >> 5 * i & 31)
        if down:
            out[popcount(down)] += 1.0
            if popcount(down) == 3 or popcount(down) == 4:
                out[32 + popcount(down)] += MISSING[down]
        if color:
            out[5 + color] += 1.0
            if color == 3 or color == 4:
                out[34 + color] += MISSING[rows_with(board, i) | added >> 5 * i & 31]
        if across:
            out[10 + popcount(across)] += 1.0
    out[16] = beside
    empty = 0
    for row in range(5):
        count = board.count[row]
        if count == row + 1:
            continue
        if count == 0:
            empty += 1
            continue
        column = (board.color[row] + row) % 5 if board.color[row] != NO_COLOR else 2
        if s.rules & GREY_WALL:
            column = max(0, best_column(s, board, wall, row))
        points = score_tile(wall | 1 << 5 * row + column, row, column)
        share = count / (row + 1)
        out[17 + row] = points * share
        out[39] += share * popcount(wall >> column & COLUMN[0])
        if board.color[row] != NO_COLOR:
            out[40] += share * popcount(rows_with(board, board.color[row]))
        out[22 + row] = 1.0
        out[27 + row] = row + 1 - count
    out[41] = min(fallen, FLOOR_SPACES)
    out[32] = s.marker == seat
    if s.phase == OFFER:
        left = on_offer(s)
        out[33] = left / s.players
        out[34] = left * empty / s.players
    return max(0, board.score + gain - PENALTY[min(fallen, FLOOR_SPACES)])


@rule
def rests(s: State) -> bool:
    """Whether search goes no further: a round is over, and what comes next is drawn."""
    return s.to_act < 0
