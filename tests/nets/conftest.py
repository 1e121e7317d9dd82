"""Compiled code is waited for, unless a test wants it otherwise."""

import pytest


@pytest.fixture(autouse=True)
def _compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "compiled")
