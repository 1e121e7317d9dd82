"""Why a move is good or bad: claims that are true, found by playing it out. Where nothing is sure, nothing is said."""

from __future__ import annotations

from ..rules.game import Move, Position
from .claims import Claim
from .plug import plug


def why(position: Position, move: Move, better: Move | None = None) -> tuple[Claim, ...]:
    """What a move does; or, beside a better one, what that does or denies and this one does not."""
    action = position.game.action(move)
    box = plug(position.game.box)
    if better is None:
        return box.claims(position, action)
    return box.better_claims(position, action, position.game.action(better))
