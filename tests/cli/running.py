"""`azulejos …` as a person runs it, with a home of its own.

Commands run in this process where that shows the same: a Python of its own takes a second to come up.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import signal
import subprocess
import sys
import urllib.request
import warnings
from pathlib import Path

import pytest

from azulejos.cli import main

AZULEJOS = [sys.executable, "-m", "azulejos"]
ALONE = ("serve", "workers", "arena", "learn")
"""Commands that start processes, or change what a whole process has: its signals, its limits."""


def environment(home: Path | None = None) -> dict[str, str]:
    """Programs of this environment first; data is kept in the given home."""
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    found = os.environ | {"PATH": path, "TERM": "dumb", "COLUMNS": "100"}
    if home is not None:
        found["HOME"] = str(home)
        del found["XDG_DATA_HOME"]
    return found


def run(
    *arguments: str, text: str = "", home: Path | None = None, folder: Path | None = None
) -> subprocess.CompletedProcess[str]:
    if arguments[:1] and arguments[0] in ALONE and "--help" not in arguments and "--openapi" not in arguments:
        command, variables = [*AZULEJOS, *arguments], environment(home)
        return subprocess.run(
            command, input=text, capture_output=True, text=True, cwd=folder, env=variables, check=False, timeout=240
        )
    return run_here(*arguments, text=text, home=home, folder=folder)


def run_here(*arguments: str, text: str, home: Path | None, folder: Path | None) -> subprocess.CompletedProcess[str]:
    given, said, complained = (io.TextIOWrapper(io.BytesIO(data), "utf-8") for data in (text.encode(), b"", b""))
    code: object = 0
    with pytest.MonkeyPatch.context() as patch, warnings.catch_warnings(), contextlib.chdir(folder or Path.cwd()):
        warnings.simplefilter("default")
        wanted = environment(home)
        for name in os.environ.keys() - wanted.keys():
            patch.delenv(name)
        for name, value in wanted.items():
            patch.setenv(name, value)
        patch.setattr(sys, "argv", ["azulejos", *arguments])
        for name, stream in (("stdin", given), ("stdout", said), ("stderr", complained)):
            patch.setattr(sys, name, stream)
        try:
            main()
        except SystemExit as left:
            code = left.code
    texts = []
    for stream in (said, complained):
        stream.flush()
        stream.seek(0)
        texts.append(stream.read())
    assert isinstance(code, int)
    return subprocess.CompletedProcess(arguments, code, *texts)


def type_line(line: str, home: Path) -> str:
    """Do what a person types who leaves at the first question; a server is stopped once it answers."""
    if re.match("azulejos serve(?!.* --openapi)", line):
        return serve_for_a_moment(line, home)
    if "|" in line:
        done = subprocess.run(
            ["bash", "-c", line], cwd=home, env=environment(home), capture_output=True, text=True, check=False
        )
    else:
        done = run(*shlex.split(line)[1:], text="quit\n", home=home, folder=home)
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
