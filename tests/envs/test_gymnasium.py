"""The Gymnasium environments, beyond what Gymnasium's own tests ask."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import data_equivalence
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from azulejos import PRESETS, Action, AzulejosError, Position
from azulejos.bots import find_bot
from azulejos.envs.errors import InvalidBuffer
from azulejos.envs.gymnasium import AzulejosEnv
from azulejos.envs.gymnasium_vector import AzulejosVectorEnv


def first_action(position: Position) -> str:
    """An opponent that is a mere function, and answers in notation."""
    return str(position.legal_actions()[0])


def play(one: Any, seed: int, steps: int = 10**6) -> list[Any]:
    """Random play from where it is, until the game is over; all that was returned."""
    rng, done = random.Random(seed), []
    while len(done) < steps:
        action = rng.choice(np.flatnonzero(one.unwrapped.action_masks()).tolist())
        done.append(one.step(action))
        if done[-1][2] or done[-1][3]:
            break
    return done


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_registered(preset: str) -> None:
    one = gymnasium.make(f"azulejos/{preset}-v1", players=4, seat=2)
    observation, info = one.reset(seed=1)
    assert one.unwrapped.game.preset == preset
    assert one.unwrapped.position.to_act == 2
    assert observation in one.observation_space
    assert info["action_mask"].dtype == np.int8
    play(one, 0)
    again = gymnasium.make(f"azulejos.envs.gymnasium:azulejos/{preset}-v1")
    assert again.unwrapped.game.preset == preset
    many = gymnasium.make_vec(f"azulejos/{preset}-v1", num_envs=3)
    assert isinstance(many.unwrapped, AzulejosVectorEnv)
    many.reset(seed=0)
    one.close()
    many.close()


def test_gymnasium_finds_an_environment_that_nobody_has_imported() -> None:
    code = "import gymnasium; print(gymnasium.make('azulejos.envs.gymnasium:azulejos/azul-v1').unwrapped.game.name)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "azul/2;max_rounds=20\n"


class FirstAction:
    """The smallest bot."""

    def choose(self, position: Position) -> Action:
        return position.legal_actions()[0]


@pytest.mark.parametrize(
    "opponents",
    ["random", find_bot("greedy"), first_action, FirstAction(), [find_bot("random"), first_action, "random"]],
)
def test_any_opponents_play_the_other_seats(opponents: Any) -> None:
    seat = 1
    one = AzulejosEnv("azul", 4, seat=seat, opponents=opponents)
    for seed in (1, 1):
        _, info = one.reset(seed=seed)
        assert one.position.to_act == seat
        assert info["action_mask"].any()
        done = play(one, 7)
    *_, (_, reward, terminated, truncated, info) = done
    assert terminated or truncated
    assert (reward > 0) == (seat in one.position.winners)
    assert not info["action_mask"].any()


def test_the_same_seed_gives_the_same_opponents_too() -> None:
    for opponents in ("random", find_bot("random")):
        one = AzulejosEnv("pavilion", 3, opponents=opponents)
        games = []
        for _ in range(2):
            one.reset(seed=11)
            games.append(play(one, 0))
        assert data_equivalence(*games)


def test_bots_are_given_the_generator_of_the_environment() -> None:
    class Nosy:
        def __init__(self) -> None:
            self.numbers: list[float] = []

        def think(self, position: Position, *, rng: random.Random) -> Any:
            self.numbers.append(rng.random())
            return find_bot("greedy").think(position)

    numbers = []
    for _ in range(2):
        nosy = Nosy()
        one = AzulejosEnv("azul", opponents=nosy)
        one.reset(seed=4)
        play(one, 0, 5)
        numbers.append(nosy.numbers)
    assert numbers[0] == numbers[1] != []


def test_wrong_opponents_are_told() -> None:
    with pytest.raises(AzulejosError, match="there are 1 opponents for 2 seats"):
        AzulejosEnv("azul", 3, opponents=["random"])
    with pytest.raises(AzulejosError, match="'clever' is no opponent"):
        AzulejosEnv("azul", opponents="clever")
    with pytest.raises(AzulejosError, match="there is no seat 2"):
        AzulejosEnv("azul", seat=2)
    with pytest.raises(AzulejosError, match="are no opponents"):
        AzulejosVectorEnv(2, opponents="clever")


@pytest.mark.parametrize("action", [0, 29, -1, 180, 10**30, np.int64(0)])
def test_an_illegal_action_ends_the_episode_and_never_raises(action: Any) -> None:
    one = AzulejosEnv("azul")
    before, _ = one.reset(seed=0)
    seen, reward, terminated, truncated, info = one.step(action)
    assert (reward, terminated, truncated) == (-1, True, False)
    np.testing.assert_array_equal(seen, before)
    assert not info["action_mask"].any()
    assert not one.action_masks().any()
    with pytest.raises(ResetNeeded, match="call reset first"):
        one.step(action)


def test_the_penalty_can_be_chosen() -> None:
    one = AzulejosEnv("azul", illegal_reward=-0.25)
    one.reset(seed=0)
    assert one.step(0)[1] == -0.25
    margin = AzulejosEnv("azul", reward="margin")
    margin.reset(seed=0)
    assert margin.step(0)[1] == -100


def test_a_step_before_the_first_reset_is_told() -> None:
    with pytest.raises(ResetNeeded, match="has not begun"):
        AzulejosEnv("azul").step(0)


def test_margins_and_the_last_round() -> None:
    one = AzulejosEnv("azul", reward="margin", max_rounds=2)
    one.reset(seed=0)
    *_, (_, reward, terminated, truncated, _) = play(one, 0)
    mine, theirs = one.position.scores
    assert reward == mine - theirs
    assert (terminated, truncated) == (False, True)


def test_a_copy_goes_on_with_the_same_game() -> None:
    one = AzulejosEnv("azul-grey", opponents=find_bot("random"))
    one.reset(seed=5)
    play(one, 0, 5)
    for twin in (pickle.loads(pickle.dumps(one)), copy.deepcopy(one)):
        assert data_equivalence(play(copy.deepcopy(one), 1), play(twin, 1))


def test_nothing_returned_is_used_again() -> None:
    one = AzulejosEnv("azul")
    first, _ = one.reset(seed=0)
    kept = first.copy()
    play(one, 0, 3)
    np.testing.assert_array_equal(first, kept)


# ------------------------------------------------------------------------------------------------ many at once


def random_actions(masks: np.ndarray[Any, Any], rng: np.random.Generator, folly: float) -> np.ndarray[Any, Any]:
    """Legal actions, but for some foolish ones."""
    return np.array(
        [
            rng.choice(np.flatnonzero(mask)) if mask.any() and rng.random() >= folly else rng.integers(len(mask))
            for mask in masks
        ]
    )


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize(
    ("preset", "players", "seat"), [("azul", 2, 0), ("pavilion", 3, 1), ("azul-grey-jokers", 4, 3)]
)
def test_many_games_are_what_gymnasium_makes_of_single_ones(
    preset: str, players: int, seat: int, mode: AutoresetMode
) -> None:
    """Observations, rewards, ends and infos of Gymnasium's own vector environment, illegal actions included."""
    options = {"seat": seat, **({"max_rounds": 2} if preset.startswith("azul") else {})}
    theirs = SyncVectorEnv([lambda: AzulejosEnv(preset, players, **options)] * 4, autoreset_mode=mode)
    ours = AzulejosVectorEnv(4, preset, players, autoreset_mode=mode, **options)
    assert ours.metadata["autoreset_mode"] is mode
    assert theirs.observation_space == ours.observation_space
    assert theirs.action_space == ours.action_space
    expected, found = theirs.reset(seed=7), ours.reset(seed=7)
    assert data_equivalence(expected, found, exact=True)
    rng, masks, ends = np.random.default_rng(0), found[1]["action_mask"], 0
    for _ in range(160):
        actions = random_actions(masks, rng, 0.02)
        expected, found = theirs.step(actions), ours.step(actions)
        assert data_equivalence(expected, found, exact=True)
        masks, ended = found[4]["action_mask"], found[2] | found[3]
        ends += ended.sum()
        if mode is AutoresetMode.DISABLED and ended.any():
            with pytest.raises(ResetNeeded, match="is over: reset it first"):
                ours.step(actions)
            expected = theirs.reset(options={"reset_mask": ended.copy()})
            found = ours.reset(options={"reset_mask": ended.copy()})
            np.testing.assert_array_equal(expected[0], found[0])
            masks = found[1]["action_mask"]
    assert ends > 4
    theirs.close()
    ours.close()


