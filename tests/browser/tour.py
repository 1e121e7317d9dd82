"""The page's screens, each by its name, and a tour through all of them with few page loads."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Page, expect

from azulejos.study.puzzles import all_puzzles
from browser.playing import LOADING, SETTLED, make_table, wait_for_turn

PLACES = ["start", "lobby", "azul", "pavilion", "replay", "rules/azul", "rules/pavilion", "games", "analysis"]
PLACES += ["puzzles", "nowhere", "scribe", "count", "learn/azul"]
"""Screens that have an address."""
OPENED = {
    "start": ["house rules", "settings"],
    "azul": ["picked", "keys", "log", "menu", "over"],
    "over": ["game"],
    "analysis": ["editor"],
}
"""Screens that are opened on others. What cannot be left again comes last."""
SCREENS = [*PLACES, *(screen for screens in OPENED.values() for screen in screens)]


def tour(page: Page) -> Iterator[str]:
    """Show every screen; the page must be of the same size and speak the same language whenever it goes on."""
    for place in PLACES:
        _arrive(page, place)
        yield from _look_around(page, place)


def _look_around(page: Page, place: str) -> Iterator[str]:
    yield place
    for screen in OPENED.get(place, []):
        _open(page, screen)
        yield from _look_around(page, screen)
        _leave(page, screen)


def show(page: Page, screen: str) -> None:
    """Go to one screen and wait until it is there."""
    below = next((place for place, screens in OPENED.items() if screen in screens), None)
    if below is None:
        _arrive(page, screen)
    else:
        show(page, below)
        _open(page, screen)


def _arrive(page: Page, place: str) -> None:
    if place == "lobby":
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
        page.goto(f"/t/{make_table(page, 'azul', seats=seats, options={'max_rounds': 9})}")
        page.get_by_role("textbox").first.wait_for()
    elif place in ("azul", "pavilion"):
        page.goto(f"/t/{make_table(page, place)}")
        wait_for_turn(page)
    elif place == "puzzles":  # not the day's: what is shown must not depend on the date
        shown = next(one for one in all_puzzles() if one.preset == "pavilion" and one.position.game.players == 2)
        page.goto(f"/puzzles/{shown.id}")
        page.locator(".own").wait_for()
    elif place.startswith("learn/"):
        page.goto(f"/{place}")
        page.locator(".guide h2").wait_for()
        page.evaluate(SETTLED)
    else:
        page.goto("/" if place == "start" else f"/{place}")
        page.locator("h1").first.wait_for()
        if place == "count":
            page.locator("section[data-seat]").last.wait_for(timeout=LOADING)


def _open(page: Page, screen: str) -> None:
    if screen == "house rules":
        page.locator("summary").click()
        page.locator("details input").wait_for()
    elif screen == "settings":
        page.locator("nav button").click()
        page.locator("dialog[open] fieldset").last.wait_for()
    elif screen == "picked":
        page.locator("[data-pick] .hit").first.click()
        page.locator("[data-place]").first.wait_for()
    elif screen in ("keys", "log"):
        page.keyboard.press("?" if screen == "keys" else "l")
        page.locator("dialog[open]" if screen == "keys" else "aside.open").wait_for()
    elif screen in ("menu", "over"):
        page.locator("header button").last.click()
        page.locator("dialog[open] .menu").wait_for()
        if screen == "over":
            page.locator("dialog[open] .menu button").last.click()
            page.locator("dialog[open] .menu .primary").click()
            page.locator("#result-title").wait_for()
    elif screen == "game":
        page.goto(page.url.replace("/t/", "/g/"))
        page.locator(".own").wait_for()
    elif screen == "editor":
        page.locator("section button.primary").click()
        page.locator("[data-edit]").first.wait_for()


def _leave(page: Page, screen: str) -> None:
    if screen == "house rules":
        page.locator("summary").click()
    elif screen in ("settings", "keys", "menu", "picked"):
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open], [data-place]")).to_have_count(0)
    elif screen == "log":
        page.keyboard.press("l")
        expect(page.locator("aside.open")).to_have_count(0)
