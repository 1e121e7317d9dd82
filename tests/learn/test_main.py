"""`python -m azulejos.learn` needs torch, NumPy and numba alone: on a borrowed GPU there may be nothing else."""

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from learn.small import TINY

BARE = """
import runpy, sys

class Bare:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"typer", "rich", "click", "platformdirs", "openskill", "PIL", "pydantic"}:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Bare())
runpy.run_module("azulejos.learn", run_name="__main__")
"""


def test_a_run_needs_torch_and_the_rules_alone(tmp_path: Path) -> None:
    settings = replace(TINY, run=replace(TINY.run, iterations=1, plots=True))
    (tmp_path / "tiny.toml").write_text(settings.to_toml(), encoding="utf-8")
    asked = ["tiny.toml", "--out", "run", "--device", "cpu", "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-c", BARE, *asked],
        cwd=tmp_path,
        env={**os.environ, "AZULEJOS_RULES": "plain", "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "iteration 1" in done.stdout
    assert (tmp_path / "run/teacher.npz").exists()
