"""Processes in which Shingle is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

TESTS = Path(__file__).parents[1]
BOXES = TESTS / "boxes"


def installed(**environment: str) -> dict[str, str]:
    """An environment in which the box is installed, and nothing is known of the tests that run outside."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(BOXES)]))
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    return {**inherited, "PYTHONPATH": path, **environment}


def run_tests(rules: str, *paths: str, which: str = "shingle") -> list[str]:
    """Run the tests of these files and folders that are about Shingle; those that passed."""
    command = [sys.executable, "-m", "pytest", "-p", "no:xdist", "-p", "no:cacheprovider", "-k", which, "-rN", "-v"]
    done = subprocess.run(
        [*command, *(str(TESTS / path) for path in paths)],
        cwd=TESTS.parent,
        env=installed(AZULEJOS_RULES=rules),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-20_000:] + done.stderr
    return re.findall(r"^(\S+) \.+", done.stdout, re.MULTILINE)
