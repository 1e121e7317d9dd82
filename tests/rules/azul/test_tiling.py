"""Wall tiling and its points: vectors AZ-30 to AZ-47."""

from __future__ import annotations

import pytest

from azulejos import azul
from azulejos.rules.azul.events import Tiled
from rules.azul_tables import board, floor, lid, line, marker, play, points, table, tile, wall

TWO = azul(2)


def test_az_30_complete_lines_move_to_the_wall_and_the_others_stay() -> None:
    told = tile(TWO, board(lines={2: "2r", 3: "2k", 4: "4b", 5: "3y"}))
    position = told.position
    assert wall(position) == "24r 44b"
    assert points(told) == [1, 1]
    assert position.scores[0] == 2
    assert lid(position) == "3br"
    assert [line(position, number) for number in range(1, 6)] == ["", "", "2k", "", "3y"]


def test_az_31_a_tile_without_neighbors_scores_1() -> None:
    assert points(tile(TWO, board(lines={2: "2r"}))) == [1]


def test_az_32_a_tile_scores_its_run_across() -> None:
    told = tile(TWO, board(lines={3: "3y"}, wall="32w 33b"))
    assert Tiled(0, row=2, column=3, color="y", joker=False, across=3, down=1, points=3) in told.events


def test_az_33_a_tile_scores_its_run_down_and_nothing_for_standing_alone_across() -> None:
    told = tile(TWO, board(lines={3: "3b"}, wall="13r 23y"))
    assert Tiled(0, row=2, column=2, color="b", joker=False, across=1, down=3, points=3) in told.events


def test_az_34_a_tile_scores_both_runs_and_counts_in_each() -> None:
    told = tile(TWO, board(lines={3: "3y"}, wall="32 33 35 24 44"))
    assert Tiled(0, row=2, column=3, color="y", joker=False, across=4, down=3, points=7) in told.events


def test_az_35_rows_are_tiled_from_the_top_and_each_sees_the_tiles_above() -> None:
    told = tile(TWO, board(lines={1: "b", 2: "2w", 3: "3k"}))
    assert wall(told.position) == "11b 21w 31k"
    assert points(told) == [1, 2, 3]


def test_az_36_a_gap_ends_the_run() -> None:
    assert points(tile(TWO, board(lines={1: "k"}, wall="11 13"))) == [2]


def test_az_37_a_corner_scores_2_across_and_2_down() -> None:
    assert points(tile(TWO, board(lines={1: "b"}, wall="12 21"))) == [4]


def test_az_38_the_crossing_of_a_full_row_and_a_full_column_scores_10() -> None:
    assert points(tile(TWO, board(lines={3: "3b"}, wall="31 32 34 35 13 23 43 53"))) == [10]


def test_az_39_diagonal_neighbors_do_not_count() -> None:
    assert points(tile(TWO, board(lines={3: "3b"}, wall="22 24 42 44"))) == [1]


def test_az_40_line_1_has_no_tile_left_for_the_lid() -> None:
    position = tile(TWO, board(lines={1: "r"})).position
    assert (wall(position), lid(position)) == ("13r", "")


def test_az_41_an_incomplete_line_stays_for_the_next_round() -> None:
    position = tile(TWO, board(lines={5: "4w"})).position
    assert (line(position, 5), wall(position), lid(position)) == ("4w", "", "")


@pytest.mark.parametrize("things", ["*rrrr", "r*rrr", "rr*rr", "rrr*r", "rrrr*"])
def test_az_42_the_marker_on_the_floor_line_costs_like_a_tile(things: str) -> None:
    position = tile(TWO, board(floor=things, score=20)).position
    assert position.scores[0] == 12
    assert lid(position) == "4r"


@pytest.mark.parametrize(("fallen", "lost"), list(enumerate([0, 1, 2, 4, 6, 8, 11, 14])))
def test_az_43_the_floor_line_costs_1_1_2_2_2_3_3(fallen: int, lost: int) -> None:
    position = tile(TWO, board(floor="r" * fallen, score=20)).position
    assert position.scores[0] == 20 - lost
    assert floor(position) == ""


def test_az_44_the_score_never_goes_below_0() -> None:
    assert tile(TWO, board(lines={5: "5b"}, floor="*wwww", score=3)).position.scores[0] == 0


def test_az_45_tiles_score_before_the_floor_line_costs() -> None:
    told = tile(TWO, board(lines={5: "5y"}, wall="11 21 31 41", floor="rr"))
    assert points(told) == [5]
    assert told.position.scores[0] == 3


def test_az_46_points_lost_below_0_are_forgotten() -> None:
    """Seat 0 loses more than it has; in the next round it scores 4 and keeps them."""
    loser = board(lines={5: "5b"}, wall="21 31 41", floor="*wwww", score=3)
    position = tile(TWO, loser, bag="b").position
    assert position.scores[0] == 0
    position = play(position, "=b", "=w", "=w", "=w", "=w", "=b", "=b", "=b", "=b")
    position = play(position, "1b1", "2b3", "3b2", "cw4")
    assert floor(position) == ""
    assert position.scores[0] == 4


def test_az_47_floor_tiles_go_to_the_lid_and_the_marker_to_its_owner_who_starts() -> None:
    position = tile(TWO, board(), board(floor="b*r")).position
    assert lid(position) == "br"
    assert (marker(position), position.state().start) == (1, 1)


def test_all_seats_tile_clockwise_from_the_start_player() -> None:
    boards = [board(lines={1: "b"}), board(lines={1: "y"}), board(lines={1: "r"})]
    told = tile(azul(3), *boards, start=1)
    assert [event.seat for event in told.events if isinstance(event, Tiled)] == [1, 2, 0]


def test_a_tiled_line_is_open_again_to_the_colors_its_row_lacks() -> None:
    position = play(tile(TWO, board(lines={2: "2r"}), bag="b2r").position, "=b", "=r", "=r", "=r")
    assert position.is_legal("1b2")
    assert not position.is_legal("1r2")
    boards = [board(wall="24r", score=1), board(lines={5: "w"})]
    assert position == table(TWO, ["b3r"], boards=boards, bag="", round=2)
