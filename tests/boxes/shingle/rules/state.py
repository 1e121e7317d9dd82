"""What lies on the table in a game of Shingle: one record, its constants, and the set-up."""

from __future__ import annotations

from typing import Annotated, Literal

from azulejos.kernel import Int8, Int16, Record, record, rule
from azulejos.rules.chance import CHANCE

COLORS = "ajrs"
"""Amber, jade, rose and slate."""
COLOR_COUNT = 4
PEBBLES_PER_COLOR = 10
CAIRNS = 3
HEIGHT = 4
ROUNDS = 8
NOBODY_YET = -1
"""`lantern` before a cairn is finished."""

GATHER, TIDE, OVER = range(3)
Phase = Literal["gather", "tide", "over"]
PHASES: tuple[Phase, ...] = ("gather", "tide", "over")


@record
class Board(Record):
    """The cairns of one player."""

    score: Int16
    heights: Annotated[list[int], "i1", 3]
    """How many pebbles each cairn has."""
    pebbles: Annotated[list[list[int]], "i1", 3, 4]
    """The color of each pebble by cairn, from the bottom up; 0 above the top."""


@record
class State(Record):
    """A whole game of 2 to 4 seats. What a smaller game does not use stays zero."""

    boards: Annotated[list[Board], Board, 4]
    shore: Annotated[list[int], "i1", 4]
    bag: Annotated[list[int], "i1", 4]
    sea: Annotated[list[int], "i1", 4]
    players: Int8
    to_act: Int8
    phase: Int8
    round: Int8
    rounds: Int8
    """How many there are."""
    start: Int8
    """The seat that starts this round."""
    lantern: Int8
    """The seat that finished the first cairn, or NOBODY_YET."""
    calm: Int8
    """Whether nobody may skim."""


@rule
def total(pebbles: list[int]) -> int:
    return pebbles[0] + pebbles[1] + pebbles[2] + pebbles[3]


@rule
def next_seat(s: State, seat: int) -> int:
    """The neighbor clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def finished(s: State, seat: int) -> int:
    """How many cairns of a seat have four pebbles."""
    count = 0
    for cairn in range(CAIRNS):
        count += s.boards[seat].heights[cairn] == HEIGHT
    return count


@rule
def set_up(s: State, players: int, start: int, rounds: int, calm: int) -> None:
    """An empty shore and a full bag. The record must be all zero."""
    s.players = players
    s.start = start
    s.rounds = rounds
    s.calm = calm
    s.round = 1
    s.lantern = NOBODY_YET
    s.phase = TIDE
    s.to_act = CHANCE
    for color in range(COLOR_COUNT):
        s.bag[color] = PEBBLES_PER_COLOR
