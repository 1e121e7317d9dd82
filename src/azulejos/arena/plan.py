"""What a tournament is to play: who, what, how long, and every game of it in order."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from itertools import combinations, permutations
from typing import Any, Self

from ..errors import AzulejosError
from ..rules.game import Game
from ..search.limits import Limits
from .players import Entrant, parse_entrant


@dataclass(frozen=True, slots=True)
class Fixture:
    """A game to be played. All of one table and deal, with each player in each seat, are a set."""

    number: int
    deal: int
    table: int
    seats: tuple[str, ...]
    """The players' names by seat; seat 0 begins."""


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

    def __post_init__(self) -> None:
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
        return [parse_entrant(text) for text in (*self.players, *self.against)]

    @property
    def tables(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        names = [parse_entrant(text).name for text in self.players]
        others = [parse_entrant(text).name for text in self.against]
        if others:
            return [(name, *[other] * (self.game.players - 1)) for name in names for other in others]
        return list(combinations(names, self.game.players))

    def fixtures(self) -> Iterator[Fixture]:
        """All games: deal by deal, so that more of them only add to the end."""
        number, tables = 0, self.tables
        for deal in range(1, self.deals + 1):
            for table, names in enumerate(tables, 1):
                for seats in _rotations(names, deal - 1):
                    number += 1
                    yield Fixture(number, deal, table, seats)

    @property
    def games(self) -> int:
        return self.deals * len(self.tables) * self.game.players

    def identity(self) -> dict[str, Any]:
        """What makes it this tournament and no other, whether more or fewer games of it are played."""
        return {
            "game": self.game.name,
            "players": list(self.players),
            "against": list(self.against),
            "seed": self.seed,
            "limits": None if self.limits is None else asdict(self.limits),
        }

    def to_json(self) -> dict[str, Any]:
        return {**self.identity(), "deals": self.deals, "patience": self.patience}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        return cls(
            game=Game.from_name(data["game"]),
            players=tuple(data["players"]),
            against=tuple(data["against"]),
            deals=data["deals"],
            seed=data["seed"],
            limits=Limits(**data["limits"]) if data["limits"] else None,
            patience=data["patience"],
        )


def _rotations(names: tuple[str, ...], turn: int) -> Iterator[tuple[str, ...]]:
    """Each player once in each seat. Who sits behind whom changes from turn to turn, until all orders were had."""
    first, *others = names
    orders = list(dict.fromkeys(permutations(others)))
    order = (first, *orders[turn % len(orders)])
    for shift in range(len(order)):
        yield order[-shift:] + order[:-shift]
