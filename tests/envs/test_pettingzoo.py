"""The PettingZoo environment, beyond what PettingZoo's own tests ask."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest

from azulejos import PRESETS, AzulejosError, IllegalAction, InvalidAction
from azulejos.bots import find_bot
from azulejos.envs.pettingzoo import RawEnv, env, raw_env
from azulejos.envs.vector import Batch


def play(one: Any, seed: int, steps: int = 10**6) -> list[tuple[str, int | None]]:
    """Random play from where it is; who did what."""
    rng, done = random.Random(seed), []
    for agent in one.agent_iter():
        observation, _, terminated, truncated, _ = one.last()
        is_over = terminated or truncated
        action = None if is_over else rng.choice(np.flatnonzero(observation["action_mask"]).tolist())
        done.append((agent, action))
        one.step(action)
        if len(done) == steps:
            break
    return done


def play_to_the_end(one: Any) -> None:
    """Random play until agents learn that the game is over, and no further."""
    rng = random.Random(0)
    while not any(one.terminations.values()) and not any(one.truncations.values()):
        one.step(rng.choice(np.flatnonzero(one.last()[0]["action_mask"]).tolist()))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_registered(preset: str) -> None:
    one = pettingzoo.make("aec", f"azulejos/{preset}-v1", players=3)
    one.reset(seed=1)
    assert one.unwrapped.game.preset == preset
    assert one.possible_agents == ["player_0", "player_1", "player_2"]
    assert str(one.unwrapped) == preset.replace("-", "_") + "_v1"


def test_the_game_is_that_of_a_batch_with_the_same_seed() -> None:
    one = raw_env("pavilion", players=3)
    one.reset(seed=21)
    batch = Batch("pavilion/3", 1)
    buffers = batch.new_buffers()
    batch.reset(buffers, seed=21)
    rng = random.Random(0)
    while one.agents and not any(one.terminations.values()):
        assert one.position == batch.position(0)
        assert one.agent_selection == f"player_{buffers.seats[0]}"
        seen = one.observe(one.agent_selection)
        np.testing.assert_array_equal(seen["observation"], buffers.observations[0])
        np.testing.assert_array_equal(seen["action_mask"], buffers.masks[0])
        action = rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        one.step(action)
        batch.step(np.array([action]), buffers)
    assert list(one.rewards.values()) == buffers.rewards[0].tolist()


def test_who_is_not_to_act_sees_the_table_and_may_do_nothing() -> None:
    one = raw_env("azul", players=3)
    one.reset(seed=0)
    seen = one.unwrapped.layout.split(one.observe("player_2")["observation"])
    assert seen["turn"].tolist() == [0, 1, 0]
    assert not one.observe("player_2")["action_mask"].any()


def test_the_winner_gets_what_the_others_lose() -> None:
    one = env("azul", players=3)
    one.reset(seed=3)
    play_to_the_end(one)
    winners = one.unwrapped.position.winners
    assert [agent for agent, reward in one.rewards.items() if reward > 0] == [f"player_{seat}" for seat in winners]
    assert sum(one.rewards.values()) == pytest.approx(0)


def test_margins_are_points() -> None:
    one = env("pavilion", reward="margin")
    one.reset(seed=3)
    play_to_the_end(one)
    mine, theirs = one.unwrapped.position.scores
    assert one.rewards == {"player_0": mine - theirs, "player_1": theirs - mine}


def test_the_last_round_truncates() -> None:
    one = env("azul", max_rounds=1)
    one.reset(seed=0)
    play_to_the_end(one)
    assert all(one.truncations.values())
    assert not any(one.terminations.values())
    assert one.unwrapped.position.round == 1


@pytest.mark.parametrize("action", [0, 29])
@pytest.mark.parametrize(("reward", "penalty"), [("win", -1), ("margin", -100)])
def test_an_illegal_action_ends_the_game_at_its_agents_cost(action: int, reward: str, penalty: float) -> None:
    one = env("azul", reward=reward)
    one.reset(seed=0)
    assert not one.last()[0]["action_mask"][action]
    one.step(action)
    assert all(one.terminations.values())
    assert one.rewards == {"player_0": penalty, "player_1": 0}
    assert one.last()[1] == penalty
    assert [one.step(None) for _ in range(2)] == [None, None]
    assert one.agents == []


@pytest.mark.parametrize("action", [-1, 180, 10**30])
def test_an_action_out_of_range_is_illegal_too(action: int) -> None:
    one = env("azul")
    one.reset(seed=0)
    one.step(action)
    assert one.rewards["player_0"] == -1
    raw = raw_env("azul")
    raw.reset(seed=0)
    before = raw.position
    with pytest.raises(InvalidAction, match="there is no action"):
        raw.step(action)
    assert raw.position == before


def test_in_the_raw_environment_an_illegal_action_raises_and_changes_nothing() -> None:
    one = raw_env("azul")
    one.reset(seed=0)
    before = one.position
    with pytest.raises(IllegalAction, match="not legal"):
        one.step(0)
    with pytest.raises(TypeError):
        one.step(3.5)
    with pytest.raises(TypeError, match="player_0 must act"):
        one.step(None)
    assert one.position == before
    assert not any(one.terminations.values())


@pytest.mark.parametrize("make", [env, raw_env])
@pytest.mark.parametrize("twin_of", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy])
def test_a_copy_goes_on_with_the_same_game(make: Any, twin_of: Any) -> None:
    one = make("azul", players=3)
    one.reset(seed=5)
    play(one, 0, 20)
    twin = twin_of(one)
    assert play(one, 1) == play(twin, 1)
    one.reset()
    twin.reset()
    assert one.unwrapped.position == twin.unwrapped.position


def test_a_fresh_environment_can_be_pickled() -> None:
    twin = pickle.loads(pickle.dumps(env("pavilion")))
    twin.reset(seed=0)
    assert twin.agent_selection == "player_0"


def test_bots_can_play_in_it() -> None:
    """From the position: they need neither numbers nor masks."""
    one, bot = env("azul"), find_bot("greedy")
    one.reset(seed=1)
    for _ in range(10):
        one.step(bot.think(one.unwrapped.position).action.id)


def test_pictures_in_all_modes(capsys: pytest.CaptureFixture[str]) -> None:
    text = raw_env("azul", render_mode="ansi")
    text.reset(seed=0)
    assert "> player_0: 0" in text.render()
    pixels = raw_env("pavilion", render_mode="rgb_array")
    pixels.reset(seed=0)
    image = pixels.render()
    assert image.dtype == np.uint8
    assert image.shape[2] == 3
    svg = raw_env("azul", render_mode="svg")
    svg.reset(seed=0)
    assert ElementTree.fromstring(svg.render()).tag.endswith("svg")
    assert svg.render()._repr_svg_() == svg._repr_svg_()
    human = raw_env("azul", render_mode="human")
    human.reset(seed=0)
    assert human.render() is None
    assert "player_1" in capsys.readouterr().out
    silent = raw_env("azul")
    silent.reset(seed=0)
    assert silent.render() is None


def test_before_the_first_reset_there_is_no_picture() -> None:
    assert raw_env("azul")._repr_svg_() is None


def test_an_unknown_render_mode_is_told() -> None:
    with pytest.raises(AzulejosError, match="render_mode cannot be 'film': it is human, ansi, rgb_array, svg or None"):
        RawEnv("azul", render_mode="film")
