"""Preparing a round: tiles drawn from the bag onto the factories, the lid poured in when the bag is empty."""

from __future__ import annotations

from ...kernel import Generator, below, rule
from ..chance import CHANCE, NOBODY, draw_from, pour, total
from ..events import Ended, Event, Laid
from ..sources import IN_CENTER, TILES_PER_FACTORY, hand_on_start, lay_on_factory, next_factory
from .events import RoundBegan
from .options import AzulOptions
from .scoring import score_bonuses
from .state import COLORS, DEAL, NEXT_CLOCKWISE, OFFER, OVER, State, set_up

ENDS = ("row", "no_tiles", "max_rounds")
"""Why a game ends: a row is complete, no tile is left, or so many rounds have been played."""
ROW_COMPLETE, NO_TILES, MAX_ROUNDS = range(3)


@rule
def lay(s: State, factory: int, color: int) -> None:
    """Move a tile from the bag to a factory."""
    s.bag[color] -= 1
    lay_on_factory(s, factory, color)


@rule
def draw(s: State, color: int, events: list[Event] | None) -> None:
    """One tile of that color comes out of the bag, onto the first factory that is not full."""
    factory = next_factory(s)
    lay(s, factory, color)
    s.drawn += 1
    if events is not None:
        events.append(Laid(factory, COLORS[color]))
    if s.drawn == TILES_PER_FACTORY * s.factories or (total(s.bag) == 0 and pour(s.lid, s.bag, events) == 0):
        begin_offer(s, events)


@rule
def deal(s: State, random: Generator) -> None:
    """Draw at random until no more tiles are wanted or none are left."""
    left = total(s.bag)
    for drawn in range(s.drawn, TILES_PER_FACTORY * s.factories):
        if left == 0:
            left = pour(s.lid, s.bag, None)
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
    hand_on_start(s, (s.rules & NEXT_CLOCKWISE) != 0)
    s.marker = s.start
    if s.max_rounds and s.round >= s.max_rounds:
        end_game(s, MAX_ROUNDS, events)
        return
    if total(s.bag) == 0 and pour(s.lid, s.bag, events) == 0:
        end_game(s, NO_TILES, events)
        return
    s.round += 1
    s.phase = DEAL
    s.to_act = CHANCE


@rule
def end_game(s: State, reason: int, events: list[Event] | None) -> None:
    s.phase = OVER
    s.to_act = NOBODY
    if events is not None:
        events.append(Ended(ENDS[reason]))
    score_bonuses(s, events)


def set_up_game(s: State, players: int, start: int, options: AzulOptions) -> None:
    set_up(s, players, start, options.rules, options.column_bonus, options.max_rounds or 0)


def filling(s: State) -> int:
    """Tiles are drawn for the factories alone."""
    return next_factory(s)
