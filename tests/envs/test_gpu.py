"""The batch environment over tensors does what `vector.Batch` does: here on the CPU, with `make gpu-test` on a GPU."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from azulejos import AzulejosError, IllegalAction
from azulejos.envs.errors import GameOver, InvalidBuffer

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[gpu]'")

from azulejos.envs.gpu import HOLD, GpuBatch, GpuBuffers, RandomPlayers  # noqa: E402
from azulejos.envs.vector import Batch  # noqa: E402
from batches import check, playing  # noqa: E402

GAMES = 6


def batch(**settings: Any) -> GpuBatch:
    return GpuBatch("azul/2", GAMES, device="cpu", **settings)


def test_a_batch_over_tensors_plays_what_a_batch_over_arrays_plays() -> None:
    for masks in ("int8", "packed"):
        assert list(check.mismatches("azul/2", "cpu", masks)) == []


@pytest.mark.parametrize("one", check.CHECKS, ids=lambda one: one.__name__)
def test_what_is_checked_on_a_gpu(one: Any) -> None:
    assert list(one("cpu")) == []


def test_names_and_shapes_are_those_of_a_batch() -> None:
    ours, theirs = batch(), Batch("azul/2", GAMES)
    assert ours.shapes() == theirs.shapes()
    assert ours.layout == theirs.layout
    assert ours.bytes_per_game == theirs.bytes_per_game
    public = {name for name in dir(theirs) if not name.startswith("_")} - {"threads"}
    assert public <= set(dir(ours))
    for name, (shape, kind) in ours.shapes().items():
        tensor = getattr(ours.new_buffers(final_observations=True), name)
        assert (tuple(tensor.shape), tensor.numpy().dtype) == (shape, np.dtype(kind))


def test_packed_masks_are_bits_of_words() -> None:
    usual, bits = batch(), batch(masks="packed")
    here, there = usual.new_buffers(), bits.new_buffers()
    usual.reset(here, seed=1)
    bits.reset(there, seed=1)
    actions = torch.arange(usual.num_actions)
    assert torch.equal(there.masks[:, actions // 32] >> actions % 32 & 1, here.masks.to(torch.int32))


def test_players_follow_their_seed() -> None:
    one = batch()
    one.reset(one.new_buffers(), seed=2)
    chosen = [torch.zeros(GAMES, dtype=torch.int64) for _ in range(3)]
    for actions, seed in zip(chosen, (3, 3, 4), strict=True):
        RandomPlayers(one, seed=seed).choose(actions)
    assert torch.equal(chosen[0], chosen[1])
    assert not torch.equal(chosen[0], chosen[2])


def test_without_a_check_nothing_is_refused() -> None:
    one = batch(check=False)
    buffers = one.new_buffers()
    one.reset(buffers, seed=5)
    RandomPlayers(one, seed=6).choose(actions := torch.zeros(GAMES, dtype=torch.int64))
    one.step(actions, buffers)
    assert one.states["to_act"].tolist() == buffers.seats.tolist()


def test_actions_may_be_any_integers() -> None:
    one = batch()
    buffers = one.new_buffers()
    one.reset(buffers, seed=5)
    one.step(torch.full((GAMES,), HOLD, dtype=torch.int8), buffers)
    with pytest.raises(InvalidBuffer, match=r"^actions: their dtype must be one of integers"):
        one.step(torch.zeros(GAMES), buffers)


def test_a_game_must_begin_first() -> None:
    one = batch()
    with pytest.raises(GameOver, match=r"^no game has begun: reset them first$"):
        one.step(torch.zeros(GAMES, dtype=torch.int64), one.new_buffers())
    with pytest.raises(GameOver, match=r"the first reset must be one of all games$"):
        one.reset(one.new_buffers(), chosen=torch.arange(GAMES) > 2)


def test_an_action_that_is_not_legal_names_its_game() -> None:
    one = batch()
    one.reset(one.new_buffers(), seed=0)
    actions = torch.full((GAMES,), HOLD)
    actions[4] = 0
    with pytest.raises(IllegalAction, match=r"^game 4: cb1 is not legal"):
        one.step(actions, one.new_buffers())


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (np.zeros((GAMES, 180), np.int8), r"^masks: it must be a tensor, not ndarray$"),
        (torch.zeros(GAMES, 181, dtype=torch.int8), r"^masks: its shape must be \(6, 180\), not \(6, 181\)$"),
        (torch.zeros(GAMES, 180), r"^masks: its dtype must be torch.int8, not torch.float32$"),
        (torch.zeros(1, 180, dtype=torch.int8).expand(GAMES, 180), r"must have its own place in memory$"),
    ],
)
def test_tensors_are_checked(wrong: Any, message: str) -> None:
    one = batch()
    good = one.new_buffers()
    bad = GpuBuffers(wrong, good.rewards, good.terminations, good.truncations, good.seats, good.observations)
    with pytest.raises(InvalidBuffer, match=message):
        one.reset(bad, seed=0)


@pytest.mark.skipif(torch.cuda.is_available(), reason="there is a GPU")
def test_without_a_gpu_it_says_so() -> None:
    with pytest.raises(AzulejosError, match=r"^torch finds no NVIDIA GPU here: give device='cpu'"):
        GpuBatch("azul/2", 1)


def test_other_devices_are_refused() -> None:
    with pytest.raises(AzulejosError, match=r"^games cannot be played on 'meta'"):
        GpuBatch("azul/2", 1, device="meta")


def test_without_torch_the_extra_is_named() -> None:
    code = "import sys; sys.modules['torch'] = None\nimport azulejos.envs.gpu"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    expected = "azulejos.envs.gpu needs more packages: pip install 'azulejos[gpu]'"
    assert done.stderr.splitlines()[-1] == f"azulejos.extras.MissingExtra: {expected}"


def test_the_golden_hashes_are_of_batches_that_end_and_begin_anew() -> None:
    ends = sum(int(step.terminations.sum() + step.truncations.sum()) for step in playing.play_on_cpu("azul/2"))
    assert ends > playing.GAMES
