"""`docs/add-a-game.md` walks through Shingle as it is: what it shows stands in the files, and what it says works."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import shingle

from test_documents import ROOT, code_of, typed_in

PAGE = ROOT / "docs" / "add-a-game.md"
BOX = Path(shingle.__file__).parent
PIECE = re.compile(r"# (shingle\S*)\n(.*)", re.DOTALL)
"""A block that begins with the name of a file is a piece of it."""

PIECES = [(match[1], match[2]) for _, text in code_of(PAGE) if (match := PIECE.match(text))]


@pytest.mark.parametrize(("name", "piece"), PIECES)
def test_what_the_page_shows_of_a_file_stands_there(name: str, piece: str) -> None:
    assert piece in (BOX.parent / name).read_text(encoding="utf-8")


def test_the_other_code_of_the_page_runs_as_shown() -> None:
    names: dict[str, Any] = {}
    programs = [text for kind, text in code_of(PAGE) if kind == "python" and not PIECE.match(text)]
    assert programs
    for program in programs:
        exec(compile(program, PAGE.name, "exec"), names)


def test_the_page_names_every_part_of_the_box() -> None:
    text = PAGE.read_text(encoding="utf-8")
    parts = [path for path in BOX.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    names = {path.name for path in parts} - {"__init__.py", "box.ftl"}
    assert [name for name in sorted(names) if name not in text] == []
    assert {path.parent.name for path in parts if path.name == "box.ftl"} == {"en", "fr", "nl"}


COMMANDS = [line for line in typed_in(PAGE) if line.startswith("azulejos") and "serve" not in line]


@pytest.mark.parametrize("line", COMMANDS)
def test_what_the_page_says_to_type_works(line: str, tmp_path: Path) -> None:
    """Somebody types it, and leaves at the first question; the server has tests of its own."""
    command = [sys.executable, "-m", *line.split()]
    done = subprocess.run(
        command, cwd=tmp_path, input="quit\n", capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stderr
    assert "shingle" in done.stdout.lower()
