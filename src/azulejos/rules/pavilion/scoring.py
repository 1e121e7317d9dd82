"""What the board pays: each tile when it is placed, and the bonuses at the end."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import rule, table
from ..chance import total
from ..events import Event
from .events import LeftoverCost, NumberBonus, StarBonus
from .geometry import NUMBERED, RUN
from .state import COLORS, MONO_STARS, Board, State, lose_points

STAR_POINTS = table([20, 18, 17, 16, 15, 14])
"""Points for a complete star, by color, in the order of COLORS."""
MIXED_POINTS = 12
"""Points for a complete star of six colors."""
NUMBER_POINTS = table([4, 8, 12, 16])
"""Points for covering all spaces with the number 1, 2, 3 or 4."""


@rule
def score_tile(board: Board, star: int, space: int) -> int:
    """A point for the tile on this space and each one connected to it around the star."""
    return RUN[space][board.covered >> 6 * star & 63]


@rule
def star_color(board: Board, star: int) -> int:
    """The color of a star whose tiles are all alike, or -1."""
    for color in range(6):
        if board.colors[star] == 1 << color:
            return color
    return -1


@rule
def score_bonuses(s: State, events: list[Event] | None) -> None:
    """Complete stars, then numbers 1 to 4 covered everywhere, then tiles left in the corners."""
    for seat in range(s.players):
        board = s.boards[seat]
        for star in range(7):
            if board.covered >> 6 * star & 63 == 63:
                color = star_color(board, star)
                points = STAR_POINTS[color] if color >= 0 else MIXED_POINTS
                board.score += points
                if events is not None:
                    events.append(StarBonus(seat, star, COLORS[color] if color >= 0 else None, points))
        side = 1 if s.rules & MONO_STARS else 0
        for number in range(1, 5):
            if board.covered & NUMBERED[side][number] == NUMBERED[side][number]:
                board.score += NUMBER_POINTS[number - 1]
                if events is not None:
                    events.append(NumberBonus(seat, number, NUMBER_POINTS[number - 1]))
        left = total(board.corners)
        if left:
            lost = lose_points(s, seat, left)
            for color in range(6):
                s.tower[color] += board.corners[color]
                board.corners[color] = 0
            if events is not None:
                events.append(LeftoverCost(seat, left, lost))


def standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points alone."""
    return [(s.boards[seat].score,) for seat in range(s.players)]
