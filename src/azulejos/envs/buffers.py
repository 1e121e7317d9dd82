"""The arrays a batch writes into. They belong to the caller, who may share them with torch or JAX."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .errors import InvalidBuffer


@dataclass(frozen=True, eq=False, slots=True, weakref_slot=True)
class Buffers:
    """C-contiguous NumPy arrays, each with a row for every game."""

    masks: NDArray[Any]
    """(games, actions): 1 for every legal action, 0 for the others; all 0 in a game that is over. Packed, they are
    (games, words): action a is bit a % 32 of word a // 32."""
    rewards: NDArray[np.float32]
    """(games, seats): all 0 but in the step that ends a game."""
    terminations: NDArray[np.bool_]
    """(games,): this step ended the game."""
    truncations: NDArray[np.bool_]
    """(games,): this step ended the game, and only because that was its last round."""
    seats: NDArray[np.int8]
    """(games,): the seat to act, or NOBODY."""
    observations: NDArray[np.float32] | None = None
    """(games, numbers): what the seat to act sees. None: not wanted."""
    final_observations: NDArray[np.float32] | None = None
    """(games, numbers): with SAME_STEP, how each game ended that this step ended; other rows stay. None: not wanted."""


def check_array(array: Any, name: str, shape: tuple[int, ...], kind: Any) -> None:
    """Raise InvalidBuffer unless numbers of this shape and kind can be written there."""
    if not isinstance(array, np.ndarray):
        raise InvalidBuffer(f"{name}: it must be a NumPy array, not {type(array).__name__}")
    if array.shape != shape:
        raise InvalidBuffer(f"{name}: its shape must be {shape}, not {array.shape}")
    if array.dtype != kind:
        raise InvalidBuffer(f"{name}: its dtype must be {np.dtype(kind)}, not {array.dtype}")
    if not array.flags.c_contiguous or not array.flags.writeable:
        raise InvalidBuffer(f"{name}: it must be C-contiguous and writable")
