"""Who acts when no seat does, and tiles drawn from a bag of at most six colors."""

from __future__ import annotations

from typing import Any

from ..kernel import rule
from .events import Event, Poured

CHANCE = -1
"""`to_act` when a tile must be drawn."""
NOBODY = -2
"""`to_act` when the game is over."""


@rule
def total(tiles: list[int]) -> int:
    """How many tiles of six colors there are."""
    return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]


@rule
def draw_from(bag: list[int], k: int) -> int:
    """The color of tile number k, 0 and up, when the tiles of a bag are sorted by color."""
    color = 0
    for c in range(len(bag) - 1):
        k -= bag[c]
        color += k >= 0
    return color


@rule
def number_of_draw(first: int, color: int) -> int:
    """The action that draws a color, where that of the first color is `first`."""
    return first + color


@rule
def read_draw(first: int, action: int) -> int:
    """The color that an action draws, if it is a draw."""
    return action - first


@rule
def legal_draws(s: Any, first: int, out: list[int]) -> int:
    """Write the numbers of all draws if chance is to act; return how many there are."""
    n = 0
    if s.to_act == CHANCE:
        for color in range(len(s.bag)):
            if s.bag[color]:
                out[n] = number_of_draw(first, color)
                n += 1
    return n


@rule
def is_legal_draw(s: Any, first: int, action: int) -> bool:
    color = read_draw(first, action)
    return s.to_act == CHANCE and 0 <= color < len(s.bag) and s.bag[color] > 0


@rule
def pour(discarded: list[int], bag: list[int], events: list[Event] | None) -> int:
    """Pour the discarded tiles into the empty bag; return how many that gives."""
    poured = 0
    for color in range(len(bag)):
        poured += discarded[color]
        bag[color] = discarded[color]
        discarded[color] = 0
    if events is not None and poured:
        events.append(Poured(poured))
    return poured
