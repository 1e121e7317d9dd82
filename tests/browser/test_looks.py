"""Phone size, contrast and names (axe), grayscale, languages without overflow, and how much is loaded."""

from __future__ import annotations

import gzip
import io
import itertools
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, expect

from azulejos.locales import LANGUAGES, LOCALES
from azulejos.study.puzzles import all_puzzles
from browser.conftest import prepare
from browser.playing import SETTLED, SPEAK, Hand, make_table, wait_for_turn
from browser.pseudo import speak_pseudo

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
SCREENS = ["start", "lobby", "azul", "picked", "pavilion", "over", "game", "settings", "menu", "keys", "log", "replay"]
SCREENS += ["house rules", "rules/azul", "rules/pavilion", "games", "analysis", "editor", "puzzles", "nowhere"]
SCREENS += ["scribe", "count", "learn/azul"]
SIZES = [(360, 740), (768, 1024), (1280, 800), (1920, 1080)]
KILOBYTES = 120
LOADING = 60_000
"""The rules are loaded into the browser itself."""
MISFITS = """() => {
    const page = document.documentElement;
    const style = each => getComputedStyle(each);
    const parts = [...document.querySelectorAll('body *:not(svg *, .unseen, .unseen *, option)')]
        .filter(each => each.getClientRects().length && style(each).visibility !== 'hidden');
    const lies = each => each.getBoundingClientRect();
    const isWide = each => {
        const { display, overflowX } = style(each);
        if (each.matches('svg, input') || display === 'inline') return false;
        if (overflowX !== 'visible' && !each.matches('button, select')) return false;
        return each.clientWidth && each.scrollWidth > each.clientWidth + 1;
    };
    const isSqueezed = each => {
        const text = [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data.trim()).join('');
        return text.length > 3 && lies(each).height > 4 * lies(each).width && lies(each).width > 1;
    };
    const isCovered = each => {
        const inRow = ['flex', 'grid', 'inline-flex'].includes(style(each.parentElement).display);
        const flows = other => ['static', 'relative'].includes(style(other).position) && lies(other).width > 1;
        if (!inRow || !flows(each)) return false;
        const next = each.nextElementSibling;
        if (!next || !next.getClientRects().length || !flows(next)) return false;
        const [a, b] = [lies(each), lies(next)];
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return across > 2 && down > 2;
    };
    const tell = (what, found) => found.map(each =>
        what + ': ' + each.cloneNode().outerHTML.slice(0, 120) + ' ' + each.textContent.trim().slice(0, 60));
    return [
        ...tell('too wide', page.scrollWidth > innerWidth ? [page] : []),
        ...tell('too wide', parts.filter(isWide)),
        ...tell('squeezed', parts.filter(isSqueezed)),
        ...tell('covered', parts.filter(isCovered)),
    ];
}"""
"""What is wider than its place, squeezed, or lies under what follows it. What scrolls or ends in an ellipsis may."""


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
            page.locator("dialog[open] .menu .primary").click()
            page.locator("#result-title").wait_for()
        if screen == "game":
            page.goto(page.url.replace("/t/", "/g/"))
            page.locator(".own").wait_for()
        if screen in ("keys", "log"):
            page.keyboard.press("?" if screen == "keys" else "l")
    elif screen == "puzzles":  # not the day's: what is shown must not depend on the date
        shown = next(one for one in all_puzzles() if one.preset == "pavilion" and one.position.game.players == 2)
        page.goto(f"/puzzles/{shown.id}")
        page.locator(".own").wait_for()
    elif screen == "editor":
        page.goto("/analysis")
        page.locator("section button.primary").click()
        page.locator("[data-edit]").first.wait_for()
    elif screen.startswith("learn/"):
        page.goto(f"/{screen}")
        page.locator(".guide h2").wait_for()
        page.evaluate(SETTLED)
    else:
        page.goto("/" if screen in ("start", "house rules", "settings") else f"/{screen}")
        page.locator("h1").first.wait_for()
        if screen == "settings":
            page.locator("nav button").click()
            page.locator("dialog[open] fieldset").last.wait_for()
        if screen == "house rules":
            page.locator("summary").click()
            page.locator("details input").wait_for()
        if screen == "count":
            page.locator("section[data-seat]").last.wait_for(timeout=LOADING)


