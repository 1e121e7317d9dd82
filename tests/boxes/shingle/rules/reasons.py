"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from azulejos.errors import Reason
from azulejos.rules.action import Action
from azulejos.rules.chance import CHANCE, NOBODY

from .actions import Draw, Lay, Skim
from .state import COLORS, HEIGHT, State

NAMES = ("amber", "jade", "rose", "slate")


def why_illegal(s: State, action: Action) -> Reason:
    """The rule that forbids an illegal action."""
    if s.to_act == NOBODY:
        return Reason("game-over", "the game is over")
    if s.to_act == CHANCE and not isinstance(action, Draw):
        return Reason("shingle-tide-first", "the tide must come in first")
    assert isinstance(action, Lay | Skim | Draw)
    name, color = NAMES[action.color], COLORS[action.color]
    if s.to_act == CHANCE:
        return Reason("shingle-not-in-bag", f"there is no {name} pebble in the bag", color=color)
    if isinstance(action, Draw):
        return Reason("shingle-no-draw", "no pebble is washed ashore now")
    if isinstance(action, Skim) and s.calm:
        return Reason("shingle-calm-water", "nobody may skim in calm water")
    if not s.shore[action.color]:
        return Reason("shingle-not-on-shore", f"there is no {name} pebble on the shore", color=color)
    assert isinstance(action, Lay)
    cairn = action.cairn + 1
    return Reason("shingle-finished", f"cairn {cairn} is finished: it has {HEIGHT} pebbles", cairn=cairn, height=HEIGHT)
