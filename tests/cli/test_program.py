"""The command line as a whole: help, completion, mistakes, exit codes, and what it leaves unloaded."""

import os
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from azulejos import PRESETS, __version__
from azulejos.bots import BOTS
from azulejos.cli.program import BUG, INTERRUPTED, MISTAKE, USAGE
from cli.running import AZULEJOS, environment, run, stop
from documents.reference import commands


def test_version() -> None:
    assert run("--version").stdout == f"azulejos {__version__}\n"


def test_no_arguments_show_all_commands() -> None:
    shown = run().stdout
    for name in commands():
        assert f" {name} " in shown


@pytest.mark.parametrize("command", commands())
def test_every_command_has_help_with_examples(command: str) -> None:
    done = run(command, "--help")
    assert done.returncode == 0
    assert "Usage" in done.stdout
    assert "Examples:" in done.stdout


def test_help_and_version_never_load_numba() -> None:
    code = """
import sys
from azulejos.cli import main
for asked in sys.argv[1:]:
    sys.argv = ["azulejos", *asked.split()]
    try:
        main()
    except SystemExit:
        pass
    if loaded := {"numba", "numpy", "fastapi"} & sys.modules.keys():
        sys.exit(f"{asked} loads {loaded}")
"""
    asked = ["--version", "--help", *(f"{name} --help" for name in commands())]
    done = subprocess.run([sys.executable, "-c", code, *asked], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["play", "chess"], "the games are azul, "),
        (["play", "--players", "5"], "it takes 2, 3 or 4"),
        (["play", "-o", "wall=red"], "it is colored or grey"),
        (["play", "-o", "walls=red"], "the options are wall, "),
        (["play", "-o", "wall"], "options look like max_rounds=9"),
        (["play", "--seat", "2"], "the seats are 0 to 1"),
        (["play", "--start", "2"], "the seats are 0 to 1"),
        (["play", "--start", "me"], "it is the number of a seat, from 0, or random"),
        (["play", "--bot", "nobody"], "the bots are random, greedy, "),
        (["join", "http://localhost"], "is not the link of a table, such as "),
        (["play", "--resume"], "There is no saved game to continue"),
        (["bench", "--only", "chess"], "the rows are azul/2, "),
        (["engine", "--bot", "nobody"], "the bots are random, greedy, "),
        (["arena", "greedy", "random", "--out", "/dev/null/here"], "/dev/null/here"),
        (["serve", "--database", "/dev/null/here.db"], "/dev/null"),
        (["serve", "--host", "no such host"], "no such host"),
        (["serve", "--workers", "0"], "takes a PostgreSQL database"),
        (["workers", "--database", "tables.db"], "postgresql://"),
        (["workers", "--database", "postgresql://nobody@127.0.0.1:1/x"], "cannot be opened"),
        (["backup", "/dev/null/here.db"], "/dev/null/here.db"),
        (["backup", "backup.db", "--database", "/dev/null/here.db"], "there is no file /dev/null/here.db"),
        (["backup", "/", "--database", "/dev/null/here.db"], "is there already: give another name, or --force"),
        (["restore", "/dev/null/here.db"], "there is no file /dev/null/here.db"),
        (["restore", sys.executable], "file is not a database"),
        (["replay", "no-such-file.txt"], "no-such-file.txt"),
        (["replay", "/dev/null"], "azulejos 1"),
        (["replay", sys.executable], "UTF-8"),
        (["replay", "/"], "/"),
    ],
)
def test_a_mistake_gets_one_sentence_with_the_valid_choices(arguments: list[str], words: str, tmp_path: Path) -> None:
    done = run(*arguments, home=tmp_path)
    assert done.returncode == MISTAKE, done.stderr
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


@pytest.mark.parametrize("written", [b"", b"{", b"{}\n{}\n", b"\xff\xfe"])
def test_a_saved_game_that_is_broken_is_said_so(written: bytes, tmp_path: Path) -> None:
    file = tmp_path / ".local" / "share" / "azulejos" / "games" / "000001.jsonl"
    file.parent.mkdir(parents=True)
    file.write_bytes(written)
    done = run("play", "--plain", "--resume", home=tmp_path)
    assert done.returncode == MISTAKE
    assert done.stderr.startswith(f"azulejos: {file} holds no game that can be resumed: ")
    assert done.stderr.count(str(file)) == 1


