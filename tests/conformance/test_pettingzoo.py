"""PettingZoo's own tests, as their authors wrote them.

`pettingzoo.test.bombardment_test` is left out: it fails for every environment whose observations are dictionaries, even
those of PettingZoo itself ("'dict' object has no attribute 'shape'"). `max_cycles_test` asks for an argument that these
environments do not have, and `test_save_obs` for observations that are pictures.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from azulejos import PRESETS
from azulejos.envs.pettingzoo import env, raw_env

GAMES = [(preset, players) for preset in PRESETS for players in (2, 3, 4)]
FULL = [("azul", 2), ("pavilion", 2)]
"""With as many cycles as the tests have by default; the other games with fewer."""

games = pytest.mark.parametrize(("preset", "players"), GAMES)


def cycles(preset: str, players: int, full: int) -> int:
    return full if (preset, players) in FULL else 60


@games
@pytest.mark.parametrize("make", [env, raw_env])
# Unavoidable: the lists of environments whose observations may be dictionaries name none but PettingZoo's own.
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning")
def test_api(make: Any, preset: str, players: int) -> None:
    api_test(make(preset, players=players), num_cycles=cycles(preset, players, 1000))


@games
def test_seed(preset: str, players: int) -> None:
    seed_test(partial(env, preset, players=players), num_cycles=cycles(preset, players, 500))


@games
def test_parallel_api(preset: str, players: int) -> None:
    """Natively only one agent acts at a time; `turn_based_aec_to_parallel` makes the others wait."""
    parallel_api_test(
        turn_based_aec_to_parallel(env(preset, players=players)), num_cycles=cycles(preset, players, 1000)
    )


@games
def test_parallel_seed(preset: str, players: int) -> None:
    """Actions are not masked here, so that this is mostly a test of illegal ones."""
    parallel_seed_test(lambda: turn_based_aec_to_parallel(env(preset, players=players)), num_cycles=50)


@pytest.mark.parametrize("preset", PRESETS)
def test_render(preset: str) -> None:
    render_test(partial(env, preset), custom_tests={"svg": lambda picture: picture.startswith("<svg")})


@games
def test_state(preset: str, players: int) -> None:
    one = partial(env, preset, players=players)
    state_test(one(), turn_based_aec_to_parallel(one()))
