"""Drawing tiles: the supply first, then the factories; the tower is poured into the bag when that is empty."""

from __future__ import annotations

from ...kernel import Generator, below, rule
from ..chance import CHANCE, draw_from, pour, total
from ..events import Event, Laid
from ..sources import lay_on_factory, next_factory
from .events import Supplied
from .options import PavilionOptions
from .rounds import proceed, tiles_wanted
from .state import COLORS, SUPPLY_SPACES, State, set_up


@rule
def lay(s: State, color: int, events: list[Event] | None) -> None:
    """Move a tile from the bag to the supply, or, when that is full, to the first factory that is not."""
    s.bag[color] -= 1
    if total(s.supply) < SUPPLY_SPACES:
        s.supply[color] += 1
        if events is not None:
            events.append(Supplied(COLORS[color]))
    else:
        factory = next_factory(s)
        lay_on_factory(s, factory, color)
        s.drawn += 1
        if events is not None:
            events.append(Laid(factory, COLORS[color]))


@rule
def draw(s: State, color: int, events: list[Event] | None) -> None:
    """One tile of that color comes out of the bag."""
    lay(s, color, events)
    proceed(s, events)


@rule
def deal(s: State, random: Generator) -> None:
    """Draw at random as long as tiles are wanted: after the supply's last refill come the factories of a round."""
    while s.to_act == CHANCE:
        left = total(s.bag)
        for _ in range(tiles_wanted(s)):
            if left == 0:
                left = pour(s.tower, s.bag, None)
                if left == 0:
                    break
            lay(s, draw_from(s.bag, below(random, left)), None)
            left -= 1
        proceed(s, None)


def set_up_game(s: State, players: int, start: int, options: PavilionOptions) -> None:
    set_up(s, players, start, options.rules)


def filling(s: State) -> int:
    """The supply comes before the factories."""
    return next_factory(s) if total(s.supply) == SUPPLY_SPACES else 0
