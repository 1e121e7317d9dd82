"""Who meets whom, in which seat, in which order."""

import json
import pickle
import sys
from collections import Counter

import pytest

import azulejos
from azulejos.arena import plan as plans
from azulejos.arena.plan import Plan, identity_of, parse_start
from azulejos.arena.players import Entrant, parse_entrant
from azulejos.bots import BOTS
from azulejos.search.limits import Limits


@pytest.fixture(autouse=True)
def _many_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names alone make plans."""
    monkeypatch.setattr(plans, "parse_entrant", Entrant)


@pytest.mark.parametrize(("players", "tables"), [(2, 6), (3, 4), (4, 1)])
def test_in_a_round_robin_all_meet_all_and_everybody_has_every_seat(players: int, tables: int) -> None:
    plan = Plan(azulejos.azul(players), tuple("abcd"), deals=3)
    fixtures = list(plan.fixtures())
    assert len(fixtures) == plan.games == 3 * tables * players
    assert [fixture.number for fixture in fixtures] == list(range(1, plan.games + 1))
    for table in range(1, tables + 1):
        for deal in (1, 2, 3):
            games = [fixture.seats for fixture in fixtures if (fixture.table, fixture.deal) == (table, deal)]
            assert len(games) == players
            assert all(len(set(names)) == players for names in zip(*games, strict=True))
    assert len(set(Counter(name for fixture in fixtures for name in fixture.seats).values())) == 1


def test_with_more_seats_everybody_sits_behind_everybody_in_turn() -> None:
    plan = Plan(azulejos.azul(4), tuple("abcd"), deals=6)
    followers = Counter((f.seats[i], f.seats[(i + 1) % 4]) for f in plan.fixtures() for i in range(4))
    assert len(followers) == 12
    assert len(set(followers.values())) == 1


def test_one_against_copies_of_another() -> None:
    plan = Plan(azulejos.azul(4), ("a", "b"), ("c",), deals=2)
    seats = [fixture.seats for fixture in plan.fixtures()]
    assert seats[:4] == [tuple("accc"), tuple("cacc"), tuple("ccac"), tuple("ccca")]
    assert len(seats) == 16
    assert {tuple(sorted(names)) for names in seats} == {tuple("accc"), tuple("bccc")}


def test_more_deals_only_add_games_at_the_end() -> None:
    few, many = (list(Plan(azulejos.azul(), tuple("abc"), deals=deals).fixtures()) for deals in (2, 5))
    assert many[: len(few)] == few


def test_a_plan_survives_json_and_pickle() -> None:
    plan = Plan(azulejos.game("azul-grey", 3, max_rounds=2), ("a",), ("b",), 4, 5, Limits(seconds=0.5, nodes=9), 2.5, 1)
    assert identity_of(json.loads(json.dumps(plan.to_json()))) == plan.identity()
    assert pickle.loads(pickle.dumps(plan)) == plan


def test_a_plan_of_an_earlier_version_starts_with_seat_0() -> None:
    plan = Plan(azulejos.azul(), ("a", "b"))
    earlier = {name: value for name, value in plan.to_json().items() if name != "start"}
    assert identity_of(earlier) == plan.identity()


def test_seat_0_begins_unless_another_is_chosen() -> None:
    starts = [
        {fixture.start for fixture in Plan(azulejos.azul(3), tuple("abc"), start=start).fixtures()} for start in (0, 2)
    ]
    assert starts == [{0}, {2}]


def test_a_random_start_is_the_same_for_a_whole_set_and_everybody_begins_as_often() -> None:
    plan = Plan(azulejos.azul(3), tuple("abcd"), deals=40, seed=3, start="random")
    starts: dict[int, set[int]] = {}
    begun: Counter[str] = Counter()
    for fixture in plan.fixtures():
        starts.setdefault(fixture.deal, set()).add(fixture.start)
        begun[fixture.seats[fixture.start]] += 1
    assert all(len(seats) == 1 for seats in starts.values())
    assert set().union(*starts.values()) == {0, 1, 2}
    assert len(set(begun.values())) == 1
    assert list(plan.fixtures()) == list(plan.fixtures())
    other = Plan(azulejos.azul(3), tuple("abcd"), deals=40, seed=4, start="random")
    assert [fixture.start for fixture in other.fixtures()] != [fixture.start for fixture in plan.fixtures()]


@pytest.mark.parametrize("start", [3, -1])
def test_a_seat_that_is_not_there_cannot_start(start: int) -> None:
    with pytest.raises(azulejos.AzulejosError, match=f"seat {start} cannot start: the seats are 0 to 2, and random"):
        Plan(azulejos.azul(3), tuple("abc"), start=start)


def test_a_start_is_typed_as_a_number_or_as_random() -> None:
    assert (parse_start("1"), parse_start("random")) == (1, "random")
    with pytest.raises(azulejos.AzulejosError, match="'me' is no start: it is the number of a seat, from 0, or random"):
        parse_start("me")


@pytest.mark.parametrize(
    ("players", "against", "deals", "patience", "words"),
    [
        ("ab", "", 1, 1.0, "a table of azul/3 has 3 different players, and there are 2: name more, or say"),
        ("abca", "", 1, 1.0, "'a' is named twice"),
        ("a", "a", 1, 1.0, "'a' is named twice"),
        ("abc", "", 0, 1.0, "1 game or more, and not 0"),
        ("abc", "", 1, 0.0, "patience must be more than 0 seconds"),
    ],
)
def test_a_plan_that_cannot_be(players: str, against: str, deals: int, patience: float, words: str) -> None:
    with pytest.raises(azulejos.AzulejosError, match=words):
        Plan(azulejos.azul(3), tuple(players), tuple(against), deals, patience=patience)


def test_players_are_named_as_people_type_them() -> None:
    assert parse_entrant("greedy") == Entrant("greedy")
    text = f"cmd:{sys.executable} -c 'a b'"
    assert parse_entrant(text) == Entrant(text, (sys.executable, "-c", "a b"))
    assert parse_entrant(f"mine={text}") == Entrant("mine", (sys.executable, "-c", "a b"))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("deep-blue", f"there is no bot 'deep-blue': the bots are {', '.join(BOTS)}"),
        ("", "there is no bot ''"),
        ("cmd:", "there is no program ''"),
        ("cmd:no-such-program x", "there is no program 'no-such-program' to run"),
        ("cmd:python 'x", "is not a command: No closing quotation"),
        ("=cmd:python", "there is no bot '=cmd:python'"),
    ],
)
def test_a_player_that_does_not_exist(text: str, words: str) -> None:
    with pytest.raises(azulejos.AzulejosError, match=words):
        parse_entrant(text)
