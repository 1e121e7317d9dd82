"""Joker tiles: vectors J-01 to J-18."""

from __future__ import annotations

import pytest

from azulejos import Position, game
from azulejos.rules.azul.actions import Take
from azulejos.rules.azul.events import Ended, Fell
from rules.azul_tables import (
    bag,
    board,
    center,
    floor,
    lid,
    line,
    lines_for,
    moves,
    play,
    points,
    refusal,
    row,
    table,
    tell,
    tile,
    wall,
)

JOKERS = game("azul-jokers", 2)
GREY_JOKERS = game("azul-grey-jokers", 2)


def takes(position: Position) -> set[str]:
    """What may be taken, wherever it goes: "b", "j", or "b+j" for blue and the jokers."""
    found = set()
    for action in position.legal_actions():
        assert isinstance(action, Take)
        found.add("byrkwj"[action.color] + ("" if action.jokers is None else "+j"))
    return found


@pytest.mark.parametrize(
    ("players", "tiles"), [(2, "19b19y19r19k19w5j"), (3, "18b18y18r18k18w10j"), (4, "18b18y18r18k18w10j")]
)
def test_j_01_jokers_replace_one_or_two_tiles_of_each_color(players: int, tiles: str) -> None:
    position = game("azul-jokers", players).start()
    assert bag(position) == tiles
    assert sum(position.state().bag) == 100


def test_j_02_a_color_or_the_jokers_or_both_may_be_taken() -> None:
    assert takes(table(JOKERS, ["br2j"])) == {"b", "r", "j", "b+j", "r+j"}


def test_j_03_jokers_alone_are_one_take() -> None:
    assert takes(table(JOKERS, ["4j"])) == {"j"}
    assert moves(table(JOKERS, ["4j"])) == ["1j1", "1j2", "1j3", "1j4", "1j5", "1jf"]


def test_j_04_a_color_may_be_taken_without_the_jokers_beside_it() -> None:
    position = play(table(JOKERS, ["2brj"]), "1b2")
    assert (line(position, 2), center(position)) == ("2b", "rj")


def test_j_05_the_player_chooses_which_tiles_of_a_mixed_take_fall() -> None:
    position = table(JOKERS, ["2bj", "w"], boards=[board(lines={3: "b", 4: "r"})])
    assert [move for move in moves(position) if move.startswith("1b3j")] == ["1b3j0", "1b3j1"]
    with_joker, without = play(position, "1b3j1"), play(position, "1b3j0")
    assert (line(with_joker, 3), floor(with_joker)) == ("2bj", "b")
    assert (line(without, 3), floor(without)) == ("3b", "j")


def test_j_06_jokers_fill_up_a_line_of_a_color_and_one_goes_to_its_space() -> None:
    position = table(JOKERS, ["2j", "w"], boards=[board(lines={4: "2r"})])
    position = play(position, "1j4")
    assert line(position, 4) == "2r2j"
    position = play(position, "2w5")
    assert (wall(position), lid(position)) == ("41j", "2rj")


def test_j_07_a_line_of_jokers_goes_to_any_free_space_of_its_row() -> None:
    position = tile(JOKERS, board(lines={3: "3j"}, wall="31 33")).position
    assert moves(position) == ["t32", "t34", "t35"]
    told = tell(position, "t34")
    assert points(told) == [2]
    assert (wall(told.position), lid(told.position)) == ("31k 33b 34j", "2j")


def test_j_08_the_joker_of_a_line_is_the_tile_that_moves() -> None:
    position = tile(JOKERS, board(lines={3: "2bj"})).position
    assert (wall(position), lid(position)) == ("33j", "2b")


def test_j_09_only_one_joker_of_a_line_moves() -> None:
    position = tile(JOKERS, board(lines={3: "b2j"})).position
    assert (wall(position), lid(position)) == ("33j", "bj")


def test_j_10_a_joker_on_the_space_of_a_color_keeps_that_color_off_the_line() -> None:
    position = table(JOKERS, ["byj"], boards=[board(wall="34j")])
    assert "row 3 of the wall already has its yellow tile" in refusal(position, "1y3")
    assert lines_for(position, "1j") == lines_for(position, "1b") == "12345f"


def test_j_11_a_joker_does_not_complete_a_color() -> None:
    position = tile(JOKERS, board(wall="11b 22b 33b 44j 55b"), bag="", lid="").position
    assert position.is_over
    assert position.scores[0] == 0


