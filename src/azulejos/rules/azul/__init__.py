"""Azul: the colored wall, the grey wall, jokers; also as Azul Mini and by the express sheet."""

from __future__ import annotations

from collections.abc import Sequence

from ..box import Box
from ..sources import TILES_PER_FACTORY
from .actions import ACTIONS, DRAW, DROP_PART, FORMS, TAKE_BOTH, TAKE_JOKERS, action, parse_action
from .events import EVENTS, LOSSES
from .facts import facts
from .json import count_tiles, from_json, to_json
from .options import PRESETS, AzulOptions
from .position import AzulPosition
from .preparation import deal
from .reasons import why_illegal
from .scoring import complete_rows
from .state import COLORS, PHASES, State, set_up
from .text import format_state, parse_state
from .turns import apply, is_legal, legal, random_action


def _set_up(s: State, players: int, start: int, options: AzulOptions) -> None:
    set_up(s, players, start, options.rules, options.column_bonus, options.max_rounds or 0)


def _filling(s: State) -> int:
    return 1 + s.drawn // TILES_PER_FACTORY


def _standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points, then complete rows."""
    return [(s.boards[seat].score, complete_rows(s.boards[seat].wall)) for seat in range(s.players)]


def _num_actions(players: int, options: AzulOptions) -> int:
    sources = 2 * players + 2
    if options.partial_drop:
        return DROP_PART + 100 * sources
    if options.jokers:
        return TAKE_BOTH + 180 * sources
    return TAKE_JOKERS if options.wall.value == "grey" else 30 * sources


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
