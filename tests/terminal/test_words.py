"""Moves in words."""

import random

import azulejos
from azulejos import Position
from azulejos.locales import load
from azulejos.table import list_choices
from azulejos.terminal.words import describe_state, list_choice


def passing(last: bool) -> tuple[Position, list[str]]:
    """A position of Summer Pavilion in which tiles may be kept, in the last round or before it, and its passes."""
    rng = random.Random(2)
    position = azulejos.pavilion(2, final_leftovers="corners_then_penalty").new(rng)
    while True:
        if position.is_chance:
            position = position.deal(rng)
            continue
        data = position.to_json()
        passes = [choice.to_json() for choice in list_choices(position) if choice.kind == "pass"]
        if data["last_round"] is last and len(passes) > 3:
            return position, [list_choice(choice, data, load("en")) for choice in passes]
        position = position.apply(rng.choice(position.legal_actions()))


def test_in_the_last_round_keeping_tiles_is_said_to_bring_nothing_and_keeping_none_comes_first() -> None:
    position, (first, *others) = passing(last=True)
    assert first.endswith("pass")
    assert all(other.endswith("(gains nothing)") for other in others)
    table = {"to_choose": [0], "result": None, "seats": [{"name": "Ann"}, {"name": "Ben"}]}
    assert describe_state(table, position.to_json(), load("en")).endswith(" · last round!")


def test_before_the_last_round_keeping_tiles_is_worth_something() -> None:
    _, (first, *others) = passing(last=False)
    assert first.endswith("pass")
    assert not any("nothing" in other for other in others)
