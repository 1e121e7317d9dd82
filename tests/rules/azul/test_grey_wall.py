"""The grey wall: vectors G-01 to G-11."""

from __future__ import annotations

import pytest

from azulejos import game
from azulejos.rules.azul.events import Ended, Fell, FloorCost, LineFell, Tiled
from rules.azul_tables import (
    board,
    floor,
    lid,
    line,
    lines_for,
    moves,
    play,
    points,
    refusal,
    table,
    tell,
    tile,
    wall,
)

GREY = game("azul-grey", 2)

NO_SPACE_FOR_RED = "41b 42y 43k 14r 25r"
"""Row 4 has two free columns, and both hold red."""
ONE_SPACE_IN_ROW_2 = "21b 22r 24k 25w"


def test_g_01_a_tile_goes_to_a_free_column_that_lacks_its_color() -> None:
    position = tile(GREY, board(lines={2: "2y"}, wall="13y 21b")).position
    assert (position.phase, position.to_act) == ("tiling", 0)
    assert moves(position) == ["t22", "t24", "t25"]


def test_g_02_a_row_holds_a_color_once() -> None:
    position = table(GREY, ["2ykw"], boards=[board(wall="25y")])
    assert "row 2 of the wall already has its yellow tile" in refusal(position, "1y2")
    assert lines_for(position, "1y") == "1345f"


def test_g_03_a_line_without_a_legal_column_falls_whole() -> None:
    told = tile(GREY, board(lines={4: "4r"}, wall=NO_SPACE_FOR_RED, floor="w", score=20))
    position = told.position
    assert [event for event in told.events if isinstance(event, LineFell | Fell | FloorCost | Tiled)] == [
        LineFell(0, line=3, color="r"),
        Fell(0, color="r", count=4, to_lid=0),
        FloorCost(0, fallen=5, points=8),
    ]
    assert (line(position, 4), floor(position), lid(position)) == ("", "", "4rw")
    assert position.scores[0] == 12
    assert wall(position) == "14r 25r 41b 42y 43k"


def test_g_04_what_finds_no_floor_space_then_goes_to_the_lid() -> None:
    told = tile(GREY, board(lines={4: "4r"}, wall=NO_SPACE_FOR_RED, floor="wwwww", score=20))
    assert Fell(0, color="r", count=4, to_lid=2) in told.events
    assert FloorCost(0, fallen=7, points=14) in told.events
    assert told.position.scores[0] == 6
    assert lid(told.position) == "4r5w"


def test_g_05_the_choice_for_a_row_sees_the_rows_above() -> None:
    position = tile(GREY, board(lines={1: "y", 2: "2y"})).position
    assert moves(position) == ["t11", "t12", "t13", "t14", "t15"]
    told = tell(position, "t13")
    assert points(told) == [1]
    assert moves(told.position) == ["t21", "t22", "t24", "t25"]


@pytest.mark.parametrize("move", ["1yf", "cyf", "1y2"])
def test_g_06_a_line_with_a_legal_column_cannot_go_to_the_floor(move: str) -> None:
    position = tile(GREY, board(lines={2: "2y"}, wall="13y 21b")).position
    assert "a complete line must be moved to the wall" in refusal(position, move)


def test_g_07_a_color_may_go_to_a_line_whose_row_has_no_space_for_it_now() -> None:
    position = table(GREY, ["2rkw"], boards=[board(wall="11r 22r 33r 44r 55b")])
    assert line(play(position, "1r5"), 5) == "2r"


def test_g_08_a_choice_may_leave_a_lower_row_without_a_space() -> None:
    position = tile(GREY, board(lines={1: "y", 2: "2y"}, wall=ONE_SPACE_IN_ROW_2)).position
    told = tell(position, "t13")
    assert LineFell(0, line=1, color="y") in told.events
    assert FloorCost(0, fallen=2, points=1) in told.events
    assert wall(told.position) == "13y 21b 22r 24k 25w"
    assert told.position.phase == "deal"


def test_g_09_a_single_legal_column_is_taken_without_asking() -> None:
    position = tile(GREY, board(lines={1: "y", 2: "2y"}, wall=ONE_SPACE_IN_ROW_2)).position
    told = tell(position, "t11")
    assert Ended("row") in told.events
    assert wall(told.position) == "11y 21b 22r 23y 24k 25w"
    assert points(told) == [2, 5]
    assert told.position.is_over
    assert told.position.scores[0] == 2 + 5 + 2


def test_g_10_five_tiles_of_a_color_anywhere_give_10() -> None:
    position = tile(GREY, board(wall="12r 24r 31r 45r 53r"), bag="", lid="").position
    assert position.is_over
    assert position.scores[0] == 10


def test_g_11_the_order_in_which_players_choose_changes_nothing() -> None:
    boards = [board(lines={1: "y", 2: "2y"}, wall="21b"), board(lines={3: "3r"}, floor="k", score=4)]
    first = play(tile(GREY, *boards, start=0).position, "t13", "t25", "t34")
    second = play(tile(GREY, *boards, start=1).position, "t34", "t13", "t25")
    assert first.to_json()["boards"] == second.to_json()["boards"]
    assert (first.scores, lid(first)) == (second.scores, lid(second))


def test_a_column_once_chosen_is_scored_at_once() -> None:
    position = tile(GREY, board(lines={1: "y", 2: "2k"}, wall="22b")).position
    position = play(position, "t12")
    assert position.scores[0] == 2
    assert play(position, "t21").scores[0] == 2 + 2


def test_a_seat_pays_its_floor_line_after_its_last_choice() -> None:
    position = tile(GREY, board(lines={1: "y"}, floor="kk", score=9), board(floor="k", score=9)).position
    assert (position.scores, floor(position)) == ((9, 9), "kk")
    position = play(position, "t15")
    assert (position.scores, floor(position)) == ((9 + 1 - 2, 9 - 1), "")
