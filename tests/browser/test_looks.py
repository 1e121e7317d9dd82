"""Phone size, contrast and names (axe), grayscale, languages without overflow, and how much is loaded."""

from __future__ import annotations

import gzip
import io
import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from browser.conftest import prepare
from browser.playing import Hand, make_table, wait_for_turn

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCREENS = ["start", "lobby", "azul", "picked", "pavilion", "over", "game", "settings", "menu", "keys", "log", "replay"]
SCREENS += ["house rules", "rules/azul", "rules/pavilion", "nowhere"]
KILOBYTES = 120


def show(page: Page, screen: str) -> None:
    """Go to a screen and wait until it is there."""
    if screen == "lobby":
        seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
        page.goto(f"/t/{make_table(page, 'azul', seats=seats, options={'max_rounds': 9})}")
        page.get_by_role("textbox").first.wait_for()
    elif screen in ("azul", "pavilion", "picked", "over", "game", "menu", "keys", "log"):
        page.goto(f"/t/{make_table(page, 'pavilion' if screen == 'pavilion' else 'azul')}")
        wait_for_turn(page)
        if screen == "picked":
            page.locator("[data-pick] .hit").first.click()
        if screen in ("over", "game", "menu"):
            page.locator("header button").last.click()
        if screen in ("over", "game"):
            page.locator("dialog[open] .menu button").last.click()
            page.locator("#result-title").wait_for()
        if screen == "game":
            page.goto(page.url.replace("/t/", "/g/"))
            page.locator(".own").wait_for()
        if screen in ("keys", "log"):
            page.keyboard.press("?" if screen == "keys" else "l")
    else:
        page.goto("/" if screen in ("start", "house rules", "settings") else f"/{screen}")
        page.locator("h1").first.wait_for()
        if screen == "settings":
            page.locator("nav button").click()
        if screen == "house rules":
            page.locator("summary").click()
            page.locator("details input").wait_for()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, base_url: str, theme: str) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", bypass_csp=True)
    prepare(context, theme=theme)
    page = context.new_page()
    found: list[str] = []
    for screen in SCREENS:
        show(page, screen)
        page.add_script_tag(path=AXE)
        result: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
        for violation in result["violations"]:
            if violation["impact"] in ("serious", "critical"):
                where = violation["nodes"][0]
                found.append(f"{screen}: {violation['id']}: {where['html'][:150]} {where['failureSummary'][:200]}")
    context.close()
    assert found == []


def test_a_phone_plays_by_touch(browser: Browser, base_url: str) -> None:
    context = browser.new_context(
        base_url=base_url,
        viewport={"width": 390, "height": 844},
        has_touch=True,
        is_mobile=True,
        reduced_motion="reduce",
    )
    prepare(context)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, 'azul')}")
    Hand(page, "tap").play()
    expect(page.locator("#result-title")).to_be_visible()
    context.close()


@pytest.mark.parametrize("language", ["fr", "nl"])
def test_nothing_overflows_a_small_phone(browser: Browser, base_url: str, language: str) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": 360, "height": 740}, reduced_motion="reduce")
    prepare(context, language=language)
    page = context.new_page()
    for screen in SCREENS:
        show(page, screen)
        expect(page.locator("html")).to_have_attribute("lang", language)
        assert page.evaluate("document.documentElement.scrollWidth") <= 360, screen
        wide = page.evaluate(
            "[...document.querySelectorAll('button, a, h1, h2, p, label, select')]"
            ".filter(each => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== 'inline'"
            " && !each.matches('.unseen') && each.clientWidth).map(each => each.outerHTML.slice(0, 100))"
        )
        assert wide == [], screen
    context.close()


@pytest.mark.parametrize(("preset", "colors"), [("azul-jokers", "byrkwj"), ("pavilion", "pgoybr")])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_all_colors_stay_apart_in_grayscale(page: Page, preset: str, colors: str, theme: str) -> None:
    page.goto(f"/t/{make_table(page, preset)}")
    wait_for_turn(page)
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
    box = preset.partition("-")[0]
    size = (64, 64) if box == "azul" else (60, 104)
    tiles = {}
    for color in colors:
        page.evaluate(
            "([name, width, height]) => { document.querySelector('#one')?.remove();"
            " const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg'); svg.id = 'one';"
            " svg.setAttribute('width', width); svg.setAttribute('height', height);"
            " svg.style.cssText = 'position:fixed;inset:0;z-index:99;background:#888';"
            " const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');"
            " use.setAttribute('href', name); use.setAttribute('width', width); use.setAttribute('height', height);"
            " svg.append(use); document.body.append(svg); }",
            [f"#{box}-{color}", *size],
        )
        picture = Image.open(io.BytesIO(page.locator("#one").screenshot())).convert("L")
        tiles[color] = np.asarray(picture, dtype=float)
    for one, other in itertools.combinations(colors, 2):
        difference = float(np.sqrt(np.mean((tiles[one] - tiles[other]) ** 2)))
        assert difference > 20, f"{one} and {other} differ by {difference:.0f} of 255 in grayscale"


def test_the_first_page_is_small_and_stays_on_this_machine(page: Page) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto("/", wait_until="networkidle")
    assert sizes
    assert sum(sizes.values()) <= KILOBYTES * 1000, sizes


def test_languages_and_looks_change_at_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_label("Apparence").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
