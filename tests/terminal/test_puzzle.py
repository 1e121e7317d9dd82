"""A puzzle in the terminal: moves by notation or number, commands, and what a wrong move leads to."""

from azulejos.study.puzzles import Puzzle, all_puzzles
from azulejos.terminal.puzzle import PuzzleTalk


def talk_about(puzzle: Puzzle, language: str = "en") -> tuple[PuzzleTalk, list[str]]:
    said: list[str] = []
    return PuzzleTalk(puzzle, language, True, said.append), said


def test_the_solution_ends_it_with_reasons() -> None:
    puzzle = all_puzzles()[0]
    talk, said = talk_about(puzzle)
    talk.hear(puzzle.solution + "\n")
    assert talk.has_left
    assert said[0] == "That’s it!"
    assert said[-1].endswith(f"Puzzle rating {puzzle.rating:,}")


def test_a_wrong_move_is_answered_with_what_it_costs_and_one_may_try_again() -> None:
    puzzle = all_puzzles()[0]
    talk, said = talk_about(puzzle)
    wrong = next(str(move) for move in puzzle.position.legal_actions() if not puzzle.accepts(str(move)))
    talk.hear(wrong + "\n")
    assert not talk.has_left
    assert said[0] == "There is a better move."
    assert any(line.startswith(("It gives away", "It costs")) for line in said)


def test_bad_input_gets_a_sentence_and_changes_nothing() -> None:
    talk, said = talk_about(all_puzzles()[0])
    for typed in ("zzz", "1", "999", "cj5"):
        talk.hear(typed + "\n")
    assert not talk.has_left
    assert said[0] == "“zzz” isn’t a move. Moves look like 3r2, cbf."
    assert said[1].startswith("1. "), "a number tells the list that it is of"
    assert any(line.startswith("The list has no number 999: it goes from 1 to ") for line in said)


def test_commands_are_understood_in_the_language_of_the_person() -> None:
    puzzle = all_puzzles()[0]
    talk, said = talk_about(puzzle, "fr")
    talk.hear("theme\n")
    talk.hear("thème\n")
    assert said[0] == said[1]
    talk.hear("solution\n")
    assert talk.has_left
