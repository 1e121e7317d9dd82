"""What a tournament is to play: who, what, how long, and every game of it in order."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, field
from itertools import combinations, permutations
from typing import Any, Literal

from ..errors import AzulejosError
from ..rules.game import Game
from ..search.limits import Limits
from .players import Entrant, parse_entrant

Start = int | Literal["random"]
"""The seat that begins the first round, or one drawn for each deal."""


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played. All of one table and deal, with each player in each seat, are a set."""

    number: int
    """Its place in the plan, from 1."""
    deal: int
    table: int
    seats: tuple[str, ...]
    """The players' names by seat."""
    start: int = field(default=0, kw_only=True)
    """The seat that begins."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A whole tournament. The same plan gives the same games in the same order."""

    game: Game
    players: tuple[str, ...]
    """As they are named on the command line."""
    against: tuple[str, ...] = ()
    """Those whose copies take the other seats; without any, the players meet each other."""
    deals: int = 1
    """How many deals every table plays, each as a whole set of games."""
    seed: int = 0
    limits: Limits | None = None
    """How long a player may think for a move; None leaves it to each."""
    patience: float = 10.0
    """How many seconds an outside program may be late."""
    start: Start = 0
    """Who begins. If it is random, all games of a deal have the same start, so that they stay comparable."""
    bots: Mapping[str, Any] = field(default_factory=dict, compare=False)
    """By name: players that are Python objects."""

    def __post_init__(self) -> None:
        if self.start != "random" and self.start not in range(self.game.players):
            seats = f"the seats are 0 to {self.game.players - 1}"
            raise AzulejosError(f"seat {self.start!r} cannot start: {seats}, and random draws one for each deal")
        if self.deals < 1:
            raise AzulejosError(f"a tournament has 1 game or more, and not {self.deals}")
        if not 0 < self.patience < math.inf:
            raise AzulejosError(f"patience must be more than 0 seconds, not {self.patience}")
        names = [entrant.name for entrant in self.entrants]
        for name in names:
            if names.count(name) > 1:
                raise AzulejosError(f"{name!r} is named twice: every player needs a name of its own, as in x=cmd:…")
        if not self.tables:
            raise AzulejosError(
                f"a table of {self.game.name} has {self.game.players} different players, and there are "
                f"{len(self.players)}: name more, or say whose copies they meet with --against"
            )

    @property
    def entrants(self) -> list[Entrant]:
        return [self._entrant(text) for text in (*self.players, *self.against)]

    def _entrant(self, text: str) -> Entrant:
        return Entrant(text) if text in self.bots else parse_entrant(text)

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        names = [self._entrant(text).name for text in self.players]
        others = [self._entrant(text).name for text in self.against]
        if others:
            return [(name, *[other] * (self.game.players - 1)) for name in names for other in others]
        return list(combinations(names, self.game.players))

    def fixtures(self) -> Iterator[Fixture]:
        """All games: deal by deal, so that more of them only add to the end."""
        number, tables = 0, self.tables
        for deal in range(1, self.deals + 1):
            start = self.start_of(deal)
            for table, names in enumerate(tables, 1):
                for seats in _rotations(names, deal - 1):
                    number += 1
                    yield Fixture(number, deal, table, seats, start=start)

    def start_of(self, deal: int) -> int:
        """The seat that begins in all games of a deal."""
        if self.start == "random":
            return random.Random(f"{self.seed} {deal} start").randrange(self.game.players)
        return self.start

    @property
    def games(self) -> int:
        return self.deals * len(self.tables) * self.game.players

    def identity(self) -> dict[str, Any]:
        """What makes it this tournament and no other, whether more or fewer games of it are played."""
        return identity_of(self.to_json())

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game.name,
            "players": list(self.players),
            "against": list(self.against),
            "seed": self.seed,
            "limits": None if self.limits is None else asdict(self.limits),
            "start": self.start,
            "deals": self.deals,
            "patience": self.patience,
        }


def identity_of(plan: Mapping[str, Any]) -> dict[str, Any]:
    """The part of a plan's JSON that makes it this tournament. Plans of earlier versions have no start: seat 0."""
    named = {name: plan[name] for name in ("game", "players", "against", "seed", "limits")}
    return named | ({"start": plan["start"]} if plan.get("start") else {})


def parse_start(text: str) -> Start:
    if text == "random":
        return "random"
    if not text.isdecimal():
        raise AzulejosError(f"{text!r} is no start: it is the number of a seat, from 0, or random")
    return int(text)


def _rotations(names: tuple[str, ...], turn: int) -> Iterator[tuple[str, ...]]:
    """Each player once in each seat. Who sits behind whom changes from turn to turn, until all orders were had."""
    first, *others = names
    orders = list(dict.fromkeys(permutations(others)))
    order = (first, *orders[turn % len(orders)])
    for shift in range(len(order)):
        yield order[-shift:] + order[:-shift]
