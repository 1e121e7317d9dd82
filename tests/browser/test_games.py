"""Whole games against a bot."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from azulejos.rules.boxes import all_presets
from browser.playing import Hand, make_table


@pytest.mark.parametrize("preset", list(all_presets()))
def test_a_whole_game_by_mouse(page: Page, preset: str) -> None:
    """Two rounds of Azul have all that it has; tests/browser/test_guide.py and test_looks.py play it to a full row."""
    options = {"max_rounds": 2} if preset.startswith("azul") else {}
    page.goto(f"/t/{make_table(page, preset, options=options)}")
    Hand(page).play()
    expect(page.locator("#result-title")).to_be_visible()
    expect(page.locator("tfoot td")).to_have_count(2)
