"""Shingle on a page that has never heard of it: its picture, its choices as a list, and its own words."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.playing import make_table, offered, wait_for_turn
from browser.test_keyboard import choose_game, press, tab_to


def test_a_short_game_by_keyboard_from_the_start_page_on(page: Page) -> None:
    page.goto("/")
    expect(page.locator("h1")).to_be_visible()
    tab_to(page, "input[name=mode]")
    press(page, "Tab")
    choose_game(page, "shingle")
    tab_to(page, "select")
    page.keyboard.type("Greedy")
    tab_to(page, "button.go")
    press(page, "Enter")
    page.wait_for_url("**/t/*")
    for _ in range(100):
        if not wait_for_turn(page):
            break
        if offered(page)["isMine"]:
            tab_to(page, "[data-place]")
            press(page, "Enter")
    expect(page.locator("#result-title")).to_be_visible()


def test_the_table_is_shown_as_a_picture_with_the_choices_beside_it(page: Page) -> None:
    table = make_table(page, "shingle")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    picture = page.locator(".plain img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    places = offered(page)["places"]
    assert any(place.startswith("skim-") for place in places)
    assert {place[1:] for place in places if not place.startswith("skim-")} == {"1", "2", "3"}


def test_what_happens_is_told_in_the_words_of_the_box(page: Page) -> None:
    table = make_table(page, "shingle")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    first = offered(page)["places"][0]
    page.locator(f'[data-place="{first}"]').first.click()
    expect(page.locator("aside")).to_contain_text("pebble on cairn 1")


def test_a_forbidden_move_says_why(page: Page) -> None:
    table = make_table(page, "shingle-calm")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    color = offered(page)["places"][0][0]
    press(page, "/")
    page.keyboard.type(f"skim-{color}")
    press(page, "Enter")
    expect(page.get_by_role("alert")).to_contain_text("nobody may skim in calm water")
