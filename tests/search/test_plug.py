"""What a box tells the search, and what it may leave out."""

from dataclasses import replace

import pytest

import azulejos
from azulejos.rules import azul, pavilion
from azulejos.rules.box import Box
from azulejos.search.evaluate import FAR, SEATS
from azulejos.search.evaluators import evaluator, load_weights, weights_of
from azulejos.search.plug import CompleteSearchBox, plug
from azulejos.search.skills import DEFAULT_SKILLS
from search.plain import position_of

MINIMAL = replace(azul.BOX, name="minimal", home="search.minimal_{room}")
"""Azul once more, with a search module of two functions."""
NAMES = {name for each in CompleteSearchBox.__mro__ for name in vars(each).get("__annotations__", {})}


@pytest.mark.parametrize("box", [azul.BOX, pavilion.BOX, MINIMAL], ids=lambda box: box.name)
def test_every_box_is_complete(box: Box) -> None:
    searched = plug(box)
    assert {"FEATURES", "SKILLS", "TASTES", "candidates"} <= NAMES
    assert all(hasattr(searched, name) for name in (*NAMES, "rests", "outlook"))


def test_a_box_that_says_little_is_judged_by_its_scores() -> None:
    searched, judge = plug(MINIMAL), evaluator(MINIMAL)
    assert searched.SKILLS is DEFAULT_SKILLS
    assert searched.candidates is MINIMAL.legal
    state = position_of("azul/3", 30).state()
    values = [0.0] * SEATS
    judge.evaluate(state, [], [], values)
    assert values == [*(float(state.boards[seat].score) for seat in range(3)), -FAR]


def test_a_game_that_was_never_learned_has_weights_of_zero(monkeypatch: pytest.MonkeyPatch) -> None:
    features, patterns = load_weights.__wrapped__("azul", 9)
    judge = evaluator(azul.BOX).features
    assert features.shape == (judge.stages, len(judge.names))
    assert patterns.shape == (judge.stages, judge.patterns)
    assert not features.any()
    assert not patterns.any()


@pytest.mark.parametrize("preset", ["azul", "pavilion"])
def test_weights_and_features_are_in_the_same_order(preset: str) -> None:
    """A weight that is added by its name changes the estimate by what the feature of that name is."""
    position = position_of(f"{preset}/2", 7)
    judge = evaluator(position.game.box)
    state, scratch = position.state(), [0.0] * judge.features.room
    stage = judge.features.stage(state)
    score = judge.features.describe(state, 0, scratch)
    described = scratch[: len(judge.features.names)]
    for name, value in zip(judge.features.names, described, strict=True):
        weights = memoryview(weights_of(position.game, 0.0, {name: 1.0}))
        assert judge.estimate(state, 0, stage, weights, scratch) == score + value


def test_features_of_azul_are_what_their_names_say() -> None:
    position = azulejos.parse_position(
        "azul/2 2 offer:0 0 1 2r2k,-,-,-,- 2b 17b19y15r15k19w - "
        "5:-,r,-,3k,-:.....,wby..,.....,.....,.....:rr 0:-,-,-,-,-:.....,.....,.....,.....,.....:*"
    )
    judge = evaluator(position.game.box).features
    scratch = [0.0] * judge.room
    assert judge.describe(position.state(), 0, scratch) == 3
    told = dict(zip(judge.names, scratch, strict=False))
    assert told["columns of 1"] == 3
    assert told["rows of 3"] == 1
    assert told["line 4: begun"] == 1
    assert told["line 4: tiles missing"] == 1
    assert told["line 2: can be completed at once"] == 1
    assert told["line 4: can be completed at once"] == 1
    assert told["line 2: no tile of its color on offer"] == 0
    assert told["spaces taken on the floor line"] == 2
    assert told["tiles on offer"] == 3
    assert told["tiles in the center"] == 1
    assert told["acts next"] == 1
    assert told["takes the marker from the center"] == 0


def test_features_of_summer_pavilion_are_what_their_names_say() -> None:
    position = position_of("pavilion/2", 0)
    state = position.state()
    board = state.boards[0]
    board.hand = [3, 0, 5, 0, 0, 1]
    judge = evaluator(position.game.box).features
    scratch = [0.0] * judge.room
    assert judge.describe(state, 0, scratch) == 5
    told = dict(zip(judge.names, scratch, strict=False))
    assert told["tiles in hand"] == 9
    assert told["wild tiles in hand"] == 3
    assert told["next round's wild tiles in hand"] == 0
    assert told["most tiles of a color"] == 5
    assert told["colors of two or more"] == 2
    assert told["colors of four or more"] == 1
    assert told["tiles in hand beyond four"] == 5
    assert told["tiles on offer"] == 10
    assert told["tiles placed"] == 0
