"""How numbers get into an observation. Each function writes from place `k` on and returns the place after it."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..kernel import rule

Numbers = NDArray[np.float32]
"""A one-dimensional array."""
Mask = NDArray[np.int8]
"""A one-dimensional array with a number for each action."""


@rule
def write_tiles(tiles: list[int], colors: int, scale: int, out: Numbers, k: int) -> int:
    """Counts by color."""
    for color in range(colors):
        out[k + color] = tiles[color] / scale
    return k + colors


@rule
def write_bits(word: int, count: int, out: Numbers, k: int) -> int:
    for i in range(count):
        out[k + i] = word >> i & 1
    return k + count


@rule
def write_choice(choice: int, count: int, out: Numbers, k: int) -> int:
    """1 for the choice, 0 for the others; a choice below 0 is none of them."""
    for i in range(count):
        out[k + i] = i == choice
    return k + count


@rule
def seen_from(viewer: int, seat: int, players: int) -> int:
    """How many places clockwise of the viewer a seat is; -1 for no seat."""
    if seat < 0:
        return -1
    return seat - viewer if seat >= viewer else seat - viewer + players


@rule
def write_none(mask: Mask) -> None:
    """No action is legal."""
    for action in range(len(mask)):
        mask[action] = 0


@rule
def write_listed(actions: list[int], count: int, mask: Mask) -> None:
    """The first so many actions of a list are legal."""
    for i in range(count):
        mask[actions[i]] = 1
