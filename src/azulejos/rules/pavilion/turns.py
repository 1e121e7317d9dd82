"""The turn machine of Summer Pavilion: which actions are legal, and what each of them does."""

from __future__ import annotations

from ...kernel import Generator, below, lowest_bit, popcount, rule, select_bit
from ..action import write_numbers
from ..chance import is_legal_draw, legal_draws, read_draw, total
from ..events import Event
from .acquiring import legal_takes, take
from .actions import (
    DRAW,
    PASS,
    PLACE_TILE,
    TAKE_BONUS,
    number_of_bonus,
    number_of_pass,
    number_of_place,
    number_of_take,
    read_bonus,
    read_pass,
    read_place,
    read_take,
)
from .geometry import COST, WITHIN
from .multisets import FIRST_OF_SIZE, PACKED, holds, pack
from .placing import colors_for_star, cost, may_keep, pass_turn, payments, place, take_bonus
from .preparation import draw
from .state import ACQUIRE, BONUS, KEEP_MOST, MONO_STARS, MOST_KEPT, ROUNDS, State, wild


@rule
def apply(s: State, action: int, events: list[Event] | None) -> None:
    """Do a legal action, and all that follows from it without anyone's choice."""
    if action < PLACE_TILE:
        source, color = read_take(action)
        take(s, source, color, events)
    elif action < TAKE_BONUS:
        space, color, wilds = read_place(action)
        place(s, space // 6, space % 6, color, wilds, events)
    elif action < PASS:
        take_bonus(s, read_bonus(action), events)
    elif action < DRAW:
        pass_turn(s, read_pass(action), events)
    else:
        draw(s, read_draw(DRAW, action), events)


@rule
def legal(s: State, out: list[int]) -> int:
    """Write the numbers of all legal actions, in rising order; return how many there are."""
    if s.to_act < 0:
        return legal_draws(s, DRAW, out)
    n = 0
    if s.phase == ACQUIRE:
        for source in range(s.factories + 1):
            n = write_numbers(number_of_take(source, 0), legal_takes(s, source), out, n)
        return n
    if s.phase == BONUS:
        return legal_choices(pack(s.supply), s.owed, s.owed, number_of_bonus(0), out, n)
    n = legal_places(s, out, n)
    hand = s.boards[s.to_act].hand
    return legal_choices(pack(hand), fewest_kept(s), most_kept(s), number_of_pass(0), out, n)


@rule
def legal_places(s: State, out: list[int], n: int) -> int:
    """Every space that can be paid for, in every color it takes, with every number of wild tiles."""
    board = s.boards[s.to_act]
    side = 1 if s.rules & MONO_STARS else 0
    means = 0
    most_tiles = 0
    for color in range(6):
        if board.hand[color]:
            means |= 1 << color
            most_tiles = max(most_tiles, board.hand[color])
    affordable = WITHIN[side][min(most_tiles + board.hand[wild(s)], 6)] & ~board.covered
    for star in range(7):
        spaces = affordable >> 6 * star & 63
        if spaces == 0:
            continue
        colors_here = colors_for_star(s, board, star) & means
        while spaces:
            space = 6 * star + lowest_bit(spaces)
            spaces &= spaces - 1
            colors = colors_here
            while colors:
                color = lowest_bit(colors)
                colors &= colors - 1
                fewest, most = payments(s, board, color, COST[side][space])
                for wilds in range(fewest, most + 1):
                    out[n] = number_of_place(space, color, wilds)
                    n += 1
    return n


@rule
def legal_choices(tiles: int, fewest: int, most: int, base: int, out: list[int], n: int) -> int:
    """Every choice among packed tiles of at least and at most so many."""
    for choice in range(FIRST_OF_SIZE[fewest], FIRST_OF_SIZE[most + 1]):
        # Written in any case and counted if legal: a branch here would be guessed wrong too often.
        out[n] = base + choice
        n += holds(tiles, PACKED[choice])
    return n


@rule
def most_kept(s: State) -> int:
    return min(MOST_KEPT, total(s.boards[s.to_act].hand)) if may_keep(s) else 0


@rule
def fewest_kept(s: State) -> int:
    """In the last round nobody has to keep tiles."""
    return most_kept(s) if s.rules & KEEP_MOST and s.round < ROUNDS else 0


@rule
def is_legal(s: State, action: int) -> bool:
    if s.to_act < 0:
        return is_legal_draw(s, DRAW, action)
    if s.phase == ACQUIRE:
        source, color = read_take(action)
        return 0 <= action < PLACE_TILE and (legal_takes(s, source) >> color & 1) != 0
    if s.phase == BONUS:
        choice = read_bonus(action)
        if choice < FIRST_OF_SIZE[s.owed] or choice >= FIRST_OF_SIZE[s.owed + 1]:
            return False
        return holds(pack(s.supply), PACKED[choice])
    board = s.boards[s.to_act]
    if PLACE_TILE <= action < TAKE_BONUS:
        space, color, wilds = read_place(action)
        if board.covered >> space & 1 or not colors_for_star(s, board, space // 6) >> color & 1:
            return False
        fewest, most = payments(s, board, color, cost(s, space // 6, space % 6))
        return fewest <= wilds <= most
    if PASS <= action < DRAW:
        choice = read_pass(action)
        if choice < FIRST_OF_SIZE[fewest_kept(s)] or choice >= FIRST_OF_SIZE[most_kept(s) + 1]:
            return False
        return holds(pack(board.hand), PACKED[choice])
    return False


@rule
def random_action(s: State, random: Generator, out: list[int]) -> int:
    """A player's legal action, each as likely as the others. `out` is scratch space."""
    if s.phase != ACQUIRE:
        return out[below(random, legal(s, out))]
    takes = 0
    for source in range(s.factories + 1):
        takes |= legal_takes(s, source) << 6 * source
    return number_of_take(0, select_bit(takes, below(random, popcount(takes))))
