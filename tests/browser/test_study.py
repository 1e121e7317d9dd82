"""My games, the board editor, analysis, review, hints and coach: each is one story from its beginning to its end."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import azulejos
from azulejos.records import read_games
from browser.conftest import prepare
from browser.playing import SETTLED, WAITING, make_table, wait_for_turn
from browser.test_looks import MISFITS
from browser.test_studying import GAME

BROKEN = GAME.replace("5y1", "5w1")
VARIED = GAME.replace("3b2 4y1", "3b2 (3b4 {Or here.} 4y1) 4y1").replace("Mathilde", "Ines")
POSITION = str(read_games(GAME)[0].root.end.parent.parent.position)  # type: ignore[union-attr]
"""Two moves before the end."""


@pytest.fixture
def trying(context: BrowserContext) -> Page:
    """A page on which something may be refused: the browser's console tells of that too."""
    return context.new_page()


def files(*texts: str) -> list[dict[str, object]]:
    return [{"name": f"{i}.txt", "mimeType": "text/plain", "buffer": text.encode()} for i, text in enumerate(texts, 1)]


def test_games_are_imported_found_opened_and_exported(trying: Page) -> None:
    trying.goto("/games")
    expect(trying.get_by_text("No games yet")).to_be_visible()
    trying.locator("input[type=file]").set_input_files(files(GAME + "\n" + VARIED, BROKEN, GAME))  # type: ignore[arg-type]
    expect(trying.locator("main p[role=status]")).to_contain_text("3 games imported")
    expect(trying.get_by_role("alert")).to_have_count(1)
    expect(trying.get_by_role("alert")).to_contain_text(
        "2.txt: The game file is broken in line 10: 5w1 cannot be played there"
    )
    expect(trying.locator(".rows > li")).to_have_count(2)
    trying.get_by_label("Search").fill("ines")
    expect(trying.locator(".rows > li")).to_have_count(1)
    trying.locator("search select").first.select_option("won")
    expect(trying.get_by_text("No games found")).to_be_visible()
    trying.locator("search select").first.select_option("all")
    trying.get_by_label("Search").fill("")
    with trying.expect_download() as download:
        trying.get_by_role("button", name="Export all").click()
    exported = read_games(Path(download.value.path()).read_text(encoding="utf-8"))
    assert sorted(record.seats[0] for record in exported) == ["Ines", "Mathilde"]
    assert sum(len(node.children) > 1 for record in exported for node in record.root.main_line()) == 1
    trying.locator(".rows > li", has_text="Ines").get_by_role("link").click()
    trying.wait_for_url("**/g/file-*")
    expect(trying.locator(".variation")).to_contain_text("3b4")


