"""What a finished game is worth to each seat."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import Any, NamedTuple

from ..kernel import parameter, rule
from .errors import member


class Reward(Enum):
    """How a finished game is paid; before its end nothing is."""

    WIN = "win"
    """Every seat stakes 1 / (seats - 1), and the winners share the stakes: +1 and -1 for two, 0 for a draw."""
    MARGIN = "margin"
    """Points ahead of the best of the others, or behind it."""

    @classmethod
    def of(cls, name: Reward | str) -> Reward:
        return member(cls, name)

    @property
    def code(self) -> int:
        """The number by which compiled code knows it."""
        return MARGIN if self is Reward.MARGIN else WIN

    @property
    def penalty(self) -> float:
        """For an illegal action: as bad as a bad defeat."""
        return -100.0 if self is Reward.MARGIN else -1.0


WIN, MARGIN = range(2)


class Ranking(NamedTuple):
    """How a box ranks the seats."""

    standing: Callable[[Any, int], int]


ranking = parameter(Ranking)


def pay(s: Any, reward: int, out: Any) -> None:
    """Write what a game that is over is worth to each seat."""
    if reward == MARGIN:
        pay_margins(s, out)
        return
    best = ranking.standing(s, 0)
    for seat in range(1, s.players):
        best = max(best, ranking.standing(s, seat))
    winners = 0
    for seat in range(s.players):
        winners += ranking.standing(s, seat) == best
    for seat in range(s.players):
        share = s.players / winners if ranking.standing(s, seat) == best else 0.0
        out[seat] = (share - 1) / (s.players - 1)


@rule
def pay_margins(s: Any, out: Any) -> None:
    for seat in range(s.players):
        best = 0
        for other in range(s.players):
            if other != seat:
                best = max(best, s.boards[other].score)
        out[seat] = s.boards[seat].score - best
