"""What lies on the table in a game of Azul: one record, its constants, and the set-up."""

from __future__ import annotations

from typing import Annotated, get_args

from ...kernel import Int8, Int16, Int32, Record, grid, record, rule, table
from ..sources import Table, set_up_table
from .position import Phase

# Colors. A joker is a sixth one while it is drawn, taken and laid, but stands for no color in the final bonus.
COLORS = "byrkwj"
BLUE, YELLOW, RED, BLACK, WHITE, JOKER = range(6)
NO_COLOR = -1

# Destinations: pattern lines 0 to 4, then the floor line.
LINES = 5
FLOOR = 5
FLOOR_COSTS = (1, 1, 2, 2, 2, 3, 3)
"""Points lost for each space of the floor line, from the left."""
FLOOR_SPACES = len(FLOOR_COSTS)
MARKER = 6
"""The starting marker, as a thing on the floor line beside the colors."""

OFFER, TILING, DEAL, OVER = range(4)
PHASES = get_args(Phase)

# Bits of `State.rules`.
GREY_WALL = 1
JOKERS = 2
PARTIAL_DROP = 4
NEXT_CLOCKWISE = 8
COLOR_FIRST = 16
JOKERS_SLIP_IN = 32
BOUND_JOKERS = 64
MUST_PLACE = 128
MUST_PLACE_JOKERS = 256

WALL = (1 << 25) - 1
WALL_ROWS = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
"""The colors printed on the colored wall."""
WALL_COLOR = grid([[COLORS.index(letter) for letter in row] for row in WALL_ROWS])
"""WALL_COLOR[row][column]: the color of that space."""
WALL_COLUMN = grid([[row.index(letter) for letter in COLORS[:5]] for row in WALL_ROWS])
"""WALL_COLUMN[row][color]: the column of that color."""
START_SCORE = 0
PENALTY = table([sum(FLOOR_COSTS[:fallen]) for fallen in range(FLOOR_SPACES + 1)])
"""Points lost for 0 to 7 tiles on the floor line."""
ROW = table([31 << 5 * row for row in range(5)])
COLUMN = table([sum(1 << 5 * row + column for row in range(5)) for column in range(5)])
LINE = table([sum(1 << 6 * color + line for color in range(5)) for line in range(6)])
"""One pattern line, or the floor line, in `Board.open`, for all colors."""
JOKER_ANYWHERE = sum(1 << 6 * source + JOKER for source in range(10))
"""The jokers of all sources in `State.available`."""


@record
class Board(Record):
    """One player's board. Wall spaces are bits 5 * row + column, both from 0."""

    open: Int32
    """One bit for each `opening`: that color may be put on that pattern line, or on the floor line."""
    wall: Int32
    """The covered wall spaces."""
    jokers: Int32
    """Those covered by a joker."""
    tiles: Annotated[list[int], "i4", 5]
    """By color: the wall spaces that count as that color in their row and column."""
    floor: Int32
    """The floor line, 4 bits a space from the left: 0 nothing, otherwise 1 + the color, or 1 + MARKER."""
    score: Int16
    fallen: Int8
    """How many floor spaces are taken."""
    count: Annotated[list[int], "i1", 5]
    """Tiles on each pattern line, jokers included."""
    color: Annotated[list[int], "i1", 5]
    """Their color; NO_COLOR for an empty line or one of jokers alone."""
    joker_count: Int16
    """Jokers on the pattern lines, 3 bits a line."""


@record
class State(Table):
    """A whole game."""

    lid: Annotated[list[int], "i1", 6]
    column_bonus: Int8
    boards: Annotated[list[Board], Board, 4]
    max_rounds: Int16
    """The round after which the game ends in any case; 0 for none."""


def letter(color: int) -> str | None:
    return None if color == NO_COLOR else COLORS[color]


@rule
def opening(color: int, line: int) -> int:
    """A color and its destination as a bit of `Board.open`."""
    return 6 * color + line


@rule
def color_of(spot: int) -> int:
    return spot // 6


@rule
def line_of(spot: int) -> int:
    return spot % 6


@rule
def is_open(board: Board, color: int, line: int) -> bool:
    return (board.open >> 6 * color + line & 1) != 0


@rule
def open_floor(s: State, board: Board) -> None:
    """Open the floor line to all colors; or, by an option, to those alone that no pattern line takes."""
    if s.rules & MUST_PLACE:
        board.open = off_floor(board.open | LINE[FLOOR])


@rule
def off_floor(openings: int) -> int:
    """Openings without the floor line where a pattern line is open to the same color."""
    for color in range(5):
        if openings >> 6 * color & 31:
            openings &= ~(1 << 6 * color + FLOOR)
    return openings


@rule
def joker_count(board: Board, line: int) -> int:
    return board.joker_count >> 3 * line & 7


@rule
def set_up(s: State, players: int, start: int, rules: int, column_bonus: int, max_rounds: int) -> None:
    """An empty table, a full bag, and tiles to be drawn. The record must be all zero."""
    set_up_table(s, players, start, rules, DEAL)
    s.marker = start
    s.column_bonus = column_bonus
    s.max_rounds = max_rounds
    replaced = 0
    if rules & JOKERS:
        replaced = 1 if players == 2 else 2
    for color in range(5):
        s.bag[color] = 20 - replaced
    s.bag[JOKER] = 5 * replaced
    for seat in range(players):
        board = s.boards[seat]
        board.open = (1 << 30) - 1
        for line in range(5):
            board.color[line] = NO_COLOR
        open_floor(s, board)
