"""How a network sees Summer Pavilion."""

from __future__ import annotations

from ..envs.layout import Plane
from ..envs.pavilion import MOST_OWED, MOST_POINTS, PHASE_COUNT, SCORE_SCALE
from ..envs.writing import Numbers, write_bits, write_choice, write_tiles
from ..kernel import rule
from ..rules.pavilion import actions, state
from ..rules.pavilion.geometry import RUN, WITHIN
from ..rules.pavilion.placing import colors_for_star
from ..rules.pavilion.state import (
    CENTER_STAR,
    MONO_STARS,
    MOST_KEPT,
    REFILL,
    ROUNDS,
    SUPPLY_SPACES,
    TILES_PER_COLOR,
    Board,
    State,
    wild,
)
from .boards import (
    COUNT_SCALE,
    score_planes,
    seen_by_network,
    setting_planes,
    write_level,
    write_levels,
    write_score,
    write_seat,
    write_setting,
)

VERSION = 1
MOST_CHOICES = actions.MOST_CHOICES
DEALS = 0
"""Rounds are long: searches that look beyond them play no better."""
HAND_LEVELS = 4
WILD_LEVELS = 6
RULE_BITS = 4
_OF = " ".join(state.COLORS)
_STARS = " ".join(state.STARS)

TABLE = [
    Plane("supply", (6,), _OF, SUPPLY_SPACES, SUPPLY_SPACES, "tiles in the supply"),
    Plane("bag", (6,), _OF, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the bag"),
    Plane("tower", (6,), _OF, TILES_PER_COLOR, TILES_PER_COLOR, "tiles in the tower"),
    Plane("round", (ROUNDS,), "1 to 6", 1, 1, "the round, and so the wild color"),
    Plane("phase", (PHASE_COUNT,), " ".join(state.PHASES), 1, 1, "what is going on"),
    Plane("owed", (MOST_OWED,), f"1 to {MOST_OWED}", 1, 1, "bonus tiles to be taken now"),
    *setting_planes(RULE_BITS),
]


@rule
def write_table(s: State, out: Numbers, k: int) -> int:
    k = write_tiles(s.supply, 6, SUPPLY_SPACES, out, k)
    k = write_tiles(s.bag, 6, TILES_PER_COLOR, out, k)
    k = write_tiles(s.tower, 6, TILES_PER_COLOR, out, k)
    k = write_level(s.round, ROUNDS, out, k)
    k = write_choice(s.phase, PHASE_COUNT, out, k)
    k = write_level(s.owed, MOST_OWED, out, k)
    return write_setting(s, RULE_BITS, out, k)


BOARD = [
    Plane("seat", (5,), "is there, acts, starts, has the marker, has passed", 1, 1, "who sits here"),
    *score_planes(SCORE_SCALE, MOST_POINTS),
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


@rule
def write_board(s: State, seat: int, viewers: int, out: Numbers, k: int) -> int:
    board = s.boards[seat]
    k = write_seat(s, seat, (s.turn if s.phase == REFILL else s.to_act) == seat, out, k)
    out[k] = board.passed
    k = write_score(board.score, SCORE_SCALE, viewers, out, k + 1)
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


LAYOUT, describe = seen_by_network("pavilion", VERSION, state.COLORS, (TABLE, write_table), (BOARD, write_board))
INPUTS = LAYOUT.size
