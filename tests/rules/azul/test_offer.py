"""The factory offer of Azul: vectors AZ-01 to AZ-21."""

from __future__ import annotations

import random

import pytest

from azulejos import InvalidAction, azul
from azulejos.rules.azul.events import FloorCost, TookMarker
from rules.azul_tables import (
    PRINTED,
    bag,
    board,
    center,
    factory,
    factory_sizes,
    floor,
    lid,
    line,
    lines_for,
    marker,
    moves,
    play,
    refusal,
    table,
    tell,
    tile,
    wall,
)

TWO = azul(2)
THREE = azul(3)


@pytest.mark.parametrize(("players", "factories", "left"), [(2, 5, 80), (3, 7, 72), (4, 9, 64)])
def test_az_01_set_up_fills_5_7_or_9_factories_with_4_tiles_each(players: int, factories: int, left: int) -> None:
    before = azul(players).start()
    assert bag(before) == "20b20y20r20k20w"
    position = before.deal(random.Random(1))
    assert factory_sizes(position) == [4] * factories
    assert sum(position.state().bag) == left
    assert position.scores == (0,) * players
    assert (lid(position), center(position)) == ("", "")


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_az_01b_the_start_player_has_the_marker_and_lays_it_in_the_center(seat: int) -> None:
    before = THREE.start(seat)
    assert marker(before) == seat
    position = before.deal(random.Random(1))
    assert marker(position) is None
    assert position.to_act == seat


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_az_02_the_colored_wall_shifts_its_colors_by_one_in_each_row(number: int) -> None:
    rows = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
    for column, letter in enumerate(rows[number - 1], start=1):
        told = tile(TWO, board(lines={number: f"{number}{letter}"}))
        assert wall(told.position) == f"{number}{column}{letter}"
    assert rows == PRINTED


def test_az_03_all_tiles_of_a_color_are_taken_and_the_others_go_to_the_center() -> None:
    position = play(table(THREE, ["2kbw", "y3r"]), "1k2")
    assert line(position, 2) == "2k"
    assert factory(position, 1) == ""
    assert center(position) == "bw"
    assert marker(position) is None


def test_az_04_tiles_join_those_already_in_the_center() -> None:
    position = play(table(THREE, ["", "y3r"], center="bw", to_act=1), "2y1")
    assert line(position, 1, seat=1) == "y"
    assert center(position) == "b3rw"
    assert marker(position) is None


def test_az_05_the_first_take_from_the_center_brings_the_marker_and_the_next_start() -> None:
    position = play(table(THREE, center="b3rw", to_act=2), "cr3")
    assert line(position, 3, seat=2) == "3r"
    assert floor(position, seat=2) == "*"
    assert center(position) == "bw"
    position = play(position, "cb1", "cw1")
    assert position.is_chance
    assert (marker(position), position.state().start) == (2, 2)


@pytest.mark.parametrize("move", [f"{source}{color}f" for source in "1c" for color in "byrkw"] + ["2rf"])
def test_az_06_a_color_that_a_source_does_not_hold_cannot_be_taken(move: str) -> None:
    reason = refusal(table(TWO, ["", "2k2b"]), move)
    assert "there is no" in reason
    assert ("in the center" if move[0] == "c" else f"on factory {move[0]}") in reason


@pytest.mark.parametrize("text", ["c", "c*", "cf", "c1", "cmf", "c*f"])
def test_az_06b_the_marker_alone_is_no_move(text: str) -> None:
    with pytest.raises(InvalidAction, match="moves look like"):
        table(TWO, ["", "2k2b"]).apply(text)


def test_az_06c_one_of_two_tiles_of_a_color_cannot_be_taken() -> None:
    position = table(TWO, ["", "2k2b"])
    assert "as many tiles as fit must go on the line" in refusal(position, "2k2p1")
    with pytest.raises(InvalidAction):
        position.apply("2kfp1")


def test_az_07_two_yellow_tiles_go_to_line_1_line_5_or_the_floor() -> None:
    position = table(TWO, ["2ykw"], boards=[board(lines={4: "b"}, wall="23y 34y")])
    assert lines_for(position, "1y") == "15f"
    first, fifth, dropped = (play(position, f"1y{line}") for line in "15f")
    assert (line(first, 1), floor(first)) == ("y", "y")
    assert (line(fifth, 5), floor(fifth)) == ("2y", "")
    assert (line(dropped, 1), line(dropped, 5), floor(dropped)) == ("", "", "yy")


def test_az_08_a_full_line_takes_no_more_tiles() -> None:
    position = table(TWO, ["2bkw"], boards=[board(lines={4: "4b"})])
    assert "line 4 is full" in refusal(position, "1b4")


