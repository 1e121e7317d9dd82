"""Who plays the other seats of a single-agent environment."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, Protocol, runtime_checkable

from ..errors import AzulejosError
from ..rules.game import Move, Position

RANDOM = "random"
"""In place of an opponent: any legal action, all equally likely."""


@runtime_checkable
class Thinker(Protocol):
    """A bot, such as those of `azulejos.bots`: what it finds has an `action`."""

    def think(self, position: Position, *, rng: random.Random) -> Any: ...


Opponent = Thinker | Callable[[Position], Move] | str
"""A bot, a function from a position to a move, or RANDOM."""


def by_seat(opponents: Opponent | Sequence[Opponent], seat: int, players: int) -> dict[int, Opponent]:
    """The opponent in each other seat: one for all, or one for each in the order of the seats."""
    others = [other for other in range(players) if other != seat]
    if isinstance(opponents, Sequence) and not isinstance(opponents, str):
        if len(opponents) != len(others):
            raise AzulejosError(f"there are {len(opponents)} opponents for {len(others)} seats: it takes one for each")
        found = dict(zip(others, opponents, strict=True))
    else:
        found = dict.fromkeys(others, opponents)
    for opponent in found.values():
        if opponent != RANDOM and not isinstance(opponent, Thinker) and not callable(opponent):
            raise AzulejosError(f"{opponent!r} is no opponent: it takes a bot, a function of a position, or {RANDOM!r}")
    return found


def choose(opponent: Opponent, position: Position, rng: random.Random) -> int:
    """The number of the action an opponent does."""
    if isinstance(opponent, Thinker):
        return position.game.action(opponent.think(position, rng=rng).action).id
    assert callable(opponent)
    return position.game.action(opponent(position)).id
