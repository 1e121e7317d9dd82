"""Puzzles on the page: the one of the day, a wrong answer and what follows it, the right one, the next."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from azulejos.study.puzzles import Puzzle, all_puzzles
from browser.conftest import serving
from browser.playing import WAITING
from browser.test_looks import misfits


def simple(preset: str) -> Puzzle:
    """One whose moves are a pick and a line."""
    return next(
        one for one in all_puzzles() if one.preset == preset and re.fullmatch(r"[1-9c][a-z][1-5]", one.solution)
    )


def wrong_move(puzzle: Puzzle) -> str:
    moves = [str(move) for move in puzzle.position.legal_actions()]
    return next(move for move in moves if not puzzle.accepts(move) and move[2:] in tuple("12345"))


def choose(page: Page, move: str) -> None:
    page.locator(f'[data-pick="{move[:2]}"]').first.click()
    page.locator(f'[data-place="{move}"]').first.click()


def test_a_puzzle_of_four_fits_a_phone_with_text_of_twice_the_size(page: Page) -> None:
    puzzle = next(one for one in all_puzzles() if one.position.game.players == 4)
    page.goto(f"/puzzles/{puzzle.id}")
    page.locator(".own").wait_for()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert [misfits(page, size) for size in ((360, 740), (740, 360))] == [[], []]


def test_a_puzzle_is_tried_missed_solved_and_counted(page: Page) -> None:
    puzzle = simple("azul")
    page.goto(f"/puzzles/{puzzle.id}")
    answer = page.locator(".answer")
    expect(answer).to_contain_text("Find the best move")
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    answer.get_by_text("Hint").click()
    choose(page, wrong_move(puzzle))
    answer.get_by_text("Play it").click()
    expect(answer).to_contain_text("There is a better move")
    expect(answer).to_contain_text(re.compile("It gives away|It costs"), timeout=WAITING)
    told = answer.locator("p").all_inner_texts()
    assert told[1].startswith("Player "), "what the answer does"
    expect(answer.locator("p", has_text="The best reply:").locator("+ p")).to_contain_text("takes")
    expect(page.locator(".figures")).to_contain_text("0 of 1")
    answer.get_by_text("Try again").click()
    choose(page, puzzle.solution)
    answer.get_by_text("Play it").click()
    expect(answer).to_contain_text("That’s it!")
    expect(answer).not_to_contain_text("The best reply")
    assert answer.locator("li").count() > 0
    expect(page.locator(".figures")).to_contain_text("0 of 1")
    answer.get_by_text("Next puzzle").click()
    expect(page).not_to_have_url(re.compile(puzzle.id))
    for theme, about in (("floor", "Watch the floor lines"), ("marker", "Is the starting marker worth its price?")):
        page.get_by_label("Theme").select_option(theme)
        answer.get_by_role("button", name="Hint").click()
        expect(answer).to_contain_text(about)
    address = page.url
    answer.get_by_role("button", name="Another one").click()
    expect(page).not_to_have_url(address)
    expect(page.locator(".figures")).to_contain_text("0 of 1")


def test_the_puzzle_of_the_day_is_one_press_from_the_start(page: Page) -> None:
    page.goto("/")
    for place in ("banner", "main"):
        page.goto("/")
        page.get_by_role(place).get_by_role("link", name="Puzzles").click()  # type: ignore[arg-type]
        expect(page.get_by_role("heading", level=1)).to_have_text("Puzzle of the day")


def test_a_server_that_asks_for_patience_is_asked_again(page: Page, context: BrowserContext, tmp_path: Path) -> None:
    """Somebody who clicks faster than the server allows waits a little, and sees no error and no empty page."""
    with serving(tmp_path, "--requests-per-second=0.5") as address:
        hurried = context.new_page()
        with hurried.expect_response(lambda answer: answer.status == 429) as refused:
            for _ in range(4):
                hurried.goto(f"{address}/puzzles/{simple('azul').id}")
        assert int(refused.value.headers["retry-after"]) >= 1
        expect(hurried.locator(".answer")).to_contain_text("Find the best move")
        hurried.close()
