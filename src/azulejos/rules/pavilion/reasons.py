"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ..action import Action
from ..kernel import CHANCE, NOBODY
from .actions import Bonus, Draw, Pass, Place, Take
from .placing import colors_for_star, cost, may_keep
from .state import ACQUIRE, BONUS, CENTER, COLORS, MONO_STARS, STARS, State, wild
from .turns import fewest_kept, most_kept

NAMES = ("purple", "green", "orange", "yellow", "blue", "red")


def _tiles(count: int, kind: str = "") -> str:
    """So many tiles, in words: "1 red tile"."""
    return f"{count} {kind} tile{'' if count == 1 else 's'}".replace("  ", " ")


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
    if not isinstance(action, Bonus):
        return f"first take {_tiles(s.owed)} from the supply"
    if len(action.tiles) != s.owed:
        return f"exactly {_tiles(s.owed)} must be taken from the supply"
    for color in range(6):
        if action.tiles.count(color) > s.supply[color]:
            return f"the supply has {_tiles(s.supply[color], NAMES[color])}"
    raise AssertionError("a legal choice")


def _why_not_pass(s: State, action: Pass) -> str:
    hand = s.boards[s.to_act].hand
    for color in range(6):
        if action.kept.count(color) > hand[color]:
            return f"only {_tiles(hand[color], NAMES[color])} can be kept"
    if not may_keep(s):
        return "after the last round no tiles are kept"
    if len(action.kept) < fewest_kept(s):
        return f"{_tiles(most_kept(s))} must be kept, not {len(action.kept)}"
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
        return f"space {space} costs {_tiles(price, name)}, and there are {have}"
    if have + wilds < price:
        return f"space {space} costs {_tiles(price)}: there are {have} {name} and {wilds} wild ones"
    if place.wild >= price:
        return f"at least one tile paid must be {name}"
    if place.wild > wilds:
        return f"only {_tiles(wilds, 'wild')} can be paid"
    return f"{_tiles(price - place.wild, name)} would be paid, and there are {have}"
