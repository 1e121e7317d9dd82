"""Summer Pavilion on the monochrome side: vectors S-88 to S-97. Spaces have their numbers of the colored side."""

import pytest

from azulejos import Position
from rules.pavilion_tables import FULL_CENTER, gain, moves, owed, refusal, table


def mono(hand: str, board: str = "", round: int = 1) -> Position:
    return table("pavilion-mono", hands=[hand], boards=[board], round=round)


def colors(position: Position, space: str) -> set[str]:
    """The colors that may be placed on a space."""
    return {move[2] if move[2:3] not in ("", "w") else move[0] for move in moves(position, space)}


def final_bonus(board: str) -> int:
    position = table("pavilion-mono", round=6, to_act=1, passed=[0], boards=[board], scores=[50, 20], bag="-")
    return position.apply("pass").scores[0] - 50


HAND = "6p6g6o6y6b6r"


def test_the_first_tile_of_a_star_may_have_any_color() -> None:
    for star in "orbygpc":
        assert colors(mono(HAND), f"{star}1") == set("pgoybr")


def test_s_88_the_second_tile_of_a_star_may_have_any_color() -> None:
    assert colors(mono(HAND, "o1r"), "o2") == set("pgoybr")


def test_s_89_after_two_tiles_alike_all_must_be_alike() -> None:
    position = mono(HAND, "o1r o2r")
    assert colors(position, "o3") == {"r"}
    assert refusal(position, "o3b") == "all tiles of this star must be red"


def test_s_90_after_two_different_tiles_all_must_differ() -> None:
    position = mono(HAND, "o1r o2b")
    assert colors(position, "o3") == set("pgoy")
    assert refusal(position, "o3r") == "all tiles of this star must differ, and red is already there"


def test_s_91_each_complete_star_scores_by_its_own_kind() -> None:
    mixed = "b1p b2g b3o b4y b5b b6r"
    assert final_bonus(f"o123456p r123456p {mixed}") == 20 + 20 + 12


def test_a_star_in_the_middle_of_one_color_scores_by_that_color() -> None:
    assert final_bonus("c123456r") == 14


def test_s_92_every_space_in_the_middle_costs_3() -> None:
    for tiles, spaces in (("2r", set()), ("3r", {f"c{number}r" for number in range(1, 7)})):
        assert moves(mono(tiles), "c") == spaces


@pytest.mark.parametrize("star", "orbygp")
@pytest.mark.parametrize(("number", "cost"), [(1, 3), (2, 2), (3, 1), (4, 4), (5, 5), (6, 6)])
def test_the_outer_stars_have_other_numbers_than_on_the_colored_side(star: str, number: int, cost: int) -> None:
    assert moves(mono(f"{cost}g"), f"{star}{number}") == {f"{star}{number}{'' if star == 'g' else 'g'}"}
    assert cost == 1 or moves(mono(f"{cost - 1}g"), f"{star}{number}") == set()


def test_s_93_the_six_outer_ones_score_4() -> None:
    assert final_bonus("o3p r3p b3p y3p g3p p3p") == 4
    assert final_bonus("o3p r3p b3p y3p g3p") == 0


def test_s_94_the_threes_need_the_whole_middle() -> None:
    outer = "o1p r1p b1p y1p g1p p1p "
    assert final_bonus(outer + "c1p c2g c3o c4y c5b") == 0
    assert final_bonus(outer + FULL_CENTER) == 12 + 12


def test_the_outer_twos_and_fours_score_8_and_16() -> None:
    assert final_bonus("o2p r2p b2p y2p g2p p2p") == 8
    assert final_bonus("o4p r4p b4p y4p g4p p4p") == 16


def test_s_95_costs_6_and_3_are_neighbors() -> None:
    assert gain(mono("3r", "o6r"), "o1r") == 2


def test_s_96_costs_4_and_3_are_no_neighbors() -> None:
    assert gain(mono("3r", "o4r"), "o1r") == 1


def test_s_97_pillars_stand_in_the_same_places() -> None:
    after = mono("3y", "o2r o3r c1b").apply("c6y")
    assert (after.phase, owed(after)) == ("bonus", 1)


def test_wild_tiles_pay_for_the_color_chosen() -> None:
    position = mono("2rg", round=2)
    assert moves(position, "c1") == {"c1rw1"}
    assert moves(position, "o2") == {"o2r", "o2rw1"}
