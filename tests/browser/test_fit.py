"""The whole game is in sight on every screen: nothing scrolls or overlaps, and tiles can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from azulejos.locales import LANGUAGES
from browser.conftest import prepare
from browser.playing import SETTLED, choose, make_table, wait_for_turn

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
TIGHT = [(1024, 640), (360, 740), (740, 360)]
"""Where words may need room that boards have."""
GAMES = [(preset, players) for preset in ("azul", "pavilion") for players in (2, 3, 4)]
GAMES += [("azul-grey-jokers", 4), ("pavilion-mono", 3)]
IN_ALL_LANGUAGES = (("azul", 2), ("pavilion", 4))
PHONE = 560
"""Below this width or 480 in height the others are a strip."""
MEASURED = """() => {
    const box = each => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
    };
    const main = document.querySelector('main');
    const board = document.querySelector('.own .board');
    const scale = each => each.getBoundingClientRect().width / each.viewBox.baseVal.width;
    return {
        scrolls: main.scrollHeight > main.clientHeight + 1 || document.documentElement.scrollWidth > innerWidth,
        isStrip: !!document.querySelector('.others.strip'),
        parts: [...document.querySelectorAll('.bar, .tabletop > .middle, .own, .other')].map(box),
        own: scale(board),
        offer: scale(document.querySelector('.offer')),
        others: [...document.querySelectorAll('.other .board')].map(scale),
        targets: [...document.querySelectorAll('[data-pick] .hit')].map(each => each.getBoundingClientRect().width),
    };
}"""


def overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return across > 1 and down > 1


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_whole_game_is_in_sight(browser: Browser, base_url: str, game: str, players: int) -> None:
    wrong = []
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, game, players=players)}")
    wait_for_turn(page)
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
            if not is_phone and min(seen["own"], seen["offer"], *seen["others"]) < 0.3:
                wrong.append(f"{here}too small to read: {seen}")
            # On a phone the line that tells of compiling may be there too.
            least = 0.35 if is_phone else 0.45
            if seen["own"] < least or seen["offer"] < least:
                wrong.append(f"{here}own board {seen['own']:.2f}, offer {seen['offer']:.2f}")
    context.close()
    assert wrong == []
