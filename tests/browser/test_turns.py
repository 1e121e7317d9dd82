"""One turn: dragged, confirmed, undone, animated."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import prepare
from browser.playing import Hand, make_table, offered, wait_for_turn


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, pick: str, spot: str) -> None:
    page.mouse.move(*middle(page.locator(f'[data-pick="{pick}"] .hit').first))
    page.mouse.down()
    x, y = middle(page.locator(f'[data-spot="{spot}"]').first)
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y, steps=2)
    page.mouse.up()


def sit_down(page: Page, **settings: object) -> None:
    table = make_table(page, "azul")
    page.evaluate(
        "changes => localStorage.setItem('azulejos.settings',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('azulejos.settings')), ...changes }))",
        settings,
    )
    page.goto(f"/t/{table}")
    wait_for_turn(page)


def test_tiles_are_dragged_and_a_forbidden_drop_says_why(page: Page) -> None:
    sit_down(page)
    first = offered(page)["picks"][0]
    drag(page, first, "line-0-4")
    expect(page.locator("aside ol code").first).to_have_text(f"{first}5")
    wait_for_turn(page)
    other = next(pick for pick in offered(page)["picks"] if pick[1] != first[1])
    drag(page, other, "line-0-4")
    expect(page.get_by_role("alert")).to_contain_text("line 5 already holds")


def test_a_move_waits_to_be_confirmed(page: Page) -> None:
    sit_down(page, confirm="always")
    hand = Hand(page)
    hand.move()
    hand.move()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.locator("aside ol code")).to_have_count(0)
    hand.move()
    hand.move()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("aside ol code").first).to_be_attached()


def test_a_move_plays_itself_after_the_countdown(page: Page) -> None:
    sit_down(page, confirm="countdown")
    hand = Hand(page)
    hand.move()
    hand.move()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("aside ol code").first).to_be_attached()


def test_what_happens_is_animated_told_and_can_be_skipped(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url)
    prepare(context, speed=0.5)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    Hand(page).play(2)
    expect(page.locator(".bar")).to_contain_text("Ana takes")
    page.get_by_role("button", name="Skip").click()
    wait_for_turn(page)
    context.close()
