"""Frames tell a recorded game to programs that know no rules."""

from itertools import pairwise

import azulejos
from azulejos.records import frames_of, read_game, write_game

GAME = """\
azulejos 1
game: azul/2;max_rounds=1
seat 0: Ana
seat 1: Rui

{To show the format.}
=kkbw =yrrr =bbyw =kwwy =rkyb
2r3 1k2 {Well taken.}
3b2 4y1
5y1 cw4
cb4 cy3
ck5 cr5
"""


def test_a_frame_for_each_move_and_one_for_tiles_drawn_at_once() -> None:
    told = frames_of(read_game(GAME))
    assert (told["game"], told["seats"]) == ("azul/2;max_rounds=1", ["Ana", "Rui"])
    start, deal, first, second, *_ = told["frames"]
    assert (start["ply"], start["comment"], start["events"]) == (0, "To show the format.", [])
    assert (deal["ply"], deal["move"], len(deal["draws"])) == (20, None, 20)
    assert (first["ply"], first["seat"], first["move"], first["draws"]) == (21, 0, "2r3", [])
    assert (second["seat"], second["comment"]) == (1, "Well taken.")
    assert len(told["frames"]) == 2 + 10


def test_positions_and_events_are_those_of_the_game() -> None:
    record = read_game(GAME)
    frames = frames_of(record)["frames"]
    for before, frame in pairwise(frames[1:]):
        transition = azulejos.position_from_json(before["position"]).play(frame["move"])
        assert frame["position"] == transition.position.to_json()
        assert frame["events"] == [event.to_json() for event in transition.events]
    assert frames[-1]["position"] == record.root.end.position.to_json()


VARIED = GAME.replace("5y1 cw4", "5y1 (5k5 {Or these.} cw4 (cy3)) cw4").replace("=rkyb", "=rkyb (=w)")


def test_variations_come_after_the_main_line_each_with_the_frame_before_it() -> None:
    told = frames_of(read_game(VARIED))
    assert told["frames"] == frames_of(read_game(GAME))["frames"]
    frames = told["frames"] + told["variations"]
    named = [(frame["move"], frame["parent"], frame["comment"]) for frame in told["variations"][1:]]
    assert named == [("5k5", 5, "Or these."), ("cw4", 13, ""), ("cy3", 13, "")]
    for frame in told["variations"][1:]:
        before = azulejos.position_from_json(frames[frame["parent"]]["position"])
        assert frame["position"] == before.apply(frame["move"]).to_json()
        assert frame["ply"] == frames[frame["parent"]]["ply"] + 1


def test_a_variation_in_the_middle_of_a_deal_has_the_tiles_before_it_too() -> None:
    told = frames_of(read_game(VARIED))
    deal, other = told["frames"][1], told["variations"][0]
    assert other["parent"] == 0
    assert other["draws"] == [*deal["draws"][:19], "=w"]


def test_a_line_is_added_once_and_as_a_variation_where_the_game_went_on() -> None:
    record = read_game(GAME)
    line = [str(action) for action in record.actions()]
    for _ in range(2):
        record.add_line([*line[:22], "3b4", "4y1"])
    assert "3b2 (3b4 4y1) 4y1" in write_game(record)
    assert [str(action) for action in record.actions()] == line
