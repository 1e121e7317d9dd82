"""How the search sees Azul: features of a board, whose weights are learned from play, and what bots make of them."""

from __future__ import annotations

from ..kernel import popcount, rule, table
from ..rules.azul.scoring import score_tile
from ..rules.azul.state import (
    COLUMN,
    DEAL,
    FLOOR_SPACES,
    GREY_WALL,
    NO_COLOR,
    OFFER,
    PENALTY,
    WALL_COLUMN,
    Board,
    State,
    joker_count,
)
from ..rules.azul.tiling import best_column
from ..rules.chance import total
from .features import ONE, FeatureNames, Features
from .skills import asks, glance, reads

NAMES = FeatureNames()
COLUMNS_OF = NAMES.add(f"columns of {n}" for n in range(1, 6)) - 1
"""Plus the number of tiles, from 1; the same for the next two."""
COLORS_OF = NAMES.add(f"colors of {n}" for n in range(1, 6)) - 1
ROWS_OF = NAMES.add(f"rows of {n}" for n in range(1, 6)) - 1
(BESIDE_TILES,) = NAMES.each("points next to tiles")
FILLED = NAMES.add(f"line {n}: share filled × points" for n in range(1, 6))
"""Plus the row, from 0; the same for the next two."""
BEGUN = NAMES.add(f"line {n}: begun" for n in range(1, 6))
LACKING = NAMES.add(f"line {n}: tiles missing" for n in range(1, 6))
STARTS_NEXT, ON_OFFER, OFFER_AND_EMPTY = NAMES.each(
    "starts the next round", "tiles on offer", "tiles on offer × empty lines"
)
COLUMN_LACKS = NAMES.add(f"columns of {n}: tiles missing" for n in (3, 4)) - 3
"""Plus the number of tiles, 3 or 4; the same for colors."""
COLOR_LACKS = NAMES.add(f"colors of {n}: tiles missing" for n in (3, 4)) - 3
FILLED_AND_COLUMN, FILLED_AND_COLOR = NAMES.each(
    "lines: share filled × tiles in the column", "lines: share filled × tiles of the color"
)
(FALLEN,) = NAMES.each("spaces taken on the floor line")
COMPLETE_AT_ONCE = NAMES.add(f"line {n}: can be completed at once" for n in range(2, 6)) - 1
"""Plus the row, from 1; the same for the next."""
NONE_ON_OFFER = NAMES.add(f"line {n}: no tile of its color on offer" for n in range(2, 6)) - 1
ACTS_NEXT, ACTS_AND_OFFER = NAMES.each("acts next", "acts next × tiles on offer")
ROOM, BEYOND_ROOM = NAMES.each("room on the lines", "tiles to come beyond the room")
IN_CENTER, TAKES_MARKER = NAMES.each("tiles in the center", "takes the marker from the center")
COUNT = len(NAMES)

ROW_PATTERN, COLUMN_PATTERN, COLOR_PATTERN = COUNT, COUNT + 5, COUNT + 10
"""Where the numbers of a board's patterns are written, after the features: plus the row, column or color."""
TABLES = 15
LINE_STATES = 21
"""A pattern line is not begun or complete, or it has one to four tiles for one of five columns."""
ROW_TABLE = 32 * LINE_STATES
COLUMN_TABLE = 5 * ROW_TABLE
COLOR_TABLE = COLUMN_TABLE + 32 * 32
PATTERNS = COLOR_TABLE + 32 * 32
"""Patterns of each of the five rows, then of columns, then of colors."""
STAGES = 18
"""By the length of the longest row, 0 to 5: early in the offer, late in it, and between rounds."""
LATE = 5
"""The offer is late when it has so many tiles for each player, or fewer."""


def _beside(row: int) -> int:
    """The sum over a row's free spaces of the points across that a tile there would score; a bit is a tile."""
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
"""By rows, one bit each: how many tiles of pattern lines it takes to fill the other ones."""


@rule
def stage(s: State) -> int:
    """By the longest row on a wall once complete lines are tiled, and by how many tiles are on offer."""
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
        left += total(s.sources[source])
    return left


