"""The board: what each space costs, which spaces touch, and where pillars, statues and windows stand.

Around every outer star the pair of spaces 5 and 6 faces outwards and 2 and 3 the star in the middle. Both sides of the
board have the same places; only the printed costs differ.
"""

from __future__ import annotations

from ...kernel import grid
from .state import CENTER_STAR, STARS

COST = grid(
    [
        [n for _ in range(7) for n in (1, 2, 3, 4, 5, 6)],
        [n for _ in range(6) for n in (3, 2, 1, 4, 5, 6)] + [3] * 6,
    ]
)
"""COST[side][6 * star + space]; side 0 is the colored one, 1 the monochrome one."""


def _spaces(*names: str) -> int:
    """Spaces by their names, such as "o2", as bits."""
    return sum(1 << 6 * STARS.index(name[0]) + int(name[1]) - 1 for name in names)


def _elements() -> list[tuple[str, int, int, int]]:
    """Every pillar, statue and window: its kind, its star, its spaces and the tiles it gives."""
    found = []
    for star in range(CENTER_STAR):
        here, following = STARS[star], STARS[(star + 1) % 6]
        middle = (f"c{(star - 1) % 6 + 1}", f"c{star + 1}")
        found.append(("pillar", star, _spaces(f"{here}2", f"{here}3", *middle), 1))
        found.append(("statue", star, _spaces(f"{here}1", f"{here}2", f"{following}3", f"{following}4"), 2))
        found.append(("window", star, _spaces(f"{here}5", f"{here}6"), 3))
    return found


ELEMENTS = _elements()
_TOUCHING = [[element for element in ELEMENTS if element[2] >> space & 1] for space in range(42)]
_NONE = ("", 0, 0, 0)
TOUCHED = grid([[[*near, _NONE][i][2] for i in range(2)] for near in _TOUCHING])
"""TOUCHED[space]: the spaces around each of the one or two elements it touches; 0 where there is no second one."""
REWARD = grid([[[*near, _NONE][i][3] for i in range(2)] for near in _TOUCHING])
"""REWARD[space]: the tiles each of them gives."""


def _run(star: int, space: int) -> int:
    """Tiles connected around the ring of a star (one bit each) to the tile on a space, itself included."""
    star |= 1 << space
    if star == 63:
        return 6
    length = 1
    while star >> (space + length) % 6 & 1:
        length += 1
    back = 1
    while star >> (space - back) % 6 & 1:
        back += 1
        length += 1
    return length


RUN = grid([[_run(star, space) for star in range(64)] for space in range(6)])

NUMBERED = grid(
    [
        [sum(1 << space for space in range(42) if COST[side][space] == number) for number in range(5)]
        for side in range(2)
    ]
)
"""NUMBERED[side][number]: all spaces with that number, for the bonuses of 1 to 4."""
WITHIN = grid(
    [[sum(1 << space for space in range(42) if COST[side][space] <= tiles) for tiles in range(7)] for side in range(2)]
)
"""WITHIN[side][tiles]: all spaces that so many tiles can pay for."""
