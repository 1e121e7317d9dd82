"""Tests of Shingle, for processes in which it is installed; `tests/test_another_box.py` starts them."""

from importlib.util import find_spec
from pathlib import Path

import pytest

collect_ignore_glob = [] if find_spec("shingle") else ["test_*"]


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For games that are saved."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("AZULEJOS_LANGUAGE", "en")
