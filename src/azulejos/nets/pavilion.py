"""How a network sees Summer Pavilion."""

from __future__ import annotations

from ..envs.layout import Plane
from ..envs.pavilion import MOST_OWED, MOST_POINTS, PHASE_COUNT, SCORE_SCALE
from ..envs.writing import Numbers, write_bits, write_choice, write_tiles
from ..kernel import rule
from ..rules.pavilion import actions
from ..rules.pavilion.geometry import RUN, WITHIN
from ..rules.pavilion.placing import colors_for_star
from ..rules.pavilion.state import (
    CENTER_STAR,
    COLORS,
    MONO_STARS,
    MOST_KEPT,
    PHASES,
    REFILL,
    ROUNDS,
    STARS,
    SUPPLY_SPACES,
    TILES_PER_COLOR,
    Board,
    State,
    wild,
)
from ..rules.sources import CENTER, IN_CENTER, MAX_FACTORIES, next_seat
from .boards import (
    CENTER_LEVELS,
    COUNT_SCALE,
    PLACES,
    PLAYERS,
    SOURCE_LEVELS,
    clear,
    lay_out,
    lead_planes,
    offer_planes,
    write_lead,
    write_level,
    write_levels,
)

VERSION = 1
MOST_CHOICES = actions.MOST_CHOICES
HAND_LEVELS = 4
WILD_LEVELS = 6
RULE_BITS = 4
_OF = " ".join(COLORS)
_STARS = " ".join(STARS)

TABLE = [
    *offer_planes(COLORS),
    Plane("supply", (6,), _OF, SUPPLY_SPACES, SUPPLY_SPACES, "tiles in the supply"),
    Plane("bag", (6,), _OF, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the bag"),
    Plane("tower", (6,), _OF, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the tower"),
    Plane("round", (ROUNDS,), "1 to 6", 1, 1, "the round, and so the wild color"),
    Plane("phase", (PHASE_COUNT,), " ".join(PHASES), 1, 1, "what is going on"),
    Plane("owed", (MOST_OWED,), f"1 to {MOST_OWED}", 1, 1, "bonus tiles to be taken now"),
    Plane("marker", (1,), "", 1, 1, "the starting marker is in the center"),
    Plane("players", (PLAYERS,), "2 3 4", 1, 1, "how many play"),
    Plane("rules", (RULE_BITS,), "as the bits of `State.rules`", 1, 1, "options"),
]
BOARD = [
    Plane("seat", (5,), "is there, acts, starts, has the marker, has passed", 1, 1, "who sits here"),
    Plane("score", (1,), "", SCORE_SCALE, MOST_POINTS, "points"),
    *lead_planes(MOST_POINTS),
    Plane("hand", (6, HAND_LEVELS), f"{_OF}; 1 to {HAND_LEVELS}, or more", 1, 1, "tiles beside the board"),
    Plane("hand counts", (6,), _OF, COUNT_SCALE, TILES_PER_COLOR, "the same as counts"),
    Plane("wild", (WILD_LEVELS,), f"1 to {WILD_LEVELS}, or more", 1, 1, "wild tiles beside the board"),
    Plane("next wild", (1,), "", COUNT_SCALE, TILES_PER_COLOR, "tiles that are wild in the next round, kept ones too"),
    Plane("corners", (6,), _OF, MOST_KEPT, MOST_KEPT, "tiles kept for the next round"),
    Plane("stars", (7, 6), f"{_STARS}; space", 1, 1, "covered spaces"),
    Plane("in reach", (7, 6), f"{_STARS}; space", 1, 1, "free spaces that the hand can pay for"),
    Plane("space points", (7, 6), f"{_STARS}; space", 5, 5, "what a tile would score beyond 1 on a free space"),
    Plane("star colors", (7, 6), f"{_STARS}; {_OF}", 1, 1, "colors in the middle, or in all monochrome stars"),
]
LAYOUT = lay_out(VERSION, TABLE, BOARD)
INPUTS = LAYOUT.size
BOARD_INPUTS = sum(plane.size for plane in BOARD)
TABLE_INPUTS = INPUTS - PLACES * BOARD_INPUTS


@rule
def describe(s: State, viewer: int, out: Numbers) -> None:
    """Write everything on the table as a seat sees it."""
    clear(out, INPUTS)
    write_table(s, out, 0)
    k, seat = TABLE_INPUTS, viewer
    for _ in range(s.players):
        write_board(s, seat, s.boards[viewer].score, out, k)
        k += BOARD_INPUTS
        seat = next_seat(s, seat)


@rule
def write_table(s: State, out: Numbers, k: int) -> int:
    k = write_levels(s.sources[CENTER], 6, CENTER_LEVELS, out, k)
    k = write_tiles(s.sources[CENTER], 6, COUNT_SCALE, out, k)
    for factory in range(1, MAX_FACTORIES + 1):
        k = write_levels(s.sources[factory], 6, SOURCE_LEVELS, out, k)
    k = write_tiles(s.supply, 6, SUPPLY_SPACES, out, k)
    k = write_tiles(s.bag, 6, TILES_PER_COLOR, out, k)
    k = write_tiles(s.tower, 6, TILES_PER_COLOR, out, k)
    k = write_level(s.round, ROUNDS, out, k)
    k = write_choice(s.phase, PHASE_COUNT, out, k)
    k = write_level(s.owed, MOST_OWED, out, k)
    out[k] = s.marker == IN_CENTER
    k = write_choice(s.players - 2, PLAYERS, out, k + 1)
    return write_bits(s.rules, RULE_BITS, out, k)


@rule
def write_board(s: State, seat: int, viewers: int, out: Numbers, k: int) -> int:
    """One board; `viewers` is the viewer's score."""
    board = s.boards[seat]
    out[k] = 1
    out[k + 1] = (s.turn if s.phase == REFILL else s.to_act) == seat
    out[k + 2] = s.start == seat
    out[k + 3] = s.marker == seat
    out[k + 4] = board.passed
    out[k + 5] = board.score / SCORE_SCALE
    k = write_lead(board.score - viewers, out, k + 6)
    k = write_levels(board.hand, 6, HAND_LEVELS, out, k)
    k = write_tiles(board.hand, 6, COUNT_SCALE, out, k)
    k = write_level(board.hand[wild(s)], WILD_LEVELS, out, k)
    if s.round < ROUNDS:
        out[k] = (board.hand[wild(s) + 1] + board.corners[wild(s) + 1]) / COUNT_SCALE
    k = write_tiles(board.corners, 6, MOST_KEPT, out, k + 1)
    k = write_bits(board.covered, 42, out, k)
    for star in range(7):
        k = write_bits(in_reach(s, board, star), 6, out, k)
    for star in range(7):
        covered = board.covered >> 6 * star & 63
        for space in range(6):
            if not covered >> space & 1:
                out[k + space] = (RUN[space][covered] - 1) / 5
        k += 6
    for star in range(7):
        if star == CENTER_STAR or s.rules & MONO_STARS:
            write_bits(board.colors[star], 6, out, k)
        k += 6
    return k


@rule
def in_reach(s: State, board: Board, star: int) -> int:
    """The free spaces of a star that the hand can pay for, one bit each."""
    colors = colors_for_star(s, board, star)
    wilds = board.hand[wild(s)]
    most = 0
    for color in range(6):
        if colors >> color & 1 and board.hand[color]:
            most = max(most, wilds if color == wild(s) else board.hand[color] + wilds)
    side = 1 if s.rules & MONO_STARS else 0
    return (WITHIN[side][min(most, 6)] & ~board.covered) >> 6 * star & 63
