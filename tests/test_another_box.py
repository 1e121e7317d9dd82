"""A box of another package goes through the whole house, and no room had to hear of it.

The box is Shingle, in `tests/boxes/`. It is installed for the processes that are started here, and for nobody else.
They run the tests of every room for its games, and those in `tests/proof/`, which are about Shingle itself.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
BOXES = TESTS / "boxes"

PARTS = {
    "contract": ["contract", "locales"],
    "proof": ["proof"],
    "terminal": ["terminal"],
    "server": ["server/test_play.py", "server/wire"],
    "envs": ["envs", "conformance"],
    "picture": ["picture", "records"],
}
"""The tests that are run for Shingle."""


def installed(**environment: str) -> dict[str, str]:
    """An environment in which the box is installed."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(BOXES)]))
    return {**os.environ, "PYTHONPATH": path, **environment}


def run_tests(rules: str, *paths: str) -> int:
    """Run the tests of these files and folders that are about Shingle; how many there were."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", "shingle", "-q"]
    files = [str(TESTS / path) for path in paths]
    environment = installed(AZULEJOS_RULES=rules)
    for name in [name for name in environment if name.startswith("PYTEST_")]:
        del environment[name]
    done = subprocess.run(
        [*command, *files], cwd=TESTS.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    return int(passed[1]) if passed else 0


@pytest.mark.parametrize("part", PARTS)
def test_shingle_goes_through_the_tests_of(part: str) -> None:
    assert run_tests("plain", *PARTS[part])


@pytest.mark.compiled
def test_shingle_plays_the_same_when_it_is_compiled() -> None:
    assert run_tests("compiled", "rules/test_plain_and_compiled.py")


def test_nobody_else_sees_it() -> None:
    from azulejos.rules.boxes import all_boxes, built_in

    assert all_boxes() == built_in()


def test_no_room_has_heard_of_it() -> None:
    root = TESTS.parent
    sources = [path for folder in ("src", "web/src") for path in (root / folder).rglob("*.*") if path.is_file()]
    texts = {path: path.read_bytes() for path in sources if "__pycache__" not in path.parts}
    assert [path for path, text in texts.items() if b"shingle" in text.lower()] == []
