"""Summer Pavilion in words: what a move does to one's own stars, and what it costs; all as the rules play it out."""

from __future__ import annotations

from ..kernel import popcount
from ..rules.action import Action
from ..rules.game import Position
from ..rules.pavilion.actions import Bonus, Pass, Place, Take
from ..rules.pavilion.events import Passed, Placed, Surrounded, Took, TookMarker
from ..rules.pavilion.geometry import NUMBERED
from ..rules.pavilion.scoring import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS, star_color
from ..rules.pavilion.state import COLORS, MONO_STARS, Board, State
from .claims import MOST_CLAIMS, Claim, Focus, beyond, claim, within_reach

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
    """What the better move does and the other does not, but for what it costs."""
    return tuple(beyond(claims(position, action), claims(position, better), COSTS))


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
