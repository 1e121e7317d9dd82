"""What a position is worth to each seat: a learned guess of the final margin in points.

Weights have a row for each stage of the game, and a last row for style: what a point of the others' weighs beside one's
own. Bound to a box's features by `kernel.bind`.
"""

from __future__ import annotations

from typing import Any

from ..rules.kernel import NOBODY

FEATURES = 0
describe: Any = None
outlook: Any = None
stage: Any = None


def outlook_of(s: Any, seat: int, which: int, weights: Any, scratch: Any) -> float:
    """The final score a seat may expect."""
    score = describe(s, seat, scratch)
    expected = 0.0 + score
    for i in range(FEATURES):
        expected += weights[which, i] * scratch[i]
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
    spite = weights[len(weights) - 1, 0]
    for seat in range(s.players):
        values[seat] -= spite * (second if seat == leader else first)
