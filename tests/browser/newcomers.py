"""Newcomers who play whole first games with the guide, by touch on a phone or by keys at a desk, in any way.

`python -m browser.newcomers` plays games of each box in each language, for minutes; the tests play two.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect, sync_playwright

from azulejos.bots import LADDER
from azulejos.locales import LANGUAGES, load
from browser import fonts
from browser.conftest import launch_args, prepare, serving, watch
from browser.playing import Hand, wait_for_turn
from browser.test_keyboard import move as move_by_keys

PATIENT = 90_000
"""Judgements come after everything else that a machine has to do."""
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
DESK = {"viewport": {"width": 1280, "height": 800}, "reduced_motion": "reduce"}
WAYS = {"touch": PHONE, "keys": DESK}
MISSING = re.compile(r"\b(?:guide|azul|pavilion|bot|board|prompt)-[a-z]+\b")
"""The name of a message stands in for one that is missing."""
MOST_TURNS = 400


def told(page: Page) -> list[str]:
    """The names of the ideas that were told."""
    found: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('azulejos.guide') ?? '{}')")
    return list(found.get("told", []))


class Newcomer:
    """Does what the page offers, and asks, skips and takes back by chance."""

    def __init__(self, page: Page, language: str, way: str, seed: int = 1) -> None:
        self.page = page
        self.language = language
        self.way = way
        self.rng = random.Random(seed)
        self.hand = Hand(page, "tap", seed)

    @property
    def guide(self) -> Any:
        return self.page.get_by_role("region", name=self.says("guide-title"), exact=True)

    def says(self, name: str) -> str:
        return load(self.language, "game", "web", "help", "guide")(name)

    def begin(self, box: str) -> None:
        """From the start page, or from the rules of a box."""
        self.page.goto("/" if box == "azul" else f"/rules/{box}")
        way = self.says("way-learn" if box == "azul" else "help-learn")
        self.press(self.page.get_by_role("main").get_by_role("link", name=way))
        self.page.wait_for_url("**/t/*")
        expect(self.guide.locator("h2")).to_be_visible(timeout=PATIENT)

    def press(self, found: Any) -> None:
        if self.way == "touch":
            found.tap()
        elif self.way == "mouse":
            found.click()
        else:
            found.focus()
            self.page.keyboard.press("Enter")

    def button(self, name: str) -> Any:
        return self.guide.get_by_role("button", name=self.says(name), exact=True, disabled=False)

    def turn(self) -> bool:
        """One press for a move, and perhaps a word with the guide before; whether the game goes on."""
        if not wait_for_turn(self.page):
            return False
        self.listen()
        wish = self.rng.choice(["guide-next", "guide-next", "guide-back", "guide-tip", "guide-hide", "take-back", ""])
        if wish and (found := self.button(wish)).count():
            self.press(found.first)
            if wish == "guide-hide":
                self.press(self.button("guide-show"))
            if wish == "take-back":
                return wait_for_turn(self.page)
        self.check()
        if self.way == "touch":
            self.hand.move()
        else:
            move_by_keys(self.page)
        return True

    def listen(self) -> None:
        """What matters now is told before anybody moves, however slow the machine is."""
        expect(self.guide).to_have_attribute("aria-busy", "false", timeout=PATIENT)

    def check(self) -> None:
        """Every word is there, and nothing is wider than the screen."""
        said = self.guide.inner_text()
        assert not MISSING.search(said), said
        assert self.page.evaluate("document.documentElement.scrollWidth <= innerWidth")

    def play(self, halfway: Callable[[], None] = lambda: None, turns: int = 12) -> set[str]:
        """To the end, where the guide says how it went and whom to play next; what was told on the way."""
        for count in range(MOST_TURNS):
            if count == turns:
                halfway()
            if not self.turn():
                break
        expect(self.guide.locator(".end")).to_be_visible(timeout=PATIENT)
        expect(self.guide.locator(".buttons .primary")).to_be_visible()
        following = [load(self.language)("next-opponent", bot=self.says(f"bot-{bot.name}")) for bot in LADDER]
        buttons = [self.page.get_by_role("button", name=name, exact=True) for name in following]
        assert sum(found.count() for found in buttons) == 1, "the guide alone says whom to play next"
        self.check()
        known = told(self.page)
        assert len(known) == len(set(known))
        return set(known)


def visit(browser: Browser, base_url: str, language: str, way: str) -> tuple[Page, list[str]]:
    """A page as such a person has it, and what goes wrong there."""
    context = browser.new_context(base_url=base_url, **WAYS[way])
    prepare(context, language=language)
    page = context.new_page()
    return page, watch(page, base_url)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--language", choices=LANGUAGES, action="append")
    parser.add_argument("--way", choices=[*WAYS], action="append")
    parser.add_argument("--box", choices=["azul", "pavilion"], action="append")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), is_steady=False) as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(**launch_args("chromium", fonts.environment(Path(folder))))
        for language in chosen.language or LANGUAGES:
            for way in chosen.way or WAYS:
                for box in chosen.box or ["azul", "pavilion"]:
                    page, wrong = visit(browser, address, language, way)
                    newcomer = Newcomer(page, language, way, chosen.seed)
                    newcomer.begin(box)
                    known = newcomer.play()
                    assert wrong == [], wrong
                    print(f"{language} {way} {box}: {len(known)} ideas were told", file=sys.stderr)
                    page.context.close()


if __name__ == "__main__":
    main()
