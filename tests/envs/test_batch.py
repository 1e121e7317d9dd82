"""Many games at once: the same as one by one, and nothing changes when the input is bad."""

from __future__ import annotations

import copy
import itertools
import pickle
import random
from typing import Any

import numpy as np
import pytest

from azulejos import AzulejosError, Game, IllegalAction, InvalidAction
from azulejos.envs.errors import GameOver, InvalidBuffer
from azulejos.envs.plug import plug
from azulejos.envs.vector import HOLD, Autoreset, Batch, Buffers, RandomPlayers
from azulejos.rules.chance import NOBODY
from envs.play import NAMES, PlainGame, short

pytestmark = pytest.mark.compiled


def started(
    name: str = "azul/2", games: int = 4, seed: int = 0, final: bool = False, **settings: Any
) -> tuple[Batch, Buffers]:
    batch = Batch(short(name), games, **settings)
    buffers = batch.new_buffers(final_observations=final)
    batch.reset(buffers, seed)
    return batch, buffers


def arrays(buffers: Buffers) -> list[np.ndarray[Any, Any]]:
    return [
        getattr(buffers, name).copy() for name in Buffers.__dataclass_fields__ if getattr(buffers, name) is not None
    ]


def legal_actions(buffers: Buffers, rng: random.Random) -> np.ndarray[Any, Any]:
    return np.array([rng.choice(np.flatnonzero(mask)) if mask.any() else HOLD for mask in buffers.masks])


@pytest.mark.parametrize("name", NAMES)
def test_a_batch_plays_the_games_of_the_plain_rules(name: str) -> None:
    """With the same seeds and actions, through several games in a row."""
    game, games = short(name), 3
    batch, buffers = started(name, games, seed=40)
    alone = [PlainGame(game, 40 + i) for i in range(games)]
    view, rng, ends = plug(game.box), random.Random(name), 0
    for _ in range(220):
        for i, one in enumerate(alone):
            assert batch.position(i).state() == one.state
            assert buffers.seats[i] == one.state.to_act
            assert np.flatnonzero(buffers.masks[i]).tolist() == one.legal()
            seen = np.zeros(batch.layout.size, np.float32)
            view.observe(one.state, one.state.to_act, seen)
            np.testing.assert_array_equal(buffers.observations[i], seen)
        actions = legal_actions(buffers, rng)
        batch.step(actions, buffers)
        for i, one in enumerate(alone):
            one.step(int(actions[i]))
            is_over = one.state.to_act == NOBODY
            assert (buffers.terminations[i] or buffers.truncations[i]) == is_over
            assert buffers.rewards[i].any() <= is_over
            if is_over:
                ends += 1
                assert buffers.truncations[i] == view.is_cut_off(one.state)
                one.begin()
    assert ends


def test_threads_change_nothing() -> None:
    alone, together = started(games=37, seed=3), started(games=37, seed=3, threads=3)
    rng = random.Random(0)
    for _ in range(80):
        actions = legal_actions(alone[1], rng)
        for batch, buffers in (alone, together):
            batch.step(actions, buffers)
        for one, other in zip(arrays(alone[1]), arrays(together[1]), strict=True):
            np.testing.assert_array_equal(one, other)


def test_a_seed_gives_game_i_the_seed_after_it() -> None:
    batch, _ = started(games=5, seed=100)
    for i in range(5):
        assert batch.position(i) == started(games=1, seed=100 + i)[0].position(0)
    one_by_one, buffers = started(games=5)
    one_by_one.reset(buffers, seed=[100, 101, 102, 103, 104])
    assert [one_by_one.position(i) for i in range(5)] == [batch.position(i) for i in range(5)]


def test_without_a_seed_generators_go_on() -> None:
    batch, buffers = started(games=2, seed=8)
    first = batch.position(0)
    batch.reset(buffers)
    second = batch.position(0)
    assert first != second
    batch.reset(buffers, seed=8)
    assert batch.position(0) == first
    batch.reset(buffers)
    assert batch.position(0) == second


def test_games_that_never_had_a_seed_differ() -> None:
    batch = Batch("azul/2", 8)
    batch.reset(batch.new_buffers())
    assert len({batch.position(i) for i in range(8)}) == 8


def play_to_an_end(batch: Batch, buffers: Buffers) -> int:
    """Step until some game ends; return its number."""
    rng = random.Random(5)
    while True:
        batch.step(legal_actions(buffers, rng), buffers)
        ended = buffers.terminations | buffers.truncations
        if ended.any():
            return int(ended.argmax())


