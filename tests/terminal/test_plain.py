"""A game in the plain terminal, typed line by line."""

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos.locales import load
from azulejos.records import load_game
from azulejos.terminal.boards import plain_text
from azulejos.terminal.plain import PlainGame
from azulejos.terminal.saved import unfinished
from azulejos.terminal.session import LocalSession
from terminal.sessions import session


class FirstMove:
    """Someone who always types the first legal move."""

    def __init__(self, game: LocalSession) -> None:
        self.game = game

    def readline(self) -> str:
        seat = min(self.game.seats & self.game.game.to_choose)
        return f"{self.game.choices(seat)[0]['move']}\n"


class Lines:
    def __init__(self, lines: list[str]) -> None:
        self.lines = [line + "\n" for line in lines]

    def readline(self) -> str:
        return self.lines.pop(0) if self.lines else ""


def play(monkeypatch: pytest.MonkeyPatch, game: LocalSession, lines: list[str], language: str = "en") -> list[str]:
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", Lines(lines))
    PlainGame(game, load(language), said.append).play()
    return said


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_a_whole_game_of_each_preset(preset: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    limit = {"max_rounds": 2} if preset.startswith("azul") else {}
    game = session(azulejos.game(preset, 3, **limit), people=(1,))
    monkeypatch.setattr("sys.stdin", FirstMove(game))
    PlainGame(game, load("en"), said.append).play()
    assert game.game.is_over
    assert any(line.startswith("1. ") for line in said)
    assert unfinished() == []


def test_mistakes_are_answered_and_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul())
    said = "\n".join(play(monkeypatch, game, ["hello", "9r1", "undo", "save nowhere/x.txt", "?", ""]))
    assert "That isn’t a move." in said
    assert "Not allowed: there is no factory 9: with 2 players there are 5." in said
    assert "There is no move to take back." in said
    assert "nowhere/x.txt cannot be written" in said
    assert "1y1     +1    1 yellow tile, line 1, complete" in said
    assert len(game.game.record().actions()) == 20


def test_it_speaks_french_and_dutch(monkeypatch: pytest.MonkeyPatch) -> None:
    french = "\n".join(play(monkeypatch, session(azulejos.azul()), ["9r1", "1y1"], "fr"))
    assert "Interdit\u00a0: la fabrique 9 n’existe pas\u00a0: à 2 joueurs, il y en a 5." in french
    assert "Player 1 prend 1 tuile jaune sur la fabrique 1." in french
    dutch = "\n".join(play(monkeypatch, session(azulejos.azul()), ["1y1"], "nl"))
    assert "Player 1 neemt 1 gele tegel van fabriek 1." in dutch


def test_undo_goes_back_to_the_players_own_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    play(monkeypatch, session(azulejos.azul()), ["1y1", "undo", "1y2", "save mine.txt", "quit"])
    moves = [str(action) for action in load_game("mine.txt").actions() if not str(action).startswith("=")]
    assert moves[0] == "1y2"
    assert len(moves) == 2


def test_a_game_left_is_gone_on_with(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul(), people=(1,))
    play(monkeypatch, game, ["quit"])
    again = LocalSession.resume(unfinished()[0])
    assert again.seats == {1}
    assert again.position == game.position


def test_a_file_cut_off_in_its_last_line_still_gives_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = session(azulejos.azul())
    play(monkeypatch, game, ["1y1", "quit"])
    path = unfinished()[0].path
    text = path.read_text()
    path.write_text(text[:-20])
    again = LocalSession.resume(unfinished()[0])
    assert again.game.seq == game.game.seq - 1
    path.write_text("nonsense\n" + text)
    with pytest.raises(azulejos.AzulejosError, match="holds no game"):
        LocalSession.resume(unfinished()[0])


def test_the_table_is_drawn_with_a_letter_on_every_tile() -> None:
    position = azulejos.parse_position(
        "azul/2 2 offer:0 0 c b2rw,2ykw,-,bykw,3rk bkw 16b16y14r16k15w - "
        "3:r,-,-,-,-:.y...,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,....b:w"
    )
    text = plain_text(position, ["Ann", "Bob"])
    assert "1  B  R  R  W   2  Y  Y  K  W   3 ·····" in text
    assert "c  * B K W" in text
    assert "▶Ann 3" in text
    assert "1              R  │  b  Y  r  k  w" in text
    assert "5  ·  ·  ·  ·  ·  │  y  r  k  w  B" in text
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_four_boards_fit_into_80_columns(preset: str) -> None:
    position = azulejos.game(preset, 4).new()
    assert all(len(line) <= 80 for line in plain_text(position, ["Mathilde", "Philippe", "Ann", "Ben"]).splitlines())


def test_in_a_real_terminal_it_asks_and_answers(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--plain", "--seed", "3", "-o", "max_rounds=1"]
    environment = {**os.environ, "AZULEJOS_RULES": "plain", "XDG_DATA_HOME": str(tmp_path)}
    with subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment) as process:
        os.close(theirs)
        os.write(ours, b"1y1\n9r9\nquit\n")
        said = b""
        while process.poll() is None or said == b"":
            try:
                said += os.read(ours, 65536)
            except OSError:
                break
        assert process.wait() == 0
    os.close(ours)
    text = said.decode()
    assert "Player, your move (? for help):" in text
    assert "Player takes 1 yellow tile from factory 1." in text
    assert "That isn’t a move." in text
    assert "Your game is saved" in text


def test_without_a_terminal_it_is_plain_by_itself() -> None:
    command = [sys.executable, "-m", "azulejos", "play", "azul", "--seed", "3"]
    environment = {**os.environ, "AZULEJOS_RULES": "plain"}
    done = subprocess.run(command, input="quit\n", capture_output=True, text=True, env=environment, check=True)
    assert "Player, your move" in done.stdout
