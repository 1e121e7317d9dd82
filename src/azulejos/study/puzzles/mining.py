"""Finding puzzles in games between bots of all levels.

A position becomes a puzzle when one move is clearly best, and stays so with other seeds and twice the depth; when its
point can be told in words; and when it is not what anybody would play at first sight.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log

from ...bots import find_bot
from ...rules.action import Action
from ...rules.game import Game, Position
from ..glancing import glance_at
from ..searching import as_found, worth_of
from ..worth import Worth
from .puzzle import Puzzle
from .telling import can_be_told
from .themes import point_of, theme_of

NODES = 2_000
"""The depth of mining: nodes for what comes after each move that is looked at."""
VERIFYING = 4
"""Puzzles are verified at so many times that depth."""
QUICK, CLOSER = 24, 400
"""Before that, most positions and moves are dropped at a glance, or with so many nodes."""
GAP = 0.1
"""The worst accepted move is worth so much more than the best of the others; as the search counts, from -1 to 1."""
AS_GOOD = 0.025
"""A move that is worth hardly less than the best is accepted too."""
MOST_ACCEPTED = 3
LOOKED_AT = 10
"""Moves that are looked at more closely than at a glance."""
COMPARED = 5
"""Moves that are compared at full depth."""
FEWEST_MOVES = 4
APART = 6
"""Moves between two puzzles of one game."""
SETTLED = 3
"""Moves at the beginning of a game that are no puzzles."""
PLAYERS = ("apprentice", "tiler", "journeyman", "artisan", "mosaicist")
LEVELS = {
    "novice": 1096,
    "apprentice": 1188,
    "tiler": 1378,
    "journeyman": 1494,
    "artisan": 1685,
    "mosaicist": 1776,
    "muralist": 1952,
}
"""Who tries to solve a puzzle, and how strong they are (`docs/ratings.md`)."""
TRIES = 4
"""How often each tries: the weak ones err at random."""
OBVIOUS = 1150
"""A puzzle that the weakest solve is none."""
RATINGS = range(1000, 2401, 10)
USUAL, SPREAD = 1600, 350
"""What a rating is taken to be before anybody has tried: a normal distribution."""

Worths = dict[Action, Worth]


@dataclass(frozen=True, slots=True)
class Found:
    """Moves that are clearly best, the best first, and others, best first too."""

    accepted: tuple[Action, ...]
    others: tuple[Action, ...]


def look(position: Position, actions: Sequence[Action], nodes: int, seed: int = 0) -> Worths:
    """What each of these moves is worth, as the search counts."""
    return {action: worth_of(position.apply(action), nodes, seed, tell=as_found) for action in actions}


def standing_out(worths: Worths, seat: int, gap: float = GAP) -> Found | None:
    """The few moves that are clearly better than all others, if there are such."""
    value = {action: worth.utility(seat) for action, worth in worths.items()}
    order = sorted(value, key=lambda action: -value[action])
    count = sum(value[order[0]] - value[action] <= AS_GOOD for action in order)
    if count > MOST_ACCEPTED or count == len(order) or value[order[count - 1]] - value[order[count]] < gap:
        return None
    return Found(tuple(order[:count]), tuple(order[count:]))


def best_of(worths: Worths, seat: int, count: int) -> list[Action]:
    return sorted(worths, key=lambda action: -worths[action].utility(seat))[:count]


def find(position: Position) -> Found | None:
    """What is clearly best in a position: most are dropped at a glance, few are looked at in depth."""
    seat, actions = position.to_act, position.legal_actions()
    if len(actions) < FEWEST_MOVES:
        return None
    seen = glance_at([position.apply(action) for action in actions], 0, as_found)
    glance = dict(zip(actions, seen, strict=True))
    several = best_of(glance, seat, COMPARED)
    if glance[several[0]].utility(seat) - glance[several[-1]].utility(seat) < GAP / 2:
        return None
    quick = look(position, best_of(glance, seat, LOOKED_AT), QUICK)
    if standing_out(quick, seat, GAP / 2) is None:
        return None
    closer = look(position, best_of(quick, seat, COMPARED), CLOSER)
    found = standing_out(closer, seat, 0.8 * GAP)
    if found is None or tempting(position) in found.accepted:
        return None
    return agreed(position, list(closer), ((NODES, 1), (2 * NODES, 2)))


def tempting(position: Position) -> Action:
    """What anybody would play at first sight."""
    return find_bot("greedy").think(position).action


def agreed(position: Position, actions: Sequence[Action], depths: Sequence[tuple[int, int]]) -> Found | None:
    """What stands out at each of these numbers of nodes and seeds alike; the last has the last word."""
    last: Found | None = None
    for nodes, seed in depths:
        found = standing_out(look(position, actions, nodes, seed), position.to_act)
        if found is None or (last is not None and found.accepted[0] not in last.accepted):
            return None
        last = found
    return last


def rate(position: Position, accepted: Sequence[Action]) -> int:
    """The rating at which the levels of the ladder would most likely solve it as they did."""
    solved = {
        name: sum(find_bot(name).think(position, rng=random.Random(n)).action in accepted for n in range(TRIES))
        for name in LEVELS
    }

    def likelihood(rating: int) -> float:
        total = -(((rating - USUAL) / SPREAD) ** 2) / 2
        for name, times in solved.items():
            chance = 1 / (1 + 10 ** ((rating - LEVELS[name]) / 200))
            total += (times * log(chance) + (TRIES - times) * log(1 - chance)) / TRIES
        return total

    return max(RATINGS, key=likelihood)


def puzzle_of(position: Position, found: Found, id: str) -> Puzzle | None:
    """The puzzle, if it can be told in words and is not obvious."""
    best, first = found.accepted[0], tempting(position)
    if first in found.accepted:
        return None
    rating = rate(position, found.accepted)
    if rating < OBVIOUS:
        return None
    theme = theme_of(point_of(position, best, first, found.others))
    if theme is None:
        return None
    also = tuple(str(action) for action in found.accepted[1:])
    return Puzzle(id, rating, theme, str(best), also, str(position))


def verify(puzzle: Puzzle, nodes: int = VERIFYING * NODES) -> Puzzle | None:
    """The puzzle, with the theme of its point if it has one, if its solution is clearly best at this depth as well, and
    something can be said for it.
    """
    position = puzzle.position
    accepted = {position.game.action(move) for move in (puzzle.solution, *puzzle.also)}
    quick = look(position, position.legal_actions(), QUICK)
    actions = best_of(quick, position.to_act, COMPARED)
    found = agreed(position, list(dict.fromkeys([*accepted, *actions])), ((nodes, 3),))
    if found is None or not set(found.accepted) <= accepted:
        return None
    solution = position.game.action(puzzle.solution)
    theme = theme_of(point_of(position, solution, tempting(position), found.others))
    return replace(puzzle, theme=theme or puzzle.theme) if can_be_told(puzzle) else None


def mine(game: Game, rng: random.Random) -> Iterator[tuple[Position, Found] | None]:
    """Games without end between bots of all levels; a find, or None for each move without one."""
    while True:
        seats = [find_bot(rng.choice(PLAYERS)) for _ in range(game.players)]
        position, since = game.new(rng, rng.randrange(game.players)), APART - SETTLED
        while not position.is_over:
            found = find(position) if since >= APART else None
            yield (position, found) if found else None
            since = 0 if found else since + 1
            position = position.apply(seats[position.to_act].think(position, rng=rng).action).deal(rng)
