"""Files of puzzles: what is written is read again, and what is wrong is said with its line."""

from datetime import date, timedelta

import pytest

from azulejos.study.puzzles import (
    NoPuzzle,
    Puzzle,
    PuzzleError,
    all_puzzles,
    choose_puzzles,
    find_puzzle,
    puzzle_of_the_day,
    read_puzzles,
    write_puzzles,
)
from azulejos.study.puzzles.puzzle import HEADER

ONE = Puzzle("azul-0001", 1500, "deny", "3r2", ("cb4", "cb5"), "azul/2 1 offer:0 …")
TWO = Puzzle("azul-0002", 1720, "floor", "cbf", (), "azul/3 2 offer:1 …")


def test_what_is_written_is_read_again() -> None:
    assert read_puzzles(write_puzzles([ONE, TWO])) == [ONE, TWO]


def test_a_puzzle_knows_its_game() -> None:
    assert (TWO.game, TWO.preset, TWO.players) == ("azul/3", "azul", 3)
    assert Puzzle("azul-0001", 1, "deny", "-", (), "azul-grey/4;max_rounds=9 1 …").preset == "azul-grey"


def test_the_solution_and_what_is_as_good_are_accepted() -> None:
    assert ONE.accepts("3r2")
    assert ONE.accepts("cb5")
    assert not ONE.accepts("cb1")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("", "line 1: a file of puzzles begins with the line 'azulejos puzzles 1'"),
        (f"{HEADER}\nazul-0001 1500 deny 3r2", "line 2: a puzzle is its id, rating, theme, solution"),
        (f"{HEADER}\nazul 1500 deny 3r2 - azul/2 1", "line 2: 'azul' is not the id of a new puzzle"),
        (f"{HEADER}\nazul-0001 hard deny 3r2 - azul/2 1", "line 2: 'hard' is not a rating"),
        (f"{HEADER}\nazul-0001 1500 luck 3r2 - azul/2 1", "line 2: there is no theme 'luck': the themes are points,"),
        (write_puzzles([ONE, ONE]), "line 3: 'azul-0001' is not the id of a new puzzle"),
    ],
)
def test_what_is_wrong_with_a_file_is_said_with_its_line(text: str, wrong: str) -> None:
    with pytest.raises(PuzzleError, match="^" + wrong.replace("[", r"\[")):
        read_puzzles(text)


def test_a_day_has_one_puzzle_and_days_have_different_ones() -> None:
    days = [date(2026, 11, 16) + timedelta(days=n) for n in range(14)]
    assert puzzle_of_the_day(days[0]) is puzzle_of_the_day(days[0])
    assert len({puzzle_of_the_day(day).id for day in days}) > 10


def test_puzzles_are_found_by_id_game_and_theme() -> None:
    some = all_puzzles()[0]
    assert find_puzzle(some.id) is some
    assert some in choose_puzzles(some.preset, some.theme)
    for wrong in ({"preset": "chess"}, {"theme": "luck"}):
        with pytest.raises(NoPuzzle, match=r"there (are|is) no"):
            choose_puzzles(**wrong)
    with pytest.raises(NoPuzzle, match="there is no puzzle 'azul-9999999': ids look like"):
        find_puzzle("azul-9999999")
