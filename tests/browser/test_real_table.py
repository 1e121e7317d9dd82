"""The real table: a game written down by touch without a network, and final boards counted."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from azulejos.records import read_game
from azulejos.table import Scribe
from browser.conftest import prepare, watch
from browser.playing import LOADING, SETTLED
from browser.test_studying import GAME
from browser.test_turns import middle

KEPT = """async () => {
    const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
    const kept = (await Promise.all(caches_.map(cache => cache.keys()))).flat().map(({ url }) => url);
    return ['.wasm', '.zip', 'lock.json'].every(end => kept.some(url => url.endsWith(end)));
}"""
"""The rules could be loaded without a network."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def enter(page: Page, moves: list[str]) -> None:
    """Tap what a sheet offers: a color, or tiles and their line."""
    for move in moves:
        if move.startswith("="):
            page.locator(f'[data-draw="{move[1]}"]').tap()
            continue
        page.evaluate(SETTLED)
        page.locator(f'[data-pick="{move[:2]}"] .hit').first.tap()
        page.locator(f'.board [data-place="{move}"] .hit').tap()


def test_a_game_is_entered_by_touch_without_a_network(browser: Browser, base_url: str, tmp_path: Path) -> None:
    """A press too many is refused and taken back, the file is the one of the rules, and nothing is lost on the way."""
    context = browser.new_context(base_url=base_url, **PHONE)
    prepare(context, worker=True)
    page = context.new_page()
    wrong = watch(page, base_url)
    page.goto("/")
    page.get_by_role("link", name="Record a real game").tap()
    page.locator("details input[type=number]").wait_for(state="attached", timeout=LOADING)
    page.wait_for_function(KEPT, timeout=LOADING)
    context.set_offline(True)
    page.locator('main a[href="/count"]').tap()
    page.locator('[data-seat="0"] [data-space="0-0"]').tap(timeout=LOADING)
    expect(page.locator('[data-seat="0"] .total')).to_have_text("Total 0")
    expect(page.locator('[data-seat="0"] [data-space="0-0"]')).to_have_attribute("aria-pressed", "true")

    # A star comes closer under a finger that could mean two spaces, and stays there.
    page.get_by_label("Game").select_option("pavilion")
    one, other = (page.locator(f'[data-seat="0"] [data-space="g-{space}"]') for space in (2, 3))
    one.scroll_into_view_if_needed(timeout=LOADING)
    middles = [middle(each) for each in (one, other)]
    page.touchscreen.tap(*(sum(at) / 2 for at in zip(*middles, strict=True)))
    expect(page.locator(".drawing[data-full]")).to_have_count(1)
    for space in (one, other):
        page.touchscreen.tap(*middle(space))
        expect(space).to_have_attribute("aria-pressed", "true")
    page.go_back()
    page.locator("summary").tap()
    page.locator("details input[type=number]").fill("1", timeout=LOADING)
    record = read_game(GAME)
    for seat, name in enumerate(record.seats):
        page.get_by_label(f"Name of player {seat + 1}").fill(name)
    page.get_by_role("button", name="Start", exact=True).tap()
    moves = [str(action) for action in record.actions()]
    enter(page, ["=w", "=w"])
    expect(page.get_by_text("Factory 1")).to_be_visible()
    page.get_by_role("button", name="Undo").tap()
    page.get_by_role("button", name="Undo").tap()
    enter(page, moves[:22])
    page.evaluate(SETTLED)
    page.locator('[data-pick="4y"] .hit').first.tap()
    page.locator('[data-spot="line-0-2"]').tap()
    expect(page.get_by_role("alert")).to_have_text("Not allowed: line 3 is full.")
    enter(page, moves[22:])
    expect(page.locator("#result-title")).to_have_text("Mathilde wins")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download game file").first.tap()
    file = Path(saved.value.path()).read_text(encoding="utf-8")
    date = read_game(file).tags["date"]
    scribe = Scribe.begin(record.game, record.seats, date=date)
    scribe.enter(*moves)
    assert file == scribe.file
    page.get_by_role("button", name="Replay", exact=True).tap()
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="Back to the sheet").tap()
    page.reload()
    expect(page.locator("#result-title")).to_be_visible(timeout=LOADING)
    page.get_by_role("button", name="Entries").tap()
    page.locator("dialog [data-at]").nth(1).tap()
    expect(page.locator('[data-pick="1k"]')).to_be_visible()
    page.get_by_role("button", name="Entries").tap()
    page.get_by_role("button", name=f"Redo all {len(moves) - 21}").tap()
    expect(page.locator("#result-title")).to_be_visible()
    context.close()
    assert [each for each in wrong if "net::ERR" not in each] == []


def test_final_boards_are_counted_line_by_line(page: Page) -> None:
    """A grey wall takes any color once in a row, jokers are no color, and what cannot be says why."""
    page.goto("/count")
    page.locator("[data-space]").first.wait_for(timeout=LOADING)
    page.get_by_label("Game").select_option("azul-grey-jokers")
    first = page.locator('[data-seat="0"]')
    for column, color in enumerate("byrkj"):
        page.locator(f'[data-brush="{color}"]').click()
        first.locator(f'[data-space="0-{column}"]').click()
    page.locator('[data-brush="b"]').click()
    first.locator('[data-space="1-0"]').click()
    expect(page.get_by_role("alert")).to_have_text("Not allowed: no blue tile may lie there.")
    before = first.get_by_label("Points so far")
    before.fill("-5")
    expect(before).to_have_value("0")
    before.fill("30")
    expect(first.locator(".total")).to_have_text("Total 32")  # while the field has the focus
    expect(page.get_by_role("alert")).to_have_count(0)
    first.get_by_role("button", name="one more").click()
    expect(first.locator("li")).to_have_text(
        [
            "Points so far 30",
            "Player 1 loses 1 point for the floor line. −1",
            "Player 1 scores 2 points for completing row 1. +2",
            "Total 31",
        ]
    )
    expect(page.get_by_text("Player 1 wins")).to_be_visible()
    page.reload()
    expect(first.locator(".total")).to_have_text("Total 31", timeout=LOADING)


def test_the_page_itself_may_not_run_wasm(page: Page) -> None:
    """Only the worker that has the rules may."""
    found = page.goto("/scribe")
    assert found is not None
    assert "wasm" not in found.headers["content-security-policy"]
