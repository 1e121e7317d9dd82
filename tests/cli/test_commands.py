"""Each command does what its help says; every example is run, but for those that need another machine or minutes."""

import json
import random
import re
import shutil
import signal
import subprocess
import urllib.request
from pathlib import Path

import pytest

import azulejos
from azulejos import PRESETS
from azulejos.bots import BOTS
from azulejos.records import GameRecord, save_game
from cli.running import AZULEJOS, environment, run
from documents.reference import commands, examples

ROOT = Path(__file__).parents[2]
NOT_RUN = {
    "azulejos bench",
    "azulejos bench --only azul/2 --json",
    "azulejos serve --database postgresql://azulejos@db/azulejos",
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
    return folder


@pytest.mark.compiled
@pytest.mark.parametrize(
    "example",
    [
        example
        for command in commands().values()
        for example in examples(command)
        if example not in NOT_RUN and not re.match("azulejos serve(?! --openapi)", example)
    ],
)
def test_an_example_runs(example: str, home: Path) -> None:
    """In the order of the help: what one leaves, the next may go on with."""
    done = subprocess.run(
        ["bash", "-c", example],
        cwd=home,
        env=environment(home),
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    if "--json" in example or "--openapi" in example:
        json.loads(done.stdout)


@pytest.mark.parametrize(
    "example",
    [example for example in examples(commands()["serve"]) if example not in NOT_RUN and "--openapi" not in example],
)
def test_an_example_of_serve_serves_until_it_is_stopped(example: str, home: Path) -> None:
    """On any free port, without opening a browser."""
    arguments = [word for word in example.split()[1:] if word != "--open"]
    process = subprocess.Popen(
        [*AZULEJOS, *arguments, "--port", "0"], env=environment(home), stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    try:
        found = re.search(r"http://\S+", process.stderr.readline())
        assert found
        with urllib.request.urlopen(f"{found[0]}api/health", timeout=20) as answer:
            assert answer.status == 200
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=30)
    assert "Traceback" not in errors


def test_games_are_listed_with_their_options() -> None:
    shown = run("games").stdout
    assert all(re.search(rf"^{preset}\b", shown, re.MULTILINE) for preset in PRESETS)
    assert json.loads(run("games", "--json").stdout)["azul-grey"]["wall"] == "grey"


def test_bots_are_listed_with_a_sentence() -> None:
    shown = json.loads(run("bots", "--json").stdout)
    assert shown.keys() == BOTS.keys()
    assert all(sentence.endswith(".") for sentence in shown.values())


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
