"""A simple opponent: it takes the most points it can see in this turn alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..rules.action import Action
from ..rules.azul import state as azul
from ..rules.azul.scoring import score_tile
from ..rules.azul.tiling import legal_columns
from ..rules.game import Position
from ..rules.pavilion import state as pavilion

Outlook = tuple[int, ...]
"""What a state promises a seat: points first, then what settles ties."""


def choose(position: Position) -> Action:
    """The action with the best outlook; among equals, the one with the lowest number."""
    seat, box = position.to_act, position.game.box
    outlook = OUTLOOKS[box.name]

    def after(action: Action) -> Outlook:
        state = position.state()
        box.apply(state, action.id, None)
        return outlook(state, seat)

    return max(position.legal_actions(), key=after)


def azul_outlook(s: azul.State, seat: int) -> Outlook:
    """The score if the round ended now, complete lines tiled and the floor line paid; then fuller lines."""
    board = s.boards[seat].copy()
    points, wall = 0, board.wall
    for row in range(5):
        if board.count[row] == row + 1:
            columns = [column for column in range(5) if legal_columns(s, board, row) >> column & 1]
            if columns:
                column = max(columns, key=lambda column: score_tile(wall | 1 << 5 * row + column, row, column))
                wall |= 1 << 5 * row + column
                points += score_tile(wall, row, column)
    return max(0, board.score + points - azul.PENALTY[board.fallen]), sum(board.count)


def pavilion_outlook(s: pavilion.State, seat: int) -> Outlook:
    """The score, then covered spaces, then tiles in hand or kept."""
    board = s.boards[seat]
    return board.score, board.covered.bit_count(), sum(board.hand) + sum(board.corners)


OUTLOOKS: dict[str, Callable[[Any, int], Outlook]] = {"azul": azul_outlook, "pavilion": pavilion_outlook}
