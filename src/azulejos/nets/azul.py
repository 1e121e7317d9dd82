"""How a network sees Azul."""

from __future__ import annotations

from ..envs.azul import MOST_POINTS, PHASE_COUNT, SCORE_SCALE, TILES_PER_COLOR
from ..envs.layout import Plane
from ..envs.writing import Numbers, write_bits, write_choice, write_tiles
from ..kernel import rule
from ..rules.azul import actions
from ..rules.azul.options import AzulOptions
from ..rules.azul.scoring import score_tile
from ..rules.azul.state import (
    COLORS,
    COLUMN,
    FLOOR_SPACES,
    GREY_WALL,
    LINES,
    NO_COLOR,
    PHASES,
    ROW,
    Board,
    State,
    joker_count,
)
from ..rules.azul.tiling import best_column, is_last_round
from .boards import (
    score_planes,
    seen_by_network,
    setting_planes,
    write_level,
    write_score,
    write_seat,
    write_setting,
)

VERSION = 1
MOST_CHOICES = actions.MOST_CHOICES
DEALS = 16
ROUND_LEVELS = 7
LAST_LEVELS = 4
RULE_BITS = 9
USUAL_BONUS, OTHER_BONUS = AzulOptions.NUMBERS["column_bonus"]
MOST_PER_TILE = 10
FILLS = LINES * (LINES + 1) // 2
"""How many pairs there are of a line and a number of tiles on it."""
_COLORS = " ".join(COLORS[:5])
_TILES = " ".join(COLORS)

TABLE = [
    Plane("bag", (6,), _TILES, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the bag"),
    Plane("lid", (6,), _TILES, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the lid"),
    Plane("round", (ROUND_LEVELS,), f"1 to {ROUND_LEVELS}, or later", 1, 1, "the round"),
    Plane("rounds to come", (LAST_LEVELS,), f"0 to {LAST_LEVELS - 1}", 1, 1, "where there is a last round"),
    Plane("is last", (1,), "", 1, 1, "this round is the last, as everybody can see"),
    Plane("phase", (PHASE_COUNT,), " ".join(PHASES), 1, 1, "what is going on"),
    *setting_planes(RULE_BITS),
    Plane("column bonus", (1,), "", 1, 1, f"a column pays {OTHER_BONUS}, not {USUAL_BONUS}"),
]


@rule
def write_table(s: State, out: Numbers, k: int) -> int:
    k = write_tiles(s.bag, 6, TILES_PER_COLOR, out, k)
    k = write_tiles(s.lid, 6, TILES_PER_COLOR, out, k)
    k = write_level(s.round, ROUND_LEVELS, out, k)
    k = write_choice(s.max_rounds - s.round if s.max_rounds else -1, LAST_LEVELS, out, k)
    out[k] = is_last_round(s)
    k = write_choice(s.phase, PHASE_COUNT, out, k + 1)
    k = write_setting(s, RULE_BITS, out, k)
    out[k] = s.column_bonus == OTHER_BONUS
    return k + 1


BOARD = [
    Plane("seat", (4,), "is there, acts, starts, has the marker", 1, 1, "who sits here"),
    *score_planes(SCORE_SCALE, MOST_POINTS),
    Plane("floor", (FLOOR_SPACES,), "1 to 7", 1, 1, "spaces taken on the floor line"),
    Plane("lines", (5, FILLS), f"{_COLORS}; line and count", 1, 1, "tiles on the pattern lines"),
    Plane("jokers", (5,), "line", 1, 1, "jokers on a pattern line, of the tiles it takes"),
    Plane("line points", (5,), "line", MOST_PER_TILE, MOST_PER_TILE, "what a begun line's tile would score now"),
    Plane("complete points", (5,), "line", MOST_PER_TILE, MOST_PER_TILE, "the same for complete lines alone"),
    Plane("wall", (5, 5), "row; column", 1, 1, "covered spaces"),
    Plane("space points", (5, 5), "row; column", 9, 9, "what a tile would score beyond 1 on a free space"),
    Plane("spoiled", (5,), _COLORS, 1, 1, "a joker keeps this color from being complete"),
    Plane("grey rows", (5, 5), f"{_COLORS}; row", 1, 1, "on the grey wall: rows that have the color"),
    Plane("grey columns", (5, 5), f"{_COLORS}; column", 1, 1, "columns that have it"),
]


@rule
def write_board(s: State, seat: int, viewers: int, out: Numbers, k: int) -> int:
    board = s.boards[seat]
    k = write_seat(s, seat, s.to_act == seat, out, k)
    k = write_score(board.score, SCORE_SCALE, viewers, out, k)
    k = write_level(board.fallen, FLOOR_SPACES, out, k)
    k = write_lines(board, out, k)
    k = write_line_points(s, board, out, k)
    k = write_bits(board.wall, 25, out, k)
    for space in range(25):
        if not board.wall >> space & 1:
            out[k + space] = (score_tile(board.wall | 1 << space, space // 5, space % 5) - 1) / (MOST_PER_TILE - 1)
    k += 25
    for color in range(5):
        out[k + color] = (board.tiles[color] & board.jokers) != 0
    return write_grey_wall(s, board, out, k + 5)


@rule
def write_lines(board: Board, out: Numbers, k: int) -> int:
    """For each color, each line with each number of tiles on it; jokers count as tiles of their line's color."""
    fill = 0
    for line in range(LINES):
        color, count = board.color[line], board.count[line]
        if color != NO_COLOR:
            out[k + FILLS * color + fill + count - 1] = 1
        out[k + 5 * FILLS + line] = joker_count(board, line) / (line + 1)
        fill += line + 1
    return k + 5 * FILLS + LINES


@rule
def write_line_points(s: State, board: Board, out: Numbers, k: int) -> int:
    """What the tile of each line would score, if the line were complete now; then for lines that are."""
    wall = board.wall
    for line in range(LINES):
        if board.count[line]:
            column = best_column(s, board, wall, line)
            if column >= 0:
                covered = wall | 1 << 5 * line + column
                points = score_tile(covered, line, column)
                out[k + line] = points / MOST_PER_TILE
                if board.count[line] == line + 1:
                    out[k + LINES + line] = points / MOST_PER_TILE
                    wall = covered  # the lines below are tiled later
    return k + 2 * LINES


@rule
def write_grey_wall(s: State, board: Board, out: Numbers, k: int) -> int:
    """On the colored wall the covered spaces say it all."""
    if s.rules & GREY_WALL:
        for color in range(5):
            for i in range(5):
                out[k + 5 * color + i] = (board.tiles[color] & ROW[i]) != 0
                out[k + 25 + 5 * color + i] = (board.tiles[color] & COLUMN[i]) != 0
    return k + 50


LAYOUT, describe = seen_by_network("azul", VERSION, COLORS, (TABLE, write_table), (BOARD, write_board))
INPUTS = LAYOUT.size
