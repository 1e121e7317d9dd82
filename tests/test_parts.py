"""What `make test` tells while its parts run."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import parts

LOOK = (
    "import sys, time; from pathlib import Path; path = Path(sys.argv[1])\nwhile not path.exists(): time.sleep(0.01)\n"
)


def test_how_far_each_part_is_is_told_until_the_command_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(parts, "FOLDER", tmp_path / "parts")
    assert parts.progress() == ""
    rest, browser = parts.Progress("rest"), parts.Progress("browser")
    rest.expect(200)
    browser.expect(3)
    for _ in range(5):
        rest.add()
    browser.add()
    assert parts.progress() == "azulejos: rest 2 %, browser 33 %"
    told: list[str] = []
    monkeypatch.setattr(
        parts, "print", lambda line, flush: (told.append(line), (tmp_path / "on").touch()), raising=False
    )
    assert parts.follow([sys.executable, "-c", f"{LOOK}sys.exit(3)", str(tmp_path / "on")], seconds=0.01) == 3
    assert told == ["azulejos: rest 2 %, browser 33 %"]
