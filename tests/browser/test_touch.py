"""Fingers: every target is 44 pixels for them, however small it is drawn, and whole games are played by touch."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Page, expect

from azulejos.records import read_game
from browser.conftest import prepare
from browser.playing import SETTLED, make_table, recorded, wait_for_turn
from browser.test_first_start import compile_until

FINGER = 44
PHONES = [(360, 740), (740, 360)]
SITUATIONS = [
    ("azul", 2, "offer"),
    ("azul-grey", 4, "offer"),
    ("azul-grey", 2, "tiling"),
    ("pavilion", 2, "acquire"),
    ("pavilion", 4, "place"),
]
TARGETS = """() => [...document.querySelectorAll('.drawing :is([data-pick], [data-place])')].map(each => ({
    name: each.dataset.pick ?? each.dataset.place,
    hits: [...each.querySelectorAll('.hit')].map(hit => {
        const { x, y, width, height } = hit.getBoundingClientRect();
        return { x, y, width, height };
    }),
}))"""
STATE = """() => {
    const closer = document.querySelector('.drawing[data-full]');
    const { x, y, width, height } = (closer ?? document.body).getBoundingClientRect();
    const ways = [...document.querySelectorAll('.chooser [data-place]')].map(each => each.dataset.place);
    const picked = document.querySelector('.picked')?.dataset.pick;
    const { pending } = document.querySelector('.bar').dataset;
    return { isCloser: !!closer, view: { x, y, width, height }, pressed: [...ways, picked, pending] };
}"""


def phone(browser: Browser, base_url: str) -> Page:
    context = browser.new_context(base_url=base_url, has_touch=True, is_mobile=True, reduced_motion="reduce")
    prepare(context, confirm="always", forced=False)
    page = context.new_page()
    # A server that compiles says so above the table, which moves when it is done.
    compile_until(page, 0)
    return page


def misled(page: Page, rng: random.Random) -> list[str]:
    """Touch the table around the middles of some targets: what does not lead to the target that was meant."""
    wrong = []
    targets = page.evaluate(TARGETS)
    assert targets
    for target in rng.sample(targets, min(6, len(targets))):
        hit = rng.choice(target["hits"])
        across, down = (rng.choice([-1, 0, 1]) * (FINGER / 2 - 1) for _ in range(2))
        x, y = hit["x"] + hit["width"] / 2 + across, hit["y"] + hit["height"] / 2 + down
        page.touchscreen.tap(x, y)
        now, name = page.evaluate(STATE), target["name"]
        if now["isCloser"]:
            wrong += [f"{name} at {x:.0f} {y:.0f}: {each}" for each in too_small(page, name, now["view"])]
        elif name not in now["pressed"]:
            wrong.append(f"{name} is not reached at {x:.0f} {y:.0f}: {now}")
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page.locator(".chooser, .drawing[data-full]")).to_have_count(0)
    return wrong


def too_small(page: Page, name: str, view: dict[str, float]) -> list[str]:
    found: dict[str, Any] = next(target for target in page.evaluate(TARGETS) if target["name"] == name)
    sizes = [min(hit["width"], hit["height"]) for hit in found["hits"] if is_inside(hit, view)]
    return [] if any(size >= FINGER for size in sizes) else [f"{sizes} of {found['hits']} in {view}"]


def is_inside(hit: dict[str, float], view: dict[str, float]) -> bool:
    """At least the finger's part of it."""
    across = min(hit["x"] + hit["width"], view["x"] + view["width"]) - max(hit["x"], view["x"])
    down = min(hit["y"] + hit["height"], view["y"] + view["height"]) - max(hit["y"], view["y"])
    return min(across, down) >= FINGER - 1


def test_a_finger_reaches_what_it_means(browser: Browser, base_url: str) -> None:
    page = phone(browser, base_url)
    rng = random.Random(7)
    wrong = []
    for preset, players, phase in SITUATIONS:
        file, ply = recorded(preset, players, phase)
        page.goto(f"/t/{make_table(page, preset, players=players, origin={'file': file, 'ply': ply})}")
        wait_for_turn(page)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            wrong += [f"{preset} {phase} {width}: {each}" for each in misled(page, rng)]
    page.context.close()
    assert wrong == []


MANY = 6
IN_ORDER = """() => {
    const box = each => document.querySelector(each).getBoundingClientRect();
    const [title, ways, own] = [box('.chooser .title'), box('.chooser .ways'), box('.own')];
    return title.top >= own.top && title.bottom <= ways.top + 1 && ways.bottom <= own.bottom;
}"""


def crowded() -> tuple[str, int, str, int]:
    """A game, up to where a space can be paid for in many ways, and in how many."""
    for seed in range(100):
        file, ply = recorded("pavilion", 2, "place", seed=seed, least=150)
        node = read_game(file).root
        for _ in range(ply):
            node = node.children[0]
        moves = [str(action) for action in node.position.legal_actions()]
        space, count = Counter(move[:2] for move in moves if not move.startswith("pass")).most_common(1)[0]
        if count >= MANY:
            return file, ply, space, count
    raise AssertionError("nowhere are there many ways")


def test_many_ways_to_pay_are_listed_below_their_title(browser: Browser, base_url: str) -> None:
    page = phone(browser, base_url)
    file, ply, space, count = crowded()
    page.goto(f"/t/{make_table(page, 'pavilion', origin={'file': file, 'ply': ply})}")
    wait_for_turn(page)
    ways = page.locator(".chooser .way")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        page.locator(f'.own .board [data-place^="{space}"]').focus()
        page.keyboard.press("Enter")
        expect(ways).to_have_count(count)
        assert page.evaluate(IN_ORDER)
        expect(page.get_by_role("button", name="Cancel")).to_be_in_viewport(ratio=1)
        assert ways.first.evaluate("each => each.offsetTop") == ways.nth(1).evaluate("each => each.offsetTop")
        page.keyboard.press("Escape")
    page.context.close()
