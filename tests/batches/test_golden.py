"""Batches do what they did when the golden hashes were made, by which GPUs are judged."""

from __future__ import annotations

import numpy as np
import pytest

from azulejos.envs.vector import Batch
from batches.playing import REFUSED, SHOWN, golden, hashes, looks, names, play_on_cpu, refusals


def test_there_are_hashes_of_every_game() -> None:
    assert list(golden()["games"]) == names()


@pytest.mark.parametrize("name", names())
def test_a_batch_plays_as_before(name: str) -> None:
    assert hashes(play_on_cpu(name)) == golden()["games"][name]


def test_actions_that_cannot_be_done_are_refused_as_before() -> None:
    said = list(refusals(Batch(*REFUSED[:2]), np.zeros(REFUSED[1], np.int64)))
    assert said == golden()["refusals"]
    assert "nothing" not in said


def test_one_game_is_seen_as_before() -> None:
    assert list(looks(Batch(*SHOWN[:2]))) == golden()["looks"]
