"""The benchmark as a program and as a page say the same, and it measures any player."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "envs" / "benchmark.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def benchmark() -> ModuleType:
    spec = importlib.util.spec_from_file_location("benchmark_example", ROOT / "examples" / "benchmark.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_tasks_opponents_and_protocol_are_as_documented(benchmark: ModuleType) -> None:
    for task in benchmark.TASKS:
        assert f"\n| `{task}` | {task[-1]} | " in PAGE
    for opponent in benchmark.OPPONENTS:
        assert f"\n| `{benchmark.name_of(opponent)}` | " in PAGE
    assert f"{benchmark.GAMES} against each opponent" in PAGE
    assert f"`--seed {benchmark.SEED}`" in PAGE
    assert f"{benchmark.MASTER.skill.limits.nodes:,} positions" in PAGE


def test_no_opponent_minds_the_clock(benchmark: ModuleType) -> None:
    from azulejos import Game
    from azulejos.bots import Thinker, find_bot

    bots = [find_bot(each) if isinstance(each, str) else each for each in benchmark.OPPONENTS]
    thinkers = [bot for bot in bots if isinstance(bot, Thinker)]
    assert len(thinkers) == 3
    for task in benchmark.TASKS:
        assert all(bot.skill_in(Game.from_name(task)).limits.seconds is None for bot in thinkers)


def test_it_measures_a_player_against_each_opponent(
    benchmark: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["greedy", "--tasks", "azul/2", "--games", "4", "--against", "random", "journeyman", "greedy"]
    monkeypatch.setattr(sys, "argv", ["benchmark.py", *words])
    benchmark.main()
    head, _, *lines = capsys.readouterr().out.splitlines()
    assert head == "| task | against | won | margin |"
    assert [line.split(" | ")[:2] for line in lines] == [["| azul/2", "`random`"], ["| azul/2", "`journeyman`"]]
    assert lines[0].startswith("| azul/2 | `random` | 100.0% ± 0.0% | +")


def test_one_set_has_no_standard_error(benchmark: ModuleType) -> None:
    with pytest.raises(SystemExit, match="too few"):
        benchmark.measure("greedy", "azul/2", "random", games=2)
