"""What a position is worth to each seat: a learned guess of the final margin in points.

Weights are one array: for each stage of the game a weight for each feature; then style, of which the first number says
what a point of the others' weighs beside one's own; then for each stage what each pattern is worth. Bound to a box's
features by `kernel.bind`.
"""

from __future__ import annotations

from typing import Any

from ..rules.kernel import NOBODY

SCRATCH = 96
"""Room for the features and patterns of a board."""
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
    first = (STAGES + 1) * FEATURES + which * PATTERNS
    for i in range(FEATURES, FEATURES + TABLES):
        expected += weights[first + int(scratch[i])]
    return expected  # type: ignore[no-any-return]


def evaluate(s: Any, weights: Any, scratch: Any, values: Any) -> None:
    """Write each seat's expected margin over the best of the others; at the end of the game it is the real one."""
    if s.to_act == NOBODY:
        for seat in range(s.players):
            values[seat] = 0.0 + s.boards[seat].score
    else:
        which = stage(s)
        for seat in range(s.players):
            values[seat] = outlook(s, seat, which, weights, scratch)
    first, second = -1e9, -1e9
    leader = 0
    for seat in range(s.players):
        if values[seat] > first:
            first, second, leader = values[seat], first, seat
        elif values[seat] > second:
            second = values[seat]
    spite = weights[STAGES * FEATURES]
    for seat in range(s.players):
        values[seat] -= spite * (second if seat == leader else first)
