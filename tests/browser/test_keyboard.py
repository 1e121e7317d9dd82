"""Whole games by keyboard alone, from the start page on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.playing import offered, wait_for_turn


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str, tries: int = 60) -> None:
    for _ in range(tries):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        press(page, "Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def move(page: Page) -> None:
    """Go on from where the focus is; Tab leads to what is missing."""
    now = offered(page)
    if not now["isMine"]:
        return
    if now["ways"]:
        tab_to(page, ":is(.chooser, .picker) [data-place]")
    elif now["tiles"]:
        tab_to(page, ".picker .tile")
        while page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "true":
            press(page, "ArrowRight")
    elif any(not place.endswith("f") for place in now["places"]):
        tab_to(page, "[data-place]")
        press(page, "Home")
    elif now["places"]:
        tab_to(page, "[data-place]")
    elif now["picks"]:
        tab_to(page, "[data-pick]")
        press(page, "ArrowRight")
    else:
        tab_to(page, ".own button")
    press(page, "Enter")


def choose_game(page: Page, preset: str) -> None:
    tab_to(page, "input[name=preset]")
    for _ in range(10):
        if page.evaluate("document.activeElement.value") == preset:
            return
        press(page, "ArrowDown")
    raise AssertionError(f"arrows do not reach {preset}")


@pytest.mark.parametrize("preset", ["azul", "pavilion"])
def test_a_whole_game_by_keyboard(page: Page, preset: str) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    tab_to(page, "input[name=mode]")
    if preset == "pavilion":
        press(page, "Tab")
        choose_game(page, preset)
    tab_to(page, "select")
    page.keyboard.type("Greedy")
    tab_to(page, "button.go")
    press(page, "Enter")
    page.wait_for_url("**/t/*")
    for _ in range(1000):
        if not wait_for_turn(page):
            break
        move(page)
    expect(page.locator("#result-title")).to_be_focused()


def test_a_typed_move_is_played_and_a_forbidden_one_says_why(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(page)
    pick = offered(page)["picks"][0]
    press(page, "/")
    page.keyboard.type(f"c{pick[1]}1")
    press(page, "Enter")
    expect(page.get_by_role("alert")).to_contain_text("Not allowed")
    page.keyboard.type(f"{pick}5")
    press(page, "Enter")
    expect(page.locator("aside ol code").first).to_have_text(f"{pick}5")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_escape_puts_tiles_back_and_question_mark_lists_the_keys(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(page)
    tab_to(page, "[data-pick]")
    press(page, "Enter")
    expect(page.locator("[data-place]").first).to_be_focused()
    press(page, "Escape")
    expect(page.locator("[data-place]")).to_have_count(0)
    press(page, "?")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_visible()
    press(page, "Escape")
    expect(page.get_by_role("dialog", name="Keyboard shortcuts")).to_be_hidden()


def test_what_happens_is_announced(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).click()
    wait_for_turn(page)
    live = page.locator("[aria-live=polite]")
    expect(live).to_contain_text("Your turn")
    press(page, "s")
    expect(live).to_contain_text("Player 1: 0 points")
