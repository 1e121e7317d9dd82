"""Chances to win, where a search knows only margins."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from ..rules.game import Position
from .stages import stage_of

POINTS_FOR_ODDS = (14.0, 11.0, 6.0)
"""A lead of this many points multiplies the odds by e: early, in the middle and late. The same lead counts for more the
fewer rounds are left. Fitted to 540 games of `mosaicist` with itself, in both boxes with two to four seats."""


def chances_of(position: Position, margins: Sequence[float]) -> tuple[float, ...]:
    """Each seat's chance to win a game in which these margins are expected; they add up to 1."""
    points, most = POINTS_FOR_ODDS[stage_of(position)], max(margins)
    odds = [exp((margin - most) / points) for margin in margins]
    return tuple(each / sum(odds) for each in odds)
