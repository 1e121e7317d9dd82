"""The turn machine of Azul: which actions are legal, and what each of them does."""

from __future__ import annotations

from ...kernel import Generator, below, lowest_bit, popcount, rule, select_bit
from ..chance import CHANCE, NOBODY
from ..events import Event
from .actions import ACTIONS, DRAW, DROP_PART, TAKE, TAKE_BOTH, TAKE_JOKERS, TILE
from .offer import (
    has_jokers,
    joker_range,
    legal_takes,
    legal_takes_of_both,
    may_take_jokers,
    most_on_line,
    take_both,
    take_color,
    take_jokers,
)
from .preparation import draw
from .state import JOKER_ANYWHERE, OFFER, PARTIAL_DROP, State
from .tiling import choose_column, column_choices


@rule
def apply(s: State, action: int, events: list[Event] | None) -> None:
    """Do a legal action, and all that follows from it without anyone's choice."""
    if action < TILE:
        take_color(s, action // 30, action // 6 % 5, action % 6, 20, events)
    elif action >= DRAW:
        draw(s, action - DRAW, events)
    elif action < TAKE_JOKERS:
        choose_column(s, (action - TILE) // 5, (action - TILE) % 5, events)
    elif action < TAKE_BOTH:
        n = action - TAKE_JOKERS
        take_jokers(s, n // 6, n % 6, events)
    elif action < DROP_PART:
        n = action - TAKE_BOTH
        take_both(s, n // 180, n // 36 % 5, n // 6 % 6, n % 6, events)
    else:
        n = action - DROP_PART
        take_color(s, n // 100, n // 20 % 5, n // 4 % 5, n % 4 + 1, events)


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the numbers of all legal actions, in rising order; return how many there are."""
    n = 0
    if s.to_act == NOBODY:
        return 0
    if s.to_act == CHANCE:
        for color in range(6):
            if s.bag[color]:
                out[n] = DRAW + color
                n += 1
        return n
    if s.phase != OFFER:
        spaces = column_choices(s)
        while spaces:
            out[n] = TILE + lowest_bit(spaces)
            n += 1
            spaces &= spaces - 1
        return n
    for source in range(s.factories + 1):
        takes = legal_takes(s, source)
        while takes:
            out[n] = TAKE + 30 * source + lowest_bit(takes)
            n += 1
            takes &= takes - 1
    return legal_others(s, out, n)


@rule
def legal_others(s: State, out: list[int], n: int) -> int:
    """Add the takes with jokers and the partial drops to `n` actions already written."""
    if s.available & JOKER_ANYWHERE:
        n = legal_with_jokers(s, out, n)
    if s.rules & PARTIAL_DROP:
        n = legal_partial_drops(s, out, n)
    return n


@rule
def legal_with_jokers(s: State, out: list[int], n: int) -> int:
    holders = s.available & JOKER_ANYWHERE
    while holders:
        source = lowest_bit(holders) // 6
        for line in range(6):
            if may_take_jokers(s, source, line):
                out[n] = TAKE_JOKERS + 6 * source + line
                n += 1
        holders &= holders - 1
    holders = s.available & JOKER_ANYWHERE
    while holders:
        source = lowest_bit(holders) // 6
        takes = legal_takes_of_both(s, source)
        while takes:
            color, line = lowest_bit(takes) // 6, lowest_bit(takes) % 6
            fewest, most = joker_range(s, source, color, line)
            for jokers in range(fewest, most + 1):
                out[n] = TAKE_BOTH + 180 * source + 36 * color + 6 * line + jokers
                n += 1
            takes &= takes - 1
        holders &= holders - 1
    return n


@rule
def legal_partial_drops(s: State, out: list[int], n: int) -> int:
    board = s.boards[s.to_act]
    for source in range(s.factories + 1):
        for color in range(5):
            for line in range(5):
                if s.sources[source][color] and board.open >> 6 * color + line & 1:
                    for part in range(1, most_on_line(s, source, color, line)):
                        out[n] = DROP_PART + 100 * source + 20 * color + 4 * line + part - 1
                        n += 1
    return n


@rule
def is_legal(s: State, action: int) -> bool:
    if action < 0 or action >= ACTIONS or s.to_act == NOBODY:
        return False
    if s.to_act == CHANCE:
        return action >= DRAW and s.bag[action - DRAW] > 0
    if s.phase != OFFER:
        return TILE <= action < TAKE_JOKERS and (column_choices(s) >> (action - TILE) & 1) != 0
    if action < TILE:
        return (legal_takes(s, action // 30) >> action % 30 & 1) != 0
    if TAKE_JOKERS <= action < TAKE_BOTH:
        n = action - TAKE_JOKERS
        return may_take_jokers(s, n // 6, n % 6)
    if TAKE_BOTH <= action < DROP_PART:
        n = action - TAKE_BOTH
        source, color, line = n // 180, n // 36 % 5, n // 6 % 6
        if not has_jokers(s, source) or not legal_takes_of_both(s, source) >> 6 * color + line & 1:
            return False
        fewest, most = joker_range(s, source, color, line)
        return fewest <= n % 6 <= most
    if s.rules & PARTIAL_DROP and DROP_PART <= action < DRAW:
        n = action - DROP_PART
        source, color, line = n // 100, n // 20 % 5, n // 4 % 5
        is_open = (s.boards[s.to_act].open >> 6 * color + line & 1) != 0
        return is_open and n % 4 + 1 < most_on_line(s, source, color, line)
    return False


@rule
def random_action(s: State, random: Generator, out: list[int]) -> int:
    """A player's legal action, each as likely as the others. `out` is scratch space."""
    if s.phase != OFFER:
        spaces = column_choices(s)
        return TILE + select_bit(spaces, below(random, popcount(spaces)))
    # Takes of one color are counted two sources at a time, and only the other kinds are listed.
    takes = 0
    for pair in range(0, s.factories + 1, 2):
        takes += popcount(legal_takes(s, pair) | legal_takes(s, pair + 1) << 30)
    others = 0
    if s.available & JOKER_ANYWHERE or s.rules & PARTIAL_DROP:
        others = legal_others(s, out, 0)
    k = below(random, takes + others)
    if k >= takes:
        return out[k - takes]
    pair = 0
    word = legal_takes(s, 0) | legal_takes(s, 1) << 30
    here = popcount(word)
    while k >= here:
        k -= here
        pair += 2
        word = legal_takes(s, pair) | legal_takes(s, pair + 1) << 30
        here = popcount(word)
    return TAKE + 30 * pair + select_bit(word, k)
