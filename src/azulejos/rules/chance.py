"""Who acts when no seat does, and tiles drawn from a bag."""

from __future__ import annotations

from ..kernel import rule

CHANCE = -1
"""`to_act` when a tile must be drawn."""
NOBODY = -2
"""`to_act` when the game is over."""


@rule
def draw_from(bag: list[int], k: int) -> int:
    """The color of tile number k, 0 and up, when the tiles of a bag are sorted by color."""
    color = 0
    for c in range(len(bag) - 1):
        k -= bag[c]
        color += k >= 0
    return color
