"""Shares, margins and errors, computed by hand from hand-made results."""

import itertools
import math
import random

import pytest

from azulejos.arena.ratings import MEAN, rate
from azulejos.arena.results import Result
from azulejos.arena.standing import Estimate, encounter, estimate, stand, whole_sets


def results(*games: tuple[int, str, tuple[int, ...]]) -> list[Result]:
    """Games at one table: the deal, who sat where, and the scores, which decide the places."""
    return [
        Result(i, deal, 1, tuple(seats), scores, tuple(1 + sum(other > mine for other in scores) for mine in scores))
        for i, (deal, seats, scores) in enumerate(games, 1)
    ]


TWO = results(
    (1, "ab", (50, 40)),
    (1, "ba", (30, 40)),  # a wins both, by 10 and 10
    (2, "ab", (20, 50)),
    (2, "ba", (41, 45)),  # one each, -30 and 4
    (3, "ab", (33, 33)),
    (3, "ba", (30, 34)),  # a draw and a win, 0 and 4
)


def test_a_set_of_games_is_one_observation() -> None:
    a = stand("a", whole_sets(TWO))
    shares, margins = [1.0, 0.5, 0.75], [10.0, -13.0, 2.0]
    assert a.games == 6
    assert a.win_share is not None
    assert a.win_share.mean == pytest.approx(0.75)
    assert a.win_share.error == pytest.approx(math.sqrt((0.25**2 + 0.25**2) / 2 / 3))
    assert a.win_share.sets == len(shares)
    mean = sum(margins) / 3
    assert a.margin is not None
    assert a.margin.mean == pytest.approx(mean)
    assert a.margin.error == pytest.approx(math.sqrt(sum((m - mean) ** 2 for m in margins) / 2 / 3))
    assert a.score is not None
    assert a.score.mean == pytest.approx((50 + 40 + 20 + 45 + 33 + 34) / 6)
    assert a.forfeits == 0


def test_the_crosstable_is_antisymmetric() -> None:
    sets = whole_sets(TWO)
    ab, ba = encounter("a", "b", sets), encounter("b", "a", sets)
    assert ab is not None
    assert ba is not None
    assert ab.margin is not None
    assert ba.margin is not None
    assert ab.games == ba.games == 6
    assert ab.ahead.mean == pytest.approx(0.75)
    assert ab.ahead.mean + ba.ahead.mean == pytest.approx(1)
    assert ab.margin.mean == pytest.approx(-ba.margin.mean)
    assert ab.margin.error == pytest.approx(ba.margin.error)
    assert encounter("a", "c", sets) is None


def test_only_whole_sets_count() -> None:
    assert stand("a", whole_sets(TWO[:3])).games == 2
    assert stand("a", whole_sets(TWO[:1])).win_share is None


def test_an_error_takes_two_sets() -> None:
    assert estimate([]) is None
    assert estimate([2.0]) == Estimate(2.0, None, 1)
    assert estimate([1.0, 3.0]) == Estimate(2.0, 1.0, 2)


def test_a_set_with_a_forfeit_counts_for_wins_but_not_for_points() -> None:
    games = [*TWO[:2], Result(3, 2, 1, ("a", "b"), (9, 0), (2, 1), 0, "seat 0 forfeits: it crashed"), TWO[3]]
    a = stand("a", whole_sets(games))
    assert a.games == 4
    assert a.forfeits == 1
    assert a.win_share is not None
    assert a.win_share.mean == pytest.approx((1 + 0.5) / 2)
    assert a.margin == Estimate(10.0, None, 1)
    met = encounter("a", "b", whole_sets(games))
    assert met is not None
    assert met.ahead.mean == pytest.approx((1 + 0.5) / 2)
    assert met.margin == Estimate(10.0, None, 1)


def test_copies_at_a_table_are_counted_seat_by_seat() -> None:
    games = results((1, "abb", (30, 20, 10)), (1, "bab", (30, 20, 10)), (1, "bba", (10, 30, 20)))
    sets = whole_sets(games)
    a, b = stand("a", sets), stand("b", sets)
    assert a.games == b.games == 3
    assert a.win_share == Estimate(pytest.approx(1 / 3), None, 1)
    assert b.win_share == Estimate(pytest.approx(1 / 3), None, 1)
    assert a.margin == Estimate(pytest.approx((10 - 10 - 10) / 3), None, 1)
    met = encounter("a", "b", sets)
    assert met is not None
    assert met.ahead == Estimate(pytest.approx((1 + 1 + 0 + 1 + 1 + 0) / 6), None, 1)
    assert met.margin == Estimate(pytest.approx((10 + 20 - 10 + 10 + 10 - 10) / 6), None, 1)


def test_margins_are_over_the_best_of_the_others() -> None:
    [game] = results((1, "abc", (30, 20, 45)))
    assert [game.margin(seat) for seat in range(3)] == [-15, -25, 15]
    assert [game.win_share(seat) for seat in range(3)] == [0, 0, 1]
    [tie] = results((1, "abc", (45, 20, 45)))
    assert [tie.win_share(seat) for seat in range(3)] == [0.5, 0, 0.5]
    assert Result.from_json(tie.to_json()) == tie


def simulate(strength: dict[str, float], seats: int, deals: int) -> list[Result]:
    """Games whose places come out as Plackett and Luce have it, with strengths in rating points."""
    rng, games = random.Random(1), []
    for deal, names in itertools.product(range(deals), itertools.combinations(strength, seats)):
        luck = [strength[name] * math.log(10) / 400 - math.log(-math.log(rng.random())) for name in names]
        games.append((deal, names, tuple(round(1000 * value) for value in luck)))
    return results(*games)  # type: ignore[arg-type]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ratings_find_the_strengths_that_made_the_games(seats: int) -> None:
    strength = {"a": 1800.0, "b": 1600.0, "c": 1500.0, "d": 1400.0, "e": 1200.0}
    ratings = rate(strength, simulate(strength, seats, 150))
    for name, rating in ratings.items():
        assert rating.low < strength[name] < rating.high
        assert rating.high - rating.low < 120
    assert sorted(ratings, key=lambda name: -ratings[name].mean) == list(strength)


def test_two_hundred_points_are_three_games_of_four() -> None:
    strength = {"a": 1600.0, "b": 1400.0}
    games = simulate(strength, 2, 400)
    won = sum(game.win_share(game.seats.index("a")) for game in games) / 400
    assert won == pytest.approx(0.76, abs=0.05)
    ratings = rate(strength, games)
    assert ratings["a"].mean - ratings["b"].mean == pytest.approx(200, abs=40)


def test_without_games_all_are_equal() -> None:
    ratings = rate(["a", "b"], [])
    assert {rating.mean for rating in ratings.values()} == {MEAN}


def test_copies_move_one_rating_together() -> None:
    ratings = rate(["a", "b"], results((1, "abb", (30, 20, 10)), (1, "bab", (10, 30, 20)), (1, "bba", (10, 20, 30))))
    assert ratings["a"].mean > MEAN > ratings["b"].mean
