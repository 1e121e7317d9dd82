"""While the server still compiles: it is told, and one can play."""

from __future__ import annotations

import itertools
import json

from playwright.sync_api import Page, Route, expect

from browser.playing import Hand, make_table, wait_for_turn


def compile_until(page: Page, looks: int) -> None:
    """The server seems to compile until the page has looked so often."""
    counter = itertools.count()

    def answer(route: Route) -> None:
        done = min(next(counter), looks)
        route.fulfill(
            content_type="application/json", body=json.dumps({"done": done, "total": looks, "part": "search"})
        )

    page.route("**/api/progress", answer)


def test_compiling_is_told_and_then_gone(page: Page) -> None:
    compile_until(page, 3)
    page.goto("/")
    expect(page.locator("progress")).to_be_visible()
    expect(page.get_by_text("Speeding up the bots… 33%")).to_be_visible()
    expect(page.locator("[aria-live=polite]")).to_contain_text("Speeding up the bots")
    expect(page.locator("progress")).to_have_count(0)
    expect(page.locator("[aria-live=polite]")).to_contain_text("The bots are at full speed")


def test_a_table_can_be_played_at_while_the_server_compiles(page: Page) -> None:
    compile_until(page, 10_000)
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    Hand(page).play(2)
    expect(page.locator("progress")).to_be_visible()
    wait_for_turn(page)


def test_nothing_is_told_where_all_is_compiled(page: Page) -> None:
    compile_until(page, 0)
    page.goto("/", wait_until="networkidle")
    expect(page.locator("progress")).to_have_count(0)