def test_j_12_a_row_and_a_column_count_without_the_color_a_joker_broke() -> None:
    position = tile(JOKERS, board(wall=f"{row(1)} 21 31 41 51 22b 33b 44j 55b")).position
    assert position.scores[0] == 2 + 7


def test_j_12b_jokers_count_in_rows_and_columns() -> None:
    position = tile(JOKERS, board(wall="11j 12 13 14 15 21 31j 41 51")).position
    assert position.scores[0] == 2 + 7


def test_j_13_a_joker_may_complete_a_row_and_end_the_game() -> None:
    told = tile(JOKERS, board(lines={2: "2j"}, wall="21 22 23 24"))
    assert wall(told.position) == "21w 22b 23y 24r 25j"
    assert points(told) == [5]
    assert Ended("row") in told.events
    assert told.position.is_over


def test_j_14_jokers_taken_with_a_color_go_only_where_the_color_may() -> None:
    blocked = board(lines={4: "r", 5: "2k"}, wall="11b 22b 33b")
    position = table(JOKERS, ["bjrk"], boards=[blocked])
    assert [move for move in moves(position) if move.startswith("1b") and "j" in move] == ["1bfj0"]
    assert lines_for(position, "1j") == "12345f"
    dropped = play(position, "1bfj0")
    assert (floor(dropped), center(dropped)) == ("bj", "rk")


def test_j_15_jokers_taken_first_from_the_center_bring_the_marker() -> None:
    position = play(table(JOKERS, center="w2j"), "cj2")
    assert (floor(position), center(position), line(position, 2)) == ("*", "w", "2j")


def test_j_16_a_color_may_join_jokers_and_then_gives_the_space() -> None:
    position = table(JOKERS, ["r", "w"], boards=[board(lines={3: "2j"})])
    position = play(position, "1r3")
    assert line(position, 3) == "r2j"
    assert wall(play(position, "2w5")) == "35j"


def test_j_17_jokers_on_the_floor_line_cost_like_tiles() -> None:
    position = tile(JOKERS, board(floor="jjb", score=9)).position
    assert (position.scores[0], lid(position)) == (5, "b2j")


def test_j_18_on_the_grey_wall_a_joker_has_no_color() -> None:
    others = "11y 32y 43y 54y 25b"
    position = tile(GREY_JOKERS, board(lines={2: "yj"}, wall=others)).position
    assert moves(position) == ["t21", "t22", "t23", "t24"]
    position = play(position, "t21")
    assert wall(position) == "11y 21j 25b 32y 43y 54y"
    assert lid(position) == "y"


def test_j_18b_a_joker_on_the_grey_wall_keeps_no_color_off_its_row_or_column() -> None:
    position = table(GREY_JOKERS, ["2y"], boards=[board(lines={1: "y"}, wall="21j")])
    assert line(play(position, "1y2"), 2) == "2y"
    assert moves(tile(GREY_JOKERS, board(lines={1: "y"}, wall="21j")).position)[0] == "t11"


def test_where_only_jokers_of_a_mixed_take_stay_the_line_has_no_color() -> None:
    position = table(JOKERS, ["2r2j", "w"])
    position = play(position, "1r2j2")
    assert (line(position, 2), floor(position)) == ("2j", "rr")
    assert moves(play(position, "2w5")) == ["t21", "t22", "t23", "t24", "t25"]


def test_when_the_floor_line_fills_up_colors_fall_before_jokers() -> None:
    told = tell(table(JOKERS, ["2b2j", "w"], boards=[board(floor="kkkkk")]), "1b1j0")
    assert [event for event in told.events if isinstance(event, Fell)] == [
        Fell(0, color="b", count=1, to_lid=0),
        Fell(0, color="j", count=2, to_lid=1),
    ]
    assert (floor(told.position), lid(told.position)) == ("kkkkkbj", "j")


def test_jokers_that_do_not_fit_fall() -> None:
    position = play(table(JOKERS, ["3j", "w"], boards=[board(lines={3: "2k"})]), "1j3")
    assert (line(position, 3), floor(position)) == ("2kj", "jj")


def test_jokers_and_a_color_left_on_a_factory_go_to_the_center() -> None:
    position = play(table(JOKERS, ["bkrj"], center="rj"), "1b1")
    assert center(position) == "2rk2j"
    assert takes(position) == {"r", "k", "j", "r+j", "k+j"}
