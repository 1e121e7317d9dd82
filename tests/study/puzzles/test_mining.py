"""Puzzles hold: a sample of those in the package at four times the depth of mining, and the mine's own rules."""

import random

import pytest

import azulejos
from azulejos.bots import find_bot
from azulejos.rules.game import Game
from azulejos.study import why
from azulejos.study.plug import plug
from azulejos.study.puzzles import Puzzle, all_puzzles
from azulejos.study.puzzles.mining import AS_GOOD, GAP, MOST_ACCEPTED, OBVIOUS, rate, standing_out, verify
from azulejos.study.puzzles.telling import why_solved
from azulejos.study.puzzles.themes import point_of
from azulejos.study.worth import Worth

PRESETS = [preset for preset in azulejos.PRESETS if preset != "azul-mini"]
SAMPLE = random.Random(2026).sample(all_puzzles(), 30)
"""`make puzzles PUZZLES=--check` looks at all of them."""


def worth(chance: float) -> Worth:
    return Worth((chance, 1 - chance), (0.0, 0.0))


def actions(count: int) -> list[azulejos.Action]:
    return azulejos.azul().new(random.Random(1)).legal_actions()[:count]


def test_a_move_stands_out_that_is_clearly_better_than_all_others() -> None:
    best, second, third = actions(3)
    found = standing_out({second: worth(0.5), best: worth(0.5 + GAP), third: worth(0.3)}, 0)
    assert found is not None
    assert (found.accepted, found.others) == ((best,), (second, third))
    assert standing_out({best: worth(0.5 + GAP / 4), second: worth(0.5)}, 0) is None


def test_moves_that_are_nearly_as_good_are_accepted_too_as_long_as_they_are_few() -> None:
    found = standing_out(
        {action: worth(chance) for action, chance in zip(actions(3), (0.8, 0.8 - AS_GOOD / 4, 0.5), strict=True)}, 0
    )
    assert found is not None
    assert len(found.accepted) == 2
    many = dict.fromkeys(actions(MOST_ACCEPTED + 1), worth(0.8))
    assert standing_out({**many, actions(9)[-1]: worth(0.2)}, 0) is None


def test_every_game_has_puzzles_and_so_has_every_number_of_seats() -> None:
    assert {puzzle.preset for puzzle in all_puzzles()} == set(PRESETS)
    assert {puzzle.players for puzzle in all_puzzles()} == {2, 3, 4}


def test_every_puzzle_is_a_position_with_legal_moves_and_is_there_once() -> None:
    for puzzle in all_puzzles():
        assert all(puzzle.position.is_legal(move) for move in (puzzle.solution, *puzzle.also)), puzzle.id
        assert puzzle.rating >= OBVIOUS
        assert puzzle.id.startswith(puzzle.preset)
    assert len({puzzle.text for puzzle in all_puzzles()}) == len(all_puzzles())


@pytest.mark.parametrize("puzzle", SAMPLE, ids=[puzzle.id for puzzle in SAMPLE])
def test_the_solution_is_clearly_best_at_four_times_the_depth_and_can_be_told(puzzle: Puzzle) -> None:
    assert verify(puzzle)
    assert why_solved(puzzle, "en", ["Ana", "Ben", "Cleo", "Dora"])
    assert not puzzle.accepts(str(find_bot("greedy").think(puzzle.position).action))


def test_the_point_of_a_puzzle_is_true_of_no_wrong_move_and_more_than_a_cost() -> None:
    told = 0
    for puzzle in SAMPLE[:10]:
        position = puzzle.position
        solution, tempting = position.game.action(puzzle.solution), find_bot("greedy").think(position).action
        wrong = [move for move in position.legal_actions() if not puzzle.accepts(str(move))]
        point = point_of(position, solution, tempting, wrong)
        assert all(claim not in why(position, move) for move in wrong for claim in point)
        assert not point or any(claim.kind not in plug(position.game.box).COSTS for claim in point)
        told += bool(point)
    assert told
    assert point_of(position, solution, solution, ()) == ()


def test_a_puzzle_that_only_strong_bots_solve_is_rated_higher() -> None:
    position = Game.from_name("azul/2").new(random.Random(3))
    everybody = position.legal_actions()
    assert rate(position, everybody) < rate(position, [])
