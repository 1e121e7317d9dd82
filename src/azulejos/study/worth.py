"""What a position is worth: to each seat its chance to win, and its expected margin in points at the end.

Values lie on a fine grid of binary fractions. Their sums and differences are then exact, so an account of a game is
exact too, in Python and in whatever reads its JSON.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..errors import AzulejosError
from ..nets.forward import MARGIN_UNIT
from ..nets.puct import SHARE
from ..nets.tree import utility_of, win_of
from ..rules.game import Position
from ..rules.schema import Values

POINTS_GRID = 64
"""Margins are multiples of a point divided by this."""
CHANCE_GRID = 4096
"""The same for chances."""


@dataclass(frozen=True, slots=True)
class Worth(Values):
    """What a position is worth to each seat."""

    chances: tuple[float, ...]
    """To win; seats that share the first place share it. Together 1."""
    margins: tuple[float, ...]
    """Points over the best of the others at the end of the game."""

    @property
    def parts(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        return self.chances, self.margins

    @classmethod
    def estimated(cls, chances: Sequence[float], margins: Sequence[float]) -> Worth:
        """On the grid; of two seats one has what the other lacks."""
        if len(margins) == 2:
            ahead = (margins[0] - margins[1]) / 2
            margins = (ahead, -ahead)
        shares = [round(chance * CHANCE_GRID) for chance in chances[:-1]]
        shares.append(CHANCE_GRID - sum(shares))
        return cls(
            tuple(share / CHANCE_GRID for share in shares),
            tuple(round(margin * POINTS_GRID) / POINTS_GRID for margin in margins),
        )

    @classmethod
    def of_result(cls, position: Position) -> Worth:
        """What a game that is over has come to."""
        if not position.is_over:
            raise AzulejosError("only a game that is over has a result")
        scores, winners = position.scores, position.winners
        return cls(
            tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(len(scores))),
            tuple(float(score - max(scores[:seat] + scores[seat + 1 :])) for seat, score in enumerate(scores)),
        )

    @classmethod
    def mean(cls, found: Sequence[Worth]) -> Worth:
        """Of several that are equally likely."""
        chances, margins = ([each.chances for each in found], [each.margins for each in found])
        return cls.estimated(_means(chances), _means(margins))

    def utility(self, seat: int) -> float:
        """What the seat plays for: as the search has it, to win, and to a lesser share for points."""
        win = win_of(self.chances[seat], len(self.chances))
        return utility_of(win, self.margins[seat] / MARGIN_UNIT, SHARE)

    def __sub__(self, other: Worth) -> Worth:
        return Worth(_minus(self.chances, other.chances), _minus(self.margins, other.margins))

    def __add__(self, other: Worth) -> Worth:
        return Worth(plus(self.chances, other.chances), plus(self.margins, other.margins))

    def moved(self, by: Worth) -> Worth:
        """Better or worse by so much; chances stay chances."""
        found = self + by
        chances = [max(0.0, chance) for chance in found.chances]
        return Worth.estimated([chance / sum(chances) for chance in chances], found.margins)

    def is_better(self, other: Worth, seat: int) -> bool:
        """Whether a seat has no less of either, and more of one."""
        chance, points = self.chances[seat] - other.chances[seat], self.margins[seat] - other.margins[seat]
        return chance >= 0 and points >= 0 and (chance > 0 or points > 0)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _minus(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def plus(one: Sequence[float], other: Sequence[float]) -> tuple[float, ...]:
    return tuple(a + b for a, b in zip(one, other, strict=True))
