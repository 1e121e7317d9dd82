"""Drawing tiles from the bag: the only place where a live game is left to chance."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from ..rules.action import Action
from ..rules.chance import CHANCE, draw_from
from ..rules.events import Event
from ..rules.game import Position, Transition

Dealt = tuple[tuple[Action, ...], Transition]
"""The tiles drawn, and what that led to."""


def draw_tiles(position: Position, rng: random.Random) -> Dealt:
    """Draw all tiles that are due; each tile in the bag is as likely as the others."""
    return _draw(position, lambda bag: draw_from(bag, rng.randrange(sum(bag))))


def lay_tiles(position: Position, draws: Sequence[str]) -> Dealt:
    """Lay tiles that were drawn before."""
    colors = iter([position.game.action(draw).id - position.game.box.first_draw for draw in draws])
    return _draw(position, lambda bag: next(colors))


def _draw(position: Position, pick: Callable[[list[int]], int]) -> Dealt:
    box, state = position.game.box, position.state()
    events: list[Event] = []
    draws = []
    while state.to_act == CHANCE:
        number = box.first_draw + pick(state.bag)
        draws.append(box.action(number))
        box.apply(state, number, events)
    return tuple(draws), Transition(position.game.position(state), tuple(events))
