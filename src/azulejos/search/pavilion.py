"""What a board of Summer Pavilion promises, as numbers whose weights are learned from play."""

from __future__ import annotations

from ..kernel import grid, popcount, rule, table
from ..rules.pavilion.geometry import ELEMENTS, NUMBERED
from ..rules.pavilion.scoring import STAR_POINTS, star_color
from ..rules.pavilion.state import (
    ACQUIRE,
    CENTER_STAR,
    DEAL,
    MONO_STARS,
    OVER,
    ROUNDS,
    STAR_COLOR,
    State,
    total,
    wild,
)

NAMES = (
    "one",
    *(f"stars of {n}" for n in range(1, 7)),
    *(f"points of stars of {n}" for n in range(1, 7)),
    *(f"number {n}: share covered" for n in range(1, 5)),
    *(f"number {n}: all but one or two" for n in range(1, 5)),
    "pillars begun by half",
    "pillars but one space",
    "statues begun by half",
    "statues but one space",
    "windows but one space",
    "spaces beside tiles",
    "tiles in hand",
    "wild tiles in hand",
    "next round's wild tiles in hand",
    "most tiles of a color",
    "colors of two or more",
    "colors of four or more",
    "tiles kept",
    "next round's wild tiles kept",
    "has passed",
    "starts next",
    "tiles on offer",
    "tiles in hand beyond four",
    "tiles placed",
    "acts next",
    "acts next × tiles on offer",
    "acts next, marker in the center",
    "most tiles of a color beside the wild one",
)
FEATURES = len(NAMES)
TABLES = 7
"""Entries of `patterns` for a board: its seven stars."""
HAND = 8
"""Tiles of the star's color in hand, or more."""
PATTERNS = 7 * 64 * HAND
"""Entries for each stage: for each star, its covered spaces and the tiles for it in hand."""
STAGES = 18
"""Rounds 1 to 6, while tiles are acquired, while they are placed, and between rounds."""

MASKS = table([spaces for _, _, spaces, _ in ELEMENTS])
SIZES = table([spaces.bit_count() for _, _, spaces, _ in ELEMENTS])
KINDS = table([("pillar", "statue", "window").index(kind) for kind, *_ in ELEMENTS])
COUNTS = grid([[NUMBERED[side][number].bit_count() for number in range(5)] for side in range(2)])


def _edges(star: int) -> int:
    """Free spaces beside a covered one, in a star of six (one bit each)."""
    return sum(1 for i in range(6) if not star >> i & 1 and (star >> (i + 1) % 6 & 1 or star >> (i - 1) % 6 & 1))


EDGES = table([_edges(star) for star in range(64)])


@rule
def stage(s: State) -> int:
    """Which weights apply: by round and phase."""
    if s.phase == DEAL:
        return 12 + s.round - 1
    if s.phase == ACQUIRE:
        return s.round - 1
    return 6 + s.round - 1


@rule
def describe(s: State, seat: int, out: list[float]) -> int:
    """Write the features of a seat, then the entries of its patterns; return its score."""
    board = s.boards[seat]
    for i in range(FEATURES):
        out[i] = 0.0
    out[0] = 1.0
    edges = 0
    for star in range(7):
        covered = board.covered >> 6 * star & 63
        color = star_color(board, star) if covered else -1
        if not s.rules & MONO_STARS:
            color = -1 if star == CENTER_STAR else STAR_COLOR[star]
        ready = min(HAND - 1, board.hand[color] + board.corners[color]) if color >= 0 else 0
        out[FEATURES + star] = (star * 64 + covered) * HAND + ready
        if covered == 0:
            continue
        count = popcount(covered)
        out[count] += 1.0
        out[6 + count] += STAR_POINTS[color] if color >= 0 else 12
        edges += EDGES[covered]
    side = 1 if s.rules & MONO_STARS else 0
    for number in range(1, 5):
        covered = popcount(board.covered & NUMBERED[side][number])
        out[12 + number] = covered / COUNTS[side][number]
        out[16 + number] = COUNTS[side][number] - covered <= 2
    for i in range(18):
        missing = SIZES[i] - popcount(board.covered & MASKS[i])
        kind = KINDS[i]
        if kind == 2:
            out[25] += missing == 1
        elif missing == 2:
            out[21 + 2 * kind] += 1.0
        elif missing == 1:
            out[22 + 2 * kind] += 1.0
    out[26] = edges
    hand = total(board.hand)
    out[27] = hand
    coming = s.round if s.round < ROUNDS else -1
    if s.phase == DEAL:
        coming = s.round - 1
    out[28] = board.hand[wild(s)]
    if coming >= 0:
        out[29] = board.hand[coming]
        out[34] = board.corners[coming]
    most, beside = 0, 0
    for color in range(6):
        count = board.hand[color]
        most = max(most, count)
        if color != wild(s):
            beside = max(beside, count)
        out[31] += count >= 2
        out[32] += count >= 4
    out[30] = most
    out[43] = beside
    out[33] = total(board.corners)
    out[35] = board.passed
    out[36] = s.marker == seat or (s.phase != ACQUIRE and s.start == seat)
    if s.phase == ACQUIRE:
        left = 0
        for source in range(s.factories + 1):
            left += total(s.sources[source])
        out[37] = left / s.players
        if s.to_act == seat:
            out[41] = left / s.players
            out[42] = s.marker < 0
    out[40] = s.to_act == seat
    out[38] = max(0, hand - 4)
    out[39] = popcount(board.covered)
    return board.score


@rule
def rests(s: State) -> bool:
    """Whether search goes no further: a round is over, and what comes next is drawn for the factories."""
    return s.phase == DEAL or s.phase == OVER
