"""One turn: dragged, confirmed, undone, animated."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Locator, Page, expect

import azulejos
from azulejos.records import GameRecord, write_game
from browser.conftest import prepare
from browser.playing import Hand, make_table, offered, wait_for_turn


def middle(found: Locator) -> tuple[float, float]:
    box = found.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, pick: str, spot: str) -> None:
    page.mouse.move(*middle(page.locator(f'[data-pick="{pick}"] .hit').first))
    page.mouse.down()
    x, y = middle(page.locator(f'[data-spot="{spot}"]').first)
    page.mouse.move(x - 20, y, steps=4)
    page.mouse.move(x, y, steps=2)
    page.mouse.up()


def sit_down(page: Page, **settings: object) -> None:
    table = make_table(page, "azul")
    page.evaluate(
        "changes => localStorage.setItem('azulejos.settings',"
        " JSON.stringify({ ...JSON.parse(localStorage.getItem('azulejos.settings')), ...changes }))",
        settings,
    )
    page.goto(f"/t/{table}")
    wait_for_turn(page)


def test_tiles_are_dragged_and_a_forbidden_drop_says_why(page: Page) -> None:
    sit_down(page)
    first = offered(page)["picks"][0]
    drag(page, first, "line-0-4")
    expect(page.locator("aside ol code").first).to_have_text(f"{first}5")
    wait_for_turn(page)
    other = next(pick for pick in offered(page)["picks"] if pick[1] != first[1])
    drag(page, other, "line-0-4")
    expect(page.get_by_role("alert")).to_contain_text("line 5 already holds")


def test_a_move_waits_to_be_confirmed(page: Page) -> None:
    sit_down(page, confirm="always")
    hand = Hand(page)
    hand.move()
    hand.move()
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name="Confirm")).to_have_count(0)
    expect(page.locator("aside ol code")).to_have_count(0)
    hand.move()
    hand.move()
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("aside ol code").first).to_be_attached()


def test_a_move_plays_itself_after_the_countdown(page: Page) -> None:
    sit_down(page, confirm="countdown")
    hand = Hand(page)
    hand.move()
    hand.move()
    expect(page.get_by_role("button", name="Confirm")).to_be_visible()
    expect(page.locator("aside ol code").first).to_be_attached()


def test_what_happens_is_animated_told_and_can_be_skipped(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url)
    prepare(context, speed=0.5)
    page = context.new_page()
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    Hand(page).play(2)
    expect(page.locator(".bar")).to_contain_text("Ana takes")
    page.get_by_role("button", name="Skip").click()
    wait_for_turn(page)
    context.close()


def last_pass() -> tuple[str, int]:
    """A game up to the last round, where seat 0 may pass and keep tiles: its file, and how many actions lead there."""
    rng = random.Random(3)
    record = GameRecord(azulejos.pavilion(), ["Ana", "Bea"])
    node, ply = record.root, 0
    while not (node.position.to_act == 0 and may_keep(node.position)):
        node, ply = node.add(rng.choice(node.position.legal_actions())), ply + 1
    return write_game(record), ply


def may_keep(position: azulejos.Position) -> bool:
    passes = [action for action in position.legal_actions() if str(action).startswith("pass")]
    return len(passes) > 1 and position.to_json()["last_round"]


def test_the_last_pass_offers_to_keep_nothing(page: Page) -> None:
    file, ply = last_pass()
    page.goto(f"/t/{make_table(page, 'pavilion', origin={'file': file, 'ply': ply})}")
    wait_for_turn(page)
    page.locator("[data-pass]").click()
    expect(page.locator(".picker .title")).to_contain_text("keeping tiles gains nothing")
    expect(page.locator(".picker .tile[aria-pressed=true]")).to_have_count(0)
    expect(page.locator('.picker [data-place="pass"]')).to_be_enabled()


def test_another_seat_begins(page: Page) -> None:
    page.goto("/")
    page.get_by_text("House rules").click()
    page.get_by_label("Who starts?").select_option("Apprentice")
    expect(page.locator("summary")).to_have_text("House rules (1 changed)")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("aside ol")).to_contain_text("Round 1: Apprentice starts.")
