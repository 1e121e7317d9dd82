"""Gathering pebbles: laying them, skimming them, and what they score."""

from __future__ import annotations

from azulejos.kernel import rule
from azulejos.rules.chance import CHANCE, NOBODY
from azulejos.rules.events import Event

from .events import ColorsBonus, Ended, Laid, Lantern, Lost, Skimmed
from .state import CAIRNS, COLOR_COUNT, COLORS, HEIGHT, NOBODY_YET, OVER, TIDE, Board, State, next_seat

LANTERN_POINTS = 3
COLORS_POINTS = 6


@rule
def score_pebble(board: Board, cairn: int, color: int) -> int:
    """What a pebble scores on top of a cairn: a point, and one for each of its color directly below."""
    points = 1
    below = board.heights[cairn] - 1
    while below >= 0 and board.pebbles[cairn][below] == color:
        points += 1
        below -= 1
    return points


@rule
def lay(s: State, color: int, cairn: int, events: list[Event] | None) -> None:
    """Lay a pebble on a cairn of the player to act."""
    seat = s.to_act
    board = s.boards[seat]
    points = score_pebble(board, cairn, color)
    s.shore[color] -= 1
    board.pebbles[cairn][board.heights[cairn]] = color
    board.heights[cairn] += 1
    board.score += points
    if events is not None:
        events.append(Laid(seat, COLORS[color], cairn, board.heights[cairn], points))
    if board.heights[cairn] == HEIGHT and s.lantern == NOBODY_YET:
        s.lantern = seat
        board.score += LANTERN_POINTS
        if events is not None:
            events.append(Lantern(seat, LANTERN_POINTS))
    proceed(s, events)


@rule
def skim_cost(board: Board) -> int:
    """Points are never negative."""
    return min(1, board.score)


@rule
def skim(s: State, color: int, events: list[Event] | None) -> None:
    """Lose a pebble in the sea, and a point."""
    board = s.boards[s.to_act]
    lost = skim_cost(board)
    board.score -= lost
    s.shore[color] -= 1
    s.sea[color] += 1
    if events is not None:
        events.append(Skimmed(s.to_act, COLORS[color], lost))
    proceed(s, events)


@rule
def proceed(s: State, events: list[Event] | None) -> None:
    """The next player gathers; after the last one the tide goes out and comes in again, or the game ends."""
    s.to_act = next_seat(s, s.to_act)
    if s.to_act != s.start:
        return
    for color in range(COLOR_COUNT):
        if s.shore[color]:
            s.sea[color] += 1
            s.shore[color] = 0
            if events is not None:
                events.append(Lost(COLORS[color]))
    if s.round < s.rounds:
        s.round += 1
        s.start = next_seat(s, s.start)
        s.phase = TIDE
        s.to_act = CHANCE
        return
    s.phase = OVER
    s.to_act = NOBODY
    if events is not None:
        events.append(Ended(s.rounds))
    score_colors(s, events)


@rule
def all_differ(board: Board, cairn: int) -> bool:
    """Whether a cairn has four different colors."""
    colors = 0
    for i in range(board.heights[cairn]):
        colors |= 1 << board.pebbles[cairn][i]
    return colors == (1 << COLOR_COUNT) - 1


@rule
def score_colors(s: State, events: list[Event] | None) -> None:
    """The bonus at the end."""
    for seat in range(s.players):
        for cairn in range(CAIRNS):
            if all_differ(s.boards[seat], cairn):
                s.boards[seat].score += COLORS_POINTS
                if events is not None:
                    events.append(ColorsBonus(seat, cairn, COLORS_POINTS))