def test_same_step_begins_at_once_and_keeps_the_end() -> None:
    batch, buffers = started(autoreset="SameStep", final=True)
    i = play_to_an_end(batch, buffers)
    assert not batch.position(i).is_over
    assert buffers.seats[i] == 0
    assert buffers.masks[i].any()
    assert buffers.rewards[i].sum() == 0
    last = batch.layout.split(buffers.final_observations[i])
    assert last["phase"].tolist() == [0, 0, 0, 1]
    assert not batch.layout.split(buffers.observations[i])["phase"][3]


def test_next_step_begins_with_the_next_one() -> None:
    batch, buffers = started(autoreset="NextStep")
    i = play_to_an_end(batch, buffers)
    assert batch.position(i).is_over
    assert buffers.seats[i] == NOBODY
    assert not buffers.masks[i].any()
    assert batch.layout.split(buffers.observations[i])["phase"].tolist() == [0, 0, 0, 1]
    actions = legal_actions(buffers, random.Random(0))
    actions[i] = 10**6
    batch.step(actions, buffers)
    assert not batch.position(i).is_over
    assert buffers.seats[i] == 0
    assert not buffers.rewards[i].any()
    assert not buffers.terminations[i]
    assert not buffers.truncations[i]


def test_disabled_waits_for_a_reset() -> None:
    batch, buffers = started(autoreset="Disabled")
    i = play_to_an_end(batch, buffers)
    actions = legal_actions(buffers, random.Random(0))
    assert actions[i] == HOLD
    before = arrays(buffers)
    with pytest.raises(GameOver, match=f"game {i} is over: reset it"):
        batch.step(np.where(np.arange(4) == i, 0, actions), buffers)
    for old, new in zip(before, arrays(buffers), strict=True):
        np.testing.assert_array_equal(old, new)
    others = [batch.position(j) for j in range(4) if j != i]
    batch.reset(buffers, chosen=np.arange(4) == i)
    assert not batch.position(i).is_over
    assert [batch.position(j) for j in range(4) if j != i] == others
    batch.step(legal_actions(buffers, random.Random(0)), buffers)


def test_all_modes_play_the_same_games() -> None:
    """The end of a game is seen where its mode says, and the next one is dealt by the same generator."""
    ends = {}
    for mode in Autoreset:
        batch, buffers = started(games=1, seed=9, autoreset=mode)
        rng, starts = random.Random(1), []
        while len(starts) < 4:
            batch.step(legal_actions(buffers, rng), buffers)
            if buffers.terminations[0] or buffers.truncations[0]:
                if mode is Autoreset.NEXT_STEP:
                    batch.step(np.array([0]), buffers)
                elif mode is Autoreset.DISABLED:
                    batch.reset(buffers)
                starts.append(batch.position(0))
        ends[mode] = starts
    assert ends[Autoreset.SAME_STEP] == ends[Autoreset.NEXT_STEP] == ends[Autoreset.DISABLED]


def test_a_held_game_stays_as_it_is() -> None:
    batch, buffers = started(seed=2)
    before = batch.position(1)
    seen = buffers.observations[1].copy()
    actions = legal_actions(buffers, random.Random(0))
    actions[1] = HOLD
    batch.step(actions, buffers)
    assert batch.position(1) == before
    np.testing.assert_array_equal(buffers.observations[1], seen)
    assert batch.position(0).to_act == 1


def test_a_finished_game_is_seen_from_the_seat_that_was_asked_for() -> None:
    seen = {}
    for seat in (0, 1):
        batch, buffers = started(autoreset="Disabled", final_seat=seat)
        i = play_to_an_end(batch, buffers)
        seen[seat] = batch.layout.split(buffers.observations[i])["score"].tolist()
    assert seen[0] == seen[1][::-1]


def test_observations_may_be_left_out() -> None:
    full, lean = started(seed=6), started(seed=6)
    buffers = lean[0].new_buffers(observations=False)
    lean[0].reset(buffers, seed=6)
    assert buffers.observations is None
    rng = random.Random(0)
    for _ in range(60):
        actions = legal_actions(full[1], rng)
        full[0].step(actions, full[1])
        lean[0].step(actions, buffers)
        np.testing.assert_array_equal(full[1].masks, buffers.masks)


def test_margins_are_paid_where_they_are_asked_for() -> None:
    batch, buffers = started(reward="margin", autoreset="Disabled")
    i = play_to_an_end(batch, buffers)
    mine, theirs = batch.position(i).scores
    assert buffers.rewards[i].tolist() == [mine - theirs, theirs - mine]