def test_a_file_may_be_dropped_anywhere_in_the_window(page: Page) -> None:
    page.goto("/games")
    page.get_by_text("No games yet").wait_for()
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], 'one.txt', { type: 'text/plain' }));
            const below = document.elementFromPoint(innerWidth / 2, innerHeight - 2);
            for (const kind of ['dragover', 'drop'])
                below.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
        }""",
        GAME,
    )
    expect(page.locator(".rows > li")).to_have_count(1)


def test_a_game_played_here_is_among_my_games(page: Page) -> None:
    table = make_table(page, "azul")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    page.goto("/games")
    expect(page.locator(".rows .going")).to_have_text("In progress")
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    page.locator("header button").last.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] .primary").click()
    page.locator("#result-title").wait_for()
    page.goto("/games")
    expect(page.locator(".rows .lost")).to_have_text("Lost")
    expect(page.get_by_text("0 of 1 won")).to_be_visible()
    elsewhere = page.context.browser.new_context(base_url=page.url)  # type: ignore[union-attr]
    prepare(elsewhere)
    other, asked = elsewhere.new_page(), []
    other.on("request", lambda request: asked.append(request.url) if "/api/games?" in request.url else None)
    other.goto("/games")
    other.get_by_label("All games on this server").check()
    expect(other.locator(f'.rows a[href="/g/{table}"]')).to_be_visible()
    other.wait_for_load_state("networkidle")
    assert len(asked) == 1
    elsewhere.close()


def test_an_impossible_position_is_explained_until_it_is_possible(trying: Page) -> None:
    trying.goto("/analysis")
    trying.get_by_role("button", name="Start with an empty table").click()
    factory = trying.locator('[data-spot="factory-1"]')
    factory.wait_for()
    said = trying.locator("main p[role=status]")
    expect(said).to_have_text("This position is possible.")
    factory.click()
    line = trying.locator('[data-spot="line-0-2"]')
    line.focus()
    trying.keyboard.press("r")
    expect(said).to_have_text("This position is possible.")
    trying.keyboard.press("k")
    expect(said).to_have_text("Line 3 of player 1 can only hold one color.")
    expect(trying.get_by_role("link", name="Analyze it")).to_have_count(0)
    trying.keyboard.press("Delete")
    expect(said).to_have_text("This position is possible.")
    trying.get_by_label("Bag, red").fill("3")
    trying.keyboard.press("Tab")
    expect(said).to_have_text("There are 4 red tiles in all, but the game has 20.")
    trying.get_by_label("Bag, red").fill("19")
    trying.keyboard.press("Tab")
    trying.get_by_role("link", name="Analyze it").click()
    expect(trying.locator(".own [data-spot=line-0-2]")).to_be_visible()
    text = trying.evaluate("decodeURIComponent(location.hash.slice(1))")
    assert azulejos.parse_position(text).phase == "offer"


def test_a_position_is_analyzed_by_keys_alone(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_role("textbox").fill(POSITION)
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator("[data-pick]").first.wait_for()
    page.keyboard.press("a")
    line = page.locator(".found li").first
    line.wait_for(timeout=WAITING)
    first = line.get_by_role("button").first.inner_text()
    page.keyboard.press("1")
    expect(page.locator(".told")).to_contain_text("takes")
    page.keyboard.press("m")
    expect(page.get_by_role("button", name=first)).to_have_attribute("aria-current", "step")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("slider", name="Step")).to_have_value("0")
    page.keyboard.press("End")
    page.keyboard.press("k")
    page.get_by_role("tab", name="More").click()
    expect(page.get_by_role("button", name=re.compile("Keep"))).to_have_count(0)
    page.keyboard.press("?")
    expect(page.locator("dialog[open]")).to_contain_text("Start or stop the analysis")


WATCH = """() => {
    const figures = document.querySelector('#tabpanel [role=status]');
    window.seen = [figures.textContent];
    const watcher = new MutationObserver(() => window.seen.push(figures.textContent));
    watcher.observe(figures, { subtree: true, childList: true, characterData: true });
}"""


def test_deeper_never_shows_less_than_was_found(page: Page) -> None:
    page.goto("/analysis")
    page.get_by_role("textbox").fill(str(azulejos.azul().new(random.Random(1))))
    page.get_by_role("button", name="Open", exact=True).click()
    page.locator("[data-pick]").first.wait_for()
    page.keyboard.press("a")
    expect(page.locator("#tabpanel [role=status]")).to_contain_text("Positions", timeout=WAITING)
    page.wait_for_timeout(2000)  # so that there is something to lose
    page.evaluate(WATCH)
    page.keyboard.press("d")
    page.wait_for_timeout(2000)
    told = [found for text in page.evaluate("seen") if (found := re.search(r"Positions: ([\d.]+)(K?)", text))]
    seen = [float(found[1]) * (1000 if found[2] else 1) for found in told]
    assert min(seen) == seen[0]


REVIEWED = {
    "en": ("Review the game", "Accuracy", "What decided the game"),
    "fr": ("Faire le bilan", "Précision", "Ce qui a décidé de la partie"),
    "nl": ("Terugblik maken", "Nauwkeurigheid", "Wat het spel besliste"),
}


def assert_account_adds_up(page: Page) -> None:
    """The start, luck, one's own moves and those of others are the end, as far as rounded numbers tell."""
    texts = page.locator("tbody:has(.sum) td").evaluate_all("cells => cells.map(cell => cell.firstChild.textContent)")
    cells = [float(text.replace("−", "-").replace(",", ".")) for text in texts]
    assert len(cells) == 5 * 2
    for seat in range(2):
        *changes, end = cells[seat::2]
        assert sum(changes) == pytest.approx(end, abs=0.21)


