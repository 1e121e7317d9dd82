"""What just happened stays in sight, and is played again with one key or touch."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from browser.conftest import prepare
from browser.playing import SETTLED, Hand, make_table, wait_for_turn

PHONES = [(360, 740), (740, 360)]
MARKED = """() => [...document.querySelectorAll('.other')].map(each => !!each.querySelector('[data-recent]'))"""
SCALES = """() => [...document.querySelectorAll('.strip .board')].map(
    each => each.getBoundingClientRect().width / each.viewBox.baseVal.width)"""

TOLD = """() => {
    window.told = [];
    const look = () => {
        const [told, lately] = ['.bar .told', '.other .lately'].map(each => document.querySelector(each)?.textContent);
        for (const [where, text] of Object.entries({ told, lately })) {
            const isNew = text && !window.told.some(each => each[0] === where && each[1] === text);
            if (isNew) window.told.push([where, text]);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
"""What the bar tells while it is shown, and the other's card after it, in the order in which both appear."""


def play_again(page: Page) -> None:
    """Whoever sees it again is told it, and finds the same marks after it."""
    marked = page.evaluate("document.querySelectorAll('[data-recent]').length")
    page.keyboard.press("r")
    expect(page.locator(".bar")).to_contain_text("takes")
    expect(page.locator("[data-recent]")).to_have_count(marked)


def test_on_a_phone_every_opponents_last_move_is_in_sight_and_is_played_again(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, has_touch=True, is_mobile=True, reduced_motion="reduce")
    prepare(context)
    page = context.new_page()
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"/t/{make_table(page, 'azul', players=4)}")
    Hand(page, "tap").play(2)
    page.locator("aside ol code").nth(3).wait_for(state="attached")
    wait_for_turn(page)
    assert page.evaluate(MARKED) == [True] * 3
    expect(page.locator('.middle [data-spot^="factory"][data-recent]')).not_to_have_count(0)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert min(page.evaluate(SCALES)) > 0.19, "lines and floor can be read"
        for told in page.locator(".other .lately").all():
            expect(told).to_have_text(re.compile(r"^[A-Z]\w+ .*\.$"))
            expect(told).to_be_in_viewport(ratio=1)

    # By touch; whoever comes back later sees it too.
    page.get_by_role("button", name="Show again").tap()
    expect(page.locator(".bar")).to_contain_text("takes")
    expect(page.get_by_role("button", name="Show again")).to_be_visible()
    page.reload()
    wait_for_turn(page)
    assert page.evaluate(MARKED) == [True] * 3
    play_again(page)

    # A touch opens a board, with what its player just did.
    page.locator(".other").first.tap()
    expect(page.locator("dialog[open] .lately")).to_contain_text("Places")
    context.close()


def test_at_one_screen_each_sees_what_the_other_did_until_it_moves(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'azul', seats=[{'kind': 'person', 'name': name} for name in ('Ana', 'Bea')])}")
    hand = Hand(page)
    for name, other in (("Ana", "Bea"), ("Bea", "Ana")):
        expect(page.locator(".own .seat")).to_contain_text(name)
        hand.play(2)
        expect(page.locator(".own .seat")).to_contain_text(other)
        expect(page.locator(".other [data-recent]")).not_to_have_count(0)
        expect(page.locator(".own [data-recent]")).to_have_count(0)
    play_again(page)


def test_a_card_does_not_tell_a_move_before_it_is_shown(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, viewport={"width": 360, "height": 740}, has_touch=True)
    prepare(context, speed=2)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    page.evaluate(TOLD)
    Hand(page, "tap").play(2)
    expect(page.locator(".other .lately")).to_contain_text("Places")
    told = page.evaluate("window.told")
    lately = next(text for where, text in told if where == "lately")
    assert ["told", lately.replace("Places", "Greedy places")] in told[: told.index(["lately", lately])]
    context.close()
