"""A first game begins at once; people are told how far compiling has come."""

import io
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from textual.widgets import Static

import azulejos
from azulejos.kernel import cache
from azulejos.kernel.background import Job, Tell, progress
from azulejos.locales import load
from azulejos.rules import azul
from azulejos.terminal.app import TerminalApp
from azulejos.terminal.compiling import FirstStart
from azulejos.terminal.game import GameScreen
from azulejos.terminal.plain import PlainGame
from terminal.sessions import session


class Compiler:
    """Something that is compiled in the background until it is told to end."""

    def __init__(self) -> None:
        self.has_begun, self.may_end, self.has_ended = threading.Event(), threading.Event(), threading.Event()
        while not progress().is_done:  # what other tests have begun
            time.sleep(0.1)
        Job(2, self._work).soon()
        assert self.has_begun.wait(30)

    def _work(self, tell: Tell) -> str:
        tell("one")
        tell("two")
        self.has_begun.set()
        assert self.may_end.wait(30)
        self.has_ended.set()
        return "made"


def first_start(monkeypatch: pytest.MonkeyPatch) -> FirstStart:
    with monkeypatch.context() as patch:
        patch.setenv("AZULEJOS_RULES", "auto")
        return FirstStart(azul.BOX)


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Compiler]:
    monkeypatch.setattr(cache, "PACKAGE", tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    found = Compiler()
    yield found
    found.may_end.set()
    assert found.has_ended.wait(30)


async def test_the_status_line_tells_how_far_compiling_has_come(
    compiler: Compiler, monkeypatch: pytest.MonkeyPatch
) -> None:
    app = TerminalApp(session(azulejos.azul()), "en", pause=0)
    async with app.run_test(size=(80, 24)):
        screen = app.screen
        assert isinstance(screen, GameScreen)
        screen.first_start = first_start(monkeypatch)
        screen.show_status()
        assert " · compiling 1 of 2" in str(screen.query_one("#status", Static).content)
        compiler.may_end.set()
        while screen.first_start.progress() is not None:
            compiler.has_ended.wait(0.1)
        screen.show_status()
        assert "compiling" not in str(screen.query_one("#status", Static).content)


def test_line_by_line_it_is_said_once_when_the_game_begins(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("sys.stdin", io.StringIO())
    game = PlainGame(session(azulejos.azul()), load("en"), said.append)
    game.first_start = first_start(monkeypatch)
    game.play()
    assert [line for line in said if "compiled" in line] == [load("en")("terminal-plain-compiling")]


def test_nothing_is_said_of_a_box_that_was_played_before(compiler: Compiler, monkeypatch: pytest.MonkeyPatch) -> None:
    before = first_start(monkeypatch)
    assert before.progress() is not None
    compiler.may_end.set()
    while before.progress() is not None:
        compiler.has_ended.wait(0.1)
    Job(1, lambda tell: "made").soon()
    assert first_start(monkeypatch).progress() is None


def test_nothing_is_said_where_rules_stay_plain(compiler: Compiler) -> None:
    assert FirstStart(azul.BOX).progress() is None
