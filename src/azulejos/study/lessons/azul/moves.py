"""Moves of Azul in words: what is good about one, what is poor about another, and what to play."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ....rules.action import Action
from ....rules.azul.actions import Take, Tile
from ....rules.azul.events import Fell, Placed, Tiled, Took, TookMarker
from ....rules.azul.state import COLORS, FLOOR, FLOOR_SPACES, GREY_WALL, PENALTY, WALL_COLUMN
from ....rules.events import Event
from ....rules.game import Position
from ..ideas import Arguments, Shown, source_spot
from .places import gifts, has_neighbor, line_spot, wall_spot

WASTE = frozenset({"poor-fell"})
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
        return "good-floor", Shown()
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
    if mine.cost > other.cost:
        name = "poor-marker" if mine.has_marker and not mine.fallen else "poor-fell"
        return name, Shown({"points": mine.cost}, [line_spot(state.to_act, FLOOR)])
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
    """Points that the floor line will cost for it."""
    fallen: int
    has_marker: bool
    is_complete: bool

    @classmethod
    def of(cls, before: Position, action: Action) -> Outcome:
        done = before.play(action)
        on_floor = before.state().boards[before.to_act].fallen
        fallen = sum(event.count for event in done.events if isinstance(event, Fell))
        has_marker = any(isinstance(event, TookMarker) and event.on_floor for event in done.events)
        cost = PENALTY[min(FLOOR_SPACES, on_floor + fallen + has_marker)] - PENALTY[on_floor]
        is_complete = any(isinstance(event, Placed) and event.complete for event in done.events)
        return cls(done.position, cost, fallen, has_marker, is_complete)


def suggest(before: Position, action: Action) -> tuple[str, Shown]:
    """A move in words."""
    state = before.state()
    if isinstance(action, Tile):
        spot = wall_spot(state.to_act, action.row, action.column)
        return "better-tile", Shown({"row": action.row + 1, "column": action.column + 1}, [spot])
    assert isinstance(action, Take)
    arguments: Arguments = {
        "color": COLORS[action.color],
        "count": state.sources[action.source][action.color],
        "source": action.source,
        "line": action.line + 1,
        "floor": "true" if action.line == FLOOR else "false",
    }
    return "better", Shown(arguments, [source_spot(action.source), line_spot(state.to_act, action.line)])
