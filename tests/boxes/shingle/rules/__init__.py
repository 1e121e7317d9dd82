"""The rules of Shingle; `RULES.md` tells them in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from azulejos.rules.box import Box

from .actions import ACTIONS, DRAW, FORMS, action, parse_action
from .events import EVENTS, LOSSES
from .gathering import COLORS_POINTS, LANTERN_POINTS
from .json import count_tiles, from_json, to_json
from .options import PRESETS, ShingleOptions
from .position import ShinglePosition
from .reasons import why_illegal
from .state import CAIRNS, COLORS, HEIGHT, PHASES, State, finished, set_up
from .text import format_state, parse_state
from .turns import apply, deal, is_legal, legal, random_action


def _set_up(s: State, players: int, start: int, options: ShingleOptions) -> None:
    set_up(s, players, start, options.rounds, int(not options.skimming))


def _filling(s: State) -> int:
    """All pebbles come to the shore."""
    return 0


def _standing(s: State) -> Sequence[tuple[int, ...]]:
    """What ranks the seats: points, then finished cairns."""
    return [(s.boards[seat].score, finished(s, seat)) for seat in range(s.players)]


def _num_actions(players: int, options: ShingleOptions) -> int:
    return DRAW


def _facts() -> dict[str, Any]:
    """What a board needs to know to be drawn."""
    bonuses = {"lantern": LANTERN_POINTS, "colors": COLORS_POINTS}
    return {"colors": COLORS, "cairns": CAIRNS, "height": HEIGHT, "bonuses": bonuses, "losses": sorted(LOSSES)}


BOX = Box(
    name="shingle",
    home="shingle.{room}",
    presets=PRESETS,
    options=ShingleOptions,
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
    most_choices=DRAW,
    first_draw=DRAW,
    num_actions=_num_actions,
    position=ShinglePosition,
    events=EVENTS,
    losses=LOSSES,
    facts=_facts,
    to_json=to_json,
    from_json=from_json,
    format_state=format_state,
    parse_state=parse_state,
    count_tiles=count_tiles,
)
