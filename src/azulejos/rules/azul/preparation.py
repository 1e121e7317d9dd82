"""Preparing a round: tiles drawn from the bag onto the factories, the lid poured in when the bag is empty."""

from __future__ import annotations

from ...kernel import Generator, below, rule
from ..chance import CHANCE, NOBODY, draw_from
from ..events import Ended, Event, Laid, Poured
from ..sources import IN_CENTER, TILES_PER_FACTORY
from .events import RoundBegan
from .scoring import score_bonuses
from .state import COLORS, DEAL, NEXT_CLOCKWISE, OFFER, OVER, State, next_seat


@rule
def tiles_left(tiles: list[int]) -> int:
    return tiles[0] + tiles[1] + tiles[2] + tiles[3] + tiles[4] + tiles[5]


@rule
def pour_lid(s: State, events: list[Event] | None) -> int:
    """Pour the lid into the empty bag; return how many tiles that gives."""
    poured = 0
    for color in range(6):
        poured += s.lid[color]
        s.bag[color] = s.lid[color]
        s.lid[color] = 0
    if events is not None and poured:
        events.append(Poured(poured))
    return poured


@rule
def lay(s: State, factory: int, color: int) -> None:
    """Move a tile from the bag to a factory."""
    s.bag[color] -= 1
    s.sources[factory][color] += 1
    s.available |= 1 << 6 * factory + color


@rule
def draw(s: State, color: int, events: list[Event] | None) -> None:
    """One tile of that color comes out of the bag, onto the first factory that is not full."""
    factory = 1 + s.drawn // TILES_PER_FACTORY
    lay(s, factory, color)
    s.drawn += 1
    if events is not None:
        events.append(Laid(factory, COLORS[color]))
    if s.drawn == TILES_PER_FACTORY * s.factories or (tiles_left(s.bag) == 0 and pour_lid(s, events) == 0):
        begin_offer(s, events)


@rule
def deal(s: State, random: Generator) -> None:
    """Draw at random until no more tiles are wanted or none are left."""
    left = tiles_left(s.bag)
    for drawn in range(s.drawn, TILES_PER_FACTORY * s.factories):
        if left == 0:
            left = pour_lid(s, None)
            if left == 0:
                break
        lay(s, 1 + drawn // TILES_PER_FACTORY, draw_from(s.bag, below(random, left)))
        left -= 1
    begin_offer(s, None)


@rule
def begin_offer(s: State, events: list[Event] | None) -> None:
    s.drawn = 0
    s.marker = IN_CENTER
    s.phase = OFFER
    s.to_act = s.start
    if events is not None:
        events.append(RoundBegan(s.start, s.round))


@rule
def prepare_round(s: State, events: list[Event] | None) -> None:
    """Hand on the start and ask for tiles; without any tile, or after the last round allowed, the game ends."""
    if s.marker != IN_CENTER:
        s.start = s.marker
    elif s.rules & NEXT_CLOCKWISE:
        s.start = next_seat(s, s.start)
    s.marker = s.start
    if s.max_rounds and s.round >= s.max_rounds:
        if events is not None:
            events.append(Ended("max_rounds"))
        end_game(s, events)
        return
    if tiles_left(s.bag) == 0 and pour_lid(s, events) == 0:
        if events is not None:
            events.append(Ended("no_tiles"))
        end_game(s, events)
        return
    s.round += 1
    s.phase = DEAL
    s.to_act = CHANCE


@rule
def end_game(s: State, events: list[Event] | None) -> None:
    s.phase = OVER
    s.to_act = NOBODY
    score_bonuses(s, events)
