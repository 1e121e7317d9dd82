"""`azulejos …` as a person runs it, with a home of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

AZULEJOS = [sys.executable, "-m", "azulejos"]


def environment(home: Path | None = None) -> dict[str, str]:
    """Programs of this environment first; data is kept in the given home."""
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    found = os.environ | {"PATH": path, "TERM": "dumb", "COLUMNS": "100"}
    if home is not None:
        found["HOME"] = str(home)
        del found["XDG_DATA_HOME"]
    return found


def run(*arguments: str, text: str = "", home: Path | None = None) -> subprocess.CompletedProcess[str]:
    command = [*AZULEJOS, *arguments]
    return subprocess.run(
        command, input=text, capture_output=True, text=True, env=environment(home), check=False, timeout=120
    )


def type_line(line: str, home: Path) -> str:
    """Do what a person types who leaves at the first question; a server is stopped once it answers."""
    if re.match("azulejos serve(?!.* --openapi)", line):
        return serve_for_a_moment(line, home)
    done = subprocess.run(
        ["bash", "-c", line],
        cwd=home,
        env=environment(home),
        input="quit\n",
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def serve_for_a_moment(line: str, home: Path) -> str:
    """On any free port, without opening a browser."""
    arguments = [word for word in line.split()[1:] if word != "--open"]
    process = subprocess.Popen(
        [*AZULEJOS, *arguments, "--port", "0"], env=environment(home), stderr=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    try:
        said = process.stderr.readline()
        found = re.search(r"http://\S+", said)
        assert found, said
        with urllib.request.urlopen(f"{found[0]}api/health", timeout=20) as answer:
            assert answer.status == 200
    finally:
        errors = stop(process)
    assert "Traceback" not in errors
    return said


def stop(process: subprocess.Popen[str]) -> str:
    """Ctrl-C, and what it says then on stderr; a program that does not leave is killed, and the test fails."""
    process.send_signal(signal.SIGINT)
    try:
        return process.communicate(timeout=60)[1]
    finally:
        process.kill()