ONLY = {"dark": {"runOnly": ["color-contrast"]}}
"""Nothing else depends on the theme."""


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_on_any_screen(browser: Browser, base_url: str, theme: str) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", bypass_csp=True)
    prepare(context, theme=theme)
    page = context.new_page()
    found: list[str] = []
    for screen in SCREENS:
        show(page, screen)
        page.add_script_tag(path=AXE)
        result: dict[str, Any] = page.evaluate(
            "only => axe.run(document, { resultTypes: ['violations'], ...only })", ONLY.get(theme, {})
        )
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


def misfits(page: Page, screen: str, sizes: Sequence[tuple[int, int]] = SIZES) -> list[str]:
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        found += [f"{screen} at {width}: {each}" for each in page.evaluate(MISFITS)]
    return found


def test_nothing_overflows_in_any_language(page: Page) -> None:
    """On a phone; larger screens bear words that are longer still."""
    found = []
    for screen in SCREENS:
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        show(page, screen)
        for language in LANGUAGES[1:]:
            page.evaluate(SPEAK, language)
            expect(page.locator("html")).to_have_attribute("lang", LOCALES.get(language, language))
            found += [f"{language}: {each}" for each in misfits(page, screen, SIZES[:1])]
    assert found == []


@pytest.mark.parametrize("words", ["longer", "wider"])
def test_nothing_overflows(browser: Browser, base_url: str, words: str) -> None:
    """With words a third longer, and with those in a wide font where our own do not come."""
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context, language="en")
    speak_pseudo(context)
    if words == "wider":
        context.route("**/*.woff2", lambda route: route.abort())
    page = context.new_page()
    found: list[str] = []
    for screen in SCREENS:
        page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
        show(page, screen)
        assert "îî" in page.inner_text("body"), screen
        assert (words == "wider") != page.evaluate("document.fonts.check('16px Figtree')"), screen
        found += misfits(page, screen, SIZES if words == "longer" else SIZES[::2])
    context.close()
    assert found == []


LARGE = ["start", "azul", "picked", "pavilion", "over", "game", "settings", "menu", "keys"]
LARGE += ["editor", "puzzles", "count"]


def test_text_of_twice_the_size_fits_and_so_does_a_page_that_is_zoomed(browser: Browser, base_url: str) -> None:
    """As somebody has it who sets the browser's text larger; zoomed to 200 %, a page has half the screen."""
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context)
    page = context.new_page()
    found: list[str] = []
    for screen in LARGE:
        show(page, screen)
        found += [f"zoomed: {each}" for each in misfits(page, screen, ((640, 400), (512, 320)))]
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        found += misfits(page, screen, ((360, 740), (1280, 800)))
    context.close()
    assert found == []


def test_the_page_brings_its_own_fonts(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(each => each.status === 'loaded').map(each => each.family)")
    assert {"Figtree", "Alegreya"} <= set(loaded)
    for font in ("Figtree", "Alegreya"):
        licence = page.request.get(f"/assets/{font}-OFL.txt")
        assert "SIL Open Font License" in licence.text()


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


def test_the_first_page_is_small_and_stays_on_this_machine(page: Page, base_url: str) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if not response.url.startswith(f"{base_url}/api/"):
            sizes[response.url] = len(gzip.compress(response.body()))

    page.on("response", weigh)
    page.goto("/", wait_until="networkidle")
    assert any(address.endswith(".woff2") for address in sizes)
    assert sum(sizes.values()) <= KILOBYTES * 1000, sizes


def test_languages_and_looks_change_at_once(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", name="Réglages")).to_be_visible()
    page.get_by_label("Apparence").select_option("dark")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_label("Disposition pour gauchers").check()
    page.get_by_label("Son", exact=True).check()
    page.get_by_label("Points", exact=True).uncheck()
    page.get_by_role("button", name="Écouter le son : Points").click()
    expect(page.locator("dialog[open] use")).to_have_count(14)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("html")).to_have_attribute("data-hand", "left")
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    own, middle, log = (page.locator(part).bounding_box() for part in (".own", "div.middle", "aside"))
    assert own
    assert middle
    assert log
    assert log["x"] < own["x"] < middle["x"]
    page.locator("header button").nth(2).click()
    expect(page.get_by_label("Points", exact=True)).not_to_be_checked()
    page.get_by_label("Taille des tuiles").select_option("0.75")
    page.keyboard.press("Escape")
    page.evaluate(SETTLED)
    smaller = page.locator(".own").bounding_box()
    assert smaller
    assert smaller["height"] < own["height"]
