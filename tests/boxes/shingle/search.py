"""What the bots want to know of Shingle."""

from __future__ import annotations

from azulejos.kernel import rule

from .rules.gathering import COLORS_POINTS, all_differ
from .rules.state import CAIRNS, State


@rule
def rests(s: State) -> bool:
    """Whether the search goes no further: what comes next is washed ashore, or the game is over."""
    return s.to_act < 0


def outlook(s: State, seat: int) -> tuple[int, ...]:
    """Points, with the bonus for cairns that have their four colors already."""
    board = s.boards[seat]
    return (board.score + sum(COLORS_POINTS for cairn in range(CAIRNS) if all_differ(board, cairn)),)
