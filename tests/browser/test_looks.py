"""Phone size, contrast and names (axe), grayscale, languages without overflow, and how much is loaded."""

from __future__ import annotations

import io
import itertools
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image
from playwright.sync_api import Browser, Page, ViewportSize, expect

from azulejos.locales import LANGUAGES
from browser.conftest import prepare
from browser.playing import SETTLED, Hand, choose, make_table, wait_for_turn
from browser.pseudo import speak_pseudo
from browser.test_first_start import compile_until
from browser.tour import tour

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
PHONE, DESK = (360, 740), (1280, 800)
VIEWPORT: ViewportSize = {"width": PHONE[0], "height": PHONE[1]}
SIZES = [PHONE, (768, 1024), DESK, (1920, 1080)]
LARGE = ["start", "azul", "picked", "pavilion", "over", "game", "settings", "menu", "keys"]
LARGE += ["editor", "puzzles", "count"]
KILOBYTES = 120
WITHOUT_FONTS = """() => {
    const { style } = document.documentElement;
    for (const name of ['--sans', '--serif']) {
        const families = getComputedStyle(document.documentElement).getPropertyValue(name).split(',');
        style.setProperty(name, families.at(-1));
    }
}"""
"""As if the page's own fonts had not come: what is last in the list is shown."""
WITH_FONTS = "() => ['--sans', '--serif'].forEach(name => document.documentElement.style.removeProperty(name))"
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


def complaints(page: Page, theme: str) -> list[str]:
    """What axe finds that is serious. But for contrast, nothing depends on the theme."""
    choose(page, theme=theme)
    if not page.evaluate("'axe' in window"):
        page.add_script_tag(path=AXE)
    only = {"runOnly": ["color-contrast"]} if theme == "dark" else {}
    result: dict[str, Any] = page.evaluate("only => axe.run(document, { resultTypes: ['violations'], ...only })", only)
    return [
        f"{violation['id']}: {where['html'][:150]} {where['failureSummary'][:200]}"
        for violation in result["violations"]
        if violation["impact"] in ("serious", "critical")
        for where in violation["nodes"][:1]
    ]


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


def misfits(page: Page, size: tuple[int, int] | None = None) -> list[str]:
    """What does not fit, at another size or as it is."""
    if size:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)
    found: list[str] = page.evaluate(MISFITS)
    return found


def test_every_screen_fits_in_every_language_and_at_twice_the_size_and_axe_finds_nothing_serious(
    browser: Browser, base_url: str
) -> None:
    """One tour, for a screen costs more to reach than to look at.

    Languages are looked at on a phone; larger screens bear words that are longer still. Text of twice the size is what
    somebody has who sets the browser's text larger; zoomed to 200 %, a page has half the screen.
    """
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", bypass_csp=True, viewport=VIEWPORT)
    prepare(context)
    page = context.new_page()
    wrong: list[str] = []
    for screen in tour(page):
        found: dict[str, list[str]] = {}
        for language in LANGUAGES[1:]:
            choose(page, language=language)
            found[language] = misfits(page)
        choose(page, language="en")
        if screen in LARGE:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            found["large on a phone"] = misfits(page)
            found["large"] = misfits(page, DESK)
            page.evaluate("document.documentElement.style.fontSize = ''")
            for size in ((640, 400), (512, 320)):
                found[f"zoomed to {size[0]}"] = misfits(page, size)
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.evaluate(SETTLED)
        for theme in ("dark", "light"):
            found[f"axe, {theme}"] = complaints(page, theme)
        misfits(page, PHONE)
        wrong += [f"{screen}, {how}: {each}" for how, several in found.items() for each in several]
    context.close()
    assert wrong == []