def test_a_game_takes_one_record_and_a_generator() -> None:
    for name, record in (("azul/2", 304), ("pavilion/4", 392)):
        batch = Batch(name, 100)
        assert batch.states.dtype.itemsize == record
        assert batch.bytes_per_game == record + 8


def test_records_can_be_read_but_not_written() -> None:
    batch, _ = started("pavilion/3")
    assert batch.states["boards"]["score"][:, :3].tolist() == [[5, 5, 5]] * 4
    with pytest.raises(ValueError, match="read-only"):
        batch.states["round"] = 3


def test_buffers_may_be_parts_of_the_callers_arrays() -> None:
    """As in a rollout: every step writes its own row of one big array."""
    batch = Batch("azul/2", 3)
    rollout = np.zeros((5, 3, batch.layout.size), np.float32)
    rows = [Buffers(**{**vars_of(batch.new_buffers()), "observations": rollout[t]}) for t in range(5)]
    batch.reset(rows[0], seed=1)
    rng = random.Random(0)
    for before, after in itertools.pairwise(rows):
        batch.step(legal_actions(before, rng), after)
    for t in range(5):
        assert rollout[t].any()
        np.testing.assert_array_equal(rollout[t], rows[t].observations)


def vars_of(buffers: Buffers) -> dict[str, Any]:
    return {name: getattr(buffers, name) for name in Buffers.__dataclass_fields__}


def test_buffers_are_shared_without_a_copy() -> None:
    """By the protocol through which torch and JAX take NumPy arrays."""
    batch, buffers = started()
    shared = np.from_dlpack(buffers.observations)
    assert np.shares_memory(shared, buffers.observations)
    batch.step(legal_actions(buffers, random.Random(0)), buffers)
    np.testing.assert_array_equal(shared, buffers.observations)


def test_a_batch_goes_on_after_pickling() -> None:
    batch, buffers = started(seed=4, threads=2)
    batch.step(legal_actions(buffers, random.Random(0)), buffers)
    for twin in (pickle.loads(pickle.dumps(batch)), copy.deepcopy(batch)):
        mine, theirs = copy.deepcopy((batch, buffers)), (twin, copy.deepcopy(buffers))
        rng = random.Random(1)
        for _ in range(60):
            actions = legal_actions(mine[1], rng)
            for one, its_buffers in (mine, theirs):
                one.step(actions, its_buffers)
            for left, right in zip(arrays(mine[1]), arrays(theirs[1]), strict=True):
                np.testing.assert_array_equal(left, right)


def test_random_players_choose_every_legal_action() -> None:
    batch, buffers = started(games=2000, seed=[7] * 2000)
    actions = np.full(2000, 99, np.int64)
    RandomPlayers(batch, seed=0).choose(actions)
    assert set(actions.tolist()) == set(np.flatnonzero(buffers.masks[0]).tolist())
    only_first = np.arange(2000) == 0
    again = np.full(2000, 99, np.int64)
    RandomPlayers(batch, seed=0).choose(again, only_first)
    assert again[0] == actions[0]
    assert set(again[1:].tolist()) == {99}


# ------------------------------------------------------------------------------------------------ bad input


BAD_BUFFERS = {
    "masks": (lambda a: a[:, :-1].copy(), r"masks: its shape must be \(4, 180\), not \(4, 179\)"),
    "rewards": (lambda a: a.astype(np.float64), "rewards: its dtype must be float32, not float64"),
    "terminations": (lambda a: a.tolist(), "terminations: it must be a NumPy array, not list"),
    "truncations": (lambda a: np.zeros(8, np.bool_)[::2], "truncations: it must be C-contiguous and writable"),
    "seats": (lambda a: None, "seats: it must be a NumPy array, not NoneType"),
    "observations": (np.asfortranarray, "observations: it must be C-contiguous and writable"),
    "final_observations": (lambda a: a[:3], r"final_observations: its shape must be \(4, 166\)"),
}


@pytest.mark.parametrize("name", BAD_BUFFERS)
def test_a_bad_buffer_is_told_before_anything_changes(name: str) -> None:
    batch, buffers = started(final=True)
    before = [batch.position(i) for i in range(4)]
    spoil, message = BAD_BUFFERS[name]
    bad = Buffers(**{**vars_of(buffers), name: spoil(getattr(buffers, name))})
    actions = legal_actions(buffers, random.Random(0))
    with pytest.raises(InvalidBuffer, match=message):
        batch.step(actions, bad)
    with pytest.raises(InvalidBuffer, match=message):
        batch.reset(bad, seed=1)
    assert [batch.position(i) for i in range(4)] == before


