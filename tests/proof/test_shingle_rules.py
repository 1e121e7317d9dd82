"""The rules of Shingle, sentence by sentence as in its RULES.md."""

from __future__ import annotations

import random
import re
from collections import Counter
from pathlib import Path

import pytest
import shingle
from shingle.rules.events import ColorsBonus, Laid, Lantern, Lost, Skimmed

import azulejos
from azulejos import Position

RULES = Path(shingle.__file__).parent / "RULES.md"
EXAMPLE = "shingle/2 5 gather:0 0 - 2as 5a6j8r6s 2j2s 7:aaa,r,- 4:sjr,j,-"


def table(shore: str, *boards: str, game: str = "shingle", round: int = 1, lantern: str = "-") -> Position:
    """A position in which seat 0 started; what is not on the table is in the bag."""
    bag = {color: 10 - Counter(" ".join([shore, *boards]))[color] for color in "ajrs"}
    rest = "".join(f"{count}{color}" for color, count in bag.items())
    seat = (len(boards) + 1 - len(shore)) % len(boards)
    text = f"{game}/{len(boards)} {round} gather:{seat} 0 {lantern} {shore} {rest} - {' '.join(boards)}"
    return azulejos.parse_position(text)


def test_the_example_of_the_rules_is_played_as_it_is_told() -> None:
    assert EXAMPLE in RULES.read_text(encoding="utf-8")
    position = azulejos.parse_position(EXAMPLE).apply("a1")
    assert position.scores == (14, 4)
    position = position.apply("a1")
    assert position.scores == (14, 5)
    assert (position.round, position.is_chance, position.state().start) == (6, True, 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tide_brings_one_pebble_more_than_there_are_players(players: int) -> None:
    position = azulejos.game("shingle", players).new(random.Random(1))
    assert sum(position.to_json()["shore"].values()) == players + 1


@pytest.mark.parametrize(
    ("cairn", "move", "points"), [("-", "j1", 1), ("jj", "j1", 3), ("rj", "j1", 2), ("rj", "r1", 1)]
)
def test_a_pebble_scores_for_those_of_its_color_directly_below(cairn: str, move: str, points: int) -> None:
    assert table("jrs", f"5:{cairn},-,-", "0:-,-,-").apply(move).scores == (5 + points, 0)


def test_a_finished_cairn_takes_nothing_more() -> None:
    with pytest.raises(azulejos.IllegalAction, match="cairn 1 is finished: it has 4 pebbles"):
        table("jrs", "10:aaaa,-,-", "0:-,-,-", lantern="0").apply("j1")


def test_only_the_first_finished_cairn_gets_the_lantern() -> None:
    first = table("aas", "6:aaa,-,-", "6:aaa,-,-").play("a1")
    assert [type(event) for event in first.events] == [Laid, Lantern]
    assert first.position.scores == (6 + 4 + 3, 6)
    second = first.position.play("a1")
    assert [type(event) for event in second.events] == [Laid, Lost]
    assert second.position.scores == (13, 6 + 4)
    assert second.position.to_json()["lantern"] == 0


@pytest.mark.parametrize(("before", "after"), [(7, 6), (1, 0), (0, 0)])
def test_skimming_costs_a_point_if_there_is_one(before: int, after: int) -> None:
    transition = table("ajs", f"{before}:a,-,-", "0:-,-,-").play("skim-s")
    assert [type(event) for event in transition.events] == [Skimmed]
    assert transition.position.scores == (after, 0)
    assert transition.position.to_json()["sea"] == {"s": 1}


def test_nobody_skims_in_calm_water() -> None:
    position = table("ajs", "0:-,-,-", "0:-,-,-", game="shingle-calm")
    assert not any(str(action).startswith("skim") for action in position.legal_actions())
    with pytest.raises(azulejos.IllegalAction, match="nobody may skim in calm water"):
        position.apply("skim-s")


def test_the_sea_takes_the_last_pebble_and_the_start_goes_clockwise() -> None:
    last = table("as", "1:a,-,-", "1:j,-,-", "0:-,-,-").play("a1")
    assert [type(event) for event in last.events] == [Laid, Lost]
    assert last.position.to_json()["sea"] == {"s": 1}
    assert (last.position.round, last.position.state().start) == (2, 1)


def test_cairns_of_four_colors_pay_at_the_end() -> None:
    end = table("rs", "7:ajrs,-,-", "3:ajr,-,-", round=8, lantern="0").play("s1")
    bonuses = [event for event in end.events if isinstance(event, ColorsBonus)]
    assert [(event.seat, event.cairn, event.points) for event in bonuses] == [(0, 0, 6), (1, 0, 6)]
    assert end.position.scores == (13, 10)
    assert end.position.winners == (0,)


def test_finished_cairns_break_a_tie() -> None:
    more = table("rs", "10:aaaa,-,-", "9:aj,-,-", round=8, lantern="0").apply("s2")
    assert (more.scores, more.ranking) == ((10, 10), (1, 2))
    equal = table("rs", "3:aa,-,-", "2:jj,-,-", round=8).apply("s2")
    assert (equal.scores, equal.winners) == ((3, 3), (0, 1))


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (("2as", "3as"), "there are 11 pebbles 'a'"),
        (("gather:0", "gather:1"), "to_act: the shore shows how many have gathered"),
        ((" - 2as", " 1 2as"), "lantern: it is on the first cairn that was finished"),
        (("gather:0", "tide"), "shore: all pebbles of this round lie there"),
        (("gather:0", "over"), "phase: the game is over after round 8"),
        (("gather:0", "tide:0"), "to_act: nobody is to act in the phase 'tide'"),
        (("7:aaa", "7:aab"), "board 0, cairn 1: 'b' is none of a, j, r, s"),
        (("7:aaa", "7:aaajj"), "board 0, cairn 1: it must be a list of at most 4"),
        (("7:aaa", "aaa"), "is not of the form score:cairn,cairn,cairn"),
        (("5 gather", "9 gather"), "round: 9 is not a whole number from 1 to 8"),
        (("4:sjr,j,-", ""), "a position of 2 players has 9 parts"),
    ],
)
def test_what_is_no_position_is_said_to_be_none(change: tuple[str, str], complaint: str) -> None:
    with pytest.raises(azulejos.InvalidPosition, match=re.escape(complaint)):
        azulejos.parse_position(EXAMPLE.replace(*change))
