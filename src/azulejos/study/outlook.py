"""What a move leads to in the round: it and a better one are played on to the round's end, by a search that plays well.

So it is seen what falls on whom later, and who gets the tiles that are left.
"""

from __future__ import annotations

import random

from ..rules.action import Action
from ..rules.game import Position
from ..search.limits import Stop
from ..search.stages import is_before_round
from .claims import Claim, claim
from .searching import searcher_for

NODES = 64
"""For each move that is played on."""
LEAST = 3
"""Fewer points than this between the two lines are not told."""
CLAIMS = {
    "outlook": "The round brings so many points, and more of them after the better move.",
    "outlook_other": "The round brings another player so many points, and fewer of them after the better move.",
}


def outlook(
    position: Position, move: Action, better: Action, seed: int = 0, stop: Stop | None = None
) -> tuple[Claim, ...]:
    """How many points less the round brings the seat that moves, or more to another, than after a better move."""
    seat = position.to_act
    played, best = (play_on(position.apply(action), seed, stop) for action in (move, better))
    if played.is_over != best.is_over:  # the bonuses of the end would be counted in one of them alone
        return ()
    gains, instead = ([_gain(position, end, each) for each in range(position.game.players)] for end in (played, best))
    if instead[seat] - gains[seat] >= LEAST:
        return (claim("outlook", seat, points=gains[seat], instead=instead[seat]),)
    others = [each for each in range(position.game.players) if each != seat]
    other = max(others, key=lambda each: gains[each] - instead[each])
    if gains[other] - instead[other] >= LEAST:
        return (claim("outlook_other", seat, other=other, points=gains[other], instead=instead[other]),)
    return ()


def play_on(position: Position, seed: int = 0, stop: Stop | None = None) -> Position:
    """To the end of the round, as a search of few nodes plays it."""
    searcher, rng = searcher_for(position.game), random.Random(seed)
    while not (position.is_over or is_before_round(position)):
        if position.is_chance:
            position = position.deal(rng)
        else:
            position = position.apply(searcher.search(position, NODES, seed, stop).action)
    return position


def _gain(position: Position, end: Position, seat: int) -> int:
    return end.scores[seat] - position.scores[seat]