def test_every_screen_bears_words_a_third_longer_also_in_a_wide_font(browser: Browser, base_url: str) -> None:
    """The wide font is what is shown where our own do not come."""
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", viewport=VIEWPORT)
    prepare(context, language="en")
    speak_pseudo(context)
    page = context.new_page()
    wrong: list[str] = []
    for screen in tour(page):
        assert "îî" in page.inner_text("body"), screen
        assert page.evaluate("document.fonts.check('16px Figtree')"), screen
        for size in SIZES:
            found = {"longer": misfits(page, size)}
            if size in (PHONE, DESK):
                page.evaluate(WITHOUT_FONTS)
                found["wider"] = misfits(page)
                page.evaluate(WITH_FONTS)
            wrong += [
                f"{screen}, {words}, at {size[0]}: {each}" for words, several in found.items() for each in several
            ]
        misfits(page, PHONE)
    context.close()
    assert wrong == []


def test_where_fonts_do_not_come_others_are_shown_and_fit(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", viewport=VIEWPORT)
    prepare(context, language="en")
    speak_pseudo(context)
    context.route("**/*.woff2", lambda route: route.abort())
    page = context.new_page()
    compile_until(page, 0)
    page.goto("/")
    page.locator("h1").first.wait_for()
    assert not page.evaluate("document.fonts.check('16px Figtree')")
    family = "getComputedStyle(document.body).fontFamily"
    aborted = misfits(page), page.evaluate("document.body.scrollHeight")
    page.evaluate(WITHOUT_FONTS)
    assert "Figtree" not in page.evaluate(family)
    assert (misfits(page), page.evaluate("document.body.scrollHeight")) == aborted == ([], aborted[1])
    context.close()


def test_the_page_brings_its_own_fonts(page: Page) -> None:
    page.goto("/", wait_until="networkidle")
    page.evaluate("document.fonts.ready")
    loaded = page.evaluate("[...document.fonts].filter(each => each.status === 'loaded').map(each => each.family)")
    assert {"Figtree", "Alegreya"} <= set(loaded)
    for font in ("Figtree", "Alegreya"):
        licence = page.request.get(f"/assets/{font}-OFL.txt")
        assert "SIL Open Font License" in licence.text()


ROW = """([names, width, height]) => {
    document.querySelector('#row')?.remove();
    const make = (name, values) => {
        const made = document.createElementNS('http://www.w3.org/2000/svg', name);
        for (const [key, value] of Object.entries(values)) made.setAttribute(key, value);
        return made;
    };
    const row = make('svg', { id: 'row', width: width * names.length, height });
    row.style.cssText = 'position: fixed; inset: 0; z-index: 99; background: #888';
    row.append(...names.map((name, i) => make('use', { href: name, x: i * width, width, height })));
    document.body.append(row);
}"""
"""Tiles beside each other, above everything else."""


@pytest.mark.parametrize(("preset", "colors"), [("azul-jokers", "byrkwj"), ("pavilion", "pgoybr")])
def test_all_colors_stay_apart_in_grayscale(page: Page, preset: str, colors: str) -> None:
    page.goto(f"/t/{make_table(page, preset)}")
    wait_for_turn(page)
    box = preset.partition("-")[0]
    width, height = (64, 64) if box == "azul" else (60, 104)
    for theme in ("light", "dark"):
        choose(page, theme=theme)
        page.evaluate(ROW, [[f"#{box}-{color}" for color in colors], width, height])
        picture = Image.open(io.BytesIO(page.locator("#row").screenshot())).convert("L")
        assert picture.size == (width * len(colors), height)
        tiles = dict(zip(colors, np.split(np.asarray(picture, dtype=float), len(colors), axis=1), strict=True))
        for one, other in itertools.combinations(colors, 2):
            difference = float(np.sqrt(np.mean((tiles[one] - tiles[other]) ** 2)))
            assert difference > 20, f"{theme}: {one} and {other} differ by {difference:.0f} of 255 in grayscale"


def test_the_first_page_is_small_and_stays_on_this_machine(page: Page, base_url: str) -> None:
    sizes: dict[str, int] = {}

    def weigh(response: Any) -> None:
        if not response.url.startswith(f"{base_url}/api/"):
            sizes[response.url] = response.request.sizes()["responseBodySize"]

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
