"""The turn machine of Azul: which actions are legal, and what each of them does."""

from __future__ import annotations

from ...kernel import Generator, below, lowest_bit, popcount, rule, select_bit
from ..action import write_numbers
from ..chance import is_legal_draw, legal_draws, read_draw
from ..events import Event
from .actions import (
    ACTIONS,
    DRAW,
    DROP_BOTH,
    DROP_JOKERS,
    DROP_PART,
    JOKER_PART_JOKERS,
    JOKER_PART_LINE,
    JOKER_PARTS,
    MIXED_PARTS,
    PART_JOKERS,
    PART_LINE,
    PART_TILES,
    TAKE_BOTH,
    TAKE_JOKERS,
    TILE,
    number_of_both,
    number_of_joker_part,
    number_of_jokers,
    number_of_mixed_part,
    number_of_part,
    number_of_take,
    number_of_tile,
    read_both,
    read_joker_part,
    read_jokers,
    read_mixed_part,
    read_part,
    read_take,
    read_tile,
)
from .offer import (
    has_jokers,
    joker_range,
    legal_takes,
    legal_takes_of_both,
    may_drop_both,
    may_drop_jokers,
    may_drop_part,
    may_take_jokers,
    most_on_line,
    take_both,
    take_color,
    take_jokers,
)
from .preparation import draw
from .state import JOKER_ANYWHERE, OFFER, PARTIAL_DROP, State, color_of, line_of, opening
from .tiling import choose_column, column_choices

ALL = 20
"""More tiles than any take has."""
JOKER_PART_COUNT = len(JOKER_PARTS)
MIXED_PART_COUNT = len(MIXED_PARTS)


