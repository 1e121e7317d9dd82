"""What lies on the table in a game of Summer Pavilion: one record, its constants, and the set-up."""

from __future__ import annotations

from typing import Annotated, get_args

from ...kernel import Int8, Int16, Int64, Record, record, rule, table
from .. import sources
from ..chance import CHANCE
from .position import Phase

CENTER, IN_CENTER, TILES_PER_FACTORY = sources.CENTER, sources.IN_CENTER, sources.TILES_PER_FACTORY

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

# Rules of `State.rules`, one bit each; a cleared bit is the usual rule.
MONO_STARS = 1
NEXT_CLOCKWISE = 2
KEEP_MOST = 4
CORNERS_LAST = 8


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
class State(Record):
    """A whole game of 2 to 4 seats. What a smaller game does not use stays zero."""

    boards: Annotated[list[Board], Board, 4]
    sources: Annotated[list[list[int]], "i1", 10, 6]
    """Tiles by source and color; source 0 is the center."""
    bag: Annotated[list[int], "i1", 6]
    tower: Annotated[list[int], "i1", 6]
    supply: Annotated[list[int], "i1", 6]
    available: Int64
    """Bit 6 * source + color: that source holds tiles of that color."""
    rules: Int16
    round: Int8
    players: Int8
    factories: Int8
    to_act: Int8
    phase: Int8
    start: Int8
    """The seat that starts, or started, this phase."""
    marker: Int8
    """The seat that has the starting marker, or IN_CENTER."""
    turn: Int8
    """The seat whose turn it is or was, while tiles are drawn for the supply."""
    drawn: Int8
    """Tiles laid on factories in this deal."""
    owed: Int8
    """Bonus tiles the player to act must take."""


@rule
def next_seat(s: State, seat: int) -> int:
    """The neighbor clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def total(tiles: list[int]) -> int:
    return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]


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
    s.players = players
    s.factories = 2 * players + 1
    s.start = start
    s.turn = start
    s.marker = IN_CENTER
    s.rules = rules
    s.round = 1
    s.phase = DEAL
    s.to_act = CHANCE
    for color in range(6):
        s.bag[color] = TILES_PER_COLOR
    for seat in range(players):
        s.boards[seat].score = START_SCORE
