"""What is seen and what is legal: compiled, plain, and written down slowly from the JSON form."""

from __future__ import annotations

import itertools
from functools import lru_cache

import numpy as np
import pytest

from azulejos import Game, Position
from azulejos.envs.core import core_of
from azulejos.envs.plug import plug
from azulejos.rules.boxes import built_in
from envs.play import NAMES, VARIANTS, random_game, short
from envs.reference import reference

pytestmark = pytest.mark.compiled

GAMES = [*map(short, NAMES), *VARIANTS]


@lru_cache(maxsize=4)
def sample(game: Game) -> list[Position]:
    """Positions of a whole game, the last ones of its phases among them."""
    positions = list(random_game(game))
    changes = [a for a, b in itertools.pairwise(positions) if a.phase != b.phase]
    return [*positions[::11], *changes, positions[-1]]


@pytest.fixture(scope="module", params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> Game:
    return request.param


def test_planes_lie_one_after_the_other(game: Game) -> None:
    layout = core_of(game).layout
    offset = 0
    for plane in layout.planes:
        assert plane.offset == offset
        offset += plane.size
    assert layout.size == offset == len(layout.high)
    assert len({plane.name for plane in layout.planes}) == len(layout.planes)


@pytest.mark.parametrize("game", [game for game in GAMES if game.box in built_in()], ids=lambda game: game.name)
def test_every_seat_sees_what_the_json_form_says(game: Game) -> None:
    core = core_of(game)
    for position in sample(game):
        words = core.engine.load(position.state())
        for seat in range(game.players):
            seen = core.layout.split(core.observe(words, seat))
            expected = reference(position, seat)
            assert seen.keys() == expected.keys()
            for name, values in expected.items():
                np.testing.assert_array_equal(seen[name], values, f"{name} in {position} from seat {seat}")


def test_plain_and_compiled_observations_are_the_same(game: Game) -> None:
    core, view = core_of(game), plug(game.box)
    for position in sample(game):
        plain = np.full(core.layout.size, np.nan, np.float32)
        for seat in range(game.players):
            view.observe(position.state(), seat, plain)
            np.testing.assert_array_equal(core.observe(core.engine.load(position.state()), seat), plain)


def test_observations_are_within_their_bounds(game: Game) -> None:
    core = core_of(game)
    for position in sample(game):
        seen = core.observe(core.engine.load(position.state()), 0)
        assert np.all(seen >= 0)
        assert np.all(seen <= core.layout.high)


def test_masks_have_the_legal_actions(game: Game) -> None:
    view, scratch = plug(game.box), [0] * game.box.all_actions
    for position in sample(game):
        mask = np.full(game.num_actions, 7, np.int8)
        view.write_mask(position.state(), mask, scratch)
        legal = [] if position.to_act < 0 else [action.id for action in position.legal_actions()]
        assert np.flatnonzero(mask).tolist() == legal
        assert set(mask.tolist()) <= {0, 1}


def test_a_seat_that_is_not_there_sees_nothing(game: Game) -> None:
    core = core_of(game)
    with pytest.raises(ValueError, match="there is no seat"):
        core.observe(core.start, game.players)


def test_no_game_is_longer_than_is_said(game: Game) -> None:
    view = plug(game.box)
    positions = list(random_game(game))
    assert sum(position.to_act >= 0 for position in positions) <= view.most_turns(game.players, game.options)
    assert sum(position.is_chance for position in positions) <= view.most_draws(game.players, game.options)