@rule
def most_at_once(s: State, color: int) -> int:
    """The most tiles of a color that can be taken in one turn."""
    most = 0
    for source in range(s.factories + 1):
        most = max(most, s.sources[source][color])
    return most


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
    for i in range(COUNT):
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
    out[ONE] = 1.0
    room, empty = describe_lines(s, board, wall, out)
    describe_wall(board, wall, added, out)
    out[FALLEN] = min(fallen, FLOOR_SPACES)
    out[STARTS_NEXT] = s.marker == seat
    if s.phase == OFFER:
        left = on_offer(s) / s.players
        out[ON_OFFER] = left
        out[OFFER_AND_EMPTY] = left * empty
        if s.to_act == seat:
            out[ACTS_NEXT] = 1.0
            out[ACTS_AND_OFFER] = left
            out[TAKES_MARKER] = s.marker < 0
        out[ROOM] = room
        out[BEYOND_ROOM] = max(0.0, left - room)
        out[IN_CENTER] = total(s.sources[0]) / s.players
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
            out[ROW_PATTERN + row] = entry
            continue
        if count == 0:
            out[ROW_PATTERN + row] = entry
            empty += 1
            continue
        column = WALL_COLUMN[row][color] if color != NO_COLOR else 2
        if s.rules & GREY_WALL:
            column = max(0, best_column(s, board, wall, row))
        begun |= 1 << 5 * column + row
        out[ROW_PATTERN + row] = entry + 1 + 4 * column + count - 1
        points = score_tile(wall | 1 << 5 * row + column, row, column)
        share = count / (row + 1)
        out[FILLED + row] = points * share
        out[FILLED_AND_COLUMN] += share * popcount(wall >> column & COLUMN[0])
        if color != NO_COLOR:
            out[FILLED_AND_COLOR] += share * popcount(rows_with(board, color))
            most = most_at_once(s, color)
            out[COMPLETE_AT_ONCE + row] = most >= missing
            out[NONE_ON_OFFER + row] = most == 0
        out[BEGUN + row] = 1.0
        out[LACKING + row] = missing
    for column in range(5):
        out[COLUMN_PATTERN + column] = begun >> 5 * column & 31
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
        out[COLUMN_PATTERN + i] += COLUMN_TABLE + 32 * down
        colored = rows_with(board, i) | added >> 5 * i & 31
        begun = 0
        for row in range(5):
            begun |= (board.color[row] == i and board.count[row] <= row) << row
        out[COLOR_PATTERN + i] = COLOR_TABLE + 32 * colored + begun
        color = popcount(colored)
        if down:
            out[COLUMNS_OF + popcount(down)] += 1.0
            if popcount(down) == 3 or popcount(down) == 4:
                out[COLUMN_LACKS + popcount(down)] += MISSING[down]
        if color:
            out[COLORS_OF + color] += 1.0
            if color == 3 or color == 4:
                out[COLOR_LACKS + color] += MISSING[colored]
        if across:
            out[ROWS_OF + popcount(across)] += 1.0
    out[BESIDE_TILES] = beside


@rule
def rests(s: State) -> bool:
    """The round is over, and what comes next is drawn."""
    return s.to_act < 0


FEATURES = Features(tuple(NAMES), STAGES, TABLES, PATTERNS, describe, stage)


def outlook(s: State, seat: int) -> tuple[int, int]:
    """The score if the round ended now, with complete lines tiled and the floor line paid; then fuller lines."""
    board = s.boards[seat]
    points, wall = 0, board.wall
    for row in range(5):
        if board.count[row] == row + 1:
            column = best_column(s, board, wall, row)
            if column >= 0:
                wall |= 1 << 5 * row + column
                points += score_tile(wall, row, column)
    return max(0, board.score + points - PENALTY[board.fallen]), sum(board.count)


SKILLS = {
    "novice": glance(0.1, 3.0),
    "apprentice": glance(0.25, 1.5),
    "tiler": glance(),
    "journeyman": reads(100),
    "artisan": reads(600),
    "mosaicist": reads(4_000),
}
SKILLS_OF_MANY = {
    "journeyman": reads(600),
    "artisan": asks(16),
    "mosaicist": asks(120),
    "muralist": asks(800),
    "master": asks(5_000),
}

TASTES = {
    "tidy": {"spaces taken on the floor line": -4.0},
    "sprinter": {"rows of 2": 1.0, "rows of 3": 3.0, "rows of 4": 6.0, "rows of 5": 10.0},
    "mason": {"columns of 3": 2.0, "columns of 4": 5.0, "columns of 5": 9.0},
}
