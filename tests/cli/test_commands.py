"""Each command does what its help says; every example is run, but for those that need another machine or minutes."""

import json
import random
import re
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import azulejos
from azulejos import PRESETS
from azulejos.bots import BOTS
from azulejos.cli.bench import print_figures
from azulejos.records import GameRecord, save_game
from cli.running import run, type_line
from documents.reference import commands, examples

ROOT = Path(__file__).parents[2]
NOT_RUN = {
    "azulejos backup today.db --database postgresql://azulejos@db/azulejos",
    "azulejos bench",
    "azulejos bench --only azul/2 --json",
    "azulejos join http://localhost:8000/t/abcd",
    "azulejos join http://localhost:8000/t/abcd --name Ana --plain",
    "azulejos learn --resume learned/mine",
    "azulejos learn azul/2 --minutes 30",
    "azulejos learn settings.toml --out learned/mine --workers 8",
    "azulejos play http://localhost:8000/t/abcd",
    "azulejos repair --database postgresql://azulejos@db/azulejos",
    "azulejos review game.txt",
    "azulejos restore games.db --database postgresql://azulejos@db/azulejos",
    "azulejos serve --database postgresql://azulejos@db/azulejos",
    "azulejos workers --database postgresql://azulejos@db/azulejos",
    "azulejos workers --database postgresql://azulejos@db/azulejos --processes 8",
}
"""They are read by the parser, like all examples, in tests/test_documents.py; `bench` has tests of its own below."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("home")
    shutil.copytree(ROOT / "examples", folder / "examples")
    record, rng = GameRecord(azulejos.azul(max_rounds=2), ["Ana", "Rui"]), random.Random(1)
    node = record.root
    while not node.position.is_over:
        if node.position.is_chance:
            drawn, odds = zip(*node.position.chance_outcomes(), strict=True)
            node = node.add(*rng.choices(drawn, [float(one) for one in odds]))
        else:
            node = node.add(rng.choice(node.position.legal_actions()))
    save_game(record, folder / "game.txt")
    kept = folder / ".local" / "share" / "azulejos" / "tables.db"
    kept.parent.mkdir(parents=True)
    for path in (kept, folder / "games.db"):  # what a server has stored, and a backup
        with closing(sqlite3.connect(path)) as database:
            database.executescript((ROOT / "tests/server/old/tables.sql").read_text(encoding="utf-8"))
        path.chmod(0o600)
    return folder


@pytest.mark.compiled
@pytest.mark.parametrize(
    "example", [one for command in commands().values() for one in examples(command) if one not in NOT_RUN]
)
def test_an_example_runs(example: str, home: Path) -> None:
    if "--resume" in example:
        type_line("azulejos play --plain", home)  # leaves a game
    less = " --nodes 100" if example.startswith("azulejos review") else ""  # which looks at every move
    shown = type_line(example + less, home)
    if "--json" in example or "--openapi" in example:
        for value in shown.splitlines() if "--all" in example else [shown]:
            json.loads(value)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["azul/3;max_rounds=1", "pavilion/3"])
def test_the_bots_of_the_examples_play_to_the_end(game: str, home: Path) -> None:
    entrants = "'a=cmd:python examples/python_bot.py' 'b=cmd:python examples/random_bot.py' greedy"
    shown = type_line(
        f"azulejos arena {entrants} --game '{game}' --games 1 --workers 1 --json --out bots-{game[:4]}", home
    )
    assert json.loads(shown)["ended_early"] == []


def test_games_are_listed_with_their_options() -> None:
    shown = run("games").stdout
    assert all(re.search(rf"^{preset}\b", shown, re.MULTILINE) for preset in PRESETS)
    assert json.loads(run("games", "--json").stdout)["azul-grey"]["wall"] == "grey"


def test_bots_are_listed_with_a_sentence() -> None:
    shown = json.loads(run("bots", "--json").stdout)
    assert shown.keys() == BOTS.keys()
    assert all(sentence.endswith(".") for sentence in shown.values())


@pytest.mark.compiled
def test_bench_prints_one_json_object_or_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(run("bench", "--json", "--only", "azul/2").stdout)
    assert found["rules"].keys() == {"azul/2"}
    figures = found["rules"]["azul/2"]
    assert figures.keys() == {"kernel", "kernel_2_threads", "python", "record_bytes"}
    assert figures["record_bytes"] < 320
    assert all(value > 0 for value in figures.values())
    print_figures(found)
    shown = capsys.readouterr().out
    assert f"{figures['kernel']:,}" in shown
    assert "bytes a state" in shown
