"""Moves of Azul in words: what is good about one, what is poor about another, and what to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.action import Action
from ....rules.azul.actions import Take, Tile
from ....rules.azul.events import Fell, Placed, Tiled, Took, TookMarker
from ....rules.azul.state import COLORS, FLOOR, FLOOR_SPACES, GREY_WALL, JOKER, LINES, PENALTY, WALL_COLUMN
from ....rules.events import Event
from ....rules.game import Position
from ...azul.round_end import after_take, end_now
from ..ideas import Arguments, Shown, source_spot
from .places import gifts, has_neighbor, line_spot, room, wall_spot

WASTE = frozenset({"poor-fell", "poor-wasted"})
LONG = 3
"""So many tiles that a line still lacks are many."""


def praise(before: Position, events: Sequence[Event]) -> tuple[str, Shown]:
    """What is good about a good move."""
    state = before.state()
    board = state.boards[state.to_act]
    tiled = next((event for event in events if isinstance(event, Tiled)), None)
    placed = next((event for event in events if isinstance(event, Placed)), None)
    has_fallen = any(isinstance(event, Fell) for event in events)
    if not any(isinstance(event, Took) for event in events) and tiled is not None:
        return "good-tile", Shown({"points": tiled.points})
    if placed is None:
        took = next((event for event in events if isinstance(event, Took)), None)
        color = None if took is None else took.color  # none of jokers alone, which fit anywhere
        fits = color is None or any(room(board, COLORS.index(color), line) for line in range(LINES))
        return "good-fell" if fits else "good-floor", Shown()
    arguments = {"line": placed.line + 1}
    if has_fallen:
        return "good-fell", Shown(arguments)
    if any(isinstance(event, TookMarker) for event in events):
        return "good-marker", Shown(arguments)
    if placed.complete:
        return "good-full", Shown(arguments)
    if board.count[placed.line]:
        return "good-more", Shown(arguments)
    if not state.rules & GREY_WALL and placed.color is not None:
        column = WALL_COLUMN[placed.line][COLORS.index(placed.color)]
        if has_neighbor(board, placed.line, column):
            return "good-place", Shown(arguments, [wall_spot(placed.seat, placed.line, column)])
    return "good-fit", Shown(arguments)


def blame(before: Position, played: Action, best: Action) -> tuple[str, Shown] | None:
    """What falls, what is not completed, what others are left, or a line that takes long."""
    if not isinstance(played, Take) or not isinstance(best, Take):
        return None
    state = before.state()
    mine, other = (Outcome.of(before, action) for action in (played, best))
    if mine.cost > other.cost and (mine.fallen or mine.is_paid):
        spots = [line_spot(state.to_act, FLOOR)]
        if not mine.is_paid:
            return "poor-wasted", Shown({"count": mine.fallen}, spots)
        return "poor-fell" if mine.fallen else "poor-marker", Shown({"points": mine.cost}, spots)
    if other.is_complete and not mine.is_complete:
        return "poor-missed", Shown({"line": best.line + 1})
    kept = {(gift.seat, gift.line) for gift in gifts(other.after, state.to_act)}
    for gift in gifts(mine.after, state.to_act):
        if (gift.seat, gift.line) not in kept:
            return "poor-gift", Shown(gift.arguments)
    if played.line != FLOOR and not mine.is_complete:
        missing = played.line + 1 - mine.after.state().boards[state.to_act].count[played.line]
        if missing >= LONG:
            return "poor-long", Shown({"line": played.line + 1, "count": missing})
    return None


@dataclass(frozen=True)
class Outcome:
    """What a take does at once."""

    after: Position
    cost: int
    """Points that the floor line will cost for it, where the score pays them."""
    is_paid: bool
    """Whether the score and the complete lines are enough for all that lies on the floor line."""
    fallen: int
    has_marker: bool
    is_complete: bool

    @classmethod
    def of(cls, before: Position, action: Take) -> Outcome:
        done = before.play(action)
        on_floor = before.state().boards[before.to_act].fallen
        fallen = sum(event.count for event in done.events if isinstance(event, Fell))
        has_marker = any(isinstance(event, TookMarker) and event.on_floor for event in done.events)
        cost = PENALTY[min(FLOOR_SPACES, on_floor + fallen + has_marker)] - PENALTY[on_floor]
        is_complete = any(isinstance(event, Placed) and event.complete for event in done.events)
        return cls(done.position, cost, _is_paid(before, action), fallen, has_marker, is_complete)


def _is_paid(before: Position, take: Take) -> bool:
    after, seat = after_take(before.state(), take), before.to_act
    price = PENALTY[after.boards[seat].fallen]
    after.boards[seat].fallen = after.boards[seat].floor = 0
    return end_now(after, seat).score >= price


def describe(before: Position, action: Action) -> tuple[str, Shown]:
    """A move in words."""
    state = before.state()
    if isinstance(action, Tile):
        spot = wall_spot(state.to_act, action.row, action.column)
        return "tile", Shown({"row": action.row + 1, "column": action.column + 1}, [spot])
    assert isinstance(action, Take)
    tiles = state.sources[action.source]
    arguments: Arguments = {
        "tiles": {
            COLORS[action.color]: tiles[action.color],
            **({} if action.jokers is None else {COLORS[JOKER]: tiles[JOKER]}),
        },
        "source": action.source,
        "line": 0 if action.line == FLOOR else action.line + 1,
        "laid": _laid(before, action),
    }
    return "take", Shown(arguments, [source_spot(action.source), line_spot(state.to_act, action.line)])


def _laid(before: Position, take: Take) -> dict[str, int] | str:
    """The tiles that a take puts on its line, where a player may choose which of them fall."""
    if take.jokers is None and take.part is None:
        return "none"
    events = before.play(take).events
    placed = next((event for event in events if isinstance(event, Placed)), None)
    if placed is None or not any(isinstance(event, Fell) for event in events):
        return "none"
    return {placed.color or COLORS[JOKER]: placed.count, COLORS[JOKER]: placed.jokers}
