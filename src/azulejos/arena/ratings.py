"""Ratings by openskill, on the scale people know: 200 points more win three games of four with two seats."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce, PlackettLuceRating

from .results import Result

MEAN = 1500.0
SIGMA = 150.0
"""How far apart players are thought to be before they play. In simulated tournaments of 2 to 6 players, mostly 200
points apart, intervals of 95 % from here held the truth in 88 to 100 %; from a wider start the best are overrated."""
ELO = 400 / math.log(10)
CONFIDENCE = 1.96


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, and the interval that holds it with 95 % confidence."""

    mean: float
    low: float
    high: float


def rate(players: Iterable[str], games: Iterable[Result]) -> dict[str, Rating]:
    """The players' ratings after these games, in the order of the games."""
    games = list(games)
    seats = len(games[0].seats) if games else 2
    # Bots do not change while they play (tau) and every game tells as much as Bayes has it (gamma).
    model = PlackettLuce(mu=MEAN, sigma=SIGMA, beta=ELO / math.sqrt(seats), tau=0.0, gamma=lambda *_: 1.0)
    ratings = {name: model.rating() for name in players}
    for game in games:
        _update(model, ratings, game)
    return {name: _rating(rating) for name, rating in ratings.items()}


def _update(model: PlackettLuce, ratings: dict[str, PlackettLuceRating], game: Result) -> None:
    # An object for each seat: openskill changes one that sits twice as if it were one.
    teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in game.seats]
    found: dict[str, list[PlackettLuceRating]] = defaultdict(list)
    for name, [rating] in zip(game.seats, model.rate(teams, ranks=list(game.places)), strict=True):
        found[name].append(rating)
    for name, copies in found.items():  # copies at one table are one player, who moves as they do on average
        ratings[name] = model.rating(fmean(copy.mu for copy in copies), fmean(copy.sigma for copy in copies))


def _rating(rating: PlackettLuceRating) -> Rating:
    spread = CONFIDENCE * rating.sigma
    return Rating(rating.mu, rating.mu - spread, rating.mu + spread)
