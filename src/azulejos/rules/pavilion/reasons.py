"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ..action import Action
from ..kernel import CHANCE, NOBODY
from .actions import Bonus, Draw, Pass, Place, Take
from .placing import colors_for_star, cost, may_keep
from .state import ACQUIRE, BONUS, CENTER, COLORS, MONO_STARS, STARS, State, wild
from .turns import fewest_kept, most_kept

NAMES = ("purple", "green", "orange", "yellow", "blue", "red")


def why_illegal(s: State, action: Action) -> str:
    """The rule that forbids an illegal action."""
    if s.to_act == NOBODY:
        return "the game is over"
    if s.to_act == CHANCE:
        if not isinstance(action, Draw):
            return "tiles must be drawn from the bag first"
        return f"there is no {NAMES[action.color]} tile in the bag"
    if isinstance(action, Draw):
        return "no tile is to be drawn now"
    if s.phase == ACQUIRE:
        return _why_not_take(s, action) if isinstance(action, Take) else "first all tiles must be taken"
    if s.phase == BONUS:
        return _why_not_bonus(s, action)
    if isinstance(action, Place):
        return _why_not_place(s, action)
    if isinstance(action, Pass):
        return _why_not_pass(s, action)
    if isinstance(action, Bonus):
        return "bonus tiles are for who surrounds a pillar, a statue or a window"
    return "all tiles have been taken: place one, or pass"


def _why_not_take(s: State, take: Take) -> str:
    if take.source > s.factories:
        return f"there is no factory {take.source}: with {s.players} players there are {s.factories}"
    source = "in the center" if take.source == CENTER else f"on factory {take.source}"
    if not s.sources[take.source][take.color]:
        return f"there is no {NAMES[take.color]} tile {source}"
    return f"{NAMES[take.color]} is wild this round, and may be chosen only where there is no other color"


def _why_not_bonus(s: State, action: Action) -> str:
    tiles = "1 tile" if s.owed == 1 else f"{s.owed} tiles"
    if not isinstance(action, Bonus):
        return f"first take {tiles} from the supply"
    if len(action.tiles) != s.owed:
        return f"exactly {tiles} must be taken from the supply"
    for color in range(6):
        if action.tiles.count(color) > s.supply[color]:
            return f"the supply has {s.supply[color]} {NAMES[color]} tiles"
    raise AssertionError("a legal choice")


def _why_not_pass(s: State, action: Pass) -> str:
    hand = s.boards[s.to_act].hand
    for color in range(6):
        if action.kept.count(color) > hand[color]:
            return f"there are {hand[color]} {NAMES[color]} tiles to keep"
    if not may_keep(s):
        return "after the last round no tiles are kept"
    if len(action.kept) < fewest_kept(s):
        return f"{most_kept(s)} tiles must be kept"
    raise AssertionError("a legal choice")


def _why_not_place(s: State, place: Place) -> str:
    board = s.boards[s.to_act]
    space = f"{STARS[place.star]}{place.space + 1}"
    name = NAMES[place.color]
    if board.covered >> 6 * place.star + place.space & 1:
        return f"space {space} is covered"
    allowed = colors_for_star(s, board, place.star)
    if not allowed >> place.color & 1:
        if not s.rules & MONO_STARS and STARS[place.star] in COLORS:
            return f"only {NAMES[COLORS.index(STARS[place.star])]} tiles go in this star"
        if board.colors[place.star] >> place.color & 1:
            return f"the tiles of this star all differ, and {name} is already there"
        return f"the tiles of this star are all {NAMES[allowed.bit_length() - 1]}"
    price = cost(s, place.star, place.space)
    have, wilds = board.hand[place.color], board.hand[wild(s)]
    if have == 0:
        return f"at least one tile paid must be {name}"
    if place.color == wild(s):
        if have >= price:
            return f"{name} is wild this round and pays for itself: leave out w{place.wild}"
        return f"space {space} costs {price} {name} tiles, and there are {have}"
    if have + wilds < price:
        return f"space {space} costs {price} tiles: there are {have} {name} and {wilds} wild ones"
    if place.wild >= price:
        return f"at least one of the {price} tiles paid must be {name}"
    if place.wild > wilds:
        return f"there are only {wilds} wild tiles"
    return f"{price - place.wild} {name} tiles would be paid, and there are {have}"
