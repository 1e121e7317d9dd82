"""Compiling what environments need, once, before anyone has to wait for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from ..rules.box import Box
from .vector import Batch, RandomPlayers

PARTS = 4
"""How many parts `warm` is done in."""


def warm(box: Box, progress: Callable[[str], None] | None = None) -> None:
    """Load or compile a box's functions by calling each once; `progress` is told each part before it is done."""

    def begin(part: str) -> None:
        if progress is not None:
            progress(f"{box.name}: {part}")

    batch = Batch(f"{next(iter(box.presets))}/2", 1)
    buffers, actions = batch.new_buffers(), np.zeros(1, np.int64)
    begin("start games")
    batch.reset(buffers, seed=0)
    begin("choose actions")
    RandomPlayers(batch, seed=0).choose(actions)
    begin("step games")
    batch.step(actions, buffers)
    begin("observe game")
    batch.observe(0, 0)
