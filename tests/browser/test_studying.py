"""Rules help and replay: examples tried by hand, games gone through and played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from browser.playing import SETTLED

GAME = """\
azulejos 1
game: azul/2;max_rounds=1
seat 0: Mathilde
seat 1: Philippe
result: 4-2

=kkbw =yrrr =bbyw =kwwy =rkyb
2r3 {The reds.} 1k2
3b2 4y1
5y1 cw4
cb4 cy3
ck5 cr5
"""
EXAMPLES = json.loads((Path(__file__).parents[2] / "web/src/help/examples.json").read_text(encoding="utf-8"))


@pytest.fixture
def trying(context: BrowserContext) -> Page:
    """A page on which something may be refused: the browser's console tells of that too."""
    return context.new_page()


@pytest.mark.parametrize("topic", ["azul", "pavilion"])
def test_every_example_can_be_solved_by_hand(page: Page, topic: str) -> None:
    page.goto(f"/rules/{topic}")
    page.locator("figure [data-pick]").first.wait_for()
    solved = 0
    for part in page.locator("section[id]").all():
        tabs = part.locator(".tabs button")
        for tab in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(tab).click()
            if part.locator("figure").count():
                solve(part)
                solved += 1
    assert solved == sum(example["id"].startswith(topic) for example in EXAMPLES)


def solve(part: Locator) -> None:
    part.locator("[data-pick], [data-place], [data-pass]").first.wait_for()
    shown = part.locator("figure").get_attribute("data-example")
    move = next(example["moves"][0] for example in EXAMPLES if example["id"] == shown)
    if move.startswith("pass"):
        part.locator("[data-pass]").click()
        part.locator(f'button[data-place="{move}"]').click()
    elif part.locator(f'[data-pick="{move[:2]}"]').count():
        part.locator(f'[data-pick="{move[:2]}"] .hit').first.click()
        if len(move) > 2:
            part.locator(f'[data-place="{move}"] .hit').click()
    else:
        # A space of a star is named after its best payment, one of the wall after its only move.
        name = f'="{move}"' if move.startswith("t") else f'^="{move[:2]}"'
        part.locator(f".board [data-place{name}] .hit").click()
        if (way := part.locator(f'.way[data-place="{move}"]')).count():
            way.click()
    expect(part.locator(".done")).to_be_visible()


ALL_SHOWN = """() => [...document.querySelectorAll('figure[data-example]')]
    .every(each => each.querySelector('.tabletop'))"""


def test_what_is_forbidden_is_explained(trying: Page) -> None:
    trying.goto("/rules/azul")
    trying.wait_for_function(ALL_SHOWN)  # each that appears moves those below it, with the tile that is dragged
    trying.evaluate(SETTLED)
    part = trying.locator("#azul-line")
    part.locator('[data-pick="1y"] .hit').first.drag_to(part.locator('[data-spot="line-0-1"]'))
    expect(part.locator(".problem")).to_contain_text("already has its yellow tile")


def test_a_space_that_cannot_be_paid_says_why(trying: Page) -> None:
    trying.goto("/rules/pavilion")
    part = trying.locator("#pavilion-place")
    part.locator("[data-place]").first.wait_for()
    part.locator('[data-spot="space-0-g-3"] text').click()
    expect(part.locator(".problem")).to_contain_text("at least one tile paid must be green")


COVERED = """() => {
    const [own, controls] = ['.own', '.controls'].map(each => document.querySelector(each).getBoundingClientRect());
    return own.bottom > controls.top + 1;
}"""


def test_a_game_file_is_gone_through_with_slider_keys_and_list(page: Page) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": GAME.encode()}
    )
    slider = page.get_by_role("slider")
    expect(slider).to_have_value("0")
    told = page.locator(".told")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text("Mathilde takes 3 red tiles")
    page.get_by_role("button", name="1k2").click()
    expect(slider).to_have_value("3")
    expect(page.locator("[aria-current=step]")).to_contain_text("1k2")
    page.keyboard.press("End")
    expect(page.locator(".own")).to_contain_text("Philippe")
    expect(page.get_by_role("button", name="Step forward")).to_be_disabled()
    slider.fill("0")
    expect(told).to_contain_text("The game begins")

    # On a phone what happened is in sight with the boards, and nothing lies over them.
    size = page.viewport_size
    assert size
    for width, height in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        for part in (told, slider, page.locator(".own"), page.get_by_role("button", name="Draw tiles")):
            expect(part).to_be_in_viewport(ratio=1)
        assert page.evaluate(COVERED) is False
    page.set_viewport_size(size)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    paper = page.locator("article")
    expect(paper.locator("svg.board")).to_have_count(2)
    expect(paper).to_contain_text("2r3 Mathilde takes 3 red tiles from factory 2.")
    expect(slider).to_be_hidden()
    page.emulate_media(media="screen")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(paper).to_have_count(0)


def test_playing_on_from_a_position(page: Page) -> None:
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(
        {"name": "game.txt", "mimeType": "text/plain", "buffer": GAME.encode()}
    )
    page.get_by_role("button", name="3b2").click()
    page.get_by_role("tab", name="More").click()
    page.get_by_label("Against").select_option("greedy")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator("[data-pick]").first.wait_for()
    expect(page.locator(".own")).to_contain_text("Philippe")


def test_a_broken_file_is_explained(trying: Page) -> None:
    trying.goto("/replay")
    broken = GAME.replace("5y1", "5w1").encode()
    trying.locator("input[type=file]").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": broken})
    expect(trying.get_by_role("alert")).to_contain_text("line 10: 5w1 cannot be played there")
