"""Summer Pavilion, set-up and phase 1: vectors S-01 to S-16."""

import random

import pytest

import azulejos
from rules.pavilion_tables import bag, census, center, deal, factories, gain, hand, moves, refusal, start, table


@pytest.mark.parametrize(("players", "circles", "left"), [(2, 5, 102), (3, 7, 94), (4, 9, 86)])
@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_s_01_ten_tiles_fill_the_supply_and_four_each_factory(
    preset: str, players: int, circles: int, left: int
) -> None:
    position = azulejos.game(preset, players).new(random.Random(players), seat=1)
    data = position.to_json()
    assert sum(data["supply"].values()) == 10
    assert [sum(tiles.values()) for tiles in data["factories"]] == [4] * circles
    assert sum(data["bag"].values()) == left
    assert position.scores == (5,) * players
    assert census(position) == dict.fromkeys("pgoybr", 22)
    assert (position.round, position.phase, position.to_act) == (1, "acquire", 1)
    assert (data["center"], data["marker"]) == ({}, None)


@pytest.mark.parametrize(("number", "wild"), list(enumerate("pgoybr", 1)))
def test_s_02_the_wild_colors_are_purple_green_orange_yellow_blue_red(number: int, wild: str) -> None:
    for color in set("pgoybr") - {wild}:
        position = table(round=number, phase="acquire", factories=[f"2{color}2{wild}"])
        assert moves(position) == {f"1{color}"}
        assert set(hand(position.apply(f"1{color}"))) == {"2", color, wild}


def test_s_03_all_tiles_of_the_color_are_taken_and_the_others_go_to_the_center() -> None:
    after = table(phase="acquire", factories=["2r2y"]).apply("1r")
    assert (hand(after), center(after), factories(after)[0]) == ("2r", "2y", "-")
    assert after.to_act == 1


def test_s_04_exactly_one_wild_tile_of_the_factory_is_taken_too() -> None:
    after = table(phase="acquire", factories=["g2py"]).apply("1g")
    assert (hand(after), center(after)) == ("pg", "py")


def test_s_05_the_first_take_from_the_center_costs_a_point_for_each_tile_and_brings_the_marker() -> None:
    after = table(phase="acquire", center="3yp").apply("cy")
    assert (hand(after), center(after)) == ("p3y", "-")
    assert after.scores == (1, 5)
    assert after.to_json()["marker"] == 0


def test_s_06_of_a_factory_of_wild_tiles_one_is_taken_and_three_go_to_the_center() -> None:
    position = table(phase="acquire", factories=["4p"])
    assert moves(position) == {"1p"}
    after = position.apply("1p")
    assert (hand(after), center(after)) == ("p", "3p")


def test_s_07_the_wild_color_cannot_be_chosen_beside_another() -> None:
    assert "wild" in refusal(table(phase="acquire", factories=["p3r"]), "1p")


def test_s_08_of_a_center_of_wild_tiles_one_is_taken() -> None:
    after = table(phase="acquire", center="3p").apply("cp")
    assert (hand(after), center(after)) == ("p", "2p")
    assert after.scores == (4, 5)


def test_s_09_a_score_never_falls_below_1() -> None:
    after = table(phase="acquire", center="4b2p", scores=[3, 5]).apply("cb")
    assert hand(after) == "p4b"
    assert after.scores == (1, 5)


def test_s_10_with_1_point_the_center_may_be_taken_for_nothing() -> None:
    after = table(phase="acquire", center="4b", scores=[1, 5]).apply("cb")
    assert (hand(after), after.scores) == ("4b", (1, 5))
    assert after.to_json()["marker"] == 0


def test_s_11_later_takes_from_the_center_cost_nothing() -> None:
    position = table(phase="acquire", center="4b", marker=1, scores=[7, 5])
    assert gain(position, "cb") == 0
    assert position.apply("cb").to_json()["marker"] == 1


def test_s_12_in_round_2_purple_is_an_ordinary_color() -> None:
    after = table(round=2, phase="acquire", factories=["2pgr"]).apply("1p")
    assert (hand(after), center(after)) == ("2pg", "r")


def test_s_13_in_round_2_green_is_wild() -> None:
    after = table(round=2, phase="acquire", factories=["2g2r"]).apply("1r")
    assert (hand(after), center(after)) == ("g2r", "g")


def test_s_14_a_marker_nobody_took_leaves_the_start_player_as_before() -> None:
    position = table(phase="acquire", start=1, to_act=1, factories=["4r", "4g", "4o", "4y", "p3b"])
    for take in ("1r", "2g", "3o", "4y", "5b"):
        assert center(position) == "-"
        position = position.apply(take)
    assert (position.phase, position.to_act, start(position)) == ("place", 1, 1)
    assert position.scores == (5, 5)
    after = deal(position.apply("pass").apply("pass"))
    assert (after.round, after.phase, after.to_act) == (2, "acquire", 1)


SHORT = ["4", "4", "4", "4", "4", "4", "2", "0", "0"]


def sizes(position: azulejos.Position) -> list[str]:
    return [str(sum(tiles.values())) for tiles in position.to_json()["factories"]]


def test_s_15_with_too_few_tiles_the_last_factories_stay_short_or_empty() -> None:
    position = table(players=4, round=5, phase="deal", bag="5p5g", tower="4o4y4b4r")
    after = deal(position)
    assert sizes(after) == SHORT
    assert (bag(after), after.phase, after.to_act) == ("-", "acquire", 0)


def test_s_15_tile_by_tile_the_bag_is_emptied_before_the_tower_is_poured_in() -> None:
    position = table(players=4, round=5, phase="deal", bag="5p5g", tower="4o4y4b4r")
    for _ in range(10):
        assert moves(position) <= {"=p", "=g"}
        position = position.apply(position.legal_actions()[0])
    assert bag(position) == "4o4y4b4r"
    while position.is_chance:
        position = position.apply(position.legal_actions()[0])
    assert sizes(position) == SHORT


def test_s_16_a_round_without_tiles_goes_straight_to_placing() -> None:
    position = table(start=1, hands=["2r", "-"], passed=[1], corners=["-", "g"], bag="-")
    after = position.apply("pass-rr")
    assert (after.round, after.phase, after.to_act, start(after)) == (2, "place", 1, 1)
    assert (hand(after, 0), hand(after, 1)) == ("2r", "g")


def test_turns_go_clockwise_and_start_again_after_the_last_seat() -> None:
    position = table(players=3, phase="acquire", start=1, to_act=1, factories=["4r", "4g", "4o", "4y", "4b", "4r"])
    seats = []
    for take in ("1r", "2g", "3o", "4y", "5b"):
        seats.append(position.to_act)
        position = position.apply(take)
    assert seats == [1, 2, 0, 1, 2]


def test_a_take_from_the_center_leaves_the_other_colors_there() -> None:
    after = table(phase="acquire", center="2p2g3o", factories=["4r"]).apply("co")
    assert (hand(after), center(after)) == ("p3o", "p2g")
    assert moves(after) == {"1r", "cg"}
