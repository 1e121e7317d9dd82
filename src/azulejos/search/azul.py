"""What an Azul board promises, as numbers whose weights are learned from play."""

from __future__ import annotations

from ..kernel import popcount, rule, table
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
    *(f"line {n}: can be completed at once" for n in range(2, 6)),
    *(f"line {n}: no tile of its color on offer" for n in range(2, 6)),
    "acts next",
    "acts next × tiles on offer",
    "room on the lines",
    "tiles to come beyond the room",
    "tiles in the center",
    "takes the marker from the center",
)
FEATURES = len(NAMES)
TABLES = 15
"""Entries of `patterns` for a board: its five rows, columns and colors."""
LINE_STATES = 21
"""Of a pattern line: not begun or complete, or the column its tile is for and how many tiles it has."""
ROW_TABLE = 32 * LINE_STATES
MASKS = 32 * 32
PATTERNS = 5 * ROW_TABLE + 2 * MASKS
"""Entries for each stage: rows by their number, then columns, then colors."""
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
        left += tiles_of(s, source)
    return left


@rule
def tiles_of(s: State, source: int) -> int:
    tiles = s.sources[source]
    return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]


@rule
def most_at_once(s: State, color: int) -> int:
    """The most tiles of a color that can be taken in one turn."""
    most = 0
    for source in range(s.factories + 1):
        most = max(most, s.sources[source][color])
    return most


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
    """Write the features of a seat, then the entries of its patterns; return its score if the round ended now."""
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
    room, empty = describe_lines(s, board, wall, out)
    describe_wall(board, wall, added, out)
    out[41] = min(fallen, FLOOR_SPACES)
    out[32] = s.marker == seat
    if s.phase == OFFER:
        left = on_offer(s) / s.players
        out[33] = left
        out[34] = left * empty
        if s.to_act == seat:
            out[50] = 1.0
            out[51] = left
            out[55] = s.marker < 0
        out[52] = room
        out[53] = max(0.0, left - room)
        out[54] = tiles_of(s, 0) / s.players
    return max(0, board.score + gain - PENALTY[min(fallen, FLOOR_SPACES)])


@rule
def describe_lines(s: State, board: Board, wall: int, out: list[float]) -> tuple[int, int]:
    """The pattern lines that are not complete; return how many tiles they have room for, and how many are empty."""
    room, empty = 0, 0
    begun = 0
    for row in range(5):
        count, color = board.count[row], board.color[row]
        across = wall >> 5 * row & 31
        entry = row * ROW_TABLE + across * LINE_STATES
        missing = row + 1 - count
        room += missing
        if missing == 0:
            out[FEATURES + row] = entry
            continue
        if count == 0:
            out[FEATURES + row] = entry
            empty += 1
            continue
        column = (color + row) % 5 if color != NO_COLOR else 2
        if s.rules & GREY_WALL:
            column = max(0, best_column(s, board, wall, row))
        begun |= 1 << 5 * column + row
        out[FEATURES + row] = entry + 1 + 4 * column + count - 1
        points = score_tile(wall | 1 << 5 * row + column, row, column)
        share = count / (row + 1)
        out[17 + row] = points * share
        out[39] += share * popcount(wall >> column & COLUMN[0])
        if color != NO_COLOR:
            out[40] += share * popcount(rows_with(board, color))
            most = most_at_once(s, color)
            out[41 + row] = most >= missing
            out[45 + row] = most == 0
        out[22 + row] = 1.0
        out[27 + row] = missing
    for column in range(5):
        out[FEATURES + 5 + column] = begun >> 5 * column & 31
    return room, empty


@rule
def describe_wall(board: Board, wall: int, added: int, out: list[float]) -> None:
    """Rows, columns and colors of the wall as it will be."""
    beside = 0
    for i in range(5):
        across = wall >> 5 * i & 31
        down = 0
        for row in range(5):
            down |= (wall >> 5 * row + i & 1) << row
        beside += BESIDE[across] + BESIDE[down]
        out[FEATURES + 5 + i] += 5 * ROW_TABLE + 32 * down
        colored = rows_with(board, i) | added >> 5 * i & 31
        begun = 0
        for row in range(5):
            begun |= (board.color[row] == i and board.count[row] <= row) << row
        out[FEATURES + 10 + i] = 5 * ROW_TABLE + MASKS + 32 * colored + begun
        color = popcount(colored)
        if down:
            out[popcount(down)] += 1.0
            if popcount(down) == 3 or popcount(down) == 4:
                out[32 + popcount(down)] += MISSING[down]
        if color:
            out[5 + color] += 1.0
            if color == 3 or color == 4:
                out[34 + color] += MISSING[colored]
        if across:
            out[10 + popcount(across)] += 1.0
    out[16] = beside


@rule
def rests(s: State) -> bool:
    """Whether search goes no further: a round is over, and what comes next is drawn."""
    return s.to_act < 0
