"""What a net is told to do better."""

import math

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos.learn.learner import losses_of, opinion_of  # noqa: E402
from azulejos.learn.window import Batch  # noqa: E402

BATCH = Batch(
    inputs=torch.zeros(3, 4),
    targets=torch.tensor([[0.5, 0.5, 0, 0, 0.2, -0.2, 0, 0], [1.0, 0, 0, 0, 1, -1, -2, 0], [0.0] * 8]),
    players=torch.tensor([2, 3, 0]),
    actions=torch.tensor([[7, 2, 0], [5, 1, 2]]),
    shares=torch.tensor([[0.25, 0.75, 0], [1.0, 0, 0]]),
    is_choice=torch.tensor([[True, True, False], [True, False, False]]),
)
"""Two moves, and a row for a position before a deal that is not there yet."""


def losses(logits: torch.Tensor, values: torch.Tensor) -> list[float]:
    return [float(loss) for loss in losses_of(logits, values, BATCH, BATCH.targets)]


def test_losses_are_as_computed_by_hand() -> None:
    logits, values = torch.zeros(2, 8), torch.zeros(3, 8)
    logits[0, 7] = math.log(3)  # three to one for the first of two choices
    values[1, 4:7] = torch.tensor([1.0, 0.0, -2.0])
    policy, win, margin = losses(logits, values)
    assert policy == pytest.approx(-(0.25 * math.log(0.75) + 0.75 * math.log(0.25)) / 2, abs=1e-6)
    assert win == pytest.approx((math.log(2) + math.log(3)) / 3, abs=1e-6)
    assert margin == pytest.approx((0.02 + 0.02 + 0.5) / 5, abs=1e-6)


def test_illegal_actions_and_empty_seats_do_not_count() -> None:
    logits, values = torch.randn(2, 8), torch.randn(3, 8)
    before = losses(logits, values)
    logits[0, [0, 1, 3, 4, 5, 6]] = 50.0
    logits[1, [0, 1, 2, 3, 4, 6, 7]] = 50.0
    values[0, [2, 3, 6, 7]] = 50.0
    values[1, [3, 7]] = 50.0
    values[2] = 50.0
    assert losses(logits, values) == pytest.approx(before, abs=1e-5)


def test_an_opinion_is_odds_over_those_who_play() -> None:
    values = torch.tensor([[math.log(3), 0, 9, 9, 0.5, -0.5, 7, 7]])
    seen = opinion_of(values, torch.tensor([2]))[0]
    assert seen[:4].tolist() == pytest.approx([0.75, 0.25, 0, 0])
    assert seen[4:6].tolist() == [0.5, -0.5]
