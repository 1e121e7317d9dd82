"""Phases in which all seats choose at the same time, each for itself: Azul's wall tiling, where there is a choice.

The rules let the seats choose one after the other, and no choice changes what another seat may choose or scores. So
the table collects the choices, hidden, and plays them in the order of the rules when the last one is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..rules.action import Action
from ..rules.events import Event
from ..rules.game import Position, Transition
from .plug import simultaneous_phases

Chosen = Mapping[int, tuple[Action, ...]]
"""By seat: the moves it has chosen."""


def is_simultaneous(position: Position) -> bool:
    return position.to_act >= 0 and position.phase in simultaneous_phases(position.game.box)


def own_position(position: Position, seat: int, chosen: Sequence[Action]) -> Position:
    """Where a seat stands after its own choices. The others' make no difference: each takes the first legal one.

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


def has_choice(position: Position, seat: int, chosen: Sequence[Action]) -> bool:
    own = own_position(position, seat, chosen)
    return own.to_act == seat and is_simultaneous(own)


def reveal(position: Position, chosen: Chosen) -> tuple[tuple[tuple[int, Action], ...], Transition]:
    """All choices played in the order of the rules, each with its seat, and what they led to."""
    moves = {seat: iter(own) for seat, own in chosen.items()}
    played: list[tuple[int, Action]] = []
    events: list[Event] = []
    while is_simultaneous(position):
        seat = position.to_act
        move = next(moves[seat])
        transition = position.play(move)
        played.append((seat, move))
        events += transition.events
        position = transition.position
    return tuple(played), Transition(position, tuple(events))
