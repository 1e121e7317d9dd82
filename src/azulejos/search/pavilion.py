"""How the search sees Summer Pavilion: features of a board, whose weights are learned from play, and what bots make of
them.
"""

from __future__ import annotations

from ..kernel import grid, popcount, rule, table
from ..rules.chance import NOBODY, total
from ..rules.pavilion.actions import PASS
from ..rules.pavilion.geometry import ELEMENTS, NUMBERED
from ..rules.pavilion.scoring import STAR_POINTS, star_color
from ..rules.pavilion.state import ACQUIRE, CENTER_STAR, DEAL, MONO_STARS, PLACE, ROUNDS, STAR_COLOR, State, wild
from ..rules.pavilion.turns import legal
from .features import ONE, FeatureNames, Features
from .skills import glance, reads

NAMES = FeatureNames()
STARS_OF = NAMES.add(f"stars of {n}" for n in range(1, 7)) - 1
"""Plus the number of tiles, from 1; the same for the next."""
STAR_POINTS_OF = NAMES.add(f"points of stars of {n}" for n in range(1, 7)) - 1
NUMBER_SHARE = NAMES.add(f"number {n}: share covered" for n in range(1, 5)) - 1
"""Plus the number, 1 to 4; the same for the next."""
NUMBER_NEAR = NAMES.add(f"number {n}: all but one or two" for n in range(1, 5)) - 1
PILLARS_HALF, PILLARS_BUT_ONE = NAMES.each("pillars begun by half", "pillars but one space")
STATUES_HALF, STATUES_BUT_ONE = NAMES.each("statues begun by half", "statues but one space")
WINDOWS_BUT_ONE, BESIDE_TILES = NAMES.each("windows but one space", "spaces beside tiles")
IN_HAND, WILD_IN_HAND, NEXT_WILD_IN_HAND, MOST_OF_COLOR, COLORS_OF_TWO, COLORS_OF_FOUR = NAMES.each(
    "tiles in hand",
    "wild tiles in hand",
    "next round's wild tiles in hand",
    "most tiles of a color",
    "colors of two or more",
    "colors of four or more",
)
KEPT, NEXT_WILD_KEPT = NAMES.each("tiles kept", "next round's wild tiles kept")
HAS_PASSED, STARTS_NEXT, ON_OFFER = NAMES.each("has passed", "starts next", "tiles on offer")
BEYOND_FOUR, TILES_PLACED = NAMES.each("tiles in hand beyond four", "tiles placed")
ACTS_NEXT, ACTS_AND_OFFER, ACTS_AND_MARKER = NAMES.each(
    "acts next", "acts next × tiles on offer", "acts next, marker in the center"
)
(MOST_BUT_WILD,) = NAMES.each("most tiles of a color beside the wild one")
COUNT = len(NAMES)

STAR_PATTERN = COUNT
"""Where the numbers of a board's patterns are written, after the features: plus the star."""
TABLES = 7
HAND = 8
"""Tiles of the star's color in hand: 0 to 6, or more."""
PATTERNS = 7 * 64 * HAND
"""For each star: its covered spaces, and the tiles for it in hand."""
STAGES = 18
"""Rounds 1 to 6, while tiles are acquired, while they are placed, and between rounds."""

MASKS = table([spaces for _, _, spaces, _ in ELEMENTS])
SIZES = table([spaces.bit_count() for _, _, spaces, _ in ELEMENTS])
PILLAR, STATUE, WINDOW = range(3)
KINDS = table([("pillar", "statue", "window").index(kind) for kind, *_ in ELEMENTS])
COUNTS = grid([[NUMBERED[side][number].bit_count() for number in range(5)] for side in range(2)])


def _edges(star: int) -> int:
    """Free spaces beside a covered one, in a star of six (one bit each)."""
    return sum(1 for i in range(6) if not star >> i & 1 and (star >> (i + 1) % 6 & 1 or star >> (i - 1) % 6 & 1))


EDGES = table([_edges(star) for star in range(64)])


@rule
def stage(s: State) -> int:
    """By round and phase."""
    if s.phase == DEAL:
        return 12 + s.round - 1
    if s.phase == ACQUIRE:
        return s.round - 1
    return 6 + s.round - 1


