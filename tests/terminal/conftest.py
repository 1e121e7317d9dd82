"""Every test has a home of its own, for saved games, and plain rules, so that no screen tells of compiling."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("AZULEJOS_LANGUAGE", "en")
    monkeypatch.setenv("AZULEJOS_RULES", "plain")
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.chdir(tmp_path)
