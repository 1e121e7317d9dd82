"""The examples that learn; here with two short lessons."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"


def load(name: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, example)
    spec.loader.exec_module(example)
    return example


def test_the_learner_for_gpus_learns_on_a_cpu(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[gpu]'")
    example = load("ppo_on_gpu", monkeypatch)
    monkeypatch.setattr(example, "CHECK_GAMES", 20)
    assert 0 <= example.train(lessons=2, games=16, device="cpu", seed=1) <= 1
    assert "lesson 2: 1,024 turns" in capsys.readouterr().out


def test_the_learner_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    example = load("train_azul", monkeypatch)
    monkeypatch.setattr(example, "CHECK_GAMES", 10)
    monkeypatch.setattr(example, "FINAL_GAMES", 10)
    rate = example.train(lessons=2, games=16, seed=1, out=tmp_path / "curve.svg")
    assert 0 <= rate <= 1
    assert "of 10 games won against the random player" in capsys.readouterr().out
    curve = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert curve.find("{http://www.w3.org/2000/svg}polyline") is not None
