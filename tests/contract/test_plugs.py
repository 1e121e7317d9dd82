"""Every box has what every room asks of it, and what it lacks is said in one sentence."""

from __future__ import annotations

import sys
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import azulejos
from azulejos.errors import MissingModule
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes, built_in

ROOMS = sorted(path.parent.name for path in Path(azulejos.__file__).parent.glob("*/plug.py"))
"""The rooms that ask something of a box."""
WISHES = {"nets"}
"""Those of them that do without: a box has no module there, and the bots no network."""


def asked_by(room: str) -> dict[str, bool]:
    """The names that a room asks of a box's module, and whether each is a function."""
    protocol = getattr(import_module(f"azulejos.{room}.plug"), f"{room.capitalize()}Box")
    asked: dict[str, bool] = {}
    for kind in protocol.__mro__:
        if getattr(kind, "_is_protocol", False):
            asked |= dict.fromkeys(kind.__annotations__, False)
            asked |= {name: True for name, value in vars(kind).items() if callable(value) and not name.startswith("_")}
    return asked


def lacking(box: Box, room: str) -> list[str]:
    """What a box's module still lacks; names for which the room has a default are not missed."""
    given: Any = import_module(f"azulejos.{room}.plug").plug(box)
    return [
        name
        for name, is_function in asked_by(room).items()
        if not hasattr(given, name) or (is_function and not callable(getattr(given, name)))
    ]


def test_the_rooms_that_ask_something_of_a_box_are_found() -> None:
    assert ROOMS == ["envs", "nets", "picture", "search", "study", "table", "terminal"]
    assert all(asked_by(room) for room in ROOMS)


def has_module(box: Box, room: str) -> bool:
    try:
        return box.module(room) is not None
    except MissingModule:
        return False


@pytest.mark.parametrize(
    ("box", "room"),
    [(box, room) for box in all_boxes() for room in ROOMS if room not in WISHES or has_module(box, room)],
    ids=lambda value: getattr(value, "name", value),
)
def test_a_box_has_what_a_room_asks_of_it(box: Box, room: str) -> None:
    missing = lacking(box, room)
    assert not missing, f"{box.module(room).__name__} lacks {', '.join(missing)}: see azulejos/{room}/plug.py"


@pytest.mark.parametrize("room", ROOMS)
def test_all_that_a_box_lacks_in_a_room_is_listed(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "bare", ModuleType("bare"))
    monkeypatch.setitem(sys.modules, f"bare.{room}", ModuleType(f"bare.{room}"))
    bare = replace(built_in()[0], name="bare", home="bare.{room}")
    assert lacking(bare, room)
    assert set(lacking(bare, room)) <= set(asked_by(room))


@pytest.mark.parametrize("room", ROOMS)
def test_a_box_without_a_module_for_a_room_is_named_in_one_sentence(room: str) -> None:
    lost = replace(built_in()[0], name="lost", home="azulejos.{room}.lost")
    with pytest.raises(azulejos.AzulejosError) as error:
        lost.module(room)
    assert str(error.value) == f"the box 'lost' has no azulejos.{room}.lost, which the room '{room}' asks for"
