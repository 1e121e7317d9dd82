"""Phase 1, acquiring tiles: all of one color from a factory or the center, with one wild tile if there is one."""

from __future__ import annotations

from ...kernel import rule
from ..events import Event
from ..sources import CENTER, IN_CENTER, colors_at, lift, move_to_center, next_seat
from .events import Took, TookMarker
from .rounds import proceed
from .state import COLORS, State, lose_points, wild


@rule
def legal_takes(s: State, source: int) -> int:
    """The colors that may be chosen at a source, one bit each: the wild one only where there is no other."""
    colors = colors_at(s, source)
    others = colors & ~(1 << wild(s))
    return others if others else colors


@rule
def take_in_hand(s: State, source: int, color: int, count: int) -> None:
    """So many tiles of a color go from a source to the hand of the player to act."""
    lift(s, source, color, count)
    s.boards[s.to_act].hand[color] += count


@rule
def take(s: State, source: int, color: int, events: list[Event] | None) -> None:
    """Take a color and at most one wild tile; the rest of a factory goes to the center."""
    seat = s.to_act
    tiles = s.sources[source]
    count = tiles[color]
    wilds = min(1, tiles[wild(s)])
    if color == wild(s):
        count = 0
    take_in_hand(s, source, color, count)
    take_in_hand(s, source, wild(s), wilds)
    if events is not None:
        events.append(Took(seat, source, COLORS[color], count, wilds))
    if source == CENTER:
        if s.marker == IN_CENTER:
            s.marker = seat
            lost = lose_points(s, seat, count + wilds)
            if events is not None:
                events.append(TookMarker(seat, lost))
    else:
        move_to_center(s, source, events)
    s.to_act = next_seat(s, seat)
    proceed(s, events)
