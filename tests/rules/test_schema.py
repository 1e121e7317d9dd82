"""Positions and events as JSON: what the dataclasses say is what `to_json` gives, and what pydantic reads."""

import json
import random
from dataclasses import fields
from typing import Annotated, Any, Union

import pytest
from pydantic import Field, TypeAdapter

from azulejos import azul, game, parse_position, position_from_json
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes
from azulejos.rules.events import Event
from contract.games import GAMES, choose

boxes = pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)


def event_reader(box: Box) -> TypeAdapter[Any]:
    return TypeAdapter(Annotated[Union[box.events], Field(discriminator="event")])  # noqa: UP007


@pytest.mark.parametrize("kind", GAMES, ids=str)
def test_positions_and_events_are_as_their_dataclasses_say(kind: Any) -> None:
    positions, events = TypeAdapter(kind.box.position), event_reader(kind.box)
    rng = random.Random(kind.name)
    position = kind.start()
    for step in range(150):
        if position.is_over:
            break
        told = position.play(choose(rng, position))
        for event in told.events:
            assert type(event) in kind.box.events
            assert events.validate_json(json.dumps(event.to_json()), strict=True) == event
            assert events.dump_python(event, mode="json") == event.to_json()
        position = told.position
        if step % 10 == 0:
            data = position.to_json()
            assert list(data) == [field.name for field in fields(kind.box.position)]
            assert positions.dump_python(positions.validate_python(data), mode="json") == data


@boxes
def test_events_go_by_their_names_and_losses_are_events_with_points(box: Box) -> None:
    names = {kind.name(): kind for kind in box.events}
    assert len(names) == len(box.events)
    assert all(issubclass(kind, Event) and kind.__doc__ for kind in box.events)
    for loss in box.losses:
        assert "points" in {field.name for field in fields(names[loss])}


def test_a_position_says_its_box_and_is_read_without_it() -> None:
    data = azul(3).new(random.Random(1)).to_json()
    assert (data["game"], data["box"], data["last_round"]) == ("azul", "azul", False)
    older = {key: value for key, value in data.items() if key not in ("box", "last_round")}
    assert position_from_json(older) == position_from_json(data)


ALMOST = "0:b,-,-,-,-:.yrkw,.....,.....,.....,.....:-"
TOP_ROW = f"azul/2 3 offer:1 0 c b,-,-,-,- - 14b19y19r19k19w 4b {ALMOST} 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"


def is_last(text: str) -> bool:
    return bool(parse_position(text).to_json()["last_round"])


def test_the_last_round_of_azul_is_seen_when_a_full_line_will_complete_a_row() -> None:
    assert is_last(TOP_ROW)
    assert not is_last(TOP_ROW.replace("0:b,", "0:-,").replace("14b", "15b"))
    assert not is_last(TOP_ROW.replace(".yrkw", "..rkw").replace("19y", "20y"))


def test_the_last_round_is_seen_by_its_number() -> None:
    rounds = [game("azul", 2, max_rounds=n).new(random.Random(1)).to_json()["last_round"] for n in (1, 2)]
    assert rounds == [True, False]
    five = game("pavilion").new(random.Random(1)).state()
    for number in (5, 6):
        five.round = number
        assert game("pavilion").position(five).to_json()["last_round"] == (number == 6)
