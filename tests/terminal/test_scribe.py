"""A real table in the terminal: a game is written down, and final boards are counted, line by line."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

import azulejos
from azulejos.locales import LANGUAGES
from azulejos.records import load_game, read_game, write_game
from azulejos.table import Scribe
from azulejos.terminal.count import CountTalk
from azulejos.terminal.scribe import ScribeTalk
from cli.running import run

GOLDEN = sorted((Path(__file__).parents[1] / "records/games-0.1").glob("*.txt"))


def writing(path: Path, game: azulejos.Game, language: str = "en", start: int = 0) -> tuple[ScribeTalk, list[str]]:
    said: list[str] = []
    names = ["Ann", "Ben", "Cleo", "Dora"][: game.players]
    return ScribeTalk(Scribe.begin(game, names, start), path, language, said.append), said


@pytest.mark.parametrize("golden", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_typed_move_by_move_is_the_same_file(golden: Path, tmp_path: Path) -> None:
    """The file has every entry at once, and the end is told with all ways to see the game again."""
    record = read_game(golden.read_text(encoding="utf-8"))
    path = tmp_path / "game.txt"
    said: list[str] = []
    talk = ScribeTalk(
        Scribe.begin(record.game, record.seats, record.start_seat, **record.tags), path, "en", said.append
    )
    actions = list(map(str, record.actions()))
    for count, action in enumerate(actions, 1):
        is_tile = action.startswith("=")
        talk.hear(f"{action[1:] if is_tile and count % 2 else action}\n")
        if count == len(actions) // 2:
            assert load_game(path).actions() == record.actions()[:count]
    assert path.read_text(encoding="utf-8") == write_game(record)
    if record.final.is_over:
        assert said[-1].startswith("To see the game again: `azulejos replay ")
        assert any(str(max(record.final.scores)) in line for line in said[-1 - record.game.players :])


def test_a_game_comes_through_a_pipe_and_is_written_on_later(tmp_path: Path) -> None:
    """Lines of a game file are understood as they are; what cannot be gets its sentence and changes nothing."""
    path = tmp_path / "game.txt"
    begun = run(
        "scribe", "azul", "--option", "max_rounds=1", "--name", "Ann", "--name", "Ben", "--out", str(path),
        text="kkbw yrrr\n=bbyw =kwwy\nrkxx\nrkyb\n2r3 1k9\n2r3 1k2\n",
    )  # fmt: skip
    assert begun.returncode == 0, begun.stderr
    assert "These are not tiles: the letters of tiles are b, y, r, k, w." in begun.stdout
    assert "1k9" in begun.stdout
    assert path.read_text(encoding="utf-8").endswith("=kkbw =yrrr =bbyw =kwwy =rkyb\n2r3 1k2\n")
    again = run("scribe", "azul", "--out", str(path))
    assert again.returncode == 1
    assert again.stderr == f"azulejos: {path} is there already: `azulejos scribe {path}` continues it\n"
    ended = run("scribe", str(path), text="3b2 4y1\nundo 1\n4y1\n5y1 cw4\ncb4 cy3 ck5 cr5\nquit\n")
    assert "Undone: 4y1." in ended.stdout
    assert "1. Ann, 4 points\n2. Ben, 2 points\n" in ended.stdout
    assert load_game(path).final.scores == (4, 2)


def test_what_is_impossible_is_said_in_the_language_of_the_person(tmp_path: Path) -> None:
    for language in LANGUAGES:
        talk, said = writing(tmp_path / "game.txt", azulejos.game("azul-jokers", 4), language)
        talk.hear("rrrrrrrr rrrrrrrr\n")
        talk.hear("rrr\n")
        talk.hear("undo\n")
        talk.hear("redo\n")
        assert len(said) == 2
        assert "18" in said[0]
        assert talk.scribe.ply == 16
    assert said[0] == "Não permitido: só restavam 18 azulejos vermelhos."


def test_a_number_of_the_list_is_a_move_and_tiles_due_are_told(tmp_path: Path) -> None:
    talk, said = writing(tmp_path / "game.txt", azulejos.pavilion(3), start=2)
    assert talk.prompt == "Supply, 10 more:"
    talk.hear("\n")
    assert said[:2] == ["Supply: 10 more.", "Factory 1: 4 more."]
    rng = random.Random(1)
    while talk.scribe.due:
        talk.hear(rng.choice([color for color, count in talk.scribe.bag.items() if count]) + "\n")
    assert talk.prompt == "Cleo:"
    talk.hear("\n")
    talk.hear("1\n")
    assert talk.scribe.ply == 10 + 28 + 1
    talk.hear("undo 99\n")
    assert said[-1] == "Type a number from 1 to 39."


@pytest.mark.parametrize("language", LANGUAGES)
def test_final_walls_are_counted_row_by_row(language: str) -> None:
    """A letter that may not lie there, a row too long and no number change nothing, and one can go back."""
    said: list[str] = []
    talk = CountTalk(azulejos.azul(2), ["Ann", "Ben"], language, said.append)
    wrong = ["x", "1000"], ["bbbbb", "xxx", "zzzzz"]
    for typed in [*wrong[0], "41", *wrong[1], "xxxxx", "", "b", "undo", "wb...", "k", "", "", "", "8", "2"]:
        talk.hear(f"{typed}\n")
    assert talk.boards[0]["score"] == 41
    assert talk.boards[0]["wall"][0] == list("byrkw")
    assert talk.boards[0]["wall"][1] == ["w", "b", None, None, None]
    said.clear()
    for typed in ["20", "", "", "", "", "", "0"]:
        talk.hear(f"{typed}\n")
    assert talk.has_left
    assert len(said) == 6
    if language == "en":
        assert said[:3] == [
            "Ann. Points so far: 41.",
            "Ann loses 2 points for the floor line.",
            "Ann scores 2 points for completing row 1.",
        ]
        assert said[-2:] == ["1. Ann, 41 points", "2. Ben, 20 points"]


def test_stars_are_counted_by_pipe() -> None:
    """The middle star takes any color: x does not say which."""
    rows = ["xxxxxx", "", "", "", "", "", "xx....", "opgyrb"]
    answers = "\n".join(["50", *rows, "2", "60", *[""] * 7, "0"])
    done = run("count", "pavilion", "--name", "Ann", text=f"{answers}\n")
    assert done.returncode == 0, done.stderr
    assert "Type the letter of the tile’s color in place of x: p, g, o, y, b, r." in done.stdout
    assert "Ann scores 17 points for completing the orange star." in done.stdout
    assert "1. Ann, 77 points\n2. Player 2, 60 points\n" in done.stdout
