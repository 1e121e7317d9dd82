"""Who did how well: shares of wins and margins, with errors that know about duplicate deals.

The games of one set had the same tiles, so they are not independent of each other; sets are. All means are means over
sets, and all errors come from how much sets differ. Only whole sets count: in those every player had every seat.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import product
from statistics import fmean, stdev

from .results import Result

GameSet = list[Result]


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over sets, and its standard error, which takes two of them."""

    mean: float
    error: float | None
    sets: int


@dataclass(frozen=True, slots=True)
class Standing:
    """One player's tournament."""

    games: int
    win_share: Estimate | None
    margin: Estimate | None
    """Points over the best of the others."""
    score: Estimate | None
    forfeits: int


@dataclass(frozen=True, slots=True)
class Encounter:
    """One player against another, wherever they sat at the same table."""

    games: int
    ahead: Estimate
    """How often the first had the better place; half for the same."""
    margin: Estimate | None
    """The first's points over the second's."""


def whole_sets(results: Iterable[Result]) -> list[GameSet]:
    """The sets of which all games were played, in the order of the plan."""
    sets: dict[tuple[int, int], GameSet] = defaultdict(list)
    for result in sorted(results, key=lambda result: result.number):
        sets[result.deal, result.table].append(result)
    return [games for games in sets.values() if len(games) == len(games[0].seats)]


def estimate(values: Sequence[float]) -> Estimate | None:
    """From one value for each set."""
    if not values:
        return None
    error = stdev(values) / math.sqrt(len(values)) if len(values) > 1 else None
    return Estimate(fmean(values), error, len(values))


def stand(name: str, sets: Iterable[GameSet]) -> Standing:
    mine = [[(game, seat) for game in games for seat in _seats(game, name)] for games in sets]
    mine = [entries for entries in mine if entries]
    scored = [entries for entries in mine if _is_scored(game for game, _ in entries)]
    return Standing(
        games=sum(len({game.number for game, _ in entries}) for entries in mine),
        win_share=estimate([fmean(game.win_share(seat) for game, seat in entries) for entries in mine]),
        margin=estimate([fmean(game.margin(seat) for game, seat in entries) for entries in scored]),
        score=estimate([fmean(game.scores[seat] for game, seat in entries) for entries in scored]),
        forfeits=sum(game.forfeit == seat for entries in mine for game, seat in entries),
    )


def encounter(name: str, other: str, sets: Iterable[GameSet]) -> Encounter | None:
    """None where the two never met."""
    met = [
        [(game, i, j) for game in games for i, j in product(_seats(game, name), _seats(game, other))] for games in sets
    ]
    met = [pairs for pairs in met if pairs]
    ahead = estimate([fmean(_ahead(game, i, j) for game, i, j in pairs) for pairs in met])
    if ahead is None:
        return None
    scored = [pairs for pairs in met if _is_scored(game for game, _, _ in pairs)]
    return Encounter(
        games=sum(len({game.number for game, _, _ in pairs}) for pairs in met),
        ahead=ahead,
        margin=estimate([fmean(game.scores[i] - game.scores[j] for game, i, j in pairs) for pairs in scored]),
    )


def _seats(game: Result, name: str) -> list[int]:
    return [seat for seat, player in enumerate(game.seats) if player == name]


def _is_scored(games: Iterable[Result]) -> bool:
    """Whether the points of a set mean something: none of its games was forfeited on the way."""
    return all(game.forfeit is None for game in games)


def _ahead(game: Result, i: int, j: int) -> float:
    return (game.places[i] < game.places[j]) + (game.places[i] == game.places[j]) / 2
