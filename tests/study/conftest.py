"""Searches are as deep as they are asked to be when they are compiled, which is waited for."""

import pytest


@pytest.fixture(autouse=True)
def _compiled_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "compiled")
