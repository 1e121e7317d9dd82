"""What a position is worth to each seat: a learned guess of its final score.

Weights are one array: for each stage of the game a weight for each feature; then for each stage what each pattern is
worth. Bound to a box's features by `kernel.bind`.
"""

from __future__ import annotations

from typing import Any

from ..kernel import rule
from ..rules.chance import NOBODY

SCRATCH = 96
"""Room for the features and patterns of a board."""
FAR = 1e9
FEATURES = 0
PATTERNS = 0
STAGES = 0
TABLES = 0
describe: Any = None
outlook: Any = None
stage: Any = None


def outlook_of(s: Any, seat: int, which: int, weights: Any, scratch: Any) -> float:
    """The final score a seat may expect."""
    score = describe(s, seat, scratch)
    expected = 0.0 + score
    first = which * FEATURES
    for i in range(FEATURES):
        expected += weights[first + i] * scratch[i]
    first = STAGES * FEATURES + which * PATTERNS
    for i in range(FEATURES, FEATURES + TABLES):
        expected += weights[first + int(scratch[i])]
    return expected  # type: ignore[no-any-return]


def evaluate(s: Any, weights: Any, scratch: Any, values: Any) -> None:
    """Write each seat's expected score; at the end of the game it is the real one. Empty seats have less than any."""
    if s.to_act == NOBODY:
        for seat in range(s.players):
            values[seat] = 0.0 + s.boards[seat].score
    else:
        which = stage(s)
        for seat in range(s.players):
            values[seat] = outlook(s, seat, which, weights, scratch)
    for seat in range(s.players, 4):
        values[seat] = -FAR


@rule
def margin_of(values: Any, seat: int, spite: float) -> float:
    """What a seat makes of the four expected scores: its own, less so much of the best of the others."""
    best = -FAR
    for other in range(4):
        if other != seat:
            best = max(best, values[other])
    return values[seat] - spite * best  # type: ignore[no-any-return]
