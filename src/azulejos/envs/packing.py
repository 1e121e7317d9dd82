"""Masks of legal actions as bits: a game of many actions has few legal ones, and most of a mask is zeros."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel import parameter

BITS = 32
"""Actions to a word of a packed mask: action a is bit a % 32 of word a // 32."""

PackedMask = NDArray[np.int32]
"""A one-dimensional array with a word for every 32 actions."""


def packed_size(actions: int) -> int:
    """How many words the mask of so many actions takes."""
    return -(-actions // BITS)


class Listing(NamedTuple):
    """How a box lists the legal actions."""

    legal: Callable[[Any, Any], int]


listing = parameter(Listing)


def write_packed(s: Any, mask: PackedMask, scratch: Any) -> None:
    """A set bit for every legal action; none is legal when no player is to act. The list is scratch space."""
    count = listing.legal(s, scratch) if s.to_act >= 0 else 0
    done = 0
    for k in range(len(mask)):
        word = 0
        while done < count and scratch[done] // BITS == k:
            word |= 1 << scratch[done] % BITS
            done += 1
        mask[k] = word - (word >> BITS - 1 << BITS)  # the highest bit is the sign
