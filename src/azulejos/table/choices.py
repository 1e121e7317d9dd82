"""What a player may do, and what each move would bring: for people, who should not have to know the rules by heart."""

from __future__ import annotations

from ..rules.game import Position
from .plug import Choice, plug


def list_choices(position: Position) -> list[Choice]:
    """All legal moves of the seat to act."""
    if position.to_act < 0:
        return []
    describe = plug(position.game.box).describe(position.state())
    return [describe(action) for action in position.legal_actions()]
