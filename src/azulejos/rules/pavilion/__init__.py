"""Azul: Summer Pavilion, with colored or monochrome stars."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import Box
from ..chance import total
from ..sources import next_factory
from .actions import ACTIONS, DRAW, FORMS, action, parse_action
from .events import EVENTS, LOSSES
from .facts import facts
from .json import count_tiles, from_json, to_json
from .options import PRESETS, PavilionOptions
from .position import PavilionPosition
from .preparation import deal
from .reasons import why_illegal
from .state import COLORS, PHASES, SUPPLY_SPACES, State, set_up
from .text import format_state, parse_state
from .turns import apply, is_legal, legal, random_action


def _set_up(s: State, players: int, start: int, options: PavilionOptions) -> None:
    set_up(s, players, start, options.rules)


def _filling(s: State) -> int:
    return next_factory(s) if total(s.supply) == SUPPLY_SPACES else 0


def _standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points alone."""
    return [(s.boards[seat].score,) for seat in range(s.players)]


def _num_actions(players: int, options: PavilionOptions) -> int:
    return DRAW


BOX = Box(
    name="pavilion",
    home="azulejos.{room}.pavilion",
    presets=PRESETS,
    options=PavilionOptions,
    colors=COLORS,
    phases=PHASES,
    state=State,
    set_up=_set_up,
    apply=apply,
    legal=legal,
    is_legal=is_legal,
    random_action=random_action,
    deal=deal,
    filling=_filling,
    standing=_standing,
    why_illegal=why_illegal,
    action=action,
    parse_action=parse_action,
    action_forms=FORMS,
    all_actions=ACTIONS,
    first_draw=DRAW,
    num_actions=_num_actions,
    position=PavilionPosition,
    events=EVENTS,
    losses=LOSSES,
    facts=facts,
    to_json=to_json,
    from_json=from_json,
    format_state=format_state,
    parse_state=parse_state,
    count_tiles=count_tiles,
)
