"""Summer Pavilion in words: what a move does to one's own stars, and what it costs; all as the rules play it out."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import popcount
from ..rules.action import Action
from ..rules.game import Position
from ..rules.pavilion import BOX
from ..rules.pavilion.acquiring import legal_takes
from ..rules.pavilion.actions import Bonus, Pass, Place, Take, number_of_take
from ..rules.pavilion.events import Passed, Placed, Surrounded, Took, TookMarker
from ..rules.pavilion.geometry import ELEMENTS, NUMBERED
from ..rules.pavilion.placing import colors_for_star, cost, payments
from ..rules.pavilion.scoring import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS, star_color
from ..rules.pavilion.state import ACQUIRE, COLORS, MONO_STARS, Board, State, wild
from .claims import MOST_CLAIMS, Claim, Focus, beyond, claim, is_worth_denying, within_reach

BONUS_TILE = 2
"""What a bonus tile is about worth, in points, to say what is worth telling."""
CLAIMS = {
    "scores": "The tile that is placed scores so many points.",
    "surrounds_element": "A pillar, a statue or a window is surrounded, which gives so many tiles.",
    "completes_star": "The star is complete, which is worth so many points at the end.",
    "nears_star": "The star lacks one tile.",
    "completes_number": "All spaces with the number are covered, which is worth so many points at the end.",
    "nears_number": "One space with the number is not covered yet.",
    "spends_wild": "So many wild tiles are paid.",
    "takes_wild": "A wild tile comes with the others.",
    "takes_marker": "The starting marker comes, and costs so many points.",
    "keeps_tiles": "So many tiles are kept in the corners for the next round.",
    "discards_tiles": "Tiles that are not kept cost so many points.",
    "leaves_star": "Tiles are left to the next player with which one more tile completes a star of theirs.",
    "leaves_number": "The same for all spaces with a number.",
    "leaves_element": "The same for a pillar, a statue or a window that is surrounded then.",
}
COSTS = ("spends_wild", "takes_marker", "discards_tiles")


def claims(position: Position, action: Action) -> tuple[Claim, ...]:
    seat = position.to_act
    events = position.play(action).events
    found: list[Claim] = []
    if isinstance(action, Place):
        found += _of_board(position.state(), action)
    for event in events:
        match event:
            case Surrounded(seat=who, element=element, count=count) if who == seat:
                found.append(claim("surrounds_element", seat, element=element, count=count))
            case Placed(seat=who, points=points, wild=wild) if who == seat:
                found.append(claim("scores", seat, points=points))
                found += [claim("spends_wild", seat, count=wild)] if wild else []
            case Took(seat=who, wild=wild) if who == seat and wild and isinstance(action, Take):
                found.append(claim("takes_wild", seat))
            case TookMarker(seat=who, points=points) if who == seat:
                found.append(claim("takes_marker", seat, points=points))
            case Passed(seat=who, kept=kept, points=points) if who == seat:
                found += [claim("discards_tiles", seat, points=points)] if points else []
                found += [claim("keeps_tiles", seat, count=sum(kept))] if sum(kept) else []
    return tuple(found)[:MOST_CLAIMS]


def _of_board(s: State, place: Place) -> list[Claim]:
    """Stars and numbers that the tile completes, or all but one space of which are covered then."""
    seat = s.to_act
    board: Board = s.boards[seat]
    space = 1 << 6 * place.star + place.space
    board.covered |= space
    board.colors[place.star] |= 1 << place.color
    lacking = 6 - popcount(board.covered >> 6 * place.star & 63)
    color = star_color(board, place.star) if lacking == 0 else -1
    found = within_reach("star", seat, lacking, STAR_POINTS[color] if color >= 0 else MIXED_POINTS, star=place.star)
    side = 1 if s.rules & MONO_STARS else 0
    for number in range(1, 5):
        spaces = NUMBERED[side][number]
        if spaces & space:
            lacking = popcount(spaces & ~board.covered)
            found += within_reach("number", seat, lacking, NUMBER_POINTS[number - 1], number=number)
    return found


def better_claims(position: Position, action: Action, better: Action) -> tuple[Claim, ...]:
    """What the move leaves to the next player and the better one does not; then what the better one does itself."""
    found = left_behind(position.state(), action, better) if isinstance(action, Take) else []
    found += beyond(claims(position, action), claims(position, better), COSTS)
    return tuple(found)[:MOST_CLAIMS]


# ---------------------------------------------------------------------------------------------------- the next player


@dataclass(frozen=True, slots=True)
class Prize:
    """What a tile on its space would bring beside its own points."""

    what: str
    """A star, a number or an element."""
    which: int | str
    points: int
    """At the end; for an element what its bonus tiles are about worth."""


def _prizes(s: State, seat: int) -> set[Prize]:
    """What a seat could have for one tile that it can pay for with what it has."""
    board = s.boards[seat]
    found: set[Prize] = set()
    for space in range(42):
        prizes = [] if board.covered >> space & 1 else _prizes_at(s, board, space)
        if prizes and _can_pay(s, board, space):
            found.update(prizes)
    return found


def _prizes_at(s: State, board: Board, space: int) -> list[Prize]:
    star, covered, found = space // 6, board.covered | 1 << space, []
    if covered >> 6 * star & 63 == 63:
        color = star_color(board, star)
        found.append(Prize("star", star, STAR_POINTS[color] if color >= 0 else MIXED_POINTS))
    for number in range(1, 5):
        spaces = NUMBERED[1 if s.rules & MONO_STARS else 0][number]
        if spaces >> space & 1 and covered & spaces == spaces:
            found.append(Prize("number", number, NUMBER_POINTS[number - 1]))
    for element, _, spaces, count in ELEMENTS:
        if spaces >> space & 1 and covered & spaces == spaces:
            found.append(Prize("element", element, BONUS_TILE * count))
    return found


def _can_pay(s: State, board: Board, space: int) -> bool:
    colors, price = colors_for_star(s, board, space // 6), cost(s, *divmod(space, 6))
    ways = (payments(s, board, color, price) for color in range(6) if colors >> color & 1)
    return any(fewest <= most for fewest, most in ways)


def _best_prize(s: State) -> tuple[Prize, Take] | None:
    """The best that a take brings the seat to act within reach of one tile, and is not there yet."""
    seat, found = s.to_act, []
    had = _prizes(s, seat)
    for source in range(s.factories + 1):
        for color in range(6):
            if legal_takes(s, source) >> color & 1:
                take = BOX.action(number_of_take(source, color))
                assert isinstance(take, Take)
                found += [(prize, take) for prize in _prizes(_after(s, take), seat) - had]
    return max(found, key=lambda each: each[0].points, default=None)


def _after(s: State, action: Action) -> State:
    state = s.copy()
    BOX.apply(state, action.id, None)
    return state


def left_behind(s: State, take: Take, better: Action) -> list[Claim]:
    """What the take leaves to the next player, and the better one does not."""
    worse, best = _after(s, take), _after(s, better)
    if worse.phase != ACQUIRE or best.phase != ACQUIRE or worse.to_act == s.to_act:
        return []
    left, denied = _best_prize(worse), _best_prize(best)
    if left is None or not is_worth_denying(left[0].points, denied[0].points if denied else 0):
        return []
    prize, wanted = left
    tiles, is_wild = worse.sources[wanted.source], wanted.color == wild(s)
    return [
        claim(
            f"leaves_{prize.what}",
            s.to_act,
            other=worse.to_act,
            source=wanted.source,
            color=COLORS[wanted.color],
            count=1 if is_wild else tiles[wanted.color],
            wild=0 if is_wild else min(1, tiles[wild(s)]),
            **{prize.what: prize.which},
            **({"points": prize.points} if prize.what != "element" else {}),
        )
    ]


def focus(action: Action) -> Focus:
    match action:
        case Take(source=source, color=color):
            return Focus(source, COLORS[color])
        case Place(color=color):
            return Focus(None, COLORS[color])
        case Bonus(tiles=tiles):
            return Focus(None, COLORS[tiles[0]])
        case Pass():
            return Focus()
    return Focus()
