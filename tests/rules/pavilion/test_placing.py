"""Summer Pavilion, phase 2: paying, placing and scoring. Vectors S-20 to S-40; purple is wild unless said."""

import pytest

from rules.pavilion_tables import corners, gain, hand, moves, owed, refusal, table, tower


def test_s_20_one_tile_is_placed_the_others_paid_are_discarded_the_rest_is_kept() -> None:
    position = table(hands=["7b"])
    after = position.apply("b6")
    assert (hand(after), tower(after)) == ("b", "5b")
    assert gain(position, "b6") == 1
    assert after.to_json()["boards"][0]["stars"]["b"] == [None] * 5 + ["b"]
    assert after.to_act == 1


def test_s_21_without_neighbors_a_tile_scores_1() -> None:
    position = table(hands=["3r"], boards=["r61"])
    assert gain(position, "r3") == 1
    assert tower(position.apply("r3")) == "2r"


def test_s_22_wild_tiles_help_to_pay_and_connected_tiles_score() -> None:
    position = table(hands=["3b3p"], boards=["b45"])
    after = position.apply("b6w3")
    assert gain(position, "b6w3") == 3
    assert (hand(after), tower(after)) == ("-", "3p2b")
    assert (after.phase, owed(after)) == ("bonus", 3)


def test_s_23_one_tile_of_the_color_is_enough_and_a_kept_tile_costs_nothing() -> None:
    position = table(hands=["o3pg", "2r"], boards=["o35"])
    assert gain(position, "o4w3") == 3
    after = position.apply("o4w3")
    assert (hand(after), tower(after)) == ("g", "3p")
    again = after.apply("r1")
    assert gain(again, "pass-g") == 0
    assert corners(again.apply("pass-g")) == "g"


def test_s_24_the_wild_color_pays_for_itself_in_its_own_star() -> None:
    position = table(hands=["2p2r4g"], boards=["p13"])
    assert gain(position, "p2") == 3
    after = position.apply("p2")
    assert (hand(after), tower(after)) == ("4g2r", "p")


def test_s_25_who_passes_keeps_four_tiles_and_loses_a_point_for_each_other() -> None:
    position = table(hands=["2r4g"])
    assert gain(position, "pass-gggg") == -2
    after = position.apply("pass-gggg")
    assert (hand(after), corners(after), tower(after)) == ("-", "4g", "2r")


def test_s_26_a_green_tile_and_three_wild_ones_have_these_uses() -> None:
    green = {"g1", "g2w1", "g3w2", "g4w3", "c1g", "c2gw1", "c3gw2", "c4gw3"}
    purple = {"p1", "p2", "p3", "c1p", "c2p", "c3p"}
    passes = {"pass", "pass-p", "pass-pp", "pass-ppp", "pass-g", "pass-pg", "pass-ppg", "pass-pppg"}
    assert moves(table(hands=["3pg"])) == green | purple | passes


def test_s_27_a_price_may_be_split_between_the_color_and_wild_tiles() -> None:
    position = table(hands=["3b3p"])
    assert moves(position, "b4") == {"b4w1", "b4w2", "b4w3"}
    assert {hand(position.apply(move)) for move in ("b4w1", "b4w2", "b4w3")} == {"2p", "pb", "2b"}


def test_s_28_wild_tiles_alone_pay_for_no_other_color() -> None:
    position = table(hands=["4p"])
    assert moves(position, "g") == set()
    for move in ("g3", "g3w1", "g3w2", "g3w3"):
        assert refusal(position, move) == "at least one tile paid must be green"


def test_s_29_the_wild_color_is_paid_with_its_own_tiles_only() -> None:
    assert refusal(table(hands=["p3g"]), "p2") == "space p2 costs 2 purple tiles, and you have 1"


def test_s_30_in_round_2_green_tiles_help_to_pay_for_purple() -> None:
    position = table(round=2, hands=["g3p"])
    assert moves(position, "p4") == {"p4w1"}
    after = position.apply("p4w1")
    assert (hand(after), tower(after)) == ("-", "2pg")


def test_s_31_each_color_is_once_in_the_star_in_the_middle() -> None:
    position = table(hands=["3b3p"], boards=["c1b"])
    assert "blue is already there" in refusal(position, "c3b")
    assert position.is_legal("c3p")


def test_s_32_colors_do_not_matter_for_points_in_the_middle() -> None:
    assert gain(table(hands=["2y"], boards=["c1r"]), "c2y") == 2


def test_s_33_space_6_is_beside_space_1() -> None:
    assert gain(table(hands=["6o"], boards=["o1"]), "o6") == 2


def test_s_34_a_tile_in_a_gap_connects_both_sides() -> None:
    assert gain(table(hands=["3o"], boards=["o124"]), "o3") == 4


def test_s_35_the_sixth_tile_of_a_star_scores_6() -> None:
    position = table(hands=["6o"], boards=["o12345"])
    assert gain(position, "o6") == 6
    assert owed(position.apply("o6")) == 3


def test_s_36_tiles_connect_around_the_end_of_the_star() -> None:
    assert gain(table(hands=["6o"], boards=["o1234"]), "o6") == 5


def test_s_37_a_gap_ends_what_is_connected() -> None:
    assert gain(table(hands=["6o"], boards=["o24"]), "o6") == 1


def test_s_38_a_star_filled_from_1_to_6_scores_21() -> None:
    position = table(hands=["21o", "-"], scores=[5, 5])
    for number in range(1, 7):
        position = position.apply(f"o{number}")
    assert position.scores[0] == 5 + 21


def test_s_39_tiles_of_different_stars_never_connect() -> None:
    assert gain(table(hands=["p"], boards=["o4"]), "p1") == 1


def test_s_40_a_covered_space_takes_no_second_tile() -> None:
    assert refusal(table(hands=["3o"], boards=["o3"]), "o3") == "space o3 is covered"


@pytest.mark.parametrize("color", "goybr")
def test_any_color_goes_on_any_space_in_the_middle(color: str) -> None:
    position = table(hands=[f"6{color}"])
    assert moves(position, "c") == {f"c{number}{color}" for number in range(1, 7)}


def test_the_wild_color_may_be_placed_in_the_middle_once() -> None:
    position = table(hands=["4p"], boards=["c1p"])
    assert moves(position, "c") == set()
    assert "purple is already there" in refusal(position, "c2p")
