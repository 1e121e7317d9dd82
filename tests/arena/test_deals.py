"""Duplicate deals: what is drawn depends on the deal's number and the bag, not on who plays what."""

import random
from collections import Counter
from contextlib import closing

import pytest

import azulejos
from azulejos.arena.deals import DealSequence, draw_words
from azulejos.arena.match import Referee
from azulejos.arena.plan import Plan
from azulejos.records import read_game

GAMES = [f"{preset}/{players}" for preset in azulejos.PRESETS for players in (2, 3, 4)]


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


def drawn_by(deals: DealSequence, position: azulejos.Position) -> list[str]:
    """The tiles that are drawn, one by one."""
    drawn = []

    def play(draw: azulejos.Action) -> azulejos.Position:
        nonlocal position
        drawn.append(str(draw))
        position = position.apply(draw)
        return position

    deals.draw(position, play)
    return drawn


def deals_of(text: str) -> list[str]:
    """The lines of a game file in which tiles were drawn."""
    return [line for line in text.split("\n\n")[1].splitlines() if line.startswith("=")]


@pytest.mark.parametrize("name", GAMES)
def test_the_first_round_is_the_same_for_all_seats(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("azulejos.arena.match.LAST_ROUND", 1)
    plan = Plan(azulejos.Game.from_name(name), ("greedy",), ("random",), deals=2, seed=3)
    first: dict[int, set[str]] = {1: set(), 2: set()}
    with closing(Referee(plan)) as referee:
        for fixture in plan.fixtures():
            first[fixture.deal].add(deals_of(referee.play(fixture).text)[0])
    assert [len(lines) for lines in first.values()] == [1, 1]
    assert first[1] != first[2]


def test_in_azul_all_rounds_are_the_same_until_the_bag_is_empty() -> None:
    """Nothing but deals changes the bag, and with two seats 100 tiles last for five rounds."""
    plan = Plan(azulejos.azul(max_rounds=6), ("random", "greedy"))
    with closing(Referee(plan)) as referee:
        one, other = (deals_of(referee.play(fixture).text) for fixture in plan.fixtures())
    shared = min(len(one), len(other), 5)
    assert shared > 1
    assert one[:shared] == other[:shared]


def test_bags_that_differ_a_little_give_nearly_the_same_tiles() -> None:
    game = azulejos.azul()
    rest = "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    one = game.parse_position(f"2 deal 0 0 -,-,-,-,- - 16b16y16r16k16w 4b4y4r4k4w {rest}")
    other = game.parse_position(f"2 deal 0 0 -,-,-,-,- - 17b15y16r16k16w 3b5y4r4k4w {rest}")
    missed = 0
    for number in range(50):
        a, b = (Counter(drawn_by(DealSequence(1, number), position)) for position in (one, other))
        assert a.total() == 20
        missed += (a - b).total()
    assert missed <= 50


def test_tiles_come_with_the_odds_of_the_bag() -> None:
    game = azulejos.azul()
    rest = "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    position = game.parse_position(f"2 deal 0 0 -,-,-,-,- - 10b20y20r10k20w 10b10k {rest}")
    drawn = Counter(tile for number in range(300) for tile in drawn_by(DealSequence(0, number), position))
    assert drawn.total() == 6000
    for tile, odds in (("=b", 1 / 8), ("=y", 2 / 8), ("=r", 2 / 8), ("=k", 1 / 8), ("=w", 2 / 8)):
        assert abs(drawn[tile] / 6000 - odds) < 0.02


def test_the_lid_is_poured_in_when_the_bag_is_empty() -> None:
    game = azulejos.azul()
    rest = "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    position = game.parse_position(f"5 deal 0 0 -,-,-,-,- - 4r 20b20y16r20k20w {rest}")
    draws = drawn_by(DealSequence(0, 0), position)
    assert draws[:4] == ["=r"] * 4
    assert len(draws) == 20


@pytest.mark.parametrize("name", ["azul/2", "pavilion/3"])
def test_draws_are_written_as_in_game_files(name: str) -> None:
    position, words = draw_words(azulejos.Game.from_name(name).start(), random.Random(1))
    text = f"azulejos 1\ngame: {name}\n\n{' '.join(words)}"
    assert read_game(text).final == position
    assert not position.is_chance
    assert all(len(word) == 5 for word in words[-5:])


def test_a_drawn_tile_is_applied_once(monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[str] = []
    apply = azulejos.Position.apply

    def counted(self: azulejos.Position, move: azulejos.Action) -> azulejos.Position:
        applied.append(str(move))
        return apply(self, move)

    monkeypatch.setattr(azulejos.Position, "apply", counted)
    plan = Plan(azulejos.azul(max_rounds=1), ("greedy", "random"))
    with closing(Referee(plan)) as referee:
        referee.play(next(plan.fixtures()))
    assert sum(move.startswith("=") for move in applied) == 20
