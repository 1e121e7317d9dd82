"""Frames tell a recorded game to programs that know no rules."""

from itertools import pairwise

import azulejos
from azulejos.records import frames_of, read_game

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
