"""A page asks for the scribe and the count in JSON, and gets JSON, or one sentence."""

import json
from typing import Any

from pydantic import TypeAdapter

from azulejos.rules.boxes import built_in
from azulejos.server import wire
from azulejos.table.desk import Desk


def ask(desk: Desk, do: str, **request: Any) -> Any:
    return json.loads(desk.answer(json.dumps({"do": do, **request})))


def test_a_game_is_begun_entered_corrected_and_opened_again() -> None:
    desk = Desk()
    begun = ask(desk, "begin", game="azul/2;max_rounds=1", seats=["Ann", "Ben"], start=1, tags={"date": "2026-11-16"})
    assert begun["answer"]["due"][0] == {"place": 1, "count": 4}
    ask(desk, "enter", moves=[f"={letter}" for letter in "byrkw" * 4])
    sheet = ask(desk, "enter", moves=["1b1"])["answer"]
    assert sheet["position"]["to_act"] == 0
    assert sheet["events"][0] == {"event": "took", "seat": 1, "source": 1, "color": "b", "count": 1, "jokers": 0}
    assert {choice["kind"] for choice in sheet["choices"]} == {"take"}
    assert ask(desk, "rename", seat=0, name=" Ana\nMaria ")["answer"]["seats"] == ["Ana Maria", "Ben"]
    assert ask(desk, "undo")["answer"]["ahead"] == ["1b1"]
    again = ask(desk, "redo", count=1)["answer"]
    assert again["choices"] == sheet["choices"]
    opened = ask(Desk(), "open", file=again["file"], ahead=["2r2"])["answer"]
    assert opened == {**again, "events": [], "ahead": ["2r2"]}
    TypeAdapter(wire.PAGE["Sheet"]).validate_python(sheet)
    assert [frame["move"] for frame in ask(desk, "frames")["answer"]["frames"]] == [None, None, "1b1"]


def test_what_is_wrong_is_one_sentence_with_its_reason() -> None:
    desk = Desk()
    assert "no game is being written down" in ask(desk, "undo")["problem"]["detail"]
    ask(desk, "begin", game="azul/2", seats=[], start=0, tags={})
    ask(desk, "enter", moves=["=r"] * 20)
    assert ask(desk, "enter", moves=["=r"])["problem"]["reason"] == {"id": "no-draw", "arguments": {}}
    assert ask(desk, "enter", moves=["?"])["problem"]["reason"] is None


def test_final_boards_are_counted_and_spaces_say_what_they_take() -> None:
    desk, game = Desk(), "pavilion/2"
    boards = ask(desk, "boards", game=game)["answer"]["boards"]
    for space in range(6):
        laid = ask(desk, "lay", game=game, boards=boards, seat=1, space=["stars", "g", space], letter="p")
        boards[1]["stars"]["g"][space] = laid["answer"]
    counted = ask(desk, "count", game=game, boards=boards)["answer"]
    assert counted["scores"] == [5, 23]
    TypeAdapter(wire.PAGE["Counted"]).validate_python(counted)


def test_every_game_of_the_package_can_be_chosen() -> None:
    presets = ask(Desk(), "presets")["answer"]
    assert [preset["name"] for preset in presets] == [name for box in built_in() for name in box.presets]
    assert presets[0]["players"] == [2, 3, 4]
