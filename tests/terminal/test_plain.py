"""A game in the plain terminal, typed line by line."""

from pathlib import Path

import pytest

import azulejos
from azulejos.records import load_game
from azulejos.terminal.boards import draw_position
from azulejos.terminal.plain import PlainGame, saved_game


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.chdir(tmp_path)


def play(monkeypatch: pytest.MonkeyPatch, game: PlainGame, lines: list[str]) -> None:
    answers = iter(lines)
    monkeypatch.setattr("sys.stdin.readline", lambda: next(answers, ""))
    game.play()


class FirstMove:
    """Someone who always types the first legal move."""

    def __init__(self, game: PlainGame) -> None:
        self.game = game

    def readline(self) -> str:
        return f"{self.game.position.legal_actions()[0]}\n"


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_a_whole_game_of_each_preset(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    limit = {"max_rounds": 2} if preset.startswith("azul") else {}
    game = PlainGame.new(azulejos.game(preset, 3, **limit), 1, 5, said.append)
    monkeypatch.setattr("sys.stdin", FirstMove(game))
    game.play()
    assert game.position.is_over
    assert said[-3].startswith("1. ")
    assert load_game(saved_game()).final == game.position


def test_mistakes_are_answered_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    game = PlainGame.new(azulejos.azul(), 0, 3, said.append)
    monkeypatch.setattr("sys.stdin", Lines(["hello", "9r1", "undo", "save nowhere/x.txt", "?", ""]))
    game.play()
    text = "\n".join(said)
    assert "'hello' is not a move" in text
    assert "there is no factory 9" in text
    assert "there is nothing to take back yet" in text
    assert "nowhere/x.txt cannot be written" in text
    assert "Legal now: 1y1" in text
    assert len(load_game(saved_game()).actions()) == 20


class Lines:
    def __init__(self, lines: list[str]) -> None:
        self.lines = [line + "\n" for line in lines]

    def readline(self) -> str:
        return self.lines.pop(0) if self.lines else ""


def test_undo_goes_back_to_the_players_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlainGame.new(azulejos.azul(), 0, 3, lambda line: None)
    monkeypatch.setattr("sys.stdin", Lines(["1y1", "undo", "1y2", "save mine.txt", "quit"]))
    game.play()
    moves = [str(action) for action in load_game("mine.txt").actions() if not str(action).startswith("=")]
    assert moves[0] == "1y2"
    assert len(moves) == 2


def test_a_game_left_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlainGame.new(azulejos.azul(), 1, 3, lambda line: None)
    monkeypatch.setattr("sys.stdin", Lines(["quit"]))
    game.play()
    again = PlainGame.resume(lambda line: None)
    assert again.seat == 1
    assert again.position == game.position


def test_the_table_is_drawn_with_a_letter_on_every_tile() -> None:
    position = azulejos.parse_position(
        "azul/2 2 offer:0 0 c b2rw,2ykw,-,bykw,3rk bkw 16b16y14r16k15w - "
        "3:r,-,-,-,-:.y...,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,....b:w"
    )
    text = draw_position(position, ["Ann", "Bob"])
    assert "1[BRRW]  2[YYKW]  3[    ]" in text
    assert "c[* BKW]" in text
    assert ">Ann: 3" in text
    assert "1         R | b Y r k w" in text
    assert "5 . . . . . | y r k w B" in text


@pytest.mark.compiled
def test_another_bot_can_be_asked_for_and_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    game = PlainGame.new(azulejos.azul(max_rounds=1), 1, 3, lambda line: None, "journeyman")
    monkeypatch.setattr("sys.stdin", Lines(["quit"]))
    game.play()
    assert PlainGame.resume(lambda line: None).bot.name == "journeyman"
    assert game.record.seats == ["Journeyman 0", "You"]
