"""Sheets to print: a score sheet and the rules of a game, one page each, with the numbers of the rules."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

import azulejos
from azulejos.locales import LANGUAGES
from browser.conftest import prepare

LONGEST = ("azul-grey-jokers", "pavilion-mono")
"""The games of each box that have the most to tell."""
PAPERS = {"a4": (595, 842), "letter": (612, 792)}
"""Their sizes in points."""
LEFT_OUT = """() => {
    const within = (inner, outer) => inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
    const isCut = page => [...page.querySelectorAll('section, td, th, svg, p')]
        .some(part => ![...part.getClientRects()].every(box => within(box, page.getBoundingClientRect())));
    const cut = [...document.querySelectorAll('article')].filter(isCut);
    const ids = /\\b(help|print|points|preset|count)-[a-z-]+/g;
    const said = [...document.body.innerText.matchAll(ids)].map(([id]) => id);
    return [...cut.map(page => page.innerText.slice(0, 60)), ...said];
}"""
"""Pages from which something falls, and words that are missing."""


def choose(page: Page, name: str, value: str) -> None:
    page.get_by_label(name).select_option(value)


def test_one_press_leads_to_sheets_that_take_a_page_each(page: Page) -> None:
    """From the count, and from the rules; on both papers, with the numbers of the rules."""
    page.goto("/count")
    page.get_by_role("link", name="Score sheet and rules to print").click()
    expect(page).to_have_url(re.compile("/print/azul$"))
    page.goto("/rules/azul")
    page.get_by_role("link", name="Score sheet and rules to print").click()
    choose(page, "Game", "azul-express")
    rules = page.locator("article").nth(1)
    expect(rules.get_by_role("row", name="Each complete column 5")).to_be_visible()
    choose(page, "Game", "azul-jokers")
    beginnings = [azulejos.game("azul-jokers", players).start().to_json() for players in (2, 3, 4)]
    for name, numbers in {
        "Factories": [len(each["factories"]) for each in beginnings],
        "Tiles of each color": [each["bag"]["b"] for each in beginnings],
        "Jokers": [each["bag"]["j"] for each in beginnings],
    }.items():
        expect(rules.get_by_role("row", name=" ".join([name, *map(str, numbers)]))).to_be_visible()
    for paper, (width, height) in PAPERS.items():
        choose(page, "Paper", paper)
        for sheets, count in (("both", 2), ("score", 1), ("rules", 1)):
            choose(page, "Sheets", sheets)
            made = page.pdf(prefer_css_page_size=True)
            boxes = [tuple(map(float, box.split())) for box in re.findall(rb"/MediaBox\s*\[([^]]*)\]", made)]
            assert [(round(box[2]), round(box[3])) for box in boxes] == [(width, height)] * count, (paper, sheets)


def test_nothing_is_cut_off_in_any_language(browser: Browser, base_url: str) -> None:
    wrong = []
    for language in LANGUAGES:
        context = browser.new_context(base_url=base_url, reduced_motion="reduce")
        prepare(context, language=language)
        page = context.new_page()
        for game in LONGEST:
            page.goto(f"/print/{game}")
            page.locator("article").nth(1).wait_for()
            for paper in PAPERS:
                page.locator("select").nth(2).select_option(paper)
                page.evaluate("document.fonts.ready")
                wrong += [f"{language} {game} {paper}: {each}" for each in page.evaluate(LEFT_OUT)]
        context.close()
    assert wrong == []