@pytest.mark.parametrize("language", REVIEWED)
def test_a_whole_game_is_reviewed(browser: Browser, base_url: str, language: str) -> None:
    start, accuracy, moments = REVIEWED[language]
    size = {"width": 360, "height": 740} if language == "fr" else {"width": 1024, "height": 640}
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", viewport=size)  # type: ignore[arg-type]
    prepare(context, language=language)
    page = context.new_page()
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(files(GAME))  # type: ignore[arg-type]
    page.locator("#tab-review").click()
    page.get_by_role("button", name=start).click()
    page.get_by_text(moments).wait_for(timeout=WAITING)
    expect(page.get_by_text(accuracy, exact=True)).to_be_visible()
    assert_account_adds_up(page)
    page.locator(".moment").first.click()
    expect(page.locator("section.now")).to_be_visible()
    page.evaluate(SETTLED)
    assert page.evaluate(MISFITS) == []
    if language == "en":
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        page.locator("#tab-more").click()
        with page.expect_download() as saved:
            page.get_by_role("button", name="Download").click()
        assert "[%study start points" in saved.value.path().read_text(encoding="utf-8")
    graph = page.locator("svg[role=slider]")
    graph.click(position={"x": 2, "y": 10})
    expect(page.locator(".steps + input")).to_have_value("0")
    page.goto("/games")
    expect(page.locator(".rows .accuracy")).to_have_count(2)
    if language == "en":
        with page.expect_download() as saved:
            page.get_by_role("button", name="Export all").click()
        exported = saved.value.path().read_text(encoding="utf-8")
        assert "[%study start points" in exported
        assert_review_comes_along(browser, base_url, exported)
    context.close()


def assert_review_comes_along(browser: Browser, base_url: str, exported: str) -> None:
    """Whoever imports the file, in another language, has the review."""
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context, language="nl")
    page = context.new_page()
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(files(exported))  # type: ignore[arg-type]
    expect(page.locator(".rows .accuracy")).to_have_count(2)
    page.locator(".rows > li").get_by_role("link").click()
    page.locator("svg[role=slider]").wait_for()
    page.locator("#tab-review").click()
    expect(page.get_by_text("Wat het spel besliste")).to_be_visible()
    context.close()


def test_a_review_of_a_file_goes_on_when_its_page_goes(page: Page) -> None:
    page.goto("/games")
    page.locator("input[type=file]").set_input_files(files(VARIED))  # type: ignore[arg-type]
    game = page.locator(".rows > li").get_by_role("link")
    game.click()
    page.locator("#tab-review").click()
    page.get_by_role("button", name="Review the game").click()
    page.locator("progress, .moment").first.wait_for()
    page.goto("/games")
    game.click()
    expect(page.get_by_text("What decided the game")).to_be_visible(timeout=WAITING)


def drop_tiles(page: Page) -> None:
    """Tiles that fit on a line, so that the coach warns."""
    page.locator("[data-pick] .hit").first.click()
    page.locator('[data-place$="f"] .hit').click()
    page.get_by_role("heading", name="Are you sure?").wait_for(timeout=WAITING)


APART = """() => {
    const box = each => document.querySelector(each).getBoundingClientRect();
    const [hint, own] = [box('main [role=status]'), box('.own')];
    return hint.right <= own.left + 1 || hint.bottom <= own.top + 1 || hint.top >= own.bottom - 1;
}"""


def test_hints_tell_more_and_more_and_the_coach_asks(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Coach").select_option("2")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    drop_tiles(page)
    page.get_by_role("button", name="Why?").click()
    expect(page.get_by_text(re.compile(r"^Better: .* to line \d"))).to_be_visible(timeout=WAITING)
    page.get_by_role("button", name="Think again").click()
    page.get_by_role("button", name="Hint").click()
    hint = page.get_by_role("status", name="Hint")
    hint.wait_for(timeout=WAITING)
    said = hint.inner_text()
    for _ in range(3):
        hint.get_by_role("button", name="Tell me more").click()
        expect(hint).not_to_have_text(said)
        said = hint.inner_text()
    expect(hint.get_by_role("button", name="Tell me more")).to_have_count(0)
    expect(hint).to_contain_text(re.compile(r"Best move: .* to line \d\."))
    # On a phone the own board stays free for the finger.
    for size in ((360, 740), (740, 360)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        expect(hint).to_be_in_viewport(ratio=1)
        assert page.evaluate(APART)
    page.set_viewport_size({"width": 1440, "height": 900})
    drop_tiles(page)
    page.get_by_role("button", name="Play it anyway").click()
    expect(page.locator("aside ol")).to_contain_text("floor line")
    wait_for_turn(page)
    page.locator("header button").last.click()
    page.get_by_role("button", name="Resign").click()
    page.locator("dialog[open] .primary").click()
    expect(page.get_by_text("With help: Ana (5 times).")).to_be_visible()
    expect(page.get_by_role("link", name="Review")).to_be_visible()
