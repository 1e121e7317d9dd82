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
class SearchingBot(Protocol):
    """A bot such as those of `azulejos.bots`: what it finds has an `action`."""

    def think(self, position: Position, *, rng: random.Random) -> Any: ...


@runtime_checkable
class ChoosingBot(Protocol):
    """The smallest bot."""

    def choose(self, position: Position) -> Move: ...


Opponent = SearchingBot | ChoosingBot | Callable[[Position], Move] | str
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
        if opponent != RANDOM and not isinstance(opponent, SearchingBot | ChoosingBot) and not callable(opponent):
            raise AzulejosError(f"{opponent!r} is no opponent: it takes a bot, a function of a position, or {RANDOM!r}")
    return found


def choose(opponent: Opponent, position: Position, rng: random.Random) -> int:
    """The number of the action an opponent does."""
    if isinstance(opponent, SearchingBot):
        move: Move = opponent.think(position, rng=rng).action
    elif isinstance(opponent, ChoosingBot):
        move = opponent.choose(position)
    else:
        assert callable(opponent)
        move = opponent(position)
    return position.game.action(move).id
