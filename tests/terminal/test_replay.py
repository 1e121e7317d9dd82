"""`azulejos replay`: steps, keys and pictures of a game file."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from azulejos import AzulejosError
from azulejos.locales import load
from azulejos.records import read_game
from azulejos.terminal.replay import CLEAR, PlainReplay, find_step, list_steps, show_step, walk

EN = load("en")

GAME = """\
azulejos 1
game: azul/2;max_rounds=1
seat 0: Mathilde
seat 1: Philippe
result: 4-2

{A game of one round.}
=kkbw =yrrr =bbyw =kwwy =rkyb
2r3 {The reds.} 1k2
3b2 4y1
5y1 cw4
cb4 cy3
ck5 cr5
"""
MOVES = 10


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_LANGUAGE", "en")


def test_there_is_a_step_for_every_move() -> None:
    steps = list_steps(read_game(GAME), EN)
    assert [step.move for step in steps] == ["", "2r3", "1k2", "3b2", "4y1", "5y1", "cw4", "cb4", "cy3", "ck5", "cr5"]
    assert steps[1].sentences[0] == "Mathilde takes 3 red tiles from factory 2."
    assert "Philippe" in steps[2].sentences[0]
    assert not any(step.position.is_chance for step in steps)
    assert steps[1].comment == "The reds."


def test_a_step_is_shown_with_its_move_and_the_table() -> None:
    record = read_game(GAME)
    steps = list_steps(record, EN)
    text = show_step(record, steps, 1, EN)
    assert text.startswith("1/10  2r3\nMathilde takes 3 red tiles from factory 2.\n")
    assert "{The reds.}" in text
    assert "Philippe 0" in text
    assert show_step(record, steps, MOVES, EN).endswith("4-2")


@pytest.mark.parametrize(("move", "at"), [(None, 10), (0, 0), (10, 10), (-1, 10), (-11, 0)])
def test_steps_are_found_by_number_from_either_end(move: int | None, at: int) -> None:
    assert find_step(list_steps(read_game(GAME), EN), move, EN) == at


@pytest.mark.parametrize("move", [11, -12])
def test_a_step_beyond_the_game_is_refused(move: int) -> None:
    with pytest.raises(AzulejosError, match=f"There is no move {move}: this game has moves 0 to 10"):
        find_step(list_steps(read_game(GAME), EN), move, EN)


def test_keys_walk_through_the_game_and_stop_at_its_ends() -> None:
    keys: Iterator[str] = iter(["\x1b[C", " ", "\x1b[D", "\x1b[D", "\x1b[D", "G", "n", "?", "g", "q"])
    shown: list[str] = []
    walk(read_game(GAME), 0, EN, lambda: next(keys), shown.append)
    numbers = [screen.removeprefix(CLEAR).partition("/")[0] for screen in shown]
    assert numbers == ["0", "1", "2", "1", "0", "0", "10", "10", "10", "0"]


def test_line_by_line_it_goes_where_a_line_leads() -> None:
    said: list[str] = []
    replay = PlainReplay(read_game(GAME), 0, EN, said.append)
    for line in ("", "next", "10", "next", "back", "99", "board phil"):
        replay.hear(f"{line}\n")
    moves = [sentence for sentence in said if sentence.startswith("Move ")]
    numbers = [int(sentence.split()[1]) for sentence in moves]
    assert numbers == [1, 2, 10, 10, 9]
    assert "There is no move 99: this game has moves 0 to 10, and -1 is the last one." in said
    assert "{The reds.}" in said
    assert "4-2" in said
    assert "Philippe: 0 points." in said


def replay(tmp_path: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    path = tmp_path / "game.txt"
    path.write_text(GAME, encoding="utf-8")
    command = [sys.executable, "-m", "azulejos", "replay", str(path), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_without_a_terminal_one_position_is_printed(tmp_path: Path) -> None:
    said = replay(tmp_path, "--move", "2").stdout
    assert said.startswith("Move 2 of 10: 1k2.\nPhilippe takes 2 black tiles")
    assert "\nPhilippe: 0 points.\nLine 2: 2 black out of 2.\n" in said


def test_pictures_are_written(tmp_path: Path) -> None:
    svg, png = tmp_path / "a.svg", tmp_path / "a.png"
    done = replay(tmp_path, "--svg", str(svg), "--png", str(png), "--width", "400", "--theme", "dark", "--move", "3")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    words = [element.text for element in ElementTree.fromstring(svg.read_text(encoding="utf-8")).iter()]
    assert "Mathilde" in words
    with Image.open(png) as image:
        assert image.width == 400


def test_a_broken_file_gets_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "broken.txt"
    path.write_text(GAME.replace("5y1", "5w1"), encoding="utf-8")
    command = [sys.executable, "-m", "azulejos", "replay", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("azulejos: line 11, column 1: 5w1 is not legal")
