"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ...errors import Reason
from ..action import Action
from ..reasons import NAMES, why_not_now, why_not_there
from .actions import Bonus, Pass, Place, Take
from .placing import colors_for_star, cost, may_keep
from .state import ACQUIRE, BONUS, COLORS, MONO_STARS, STARS, State, wild
from .turns import fewest_kept, most_kept


def _tiles(count: int, kind: str = "") -> str:
    """So many tiles, in words: "1 red tile"."""
    return f"{count} {kind} tile{'' if count == 1 else 's'}".replace("  ", " ")


def why_illegal(s: State, action: Action) -> Reason:
    """The rule that forbids an illegal action."""
    reason = why_not_now(s, action)
    if reason is not None:
        return reason
    if s.phase == ACQUIRE:
        if isinstance(action, Take):
            return _why_not_take(s, action)
        return Reason("take-first", "all tiles must be taken first")
    if s.phase == BONUS:
        return _why_not_bonus(s, action)
    if isinstance(action, Place):
        return _why_not_place(s, action)
    if isinstance(action, Pass):
        return _why_not_pass(s, action)
    if isinstance(action, Bonus):
        return Reason("no-bonus", "bonus tiles are only for surrounding a pillar, a statue or a window")
    return Reason("all-taken", "all tiles have been taken: place one, or pass")


def _why_not_take(s: State, take: Take) -> Reason:
    color = COLORS[take.color]
    text = f"{NAMES[color]} is wild this round, and may be chosen only where there is no other color"
    return why_not_there(s, take.source, take.color, COLORS) or Reason("wild-last", text, color=color)


def _why_not_bonus(s: State, action: Action) -> Reason:
    if not isinstance(action, Bonus):
        return Reason("bonus-first", f"first take {_tiles(s.owed)} from the supply", count=s.owed)
    if len(action.tiles) != s.owed:
        return Reason("bonus-number", f"exactly {_tiles(s.owed)} must be taken from the supply", count=s.owed)
    for color in range(6):
        if action.tiles.count(color) > s.supply[color]:
            text = f"the supply has {_tiles(s.supply[color], NAMES[COLORS[color]])}"
            return Reason("not-in-supply", text, count=s.supply[color], color=COLORS[color])
    raise AssertionError("a legal choice")


def _why_not_pass(s: State, action: Pass) -> Reason:
    hand = s.boards[s.to_act].hand
    for color in range(6):
        if action.kept.count(color) > hand[color]:
            text = f"you have only {_tiles(hand[color], NAMES[COLORS[color]])} to keep"
            return Reason("not-to-keep", text, count=hand[color], color=COLORS[color])
    if not may_keep(s):
        return Reason("nothing-kept", "no tiles are kept after the last round")
    if len(action.kept) < fewest_kept(s):
        text = f"you must keep {_tiles(most_kept(s))}, not {len(action.kept)}"
        return Reason("keep-more", text, count=most_kept(s), kept=len(action.kept))
    raise AssertionError("a legal choice")


def _why_not_place(s: State, place: Place) -> Reason:
    board = s.boards[s.to_act]
    space = f"{STARS[place.star]}{place.space + 1}"
    color = COLORS[place.color]
    name = NAMES[color]
    if board.covered >> 6 * place.star + place.space & 1:
        return Reason("covered", f"space {space} is covered", space=space)
    allowed = colors_for_star(s, board, place.star)
    if not allowed >> place.color & 1:
        if not s.rules & MONO_STARS and STARS[place.star] in COLORS:
            own = STARS[place.star]
            return Reason("star-color", f"only {NAMES[own]} tiles go on this star", color=own)
        if board.colors[place.star] >> place.color & 1:
            text = f"all tiles of this star must differ, and {name} is already there"
            return Reason("star-differs", text, color=color)
        alike = allowed.bit_length() - 1
        return Reason("star-alike", f"all tiles of this star must be {NAMES[COLORS[alike]]}", color=COLORS[alike])
    return _why_not_paid(s, place, space)


def _why_not_paid(s: State, place: Place, space: str) -> Reason:
    board = s.boards[s.to_act]
    color = COLORS[place.color]
    name = NAMES[color]
    price = cost(s, place.star, place.space)
    have, wilds = board.hand[place.color], board.hand[wild(s)]
    if have == 0:
        return Reason("one-of-color", f"at least one tile paid must be {name}", color=color)
    if place.color == wild(s):
        if have >= price:
            text = f"{name} is wild this round and pays for itself: leave out w{place.wild}"
            return Reason("wild-itself", text, color=color, wild=place.wild)
        text = f"space {space} costs {_tiles(price, name)}, and you have {have}"
        return Reason("too-few", text, space=space, count=price, color=color, have=have)
    if have + wilds < price:
        text = f"space {space} costs {_tiles(price)}, and you have {have} {name} and {wilds} wild"
        return Reason("too-few-with-wild", text, space=space, price=price, color=color, have=have, wild=wilds)
    if place.wild >= price:
        return Reason("one-of-color", f"at least one tile paid must be {name}", color=color)
    if place.wild > wilds:
        return Reason("too-few-wild", f"you have only {_tiles(wilds, 'wild')}", wild=wilds)
    text = f"this costs {_tiles(price - place.wild, name)}, and you have {have}"
    return Reason("too-few-of-color", text, count=price - place.wild, color=color, have=have)