def test_a_port_that_is_taken_is_said_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = run("serve", "--port", port, home=tmp_path)
    assert done.returncode == MISTAKE
    assert port in done.stderr
    assert "--port" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.parametrize("arguments", [["chess"], ["play", "--chess"], ["arena"], ["serve", "--port", "99999"]])
def test_a_wrong_command_line_is_shown_how_it_should_be(arguments: list[str]) -> None:
    done = run(*arguments)
    assert done.returncode == USAGE
    assert "Usage" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_mistake_of_ours_shows_a_traceback_and_says_whose_it_is() -> None:
    code = (
        "import sys; from azulejos import cli; from azulejos.bots import BOTS; BOTS.clear()\n"
        "sys.argv = ['azulejos', 'engine']\n"
        "cli.main()"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == BUG
    assert "Traceback" in done.stderr
    assert "a mistake of Azulejos" in done.stderr.splitlines()[-1]


@pytest.mark.parametrize("arguments", [["engine"], ["play"], ["serve", "--port", "0"]])
def test_interrupting_leaves_no_traceback(arguments: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*AZULEJOS, *arguments],
        env=environment(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    assert process.stderr is not None
    if arguments[0] == "engine":
        process.stdin.write("isready\n")
        process.stdin.flush()
    (process.stderr if arguments[0] == "serve" else process.stdout).readline()
    errors = stop(process)
    assert "Traceback" not in errors
    assert process.returncode == (0 if arguments[0] == "serve" else INTERRUPTED)


@pytest.mark.parametrize("command", ["games", "bots"])
def test_a_reader_that_leaves_early_is_no_mistake(command: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as pipe:
        done = subprocess.run([*AZULEJOS, command], stdout=pipe, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == MISTAKE
    assert done.stderr == ""


def test_a_shell_can_be_taught_to_complete() -> None:
    done = subprocess.run(
        ["bash", "-c", "azulejos --show-completion; true"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert "_AZULEJOS_COMPLETE=complete_bash" in done.stdout


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("azulejos ", set(commands())),
        ("azulejos play a", {preset for preset in PRESETS if preset.startswith("a")}),
        ("azulejos play --bot ", set(BOTS)),
        ("azulejos play -o max", {"max_rounds="}),
        ("azulejos arena --game pavilion/", {"pavilion/2", "pavilion/3", "pavilion/4"}),
    ],
)
def test_tab_offers_what_is_valid(typed: str, offered: set[str]) -> None:
    words = typed.split(" ")
    asked = {"_AZULEJOS_COMPLETE": "complete_bash", "COMP_WORDS": typed, "COMP_CWORD": str(len(words) - 1)}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in asked.items():
            patch.setenv(name, value)
        shown = run().stdout
    assert set(re.split(r"\s+", shown.strip())) == offered


def test_mistakes_are_told_in_the_language_that_was_chosen(tmp_path: Path) -> None:
    """As the page tells them: files that are no games, positions that cannot be, seats and moves that are not there."""
    file = tmp_path / "game.txt"
    file.write_text("azulejos 1\ngame: azul/2\n\n=bbbb xx\n", encoding="utf-8")
    other = tmp_path / "other.txt"
    other.write_text("1. e4 e5\n", encoding="utf-8")
    for arguments, words in (
        (["review", str(file)], "Le fichier de partie a une erreur à la ligne de texte 4"),
        (["replay", str(other)], "Ce n’est pas un fichier de partie"),
        (["analyse", "azul/2 nonsense"], "Cela ne se lit pas comme une position"),
        (["play", "--plain", "--seat", "7"], "La place 7 n’existe pas\N{NO-BREAK SPACE}: les places vont de 0 à 1"),
        (["scribe", "-o", "walls"], "n’est pas une option"),
        (["replay", str(tmp_path / "none.txt")], "none.txt ne peut pas être lu"),
    ):
        done = run(*arguments, "--language", "fr")
        assert (done.returncode, done.stderr.count("\n")) == (MISTAKE, 1)
        assert words in done.stderr
    assert "there is no language 'xx': they are en, " in run("review", str(file), "--language", "xx").stderr
