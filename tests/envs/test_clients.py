"""Libraries of others learn and search in our environments: the examples run, here for a moment each."""

from __future__ import annotations

import importlib.util
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = "azulejos_azul(max_rounds=1)"
SB3, JAX = ("sb3_contrib",), ("jax", "flax", "optax", "chex", "orbax")
RESULT = r"\d+\.\d% ± \d+\.\d% of 2 games won, by [+-]\d+\.\d ± \d+\.\d points"


def run(example: str, *arguments: str) -> str:
    """What it prints."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / example), *arguments],
        check=False,
        capture_output=True,
        text=True,
        timeout=600,
        env={**os.environ, "AZULEJOS_RULES": "auto"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def needs(*modules: str) -> pytest.MarkDecorator:
    missing = [name for name in modules if importlib.util.find_spec(name) is None]
    reason = f"not installed: {', '.join(missing)}; `make examples-test` does that"
    return pytest.mark.skipif(bool(missing), reason=reason)


def test_mcts_of_openspiel_plays() -> None:
    found = run("spiel_mcts.py", "--game", SHORT, "--simulations", "3", "--deals", "1", "--against", "random", "greedy")
    for bot in ("random", "greedy"):
        assert re.search(rf"MCTS with 3 simulations against {bot}: {RESULT}", found)


@needs(*JAX)
def test_alpha_zero_of_openspiel_learns() -> None:
    toy = ("--games", "2", "--simulations", "3", "--deals", "1", "--against", "random")
    found = run("spiel_alpha_zero.py", "--game", SHORT, *toy)
    assert re.search(r"game 2: \d+ moves, Losses\(", found)
    assert re.search(rf"AlphaZero with 3 simulations against random: {RESULT}", found)


@needs(*SB3)
def test_maskable_ppo_learns(tmp_path: Path) -> None:
    toy = ("--steps", "2048", "--games", "2", "--against", "random", "--save", str(tmp_path / "policy.zip"))
    found = run("maskable_ppo.py", *toy)
    assert "azul/2, 2 of 2 games" in found
    assert re.search(r"\| ppo \|", found)
    assert (tmp_path / "policy.zip").exists()


@pytest.mark.parametrize(
    "example",
    [
        pytest.param("spiel_mcts.py"),
        pytest.param("spiel_alpha_zero.py", marks=needs(*JAX)),
        pytest.param("maskable_ppo.py", marks=needs(*SB3)),
    ],
)
def test_each_says_what_it_takes(example: str) -> None:
    assert "--against" in run(example, "--help")
    assert len((EXAMPLES / example).read_text(encoding="utf-8").splitlines()) < 120