def test_az_09_a_color_may_be_on_several_lines() -> None:
    position = play(table(TWO, ["2bkw"], boards=[board(lines={2: "b"})]), "1b5")
    assert (line(position, 2), line(position, 5)) == ("b", "2b")


def test_az_10_tiles_that_do_not_fit_their_line_fall() -> None:
    position = play(table(TWO, ["4b", "kkww"], boards=[board(lines={2: "b"})]), "1b2")
    assert (line(position, 2), floor(position), center(position)) == ("2b", "bbb", "")


def test_az_11_a_tile_that_fits_its_line_cannot_be_dropped() -> None:
    position = table(TWO, ["2ykw"])
    reason = refusal(position, "1y5p1")
    assert "as many tiles as fit must go on the line, or all of them on the floor line" in reason
    assert not any("p" in move for move in moves(position))


@pytest.mark.parametrize("text", ["1y23", "1y2y3", "1y2,3", "1y2 1y3", "1y2+3"])
def test_az_12_tiles_cannot_be_split_over_two_lines(text: str) -> None:
    position = table(TWO, ["3yk"])
    with pytest.raises(InvalidAction, match="is not a move"):
        position.apply(text)
    assert "as many tiles as fit must go on the line" in refusal(position, "1y2p2")


def test_az_13_tiles_beyond_the_seventh_floor_space_go_to_the_lid() -> None:
    position = play(table(TWO, ["4r", "kkww"], boards=[board(floor="bbbbb")]), "1rf")
    assert (floor(position), lid(position)) == ("bbbbbrr", "2r")


def test_az_14_with_a_full_floor_line_the_marker_costs_nothing_and_still_gives_the_start() -> None:
    position = table(TWO, ["b"], center="2w", boards=[board(), board(floor="bbbbbbb", score=20)], to_act=1)
    told = tell(position, "cw2")
    assert TookMarker(1, on_floor=False) in told.events
    position = told.position
    assert (line(position, 2, seat=1), floor(position, seat=1), marker(position)) == ("2w", "bbbbbbb", 1)
    position = play(position, "1b1")
    assert position.scores == (1, 20 + 1 - 14)
    assert position.state().start == 1


def test_az_15_the_marker_takes_its_floor_space_before_the_tiles_fall() -> None:
    position = play(table(TWO, ["b"], center="3w", boards=[board(floor="bbbbbb", score=20)]), "cw1")
    assert (line(position, 1), floor(position), lid(position)) == ("w", "bbbbbb*", "2w")
    assert play(position, "1b1").scores[0] == 20 + 1 - 14


def test_az_16_later_takes_from_the_center_bring_no_marker() -> None:
    position = play(table(TWO, ["b"], center="2k", boards=[board(), board(floor="*")]), "ck2")
    assert (line(position, 2), floor(position), marker(position)) == ("2k", "", 1)


def test_az_17_a_take_from_a_factory_leaves_the_marker_in_the_center() -> None:
    position = play(table(TWO, ["2b2y"]), "1b2")
    assert (floor(position), marker(position), center(position)) == ("", None, "2y")


def test_az_18_every_color_of_every_source_may_go_to_six_places_on_an_empty_board() -> None:
    position = table(TWO, ["2byr", "4k"], center="2wr")
    takes = ["1b", "1y", "1r", "2k", "cr", "cw"]
    assert sorted(moves(position)) == sorted(take + line for take in takes for line in "12345f")
    assert len(moves(position)) == 36


def test_az_19_a_color_no_line_may_take_goes_to_the_floor() -> None:
    position = table(TWO, ["2rkw"], boards=[board(lines={4: "b", 5: "2k"}, wall="13r 24r 35r")])
    assert lines_for(position, "1r") == "f"


def test_az_20_when_nobody_takes_the_marker_the_same_seat_starts_and_pays_nothing_for_it() -> None:
    """Of the four tiles that go to line 3 one falls; that is all seat 0 pays."""
    position = table(TWO, ["4b", "4y", "4r", "4k", "4w"])
    for move in ("1b4", "2y4", "3r5", "4k5"):
        position = play(position, move)
        assert (center(position), marker(position)) == ("", None)
    told = tell(position, "5w3")
    assert [event for event in told.events if isinstance(event, FloorCost)] == [FloorCost(0, fallen=1, points=1)]
    assert told.position.is_chance
    assert told.position.scores == (1 + 1 - 1, 1)
    assert (told.position.state().start, marker(told.position)) == (0, 0)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_az_21_walls_are_tiled_when_the_last_tile_leaves_whoever_took_it(seat: int) -> None:
    boards = [board(lines={1: "b"}) for _ in range(3)]
    position = play(table(THREE, center="w", boards=boards, to_act=seat), "cw5")
    assert [wall(position, seat) for seat in range(3)] == ["11b", "11b", "11b"]
    assert position.is_chance
