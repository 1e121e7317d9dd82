"""Azul: the colored wall, the grey wall, jokers; also as Azul Mini and by the express sheet."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import Box
from ..sources import next_factory
from .actions import (
    ACTIONS,
    DRAW,
    FORMS,
    TAKE_JOKERS,
    action,
    number_of_both,
    number_of_mixed_part,
    number_of_part,
    number_of_take,
    parse_action,
)
from .events import EVENTS, LOSSES
from .facts import facts
from .json import count_tiles, from_json, to_json
from .options import PRESETS, AzulOptions, Wall
from .position import AzulPosition
from .preparation import deal
from .reasons import why_illegal
from .scoring import complete_rows
from .state import COLORS, PHASES, State, opening, set_up
from .text import format_state, parse_state
from .turns import apply, is_legal, legal, random_action


def _set_up(s: State, players: int, start: int, options: AzulOptions) -> None:
    set_up(s, players, start, options.rules, options.column_bonus, options.max_rounds or 0)


def _filling(s: State) -> int:
    return next_factory(s)


def _standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points, then complete rows."""
    return [(s.boards[seat].score, complete_rows(s.boards[seat].wall)) for seat in range(s.players)]


def _num_actions(players: int, options: AzulOptions) -> int:
    """The first number of a source that is not there, of the last kind that is played."""
    sources = 2 * players + 2
    if options.partial_drop and options.jokers:
        return number_of_mixed_part(sources, opening(0, 1), 0, 1)
    if options.partial_drop:
        return number_of_part(sources, 0, 1)
    if options.jokers:
        return number_of_both(sources, 0, 0)
    return TAKE_JOKERS if options.wall is Wall.GREY else number_of_take(sources, 0)


BOX = Box(
    name="azul",
    home="azulejos.{room}.azul",
    presets=PRESETS,
    options=AzulOptions,
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
    position=AzulPosition,
    events=EVENTS,
    losses=LOSSES,
    facts=facts,
    to_json=to_json,
    from_json=from_json,
    format_state=format_state,
    parse_state=parse_state,
    count_tiles=count_tiles,
)
