"""What a seat could do if it were its turn: for those who choose a move ahead of it."""

from __future__ import annotations

from ..rules.game import Position
from .choices import list_choices
from .errors import TableError
from .plug import Choice, plug


def list_ahead(position: Position, seat: int) -> list[Choice]:
    """The moves of a seat as if it were its turn; none where it has no turn to come in this phase."""
    players = position.game.players
    if not 0 <= seat < players:
        raise TableError("unknown_seat", f"there is no seat {seat}: the seats are 0 to {players - 1}")
    state = position.state()
    give_turn = getattr(plug(position.game.box), "give_turn", None)
    if position.is_over or give_turn is None or not give_turn(state, seat):
        return []
    return list_choices(position.game.position(state))