def test_a_policy_may_play_the_other_seats() -> None:
    rows = []

    def last_legal(observations: np.ndarray[Any, Any], masks: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
        rows.append(len(masks))
        assert len(observations) == len(masks)
        return masks.shape[1] - 1 - masks[:, ::-1].argmax(1)

    one = AzulejosVectorEnv(6, "azul", 3, seat=1, opponents=last_legal)
    observations, infos = one.reset(seed=0)
    assert rows == [6]
    turn = one.layout.split(observations)["turn"]
    assert turn[:, 0].all()
    rng = np.random.default_rng(0)
    for _ in range(40):
        observations, *_, infos = one.step(random_actions(infos["action_mask"], rng, 0))
        assert one.layout.split(observations)["turn"][:, 0].all()


def test_without_opponents_the_agent_plays_every_seat() -> None:
    one = AzulejosVectorEnv(5, "azul", 2, opponents=None, max_rounds=2)
    _, infos = one.reset(seed=0)
    assert infos["seat"].tolist() == [0] * 5
    rng, paid = np.random.default_rng(0), 0
    for _ in range(60):
        seats = infos["seat"]
        _, rewards, terminations, truncations, infos = one.step(random_actions(infos["action_mask"], rng, 0))
        everybody = infos["rewards"]
        np.testing.assert_array_equal(rewards, everybody[np.arange(5), seats])
        assert everybody.sum() == 0
        paid += (terminations | truncations).sum()
        assert not rewards[~(terminations | truncations)].any()
    assert paid


def test_in_self_play_an_illegal_action_costs_the_seat_that_did_it() -> None:
    one = AzulejosVectorEnv(2, "azul", opponents=None)
    _, infos = one.reset(seed=0)
    legal = infos["action_mask"].argmax(1)
    _, _, _, _, infos = one.step(legal)
    assert infos["seat"].tolist() == [1, 1]
    _, rewards, terminations, _, infos = one.step(np.array([-7, infos["action_mask"][1].argmax()]))
    assert rewards.tolist() == [-1, 0]
    assert terminations.tolist() == [True, False]
    assert infos["rewards"].tolist() == [[0, -1], [0, 0]]


def test_a_vector_environment_must_be_reset_first() -> None:
    with pytest.raises(ResetNeeded, match="no game has begun: call reset first"):
        AzulejosVectorEnv(2).step(np.zeros(2, np.int64))


def test_bad_actions_of_a_vector_environment_are_told() -> None:
    one = AzulejosVectorEnv(3)
    one.reset(seed=0)
    for actions in (np.zeros(2, np.int64), np.zeros(3), [[0, 0, 0]]):
        with pytest.raises(InvalidBuffer, match=r"actions: they must be integers of shape \(3,\)"):
            one.step(actions)


def test_a_vector_environment_shows_every_game() -> None:
    one = AzulejosVectorEnv(2, render_mode="ansi")
    one.reset(seed=0)
    frames = one.render()
    assert len(frames) == 2
    assert all("player_0" in frame for frame in frames)


def test_a_vector_environment_goes_on_after_pickling() -> None:
    one = AzulejosVectorEnv(3, "azul", threads=2)
    _, infos = one.reset(seed=0)
    twin = pickle.loads(pickle.dumps(one))
    rng = np.random.default_rng(0)
    for _ in range(30):
        actions = random_actions(infos["action_mask"], rng, 0.05)
        mine, theirs = one.step(actions), twin.step(actions)
        assert data_equivalence(mine, theirs, exact=True)
        infos = mine[4]
