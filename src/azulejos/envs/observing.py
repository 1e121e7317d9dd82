"""What an agent sees of any position: to take one that was trained in an environment to a table or the arena."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ..rules.game import Position
from .core import core_of


def observe(position: Position, seat: int | None = None) -> NDArray[np.float32]:
    """The position as a seat sees it, the one to act if none is named: as all environments of this game show it."""
    core = core_of(position.game)
    return core.observe(core.engine.load(position.state()), position.to_act if seat is None else seat)


def action_mask(position: Position) -> NDArray[np.int8]:
    """1 for every action that the seat to act may do, 0 for the others; all 0 while tiles are drawn, and at the end."""
    mask = np.zeros(position.game.num_actions, np.int8)
    if position.to_act >= 0:
        mask[[action.id for action in position.legal_actions()]] = 1
    return mask
