"""Somebody who plays with mouse, fingers or keys, and only does what the page offers."""

from __future__ import annotations

import json
import random
from typing import Any

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004

import azulejos
from azulejos.locales import LOCALES
from azulejos.records import GameRecord, write_game

WAITING = 120_000
"""For a bot's turn, or a thought, on a busy machine."""
LOADING = 240_000
"""For Python, which is loaded and started in the browser."""
PATIENCE = 10_000
OFFERED = """() => ({
    isOver: !!document.querySelector('#result-title'),
    isMine: !!document.querySelector('.yours'),
    ways: [...document.querySelectorAll('.chooser [data-place], .picker [data-place]')].map(each => each.dataset.place),
    tiles: [...document.querySelectorAll('.picker .tile[aria-pressed=false]:not(:disabled)')].length,
    picks: [...document.querySelectorAll('[data-pick]')].map(each => each.dataset.pick),
    places: [...document.querySelectorAll('[data-place]')].map(each => each.dataset.place),
})"""

EMPTY = '<link rel="icon" href="/icon.svg">'
"""A page with this server's storage. The browser asks for an icon where a page names none."""


def make_table(page: Page, preset: str, players: int = 2, bot: str = "greedy", **more: Any) -> str:
    """Make a table as the start page does, and keep its seats in the page's storage."""
    seats = [{"kind": "person", "name": "Ana"}] + [{"kind": "bot", "bot": bot}] * (players - 1)
    request = {"preset": preset, "players": players, "seats": seats, "takeback": "free", **more}
    response = page.request.post("/api/tables", data=request)
    assert response.status == 201, response.text()
    made = response.json()
    keep = json.dumps(json.dumps([[made["table"], made["seats"]]]))
    if page.url == "about:blank":
        page.route("**/empty", lambda route: route.fulfill(content_type="text/html", body=EMPTY))
        page.goto("/empty")
    page.evaluate(f"localStorage.setItem('azulejos.seats', {keep})")
    return str(made["table"])


def offered(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(OFFERED)
    return found


SETTLED = """() => new Promise((done, fail) => {
    let last = '', frames = 0;
    const lies = each => { const { x, y, width } = each.getBoundingClientRect(); return [x, y, width]; };
    const next = left => {
        const now = [...document.querySelectorAll('.tabletop :is(.middle, .own, .others)')].flatMap(lies).join(' ');
        if (document.querySelector('.tabletop.unknown') || now !== last) left = 4;
        last = now;
        if (++frames > 600) fail(new Error('the table never lies still'));
        else if (left) requestAnimationFrame(() => next(left - 1));
        else done();
    };
    next(4);
})"""
"""A table is arranged in the first frames after it appears, and after its room has changed."""


CHOSEN = """settings => {
    const key = 'azulejos.settings', changed = { ...JSON.parse(localStorage.getItem(key)), ...settings };
    dispatchEvent(new StorageEvent('storage', { key, newValue: JSON.stringify(changed) }));
}"""

ARRIVED = """async () => {
    const changes = document.getAnimations().filter(each => each instanceof CSSTransition);
    await Promise.allSettled(changes.map(each => each.finished));
}"""
"""Colors change in no time, but not in the same frame."""


def choose(page: Page, **settings: str) -> None:
    """The person has chosen another language or theme, in another tab; wait until it is here."""
    page.evaluate(CHOSEN, settings)
    if language := settings.get("language"):
        expect(page.locator("html")).to_have_attribute("lang", LOCALES.get(language, language))
    if theme := settings.get("theme"):
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        page.evaluate(ARRIVED)


def wait_for_turn(page: Page) -> bool:
    """Whether it is our turn; if not, the game is over."""
    page.locator(".yours, #result-title").first.wait_for(state="attached", timeout=WAITING)
    page.evaluate(SETTLED)
    return not offered(page)["isOver"]


class Hand:
    """Presses what a rule of thumb likes: tiles on lines rather than on the floor, the first way to pay."""

    def __init__(self, page: Page, how: str = "click", seed: int = 1) -> None:
        self.page = page
        self.how = how
        self.rng = random.Random(seed)

    def press(self, selector: str) -> None:
        """Press it, unless the only choice has just played itself and it is gone."""
        found = self.page.locator(selector).first
        try:
            found.tap(timeout=PATIENCE) if self.how == "tap" else found.click(timeout=PATIENCE)
        except TimeoutError:
            if found.count():
                raise

    def move(self) -> None:
        """One thing that the page offers; a move may take several."""
        now = offered(self.page)
        if not now["isMine"]:
            return
        if now["ways"]:
            self.press(f':is(.chooser, .picker) [data-place="{now["ways"][0]}"]')
        elif now["tiles"]:
            self.press(".picker .tile[aria-pressed=false]:not(:disabled)")
        elif now["places"]:
            good = [place for place in now["places"] if not place.endswith("f") and not place.startswith("pass")]
            self.press(f'[data-place="{self.rng.choice(good or now["places"])}"]')
        elif now["picks"]:
            self.press(f'[data-pick="{self.rng.choice(now["picks"])}"] .hit')
        else:
            self.press("[data-pass]")

    def play(self, moves: int = 10_000) -> None:
        """To the end of the game, or for so many presses."""
        for _ in range(moves):
            if not wait_for_turn(self.page):
                return
            self.move()


def recorded(preset: str, players: int, phase: str, seed: int = 3, least: int = 3) -> tuple[str, int]:
    """A game up to where the first seat has some choices in a phase of a later round: file, and ply."""
    for each in range(seed, seed + 100):
        rng = random.Random(each)
        record = GameRecord(azulejos.game(preset, players), ["Ana", *"BCD"[: players - 1]])
        node, ply = record.root, 0
        while not node.position.is_over:
            now = node.position.to_json()
            actions = node.position.legal_actions()
            if (now["to_act"], now["phase"]) == (0, phase) and now["round"] >= 2 and len(actions) >= least:
                return write_game(record), ply
            actions = [action for action in actions if not str(action).startswith("pass")] or actions
            node, ply = node.add(rng.choice(actions)), ply + 1
    raise AssertionError(f"{preset} never comes to {phase}")
