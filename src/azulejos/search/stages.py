"""Where in a game a position lies."""

from __future__ import annotations

from ..rules.game import Position
from .plug import plug

LAST_ROUNDS = (2, 4)
"""Early are rounds 1 and 2, the middle is rounds 3 and 4, and late are those that follow."""
STAGES = ("early", "middle", "late")


def is_before_round(position: Position) -> bool:
    """Whether the tiles of a new round are to be drawn, and not some that fill up the supply in the middle of one."""
    return position.is_chance and bool(plug(position.game.box).rests(position.state()))


def round_of(position: Position) -> int:
    """The round that a position belongs to: until the tiles of the next one are drawn, the last one."""
    return position.round - is_before_round(position)


def stage_of(position: Position) -> int:
    """The number of its stage."""
    return sum(round_of(position) > last for last in LAST_ROUNDS)
