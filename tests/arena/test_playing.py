"""Bots as Python objects, measured without a command line."""

import subprocess
import sys
from pathlib import Path

import pytest

import azulejos
from azulejos import arena
from azulejos.arena import playing
from azulejos.search.limits import Analysis, Limits


@pytest.fixture(autouse=True)
def _plain_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")


class FirstMove:
    """The smallest bot."""

    name = "first move"

    def choose(self, position: azulejos.Position) -> azulejos.Action:
        return position.legal_actions()[0]


class LastMove:
    """One that thinks, and has no name."""

    def think(self, position: azulejos.Position, limits: Limits | None, *_: object) -> Analysis:
        assert limits == Limits(nodes=3)
        last = position.legal_actions()[-1]
        return Analysis(last, (last,), (0.0,) * position.game.players)


GAME = azulejos.azul(max_rounds=1)


def test_the_public_names_are_there() -> None:
    assert arena.__all__ == ["Plan", "Result", "play", "serve"]
    assert all(hasattr(arena, name) for name in arena.__all__)


def test_objects_play_against_each_other_and_against_bots_by_name() -> None:
    report = arena.play([FirstMove(), LastMove(), "greedy"], game=GAME, games=2, limits=Limits(nodes=3))
    assert set(report.standings) == {"first move", "LastMove", "greedy"}
    assert report.games == report.plan.games == 6
    assert next(iter(report.standings)) == "greedy"
    assert not report.ended_early


def test_an_object_may_be_whom_the_others_are_measured_against(tmp_path: Path) -> None:
    report = arena.play(
        ["greedy"], game="azul/3;max_rounds=1", games=3, against=[FirstMove()], start="random", out=tmp_path
    )
    assert report.games == 3
    assert (tmp_path / "games" / "000003.txt").exists()
    again = arena.play(
        ["greedy"], game="azul/3;max_rounds=1", games=3, against=[FirstMove()], start="random", out=tmp_path
    )
    assert again.to_json() == report.to_json()


def test_objects_are_sent_to_processes() -> None:
    here, there = (arena.play([FirstMove(), "random"], game=GAME, games=4, workers=workers) for workers in (0, 2))
    assert there.to_json() == here.to_json()


def test_an_object_that_cannot_be_sent_is_named() -> None:
    class Local(FirstMove):
        name = "local"

    with pytest.raises(azulejos.AzulejosError, match=r"'local' cannot be sent to another process .*: define its class"):
        arena.play([Local(), "random"], game=GAME, games=2, workers=1)
    assert arena.play([Local(), "random"], game=GAME, games=2).games == 2


def test_what_is_no_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(azulejos.AzulejosError, match=r"is no bot: a bot has a method choose\(position\)"):
        arena.play([object(), "random"])


def test_two_players_of_one_name_are_refused() -> None:
    with pytest.raises(azulejos.AzulejosError, match="'first move' is named twice"):
        arena.play([FirstMove(), FirstMove()])


def test_a_mistake_in_a_bot_is_not_hidden() -> None:
    class Broken:
        def choose(self, position: azulejos.Position) -> str:
            return "9r9"

    with pytest.raises(azulejos.InvalidAction, match="'9r9' is not a move"):
        arena.play([Broken(), "random"], game=GAME, games=2)


def test_the_example_runs() -> None:
    example = Path(__file__).parent.parent.parent / "examples" / "measure_bot.py"
    done = subprocess.run([sys.executable, str(example)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "| line filler |" in done.stdout


def test_the_arena_waits_for_the_compiler_and_tells_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waited: list[str] = []
    monkeypatch.setenv("AZULEJOS_RULES", "auto")
    monkeypatch.setattr(playing.compiling, "prepare", lambda box, tell=None: waited.append(box.name))
    monkeypatch.setattr(playing.compiling, "was_compiled", lambda box: False)
    playing.wait_for_compiler(GAME.box)
    assert waited == ["azul"]
    assert "azulejos: compiling the rules and the search, once" in capsys.readouterr().err
    monkeypatch.setattr(playing.compiling, "was_compiled", lambda box: True)
    playing.wait_for_compiler(GAME.box)
    monkeypatch.setenv("AZULEJOS_RULES", "plain")
    playing.wait_for_compiler(GAME.box)
    assert waited == ["azul", "azul"]
    assert capsys.readouterr().err == ""
