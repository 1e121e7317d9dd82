"""The command line: what it prints, what it answers to mistakes, and what it leaves unloaded."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import __version__


def run(*arguments: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {"PATH": "/usr/bin:/bin", "HOME": str(home or Path.home()), "TERM": "dumb", "COLUMNS": "100"}
    command = [sys.executable, "-m", "azulejos", *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, env=environment, check=False)


def test_version() -> None:
    assert run("--version").stdout == f"azulejos {__version__}\n"


@pytest.mark.parametrize("command", ["play", "bench", "warm", "arena", "engine"])
def test_every_command_has_help(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout


@pytest.mark.parametrize("arguments", [["--version"], ["--help"], ["play", "--help"], ["bench", "--help"]])
def test_help_and_version_never_load_numba(arguments: list[str]) -> None:
    code = (
        "import sys; from azulejos.cli import main; sys.argv = ['azulejos', *sys.argv[1:]]\n"
        "try: main()\n"
        "except SystemExit: pass\n"
        "sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code, *arguments], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "the games are azul, "),
        (["play", "--players", "5"], "it takes 2, 3 or 4"),
        (["play", "-o", "wall=red"], "it is colored or grey"),
        (["play", "-o", "walls=red"], "the options are wall, "),
        (["play", "-o", "wall"], "options look like max_rounds=9"),
        (["play", "--seat", "2"], "the seats are 0 to 1"),
        (["play", "--bot", "nobody"], "the bots are random, greedy, "),
        (["bench", "--only", "chess"], "the rows are azul/2, "),
    ],
)
def test_a_mistake_gets_one_sentence_with_the_valid_choices(arguments: list[str], words: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_resuming_without_a_game(tmp_path: Path) -> None:
    done = run("play", "--resume", home=tmp_path)
    assert done.returncode == 1
    assert "there is no game to go on with" in done.stderr


@pytest.mark.compiled
def test_bench_prints_one_json_object() -> None:
    found = json.loads(run("bench", "--json", "--only", "azul/2").stdout)
    assert found["rules"].keys() == {"azul/2"}
    figures = found["rules"]["azul/2"]
    assert figures.keys() == {"kernel", "kernel_2_threads", "python", "record_bytes"}
    assert figures["record_bytes"] < 320
    assert all(value > 0 for value in figures.values())


@pytest.mark.compiled
def test_bench_prints_a_table() -> None:
    done = run("bench", "--only", "pavilion/2")
    assert "pavilion/2" in done.stdout
    assert "bytes a state" in done.stdout