def test_a_buffer_that_cannot_be_written_is_told() -> None:
    batch, buffers = started()
    seats = buffers.seats.copy()
    seats.flags.writeable = False
    with pytest.raises(InvalidBuffer, match="seats: it must be C-contiguous and writable"):
        batch.step(np.zeros(4, np.int64), Buffers(**{**vars_of(buffers), "seats": seats}))


BAD_ACTIONS = [
    (lambda a: a[:3], InvalidBuffer, r"actions: they must be a NumPy array of shape \(4,\), not shape \(3,\)"),
    (lambda a: a.tolist(), InvalidBuffer, "NumPy array of shape .* not list"),
    (lambda a: a.astype(np.float32), InvalidBuffer, "dtype must be one of integers, such as int64, not float32"),
    (lambda a: a.astype(np.bool_), InvalidBuffer, "not bool"),
    (lambda a: a.astype(np.uint64), InvalidBuffer, "not uint64"),
    (lambda a: np.where(np.arange(4) == 2, 180, a), InvalidAction, "game 2: there is no action 180: .* 0 to 179"),
    (lambda a: np.where(np.arange(4) == 1, -5, a), InvalidAction, "game 1: there is no action -5"),
    (lambda a: np.where(np.arange(4) == 3, 3190, a), InvalidAction, "game 3: there is no action 3190"),
    (lambda a: np.where(np.arange(4) == 3, 0, a), IllegalAction, "game 3: cb1 is not legal: .*center"),
]


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize(("spoil", "error", "message"), BAD_ACTIONS)
def test_a_bad_action_is_told_before_anything_changes(
    spoil: Any, error: type[AzulejosError], message: str, threads: int
) -> None:
    batch, buffers = started(threads=threads)
    before, written = [batch.position(i) for i in range(4)], arrays(buffers)
    with pytest.raises(error, match=message):
        batch.step(spoil(legal_actions(buffers, random.Random(0))), buffers)
    assert [batch.position(i) for i in range(4)] == before
    for old, new in zip(written, arrays(buffers), strict=True):
        np.testing.assert_array_equal(old, new)


def test_read_only_and_short_integers_are_fine() -> None:
    batch, buffers = started()
    actions = legal_actions(buffers, random.Random(0)).astype(np.int16)
    actions.flags.writeable = False
    batch.step(actions, buffers)


def test_nothing_can_be_done_before_the_first_reset() -> None:
    batch = Batch("azul/2", 2)
    buffers = batch.new_buffers()
    with pytest.raises(GameOver, match="no game has begun: reset them first"):
        batch.step(np.zeros(2, np.int64), buffers)
    with pytest.raises(GameOver, match="no game has begun"):
        batch.position(0)
    with pytest.raises(GameOver, match="the first reset must be one of all games"):
        batch.reset(buffers, chosen=np.array([True, False]))


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"num_games": 0}, "there cannot be 0 games"),
        ({"threads": 0}, "there cannot be 0 threads"),
        ({"final_seat": 2}, "there is no seat 2: the seats are 0 to 1"),
        ({"reward": "money"}, "reward cannot be 'money'"),
        ({"autoreset": "never"}, "autoreset cannot be 'never': it is NextStep, SameStep or Disabled"),
        ({"game": "azul/5"}, "there cannot be 5 players"),
        ({"game": "chess/2"}, "there is no game 'chess'"),
    ],
)
def test_bad_settings_are_told(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(AzulejosError, match=message):
        Batch(**{"game": "azul/2", "num_games": 2, **settings})


@pytest.mark.parametrize(
    ("seed", "message"),
    [(-1, "-1 is not a seed"), (2**62, "is not a seed"), ([1, 2], "there are 2 seeds for 4 games")],
)
def test_bad_seeds_are_told(seed: Any, message: str) -> None:
    batch, buffers = started()
    before = batch.position(0)
    with pytest.raises(AzulejosError, match=message):
        batch.reset(buffers, seed=seed)
    assert batch.position(0) == before


def test_a_game_by_its_name_has_a_last_round() -> None:
    assert Batch("azul/2", 1).game.name == "azul/2;max_rounds=20"
    assert Batch("azul/3;max_rounds=7", 1).game.name == "azul/3;max_rounds=7"
    assert Batch("pavilion/2", 1).game.name == "pavilion/2"
    assert Batch(Game.from_name("azul/2"), 1).game.name == "azul/2"