@rule
def apply(s: State, action: int, events: list[Event] | None) -> None:
    """Do a legal action, and all that follows from it without anyone's choice."""
    if action < TILE:
        source, spot = read_take(action)
        take_color(s, source, spot, ALL, events)
    elif action < TAKE_JOKERS:
        space = read_tile(action)
        choose_column(s, space // 5, space % 5, events)
    elif action < TAKE_BOTH:
        source, line = read_jokers(action)
        take_jokers(s, source, line, ALL, events)
    elif action < DROP_PART:
        source, spot, jokers = read_both(action)
        take_both(s, source, spot, jokers, ALL, events)
    elif action < DRAW:
        source, spot, tiles = read_part(action)
        take_color(s, source, spot, tiles, events)
    elif action < DROP_JOKERS:
        draw(s, read_draw(DRAW, action), events)
    elif action < DROP_BOTH:
        source, line, jokers = read_joker_part(action)
        take_jokers(s, source, line, jokers, events)
    else:
        source, spot, jokers, tiles = read_mixed_part(action)
        take_both(s, source, spot, jokers, tiles, events)


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the numbers of all legal actions, in rising order; return how many there are."""
    if s.to_act < 0:
        return legal_draws(s, DRAW, out)
    if s.phase != OFFER:
        return write_numbers(number_of_tile(0), column_choices(s), out, 0)
    n = 0
    for source in range(s.factories + 1):
        n = write_numbers(number_of_take(source, 0), legal_takes(s, source), out, n)
    return legal_others(s, out, n)


@rule
def legal_others(s: State, out: list[int], n: int) -> int:
    """Add the takes with jokers and the partial drops to `n` actions already written."""
    jokers = s.available & JOKER_ANYWHERE
    if jokers:
        n = legal_with_jokers(s, out, n)
    if s.rules & PARTIAL_DROP:
        n = legal_partial_drops(s, out, n)
        if jokers:
            n = legal_partial_drops_with_jokers(s, out, n)
    return n


@rule
def legal_with_jokers(s: State, out: list[int], n: int) -> int:
    holders = s.available & JOKER_ANYWHERE
    while holders:
        source = lowest_bit(holders) // 6
        for line in range(6):
            if may_take_jokers(s, source, line):
                out[n] = number_of_jokers(source, line)
                n += 1
        holders &= holders - 1
    holders = s.available & JOKER_ANYWHERE
    while holders:
        source = lowest_bit(holders) // 6
        takes = legal_takes_of_both(s, source)
        while takes:
            spot = lowest_bit(takes)
            fewest, most = joker_range(s, source, color_of(spot), line_of(spot))
            for jokers in range(fewest, most + 1):
                out[n] = number_of_both(source, spot, jokers)
                n += 1
            takes &= takes - 1
        holders &= holders - 1
    return n


@rule
def legal_partial_drops(s: State, out: list[int], n: int) -> int:
    for source in range(s.factories + 1):
        takes = legal_takes(s, source)
        while takes:
            spot = lowest_bit(takes)
            for tiles in range(1, most_on_line(s, source, color_of(spot), line_of(spot))):
                out[n] = number_of_part(source, spot, tiles)
                n += 1
            takes &= takes - 1
    return n


@rule
def legal_partial_drops_with_jokers(s: State, out: list[int], n: int) -> int:
    for source in range(s.factories + 1):
        for part in range(JOKER_PART_COUNT):
            line, jokers = JOKER_PART_LINE[part], JOKER_PART_JOKERS[part]
            if may_drop_jokers(s, source, line, jokers):
                out[n] = number_of_joker_part(source, line, jokers)
                n += 1
    for source in range(s.factories + 1):
        if has_jokers(s, source):
            for mixed in range(5 * MIXED_PART_COUNT):
                color, part = mixed // MIXED_PART_COUNT, mixed % MIXED_PART_COUNT
                spot, jokers, tiles = opening(color, PART_LINE[part]), PART_JOKERS[part], PART_TILES[part]
                if may_drop_both(s, source, spot, jokers, tiles):
                    out[n] = number_of_mixed_part(source, spot, jokers, tiles)
                    n += 1
    return n


@rule
def is_legal(s: State, action: int) -> bool:
    if action < 0 or action >= ACTIONS:
        return False
    if s.to_act < 0:
        return is_legal_draw(s, DRAW, action)
    if s.phase != OFFER:
        return TILE <= action < TAKE_JOKERS and (column_choices(s) >> read_tile(action) & 1) != 0
    if action < TILE:
        source, spot = read_take(action)
        return (legal_takes(s, source) >> spot & 1) != 0
    if TAKE_JOKERS <= action < TAKE_BOTH:
        source, line = read_jokers(action)
        return may_take_jokers(s, source, line)
    if TAKE_BOTH <= action < DROP_PART:
        source, spot, jokers = read_both(action)
        if not has_jokers(s, source) or not legal_takes_of_both(s, source) >> spot & 1:
            return False
        fewest, most = joker_range(s, source, color_of(spot), line_of(spot))
        return fewest <= jokers <= most
    return (s.rules & PARTIAL_DROP) != 0 and is_legal_part(s, action)


@rule
def is_legal_part(s: State, action: int) -> bool:
    """Whether an action is a legal partial drop."""
    if DROP_PART <= action < DRAW:
        source, spot, tiles = read_part(action)
        return may_drop_part(s, source, color_of(spot), line_of(spot), tiles)
    if DROP_JOKERS <= action < DROP_BOTH:
        source, line, jokers = read_joker_part(action)
        return may_drop_jokers(s, source, line, jokers)
    if action >= DROP_BOTH:
        source, spot, jokers, tiles = read_mixed_part(action)
        return may_drop_both(s, source, spot, jokers, tiles)
    return False


@rule
def random_action(s: State, random: Generator, out: list[int]) -> int:
    """A player's legal action, each as likely as the others. `out` is scratch space."""
    if s.phase != OFFER:
        spaces = column_choices(s)
        return number_of_tile(select_bit(spaces, below(random, popcount(spaces))))
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
    return number_of_take(pair, select_bit(word, k))
