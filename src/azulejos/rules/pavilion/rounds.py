"""The course of a game: from one choice or draw to the next, through phases, turns and rounds."""

from __future__ import annotations

from ...kernel import rule
from ..chance import CHANCE, NOBODY, pour, total
from ..events import Ended, Event
from ..sources import IN_CENTER, TILES_PER_FACTORY, hand_on_start, next_seat
from .events import Passed, PlacingBegan, RoundBegan
from .scoring import score_bonuses
from .state import (
    ACQUIRE,
    COLORS,
    DEAL,
    NEXT_CLOCKWISE,
    OVER,
    PLACE,
    REFILL,
    ROUNDS,
    SUPPLY_SPACES,
    State,
    wild,
)


@rule
def proceed(s: State, events: list[Event] | None) -> None:
    """Go on until someone has a choice, a tile is to be drawn, or the game is over."""
    while True:
        if s.phase == DEAL or s.phase == REFILL:
            if tiles_wanted(s) and (total(s.bag) or pour(s.tower, s.bag, events)):
                s.to_act = CHANCE
                return
            if s.phase == DEAL:
                begin_round(s, events)
            else:
                s.turn = next_seat(s, s.turn)
                s.phase = PLACE
        elif s.phase == ACQUIRE:
            if s.available:
                return
            begin_placing(s, events)
        elif s.phase == PLACE:
            if find_turn(s, events):
                return
            end_round(s, events)
        else:
            return


@rule
def tiles_wanted(s: State) -> int:
    """How many tiles are still to be drawn if there are enough."""
    wanted = SUPPLY_SPACES - total(s.supply)
    if s.phase == DEAL:
        wanted += TILES_PER_FACTORY * s.factories - s.drawn
    return wanted


@rule
def begin_round(s: State, events: list[Event] | None) -> None:
    s.drawn = 0
    s.phase = ACQUIRE
    s.to_act = s.start
    if events is not None:
        events.append(RoundBegan(s.start, s.round, COLORS[wild(s)]))


@rule
def begin_placing(s: State, events: list[Event] | None) -> None:
    """The holder of the starting marker places first, and starts the next round."""
    hand_on_start(s, (s.rules & NEXT_CLOCKWISE) != 0)
    s.turn = s.start
    s.phase = PLACE
    if events is not None:
        events.append(PlacingBegan(s.start))


@rule
def find_turn(s: State, events: list[Event] | None) -> bool:
    """From `turn` on, the first who has not passed is to act; an empty hand passes by itself."""
    for _ in range(s.players):
        board = s.boards[s.turn]
        if not board.passed:
            if total(board.hand):
                s.to_act = s.turn
                return True
            board.passed = 1
            if events is not None:
                events.append(Passed(s.turn, (0,) * 6, (0,) * 6, 0))
        s.turn = next_seat(s, s.turn)
    return False


@rule
def is_last_round(s: State) -> bool:
    return s.round == ROUNDS


@rule
def end_round(s: State, events: list[Event] | None) -> None:
    """After round 6 the game ends; before, the corner tiles come back and factories are to be filled."""
    s.turn = s.start
    for seat in range(s.players):
        s.boards[seat].passed = 0
    if s.round == ROUNDS:
        s.phase = OVER
        s.to_act = NOBODY
        if events is not None:
            events.append(Ended("rounds"))
        score_bonuses(s, events)
        return
    s.round += 1
    s.phase = DEAL
    s.marker = IN_CENTER
    for seat in range(s.players):
        board = s.boards[seat]
        for color in range(6):
            board.hand[color] += board.corners[color]
            board.corners[color] = 0
