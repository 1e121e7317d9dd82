"""What programs are promised of `azulejos review --json` and `azulejos analyse --json`."""

import json
import random
import re
from pathlib import Path

import pytest

import azulejos
from azulejos import study
from azulejos.records import load_game, save_game
from cli.running import run
from study.games import played

pytestmark = pytest.mark.compiled


def test_a_review_and_an_analysis_are_one_json_object_each(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    save_game(played(azulejos.azul(max_rounds=1)), file)
    shown = json.loads(run("review", str(file), "--json", "--write", "--nodes", "60").stdout)
    assert {"game", "players", "moves", "deals"} <= shown.keys()
    assert {"name", "accuracy", "given_away", "luck"} <= shown["players"][0].keys()
    wanted = {"ply", "seat", "move", "best", "points_lost", "chance_lost", "class", "why"}
    assert all(wanted <= move.keys() for move in shown["moves"])
    assert all(isinstance(sentence, str) for move in shown["moves"] for sentence in move["why"])
    assert len(shown["deals"][0]["luck"]) == 2
    kept = study.read_annotations(load_game(file))
    assert kept is not None
    assert [move.class_ for move in kept.moves] == [move["class"] for move in shown["moves"]]

    position = str(azulejos.azul().new(random.Random(1)))
    found = json.loads(run("analyse", position, "--json", "--nodes", "300").stdout)
    assert {"chances", "margins", "lines"} <= found.keys()
    assert {"moves", "chances", "margins"} <= found["lines"][0].keys()
    kept = tmp_path / "position.json"
    kept.write_text(json.dumps(azulejos.parse_position(position).to_json()))
    asked = ("--json", "--nodes", "300")
    again = [run("analyse", str(kept), *asked), run("analyse", "-", *asked, text=f"{position}\n")]
    assert [json.loads(done.stdout)["margins"] for done in again] == [found["margins"]] * 2
    named = run("analyse", str(file), "--ply", "20", "--nodes", "300").stdout
    assert named.startswith("P0: ")


def test_a_review_is_told_with_its_account_moments_luck_and_reasons(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    save_game(played(azulejos.azul(max_rounds=2), seed=3), file)
    told = json.loads(run("review", str(file), "--json", "--nodes", "60").stdout)
    short, full = (run("review", str(file), "--nodes", "60", *more).stdout for more in ([], ["--all"]))
    lines = [line.strip() for line in short.splitlines()]
    titles = ["What decided the game", "Round 1", "Round 2"]
    assert [line for line in lines if line in titles] == titles
    assert sum(line.startswith("Luck") for line in lines) == 3, "in all, and of each round"
    assert {line.split()[0] for line in lines if line} >= {str(ply) for ply in told["turning_points"]}
    poor = [move for move in told["moves"] if move["class"] in ("inaccuracy", "mistake", "blunder")]
    for move in poor:
        assert f"Better: {move['best_told']} ({move['best']})" in lines
        assert all(sentence in lines for sentence in move["why"])
    assert len(full.splitlines()) - len(lines) == sum(len(each["why"]) for each in told["moves"] if each not in poor)
    for seat in range(2):
        names = ("At the start", "Luck", "Own moves", "Others’ moves", "At the end")
        rows = [next(line for line in lines if line.startswith(name)) for name in names]
        *changes, end = (float(re.findall(r"[+-]?\d+\.\d", row.replace("−", "-"))[seat]) for row in rows)
        assert sum(changes) == pytest.approx(end, abs=0.21)


def test_bad_input_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("azulejos 1\ngame: azul/2\n\n=bbbb xx\n")
    missing = ["analyse", "/nowhere/game.txt"]
    for arguments in (
        ["review", str(file), "--write"],
        ["analyse", "azul/2 nonsense"],
        ["analyse", str(file)],
        missing,
    ):
        done = run(*arguments)
        assert done.returncode == 1
        assert len(done.stderr.strip().splitlines()) == 1
    assert "xx" in file.read_text()
    assert "/nowhere/game.txt cannot be read" in run(*missing).stderr