@rule
def describe(s: State, seat: int, out: list[float]) -> int:
    """Write the features of a seat, then the entries of its patterns; return its score."""
    board = s.boards[seat]
    for i in range(COUNT):
        out[i] = 0.0
    out[ONE] = 1.0
    edges = 0
    for star in range(7):
        covered = board.covered >> 6 * star & 63
        color = star_color(board, star) if covered else -1
        if not s.rules & MONO_STARS:
            color = -1 if star == CENTER_STAR else STAR_COLOR[star]
        ready = min(HAND - 1, board.hand[color] + board.corners[color]) if color >= 0 else 0
        out[STAR_PATTERN + star] = (star * 64 + covered) * HAND + ready
        if covered == 0:
            continue
        count = popcount(covered)
        out[STARS_OF + count] += 1.0
        out[STAR_POINTS_OF + count] += STAR_POINTS[color] if color >= 0 else 12
        edges += EDGES[covered]
    side = 1 if s.rules & MONO_STARS else 0
    for number in range(1, 5):
        covered = popcount(board.covered & NUMBERED[side][number])
        out[NUMBER_SHARE + number] = covered / COUNTS[side][number]
        out[NUMBER_NEAR + number] = COUNTS[side][number] - covered <= 2
    for i in range(18):
        missing = SIZES[i] - popcount(board.covered & MASKS[i])
        kind = KINDS[i]
        if kind == WINDOW:
            out[WINDOWS_BUT_ONE] += missing == 1
        elif missing == 2:
            out[PILLARS_HALF if kind == PILLAR else STATUES_HALF] += 1.0
        elif missing == 1:
            out[PILLARS_BUT_ONE if kind == PILLAR else STATUES_BUT_ONE] += 1.0
    out[BESIDE_TILES] = edges
    hand = total(board.hand)
    out[IN_HAND] = hand
    coming = s.round if s.round < ROUNDS else -1
    if s.phase == DEAL:
        coming = s.round - 1
    out[WILD_IN_HAND] = board.hand[wild(s)]
    if coming >= 0:
        out[NEXT_WILD_IN_HAND] = board.hand[coming]
        out[NEXT_WILD_KEPT] = board.corners[coming]
    most, beside = 0, 0
    for color in range(6):
        count = board.hand[color]
        most = max(most, count)
        if color != wild(s):
            beside = max(beside, count)
        out[COLORS_OF_TWO] += count >= 2
        out[COLORS_OF_FOUR] += count >= 4
    out[MOST_OF_COLOR] = most
    out[MOST_BUT_WILD] = beside
    out[KEPT] = total(board.corners)
    out[HAS_PASSED] = board.passed
    out[STARTS_NEXT] = s.marker == seat or (s.phase != ACQUIRE and s.start == seat)
    if s.phase == ACQUIRE:
        left = 0
        for source in range(s.factories + 1):
            left += total(s.sources[source])
        out[ON_OFFER] = left / s.players
        if s.to_act == seat:
            out[ACTS_AND_OFFER] = left / s.players
            out[ACTS_AND_MARKER] = s.marker < 0
    out[ACTS_NEXT] = s.to_act == seat
    out[BEYOND_FOUR] = max(0, hand - 4)
    out[TILES_PLACED] = popcount(board.covered)
    return board.score


@rule
def rests(s: State) -> bool:
    """The round is over, and what comes next is drawn for the factories."""
    return s.phase == DEAL or s.to_act == NOBODY


@rule
def candidates(s: State, out: list[int]) -> int:
    """All legal actions, but in the last round one pass alone: there is no next round to keep tiles for.

    It is the pass that keeps fewest, since passes come last and in the order of what they keep.
    """
    count = legal(s, out)
    if s.round == ROUNDS and s.phase == PLACE:
        while count > 1 and out[count - 2] >= PASS:
            count -= 1
    return count


FEATURES = Features(tuple(NAMES), STAGES, TABLES, PATTERNS, describe, stage)


def outlook(s: State, seat: int) -> tuple[int, int, int]:
    """The score, then covered spaces, then tiles in hand or kept."""
    board = s.boards[seat]
    return board.score, popcount(board.covered), total(board.hand) + total(board.corners)


SKILLS = {
    "novice": glance(0.3, 6.0),
    "apprentice": glance(0.39, 4.8),
    "tiler": glance(0.51, 3.6),
    "journeyman": glance(0.66, 2.5),
    "artisan": glance(),
    "mosaicist": reads(400),
}

TASTES = {
    "tidy": {"tiles in hand beyond four": -3.0},
    "sprinter": {"tiles placed": 2.0},
    "mason": {"stars of 4": 2.0, "stars of 5": 5.0, "stars of 6": 9.0},
}
