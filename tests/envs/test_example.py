"""The example runs and draws its curve; here with two short lessons."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_azul.py"


def test_the_learner_learns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")
    spec = importlib.util.spec_from_file_location("train_azul", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, "train_azul", example)
    spec.loader.exec_module(example)
    monkeypatch.setattr(example, "CHECK_GAMES", 10)
    monkeypatch.setattr(example, "FINAL_GAMES", 10)
    rate = example.train(lessons=2, games=16, seed=1, out=tmp_path / "curve.svg")
    assert 0 <= rate <= 1
    assert "of 10 games won against the random player" in capsys.readouterr().out
    curve = ElementTree.parse(tmp_path / "curve.svg").getroot()
    assert curve.find("{http://www.w3.org/2000/svg}polyline") is not None
