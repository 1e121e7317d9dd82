"""Summer Pavilion in words: what a move does to one's own stars, and what it costs; all as the rules play it out."""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import popcount
from ..rules.action import Action
from ..rules.game import Position
from ..rules.pavilion.actions import Bonus, Pass, Place, Take
from ..rules.pavilion.events import Passed, Placed, Surrounded, Took, TookMarker
from ..rules.pavilion.geometry import NUMBERED
from ..rules.pavilion.scoring import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS, star_color
from ..rules.pavilion.state import COLORS, MONO_STARS, Board, State
from .claims import Claim, Focus, TakesMarker, beyond

MOST_CLAIMS = 3
NEAR = 1
"""A star or a number is near when it lacks so many tiles."""


@dataclass(frozen=True, slots=True)
class Scores(Claim):
    """The tile that is placed scores so many points."""

    points: int


@dataclass(frozen=True, slots=True)
class SurroundsElement(Claim):
    """A pillar, a statue or a window is surrounded, which gives so many tiles."""

    element: str
    count: int


@dataclass(frozen=True, slots=True)
class CompletesStar(Claim):
    """The star is complete, which is worth so many points at the end."""

    star: int
    points: int


@dataclass(frozen=True, slots=True)
class NearsStar(Claim):
    """The star lacks one tile."""

    star: int


@dataclass(frozen=True, slots=True)
class CompletesNumber(Claim):
    """All spaces with the number are covered, which is worth so many points at the end."""

    number: int
    points: int


@dataclass(frozen=True, slots=True)
class NearsNumber(Claim):
    """One space with the number is not covered yet."""

    number: int


@dataclass(frozen=True, slots=True)
class SpendsWild(Claim):
    """So many wild tiles are paid."""

    count: int


@dataclass(frozen=True, slots=True)
class TakesWild(Claim):
    """A wild tile comes with the others."""

    seat: int


@dataclass(frozen=True, slots=True)
class KeepsTiles(Claim):
    """So many tiles are kept in the corners for the next round."""

    count: int


@dataclass(frozen=True, slots=True)
class DiscardsTiles(Claim):
    """Tiles that are not kept cost so many points."""

    points: int


CLAIMS: tuple[type[Claim], ...] = (
    Scores, SurroundsElement, CompletesStar, NearsStar, CompletesNumber, NearsNumber, SpendsWild, TakesWild,
    TakesMarker, KeepsTiles, DiscardsTiles,
)  # fmt: skip


def claims(position: Position, action: Action) -> tuple[Claim, ...]:
    seat = position.to_act
    events = position.play(action).events
    found: list[Claim] = []
    if isinstance(action, Place):
        found += _of_board(position.state(), action)
    for event in events:
        match event:
            case Surrounded(seat=who, element=element, count=count) if who == seat:
                found.append(SurroundsElement(seat, element, count))
            case Placed(seat=who, points=points, wild=wild) if who == seat:
                found.append(Scores(seat, points))
                found += [SpendsWild(seat, wild)] if wild else []
            case Took(seat=who, wild=wild) if who == seat and wild and isinstance(action, Take):
                found.append(TakesWild(seat))
            case TookMarker(seat=who, points=points) if who == seat:
                found.append(TakesMarker(seat, points))
            case Passed(seat=who, kept=kept, points=points) if who == seat:
                found += [DiscardsTiles(seat, points)] if points else []
                found += [KeepsTiles(seat, sum(kept))] if sum(kept) else []
    return tuple(found)[:MOST_CLAIMS]


def _of_board(s: State, place: Place) -> list[Claim]:
    """Stars and numbers that the tile completes, or all but one space of which are covered then."""
    seat = s.to_act
    board: Board = s.boards[seat]
    space = 1 << 6 * place.star + place.space
    board.covered |= space
    board.colors[place.star] |= 1 << place.color
    found: list[Claim] = []
    covered = popcount(board.covered >> 6 * place.star & 63)
    if covered == 6:
        color = star_color(board, place.star)
        found.append(CompletesStar(seat, place.star, STAR_POINTS[color] if color >= 0 else MIXED_POINTS))
    elif covered == 6 - NEAR:
        found.append(NearsStar(seat, place.star))
    side = 1 if s.rules & MONO_STARS else 0
    for number in range(1, 5):
        spaces = NUMBERED[side][number]
        if spaces & space:
            lacking = popcount(spaces & ~board.covered)
            if lacking == 0:
                found.append(CompletesNumber(seat, number, NUMBER_POINTS[number - 1]))
            elif lacking == NEAR:
                found.append(NearsNumber(seat, number))
    return found


def better_claims(position: Position, action: Action, better: Action) -> tuple[Claim, ...]:
    """What the better move does and the other does not, but for what it costs."""
    costs = (SpendsWild, TakesMarker, DiscardsTiles)
    gains = [told for told in claims(position, better) if not isinstance(told, costs)]
    return tuple(beyond(claims(position, action), gains))


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
