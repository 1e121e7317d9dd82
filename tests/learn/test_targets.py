"""What a hand-made game teaches."""

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos.learn.forest import IS_DONE, IS_ODD, MARKS, MOVER, PLAYERS, VIEWER  # noqa: E402
from azulejos.learn.targets import as_seen, move_targets, seat_targets, undealt_places, undealt_targets  # noqa: E402

TRUST = 0.25


def game(*rows: dict[int, int]) -> torch.Tensor:
    """The marks of one game's moves, two players unless said."""
    marks = torch.zeros(len(rows), 1, MARKS, dtype=torch.int16)
    for move, row in enumerate(rows):
        for column, value in ({PLAYERS: 2} | row).items():
            marks[move, 0, column] = value
    return marks


def chances(*of_first: float) -> torch.Tensor:
    """What searches found of seat 0's chance to win; a margin of a tenth of it."""
    found = torch.zeros(len(of_first), 1, 8)
    for move, chance in enumerate(of_first):
        found[move, 0, :2] = torch.tensor([chance, 1 - chance])
        found[move, 0, 4:6] = torch.tensor([chance / 10, -chance / 10])
    return found


def test_a_result_goes_back_to_the_moves_before_it_and_no_further() -> None:
    found = chances(0.5, 0.5, 0.5, 0.5)
    marks = game({}, {}, {IS_DONE: 1}, {})
    results = torch.zeros(4, 1, 8)
    results[2, 0] = torch.tensor([1.0, 0, 0, 0, 0.4, -0.4, 0, 0])
    targets = seat_targets(found, results, marks, TRUST)[:, 0]
    last = 0.25 * 0.5 + 0.75 * 1
    before = 0.25 * 0.5 + 0.75 * last
    assert targets[:, 0].tolist() == pytest.approx([0.25 * 0.5 + 0.75 * before, before, last, 0.5])
    assert targets[2, 4].item() == pytest.approx(0.25 * 0.05 + 0.75 * 0.4)
    assert targets[:, :2].sum(1).tolist() == pytest.approx([1] * 4)


def test_what_comes_of_an_odd_move_is_not_learned_before_it() -> None:
    targets = seat_targets(chances(0.9, 0.6, 0.2), torch.zeros(3, 1, 8), game({}, {IS_ODD: 1}, {}), TRUST)[:, 0, 0]
    assert targets.tolist() == pytest.approx([0.25 * 0.9 + 0.75 * 0.6, 0.6, 0.2])


def test_targets_are_turned_to_the_one_who_looks() -> None:
    seats = torch.tensor([[0.1, 0.2, 0.7, 0.0, 1.0, 2.0, 3.0, 9.0]])
    seen = as_seen(seats, torch.tensor([2]), torch.tensor([3]))[0]
    assert seen.tolist() == pytest.approx([0.7, 0.1, 0.2, 0, 3, 1, 2, 0])


def test_the_one_who_moved_looks_and_before_a_deal_the_one_who_will_start() -> None:
    found = chances(0.8, 0.4, 0.3)
    marks = game({MOVER: 1, VIEWER: 2}, {MOVER: 1}, {MOVER: 0, VIEWER: 1})
    targets = seat_targets(found, torch.zeros(3, 1, 8), marks, 1.0)
    assert move_targets(targets, marks)[:, 0, 0].tolist() == pytest.approx([0.2, 0.6, 0.3])
    moves, games = undealt_places(marks)
    assert (moves.tolist(), games.tolist()) == ([0], [0])  # what came of the last deal is not known yet
    assert undealt_targets(targets, marks, moves, games)[0, :2].tolist() == pytest.approx([0.6, 0.4])
