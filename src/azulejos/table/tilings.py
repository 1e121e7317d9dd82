"""Wall tiling with a choice, on the grey wall or with jokers: all seats choose at the same time, each for itself.

The rules let the seats choose one after the other, and no choice changes what another seat may choose or scores. So
the table collects them, hidden, and plays them in the order of the rules when the last one is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..rules.events import Event
from ..rules.game import Position, Transition

PHASES = {"azul": "tiling"}
"""By box: the phase in which every seat chooses for itself."""

Chosen = Mapping[int, Sequence[str]]
"""By seat: the moves it has chosen."""


def is_simultaneous(position: Position) -> bool:
    if position.to_act < 0:
        return False
    phase = PHASES.get(position.game.box.name)
    return phase is not None and position.phase == phase


def own_position(position: Position, seat: int, chosen: Sequence[str]) -> Position:
    """Where a seat stands after its own choices, whatever the others choose: for each of them, the first that is legal.

    It is this seat's turn there, unless it has nothing more to choose.
    """
    moves = iter(chosen)
    while is_simultaneous(position):
        if position.to_act == seat:
            move = next(moves, None)
            if move is None:
                break
            position = position.apply(move)
        else:
            position = position.apply(position.legal_actions()[0])
    return position


def has_choice(position: Position, seat: int, chosen: Sequence[str]) -> bool:
    own = own_position(position, seat, chosen)
    return own.to_act == seat and is_simultaneous(own)


def reveal(position: Position, chosen: Chosen) -> tuple[tuple[tuple[int, str], ...], Transition]:
    """All choices played in the order of the rules."""
    moves = {seat: iter(own) for seat, own in chosen.items()}
    played: list[tuple[int, str]] = []
    events: list[Event] = []
    while is_simultaneous(position):
        seat = position.to_act
        move = next(moves[seat])
        transition = position.play(move)
        played.append((seat, move))
        events += transition.events
        position = transition.position
    return tuple(played), Transition(position, tuple(events))
