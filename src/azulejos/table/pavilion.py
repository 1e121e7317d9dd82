"""Summer Pavilion at a table: its kinds of moves with their previews."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from ..rules.action import Action
from ..rules.events import Event
from ..rules.pavilion.actions import Bonus, Pass, Place, Take
from ..rules.pavilion.geometry import ELEMENTS
from ..rules.pavilion.placing import cost
from ..rules.pavilion.scoring import score_bonuses, score_tile
from ..rules.pavilion.state import ACQUIRE, BONUS, COLORS, MOST_KEPT, PLACE, ROUNDS, STARS, State, loss, wild
from ..rules.schema import Values
from ..rules.sources import CENTER, IN_CENTER
from .kinds import kind
from .plug import Choice, CostPreview, PointsPreview, SourceChoice, SourcePreview

SPACES = "stars"
LAST_ROUND = ROUNDS
MOST_LEFT = MOST_KEPT


@dataclass(frozen=True, kw_only=True)
class TakePreview(SourcePreview):
    """How many tiles come, and how many wild ones."""

    count: int
    wild: int


@kind("take")
class TakeChoice(SourceChoice):
    preview: TakePreview


@dataclass(frozen=True, kw_only=True)
class PlacePreview(PointsPreview):
    bonus: tuple[SurroundedPreview, ...]


@dataclass(frozen=True, kw_only=True)
class SurroundedPreview(Values):
    """A "pillar", "statue" or "window" that the tile surrounds, and how many bonus tiles it gives."""

    element: str
    count: int


@kind("place")
class PlaceChoice(Choice):
    """Place a tile. Of several ways to pay for a space, the one with the fewest wild tiles comes first."""

    star: str
    space: int
    color: str
    paid: dict[str, int]
    preview: PlacePreview


@kind("bonus")
class BonusChoice(Choice):
    """Take tiles from the supply."""

    tiles: dict[str, int]


@kind("pass")
class PassChoice(Choice):
    """Pass, and keep these tiles in the corners."""

    keep: dict[str, int]
    preview: CostPreview


CHOICES: tuple[type[Choice], ...] = (TakeChoice, PlaceChoice, BonusChoice, PassChoice)


def describe(s: State) -> Callable[[Action], Choice]:
    """Describes the moves of the seat to act."""
    board = s.boards[s.to_act]

    def describe_take(take: Take) -> TakeChoice:
        tiles = s.sources[take.source]
        count = 0 if take.color == wild(s) else tiles[take.color]
        wilds = min(1, tiles[wild(s)])
        marker = take.source == CENTER and s.marker == IN_CENTER
        lost = loss(board, count + wilds) if marker else 0
        preview = TakePreview(count=count, wild=wilds, marker=marker, cost=lost)
        return TakeChoice(move=str(take), source=take.source, color=COLORS[take.color], preview=preview)

    def describe_place(place: Place) -> PlaceChoice:
        space = 1 << 6 * place.star + place.space
        covered = board.covered | space
        price = cost(s, place.star, place.space)
        paid = {COLORS[place.color]: price - place.wild}
        if place.wild:
            paid[COLORS[wild(s)]] = place.wild
        bonus = tuple(
            SurroundedPreview(element=element, count=count)
            for element, _, spaces, count in ELEMENTS
            if spaces & space and covered & spaces == spaces
        )
        return PlaceChoice(
            move=str(place),
            star=STARS[place.star],
            space=place.space,
            color=COLORS[place.color],
            paid=paid,
            preview=PlacePreview(points=score_tile(board, place.star, place.space), bonus=bonus),
        )

    def describe_move(action: Action) -> Choice:
        if isinstance(action, Take):
            return describe_take(action)
        if isinstance(action, Place):
            return describe_place(action)
        if isinstance(action, Bonus):
            return BonusChoice(move=str(action), tiles=_letters(action.tiles))
        assert isinstance(action, Pass)
        discarded = sum(board.hand) - len(action.kept)
        preview = CostPreview(cost=loss(board, discarded))
        return PassChoice(move=str(action), keep=_letters(action.kept), preview=preview)

    return describe_move


def give_turn(s: State, seat: int) -> bool:
    if s.phase == BONUS:  # another seat takes bonus tiles before the next turn
        s.phase, s.owed = PLACE, 0
    s.to_act = seat
    return s.phase == ACQUIRE or (s.phase == PLACE and not s.boards[seat].passed)


def _letters(colors: tuple[int, ...]) -> dict[str, int]:
    return {COLORS[color]: colors.count(color) for color in sorted(set(colors))}


def tiles_on(spaces: Mapping[str, Sequence[str | None]]) -> Iterable[str]:
    return (letter for star in spaces.values() for letter in star if letter)


def settle(s: State, left: Sequence[int]) -> list[Event]:
    """Tiles left in the corners cost points after the bonuses; their colors make no difference."""
    events: list[Event] = []
    for seat, kept in enumerate(left):
        s.boards[seat].corners[0] = kept
    score_bonuses(s, events)
    return events
