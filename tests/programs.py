"""Small programs, each in a Python of its own."""

from __future__ import annotations

import os
import subprocess
import sys


def run(program: str, mode: str | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program in a Python of its own, with `AZULEJOS_RULES` as given."""
    variables = {key: value for key, value in os.environ.items() if key != "AZULEJOS_RULES"} | environment
    if mode is not None:
        variables["AZULEJOS_RULES"] = mode
    return subprocess.run([sys.executable, "-c", program], env=variables, capture_output=True, text=True, check=False)


def output(program: str, mode: str | None = None, **environment: str) -> list[str]:
    """The lines it prints, nothing having gone wrong."""
    done = run(program, mode, **environment)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()
