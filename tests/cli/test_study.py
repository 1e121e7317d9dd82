"""What programs are promised of `azulejos review --json` and `azulejos analyse --json`."""

import json
import random
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


def test_bad_input_gets_one_sentence_and_changes_nothing(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text("azulejos 1\ngame: azul/2\n\n=bbbb xx\n")
    for arguments in (["review", str(file), "--write"], ["analyse", "azul/2 nonsense"], ["analyse", str(file)]):
        done = run(*arguments)
        assert done.returncode == 1
        assert len(done.stderr.strip().splitlines()) == 1
    assert "xx" in file.read_text()
