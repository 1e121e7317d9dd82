"""The whole game is in sight on every screen: nothing scrolls or overlaps, and tiles can be read."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType, Page

from azulejos.locales import LANGUAGES
from browser.conftest import prepare
from browser.playing import SETTLED, Hand, choose, make_table, recorded, wait_for_turn
from browser.test_first_start import compile_until

SCREENS = [
    (1024, 640),
    (1280, 800),
    (1366, 768),
    (1920, 1080),
    (2560, 1440),
    (768, 1024),
    (360, 740),
    (390, 844),
    (740, 360),
]
PHONES = [(360, 740), (740, 360)]
TIGHT = [(1024, 640), *PHONES]
"""Where words may need room that boards have."""
GAMES = [(preset, players, "") for preset in ("azul", "pavilion") for players in (2, 3, 4)]
GAMES += [("azul-grey-jokers", 4, ""), ("pavilion-mono", 3, ""), ("pavilion-mono", 4, "place")]
"""From the beginning, or from a phase later on."""
IN_ALL_LANGUAGES = (("azul", 2), ("pavilion", 4))
PHONE = 560
"""Below this width or 480 in height the others are a strip."""
MEASURED = """() => {
    const box = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const board = document.querySelector('.own .board');
    const scale = each => each.getBoundingClientRect().width / each.viewBox.baseVal.width;
    return {
        scrolls: [document.documentElement, ...document.querySelectorAll('main, main > .board')].some(
            each => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1),
        isStrip: !!document.querySelector('.others.strip'),
        parts: [...document.querySelectorAll('.bar, .tabletop > .middle, .own, .other')].map(box),
        own: scale(board),
        offer: scale(document.querySelector('.offer')),
        others: [...document.querySelectorAll('.other .board')].map(scale),
        targets: [...document.querySelectorAll('[data-pick] .hit')].map(each => each.getBoundingClientRect().width),
    };
}"""

PENDING = [("azul", "offer", ["[data-pick] .hit", "[data-place]"]), ("pavilion", "acquire", ["[data-pick] .hit"])]
"""What is pressed in a phase until a move waits to be confirmed."""
WORDS = """() => [...document.querySelectorAll('.bar :is(.words, .buttons)')].flatMap(each => {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    const inner = [...each.querySelectorAll('p, button')].map(part => part.getBoundingClientRect());
    const isIn = ({ left, right, top, bottom, width }) =>
        width < 2 || (left >= bar.left && right <= bar.right && top >= bar.top && bottom <= bar.bottom);
    return inner.every(isIn) && each.scrollWidth <= each.clientWidth + 1 ? [] : [each.innerText];
})"""
WATCHED = """() => {
    window.seen = new Set();
    const look = () => {
        const { x, y, width } = document.querySelector('.own').getBoundingClientRect();
        // While there is nothing to take: in the next round all is arranged anew.
        if (!document.querySelector('[data-spot^=factory]')) window.seen.add([x, y, width].map(Math.round).join(' '));
        requestAnimationFrame(look);
    };
    look();
}"""


def go_to_table(page: Page, game: str, players: int, phase: str) -> None:
    file, ply = recorded(game, players, phase) if phase else ("", 0)
    origin = {"origin": {"file": file, "ply": ply}} if phase else {}
    page.goto(f"/t/{make_table(page, game, players=players, **origin)}")
    wait_for_turn(page)


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


@pytest.mark.parametrize(("game", "players", "phase"), GAMES)
def test_the_whole_game_is_in_sight(browser: Browser, base_url: str, game: str, players: int, phase: str) -> None:
    wrong = []
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context)
    page = context.new_page()
    compile_until(page, 0)
    go_to_table(page, game, players, phase)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        speaks = (game, players) in IN_ALL_LANGUAGES and (width, height) in TIGHT
        for language in LANGUAGES if speaks else LANGUAGES[:1]:
            choose(page, language=language)
            page.evaluate(SETTLED)
            seen = page.evaluate(MEASURED)
            here = f"{language} {width}x{height}: "
            if seen["scrolls"]:
                wrong.append(here + "it scrolls")
            for part in seen["parts"]:
                if part["left"] < -1 or part["top"] < -1 or part["right"] > width + 1 or part["bottom"] > height + 1:
                    wrong.append(f"{here}{part} is not in sight")
            pairs = [(one, other) for i, one in enumerate(seen["parts"]) for other in seen["parts"][:i]]
            wrong += [f"{here}{one} and {other} overlap" for one, other in pairs if overlap(one, other)]
            is_phone = width < PHONE or height < PHONE
            if seen["isStrip"] != is_phone:
                wrong.append(here + "a strip is for phones alone")
            if not is_phone and min(seen["own"], seen["offer"], *seen["others"]) < 0.42:
                wrong.append(f"{here}too small to read: {seen}")
            if seen["own"] < 0.55 or seen["offer"] < (0.35 if is_phone else 0.45):
                wrong.append(f"{here}own board {seen['own']:.2f}, offer {seen['offer']:.2f}")
    context.close()
    assert wrong == []


@pytest.mark.parametrize(("game", "phase", "pressed"), PENDING)
def test_what_is_confirmed_can_be_read_in_every_language(
    browser: Browser, base_url: str, game: str, phase: str, pressed: list[str]
) -> None:
    wrong = []
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context, confirm="always")
    page = context.new_page()
    compile_until(page, 0)
    go_to_table(page, game, 2, phase)
    for selector in pressed:
        page.locator(selector).first.click(force=True)
    page.locator("[data-pending]").wait_for()
    for width, height in TIGHT:
        page.set_viewport_size({"width": width, "height": height})
        for language in LANGUAGES:
            choose(page, language=language)
            page.evaluate(SETTLED)
            wrong += [f"{language} {width}x{height}: {words}" for words in page.evaluate(WORDS)]
    context.close()
    assert wrong == []


@pytest.mark.parametrize(("players", "width", "height"), [(4, 360, 740), (2, 360, 740), (2, 740, 360), (2, 1280, 800)])
def test_a_table_lies_still_from_turn_to_turn(
    browser: Browser, base_url: str, players: int, width: int, height: int
) -> None:
    context = browser.new_context(
        base_url=base_url, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    prepare(context)
    page = context.new_page()
    go_to_table(page, "pavilion", players, "place")
    page.evaluate(WATCHED)
    Hand(page).play(4)
    assert len(page.evaluate("[...window.seen]")) == 1
    context.close()


@pytest.mark.only_browser("chromium")
def test_with_text_twice_as_large_a_phone_shows_the_boards_and_what_to_do(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], base_url: str
) -> None:
    """As somebody has it who sets the browser's text larger: lengths in the style sheets are of that text too."""
    flags = [*browser_type_launch_args["args"], "--blink-settings=defaultFontSize=32"]
    browser = browser_type.launch(**browser_type_launch_args | {"args": flags})
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context)
    page = context.new_page()
    compile_until(page, 0)
    wrong = []
    for game, players, phase in (("azul", 3, "offer"), ("pavilion", 2, "acquire"), ("pavilion", 4, "place")):
        go_to_table(page, game, players, phase)
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            seen, here = page.evaluate(MEASURED), f"{game} {players} {width}x{height}: "
            bar, middle, own, *_ = seen["parts"]
            wrong += [f"{here}{words} is cut off" for words in page.evaluate(WORDS)]
            wrong += [f"{here}the bar lies over {part}" for part in (middle, own) if overlap(bar, part)]
            wrong += [f"{here}{part}" for part in seen["parts"] if part["left"] < -1 or part["right"] > width + 1]
            if seen["scrolls"] or seen["own"] < 0.25:
                wrong.append(f"{here}it scrolls, or is tiny: {seen}")
    browser.close()
    assert wrong == []
