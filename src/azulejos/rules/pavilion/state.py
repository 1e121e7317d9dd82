"""What lies on the table in a game of Summer Pavilion: one record, its constants, and the set-up."""

from __future__ import annotations

from typing import Annotated, get_args

from ...kernel import Int8, Int16, Int64, Record, record, rule, table
from ..sources import IN_CENTER, Table, set_up_table
from .position import Phase

# Colors, in the order in which they are wild: purple in round 1, red in round 6.
COLORS = "pgoybr"
PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED = range(6)
ROUNDS = 6
TILES_PER_COLOR = 22

# Stars clockwise from the upper left, then the one in the middle. Spaces of a star count clockwise from 0, and
# are the numbers 1 to 6 printed on the colored side.
STARS = "orbygpc"
CENTER_STAR = 6
STAR_COLOR = table([COLORS.index(letter) for letter in STARS[:6]])

SUPPLY_SPACES = 10

ACQUIRE, PLACE, BONUS, REFILL, DEAL, OVER = range(6)
PHASES = get_args(Phase)

START_SCORE = 5
LEAST_SCORE = 1
MOST_KEPT = 4

# Bits of `State.rules`.
MONO_STARS = 1
NEXT_CLOCKWISE = 2
KEEP_MOST = 4
DISCARD_LAST = 8


@record
class Board(Record):
    """One player's board and tiles. Spaces are bits 6 * star + space."""

    covered: Int64
    hand: Annotated[list[int], "i1", 6]
    """Tiles beside the board, by color."""
    corners: Annotated[list[int], "i1", 6]
    """Tiles kept for the next round, by color."""
    score: Int16
    passed: Int8
    colors: Annotated[list[int], "i1", 7]
    """By star: the colors in it, one bit each."""
    tiles: Annotated[list[list[int]], "i1", 7, 6]
    """What lies on each space: 0 nothing, otherwise 1 + the color."""


@record
class State(Table):
    """A whole game."""

    boards: Annotated[list[Board], Board, 4]
    tower: Annotated[list[int], "i1", 6]
    supply: Annotated[list[int], "i1", 6]
    turn: Int8
    """The seat whose turn it is or was, while tiles are drawn for the supply."""
    owed: Int8
    """Bonus tiles the player to act must take."""


@rule
def wild(s: State) -> int:
    """The color that may stand for others in this round."""
    return s.round - 1


@rule
def loss(board: Board, points: int) -> int:
    """What is really lost of so many points: a score never falls below 1."""
    return min(points, board.score - LEAST_SCORE)


@rule
def lose_points(s: State, seat: int, points: int) -> int:
    """Take points from a seat's score; return what was really lost."""
    board = s.boards[seat]
    lost = loss(board, points)
    board.score -= lost
    return lost


@rule
def set_up(s: State, players: int, start: int, rules: int) -> None:
    """Empty boards, a full bag, and tiles to be drawn. The record must be all zero."""
    set_up_table(s, players, start, rules, DEAL)
    s.turn = start
    s.marker = IN_CENTER
    for color in range(6):
        s.bag[color] = TILES_PER_COLOR
    for seat in range(players):
        s.boards[seat].score = START_SCORE
