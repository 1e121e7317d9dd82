"""How a network sees a position: all that matters is there, alike for every game of a box, and from every seat."""

from __future__ import annotations

import itertools
import random
from functools import cache
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import azulejos
from azulejos import Game, Position
from azulejos.nets.plug import has_plug, plug
from azulejos.rules.boxes import all_boxes
from azulejos.rules.pavilion.actions import Place
from envs.play import NAMES, VARIANTS, random_game, short

GAMES = [game for game in [*map(short, NAMES), *VARIANTS] if has_plug(game.box)]
FEW = [*GAMES[::4], *GAMES[-1:]]
"""Some of every box, with two, three and four seats."""
BOXES = [box for box in all_boxes() if has_plug(box)]


def seen(position: Position, viewer: int) -> NDArray[np.float32]:
    """What plain code writes; places that it leaves out would stay NaN."""
    view = plug(position.game.box)
    out = np.full(view.INPUTS, np.nan, np.float32)
    view.describe(position.state(), viewer, out)
    return out


def planes(position: Position, viewer: int = 0) -> dict[str, Any]:
    return plug(position.game.box).LAYOUT.split(seen(position, viewer))


@cache
def sample(game: Game) -> list[Position]:
    """Positions of a whole game, those before tiles are drawn among them."""
    positions = list(random_game(game))
    changes = [a for a, b in itertools.pairwise(positions) if a.phase != b.phase]
    return [*positions[::23], *changes[::2], positions[-1]]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_number_is_written_and_within_its_bounds(game: Game) -> None:
    high = plug(game.box).LAYOUT.high
    for position in sample(game):
        for viewer in range(game.players):
            out = seen(position, viewer)
            assert np.all(out >= 0), position
            assert np.all(out <= high), position


@pytest.mark.parametrize("game", FEW, ids=lambda game: game.name)
def test_the_viewers_board_comes_first_then_the_others_clockwise(game: Game) -> None:
    own = [plane.name.removeprefix("0: ") for plane in plug(game.box).LAYOUT.planes if plane.name.startswith("0: ")]
    relative = {"ahead", "behind"}
    for position in sample(game):
        views = [planes(position, viewer) for viewer in range(game.players)]
        for viewer, place in itertools.product(range(game.players), range(4)):
            seat = (viewer + place) % game.players
            for name in set(own) - relative:
                here = views[viewer][f"{place}: {name}"]
                there = views[seat][f"0: {name}"] if place < game.players else np.zeros_like(here)
                np.testing.assert_array_equal(here, there, f"{name} of place {place} from seat {viewer}: {position}")
            if place < game.players:
                lead = position.scores[seat] - position.scores[viewer]
                assert views[viewer][f"{place}: ahead"][0] == pytest.approx(max(0, lead) / 20)
                assert views[viewer][f"{place}: behind"][0] == pytest.approx(max(0, -lead) / 20)


@pytest.mark.parametrize("game", FEW, ids=lambda game: game.name)
def test_what_a_player_may_do_can_be_seen(game: Game) -> None:
    """Positions that look alike to the seat to act offer the same actions."""
    offered: dict[bytes, list[int]] = {}
    for number in range(2):
        for position in itertools.islice(random_game(game, number), 0, None, 5):
            if position.to_act >= 0:
                legal = [action.id for action in position.legal_actions()]
                assert offered.setdefault(seen(position, position.to_act).tobytes(), legal) == legal


@pytest.mark.parametrize("box", BOXES, ids=lambda box: box.name)
def test_every_option_can_be_seen(box: Any) -> None:
    """Games with other options, or another number of seats, do not look alike."""
    looks = {}
    for preset, players in itertools.product(box.presets, (2, 3, 4)):
        base = azulejos.game(preset, players)
        changed = [{name: value} for name, value in other_values(base)]
        for options in ({}, *changed):
            game = azulejos.game(preset, players, **options)
            key = (players, tuple(sorted(game.options.to_json().items(), key=str)))
            out = seen(game.new(random.Random(0)), 0).tobytes()
            assert looks.setdefault(out, key) == key
    assert len(set(looks.values())) == len(looks)


def other_values(game: Game) -> list[tuple[str, Any]]:
    """Every option that has a say in this game, with each of its other values; numbers without end are small ones."""
    found: list[tuple[str, Any]] = []
    for info in game.box.describe_options(game.preset):
        if info.name in game.options.idle:
            continue
        values = [3] if info.values is None else [value for value in info.values if value != info.default]
        found += [(info.name, value) for value in values]
    return found


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_has_more_choices_than_is_said(game: Game) -> None:
    most = plug(game.box).MOST_CHOICES
    assert all(len(position.legal_actions()) <= most for position in random_game(game) if position.to_act >= 0)


def test_pattern_lines_walls_and_points_of_azul() -> None:
    position = azulejos.azul().new(random.Random(3))
    before = planes(position)
    assert not before["0: lines"].any()
    state = position.state()
    board = state.boards[0]
    board.count[2], board.color[2] = 2, 3
    board.count[1], board.color[1] = 2, 0
    board.wall = 1 << 0 | 1 << 1
    state.boards[1].score = 9
    after = planes(position.game.position(state))
    assert np.argwhere(after["0: lines"]).tolist() == [[0, 2], [3, 4]]
    # Blue on row 2 goes to column 2, below a covered space.
    assert after["0: complete points"].tolist() == pytest.approx([0, 0.2, 0, 0, 0])
    assert after["0: space points"][0, 2] == pytest.approx(2 / 9)
    assert after["0: space points"][0, 0] == 0
    assert after["1: ahead"][0] == pytest.approx(9 / 20)


@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_spaces_in_reach_are_those_that_a_placing_player_can_pay_for(preset: str) -> None:
    for position in random_game(azulejos.game(preset, 2)):
        if position.to_act >= 0 and position.phase == "place":
            reach = np.zeros((7, 6))
            for action in position.legal_actions():
                if isinstance(action, Place):
                    reach[action.star, action.space] = 1
            np.testing.assert_array_equal(planes(position, position.to_act)["0: in reach"], reach)


@pytest.mark.compiled
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_plain_and_compiled_code_see_the_same(game: Game) -> None:
    from azulejos.kernel.twins import twin
    from azulejos.rules.engine import compiled_engine

    view, engine = plug(game.box), compiled_engine(game.box)
    describe = twin(view.describe)
    for position in sample(game):
        state = engine.load(position.state()).view(engine.dtype)[0]
        for viewer in range(game.players):
            out = np.full(view.INPUTS, np.nan, np.float32)
            describe(state, viewer, out)
            np.testing.assert_array_equal(out, seen(position, viewer))
