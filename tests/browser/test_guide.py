"""A newcomer's first games with the guide: at a desk, on a phone by touch, by keys, and in each box."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.conftest import prepare
from browser.newcomers import PATIENT, Newcomer, told, visit
from browser.playing import SETTLED, Hand, make_table, wait_for_turn
from browser.test_keyboard import move as move_by_keys
from browser.test_looks import complaints

IN_SIGHT = """() => {
    const main = document.querySelector('main'), words = document.querySelector('.guide .words');
    return [main, words].every(each => each.scrollHeight <= each.clientHeight + 1);
}"""


def guided_table(page: Page, preset: str, known: list[str] | None = None, **options: Any) -> str:
    """A table at which the guide is; a round of it tells the same story as a whole game."""
    table = make_table(page, preset, bot="novice", options=options)
    box = preset.partition("-")[0]
    memory = {"told": known or [], "tables": [table], "boxes": [box], "presets": [preset], "isHidden": False}
    page.evaluate("memory => localStorage.setItem('azulejos.guide', JSON.stringify(memory))", memory)
    return table


def test_a_poor_move_a_second_try_silence_and_a_tip(page: Page) -> None:
    newcomer = Newcomer(page, "en", "mouse")
    newcomer.begin("azul")
    guide = newcomer.guide
    expect(guide).to_contain_text("Take tiles", timeout=PATIENT)
    expect(page.locator('[data-spot="factory-1"][data-shown]')).to_be_visible()

    # A poor move: what it cost, a better one, and another try.
    wait_for_turn(page)
    page.locator("[data-pick] .hit").first.click()
    expect(guide).to_contain_text("Choose a line", timeout=PATIENT)
    page.locator('[data-place$="f"] .hit').click()
    expect(guide).to_contain_text("That cost you about", timeout=PATIENT)
    expect(guide).to_contain_text("Better, for example")
    expect(guide).to_contain_text("to your floor line, where tiles bring nothing")
    guide.get_by_role("button", name="Take back").click()
    expect(guide).not_to_contain_text("That cost you")

    # Silence, and asked again.
    guide.get_by_role("button", name="Hide the guide").click()
    expect(guide).not_to_contain_text("Take tiles")
    guide.get_by_role("button", name="Show the guide").click()
    while (earlier := guide.get_by_role("button", name="Back", exact=True, disabled=False)).count():
        earlier.click()
    expect(guide.locator("h2")).to_have_text("Take tiles")
    guide.get_by_role("button", name="Give me a tip").click()
    expect(guide).to_contain_text("A good move:", timeout=PATIENT)
    expect(page.locator("[data-shown]").first).to_be_attached()

    # What another game adds is told when it is first played, and nothing else.
    known = set(told(page))
    page.goto(f"/t/{make_table(page, 'azul-express', bot='novice', options={'max_rounds': 1})}")
    expect(guide).to_contain_text("One number differs", timeout=PATIENT)
    assert set(told(page)) - known == {"azul-express"}

    # Whoever knows the first game from elsewhere goes to another one from the rules.
    page.goto("/rules/azul")
    page.get_by_role("link", name="Play Azul, grey wall with the guide").click()
    expect(guide).to_contain_text("This wall has no colors", timeout=PATIENT)
    assert told(page) == ["azul-basics", "azul-grey"]


def test_a_whole_first_game_on_a_phone_in_dutch_by_touch(browser: Browser, base_url: str) -> None:
    page, wrong = visit(browser, base_url, "nl", "touch")
    newcomer = Newcomer(page, "nl", "touch")
    newcomer.begin("azul")
    high = newcomer.guide.bounding_box()
    wait_for_turn(page)
    newcomer.hand.move()
    expect(newcomer.guide).to_contain_text("Een lijn kiezen", timeout=PATIENT)
    assert newcomer.guide.bounding_box() == high, "the words of the guide move the boards"
    for width, height in ((740, 360), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        assert page.evaluate(IN_SIGHT), f"boards and guide are not both in sight at {width}x{height}"
    known = newcomer.play()
    assert {"azul-take", "azul-lines", "azul-center", "azul-tiling"} <= known
    assert not {"azul-grey", "azul-jokers", "azul-express"} & known
    newcomer.guide.get_by_role("link", name=re.compile("Zomerpaviljoen")).wait_for()
    assert wrong == []
    page.context.close()


def test_by_keys_the_guide_goes_on_in_the_language_that_is_chosen_on_the_way(browser: Browser, base_url: str) -> None:
    page, wrong = visit(browser, base_url, "es", "keys")
    newcomer = Newcomer(page, "es", "keys", seed=2)
    page.goto(f"/t/{guided_table(page, 'azul', max_rounds=2)}")

    def switch() -> None:
        newcomer.press(page.get_by_role("button", name="Ajustes"))
        page.get_by_label("Idioma").select_option("pt")
        page.keyboard.press("Escape")
        newcomer.language = "pt"
        expect(newcomer.guide).to_be_visible()

    newcomer.play(switch)
    assert newcomer.language == "pt"
    assert wrong == []
    page.context.close()


def test_by_keys_in_french_the_focus_is_never_taken(browser: Browser, base_url: str) -> None:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce", bypass_csp=True)
    prepare(context, language="fr")
    page = context.new_page()
    page.goto(f"/t/{guided_table(page, 'azul', max_rounds=1)}")
    guide = page.get_by_role("region", name="Guide")
    expect(guide.locator("[aria-live=polite]")).to_contain_text("Les tuiles sont sur les fabriques", timeout=PATIENT)
    for _ in range(60):
        if not wait_for_turn(page):
            break
        move_by_keys(page)
        assert not page.evaluate("!!document.activeElement.closest('.guide')")
    expect(page.locator("#result-title")).to_be_visible()

    # What was said can be heard again, and looked up.
    page.goto(f"/t/{guided_table(page, 'azul-grey', known=told(page), max_rounds=1)}")
    expect(guide).to_contain_text("Le mur gris", timeout=PATIENT)
    wait_for_turn(page)
    page.keyboard.press("g")
    expect(page.locator("body > #app > [aria-live=polite], [aria-live=polite].unseen").first).to_contain_text(
        "Aucune couleur"
    )
    assert complaints(page, "light") == []
    context.close()


def test_summer_pavilion_is_learned_from_its_own_rules(page: Page) -> None:
    newcomer = Newcomer(page, "en", "mouse")
    newcomer.begin("pavilion")
    expect(newcomer.guide).to_contain_text("take all tiles of that color there", timeout=PATIENT)
    hand, expected = Hand(page), {"pavilion-take", "pavilion-center", "pavilion-place", "pavilion-score"}
    for _ in range(60):
        if "pavilion-score" in told(page) or not wait_for_turn(page):
            break
        newcomer.listen()
        if page.locator('[data-pick$="p"]').count():  # not every deal has a wild tile
            expected.add("pavilion-wild")
        if (following := newcomer.button("guide-next")).count():
            following.click()
        hand.move()
    assert expected <= set(told(page))


def test_any_good_answer_to_an_exercise_is_praised_and_a_poor_one_explained(page: Page) -> None:
    page.set_viewport_size({"width": 1280, "height": 800})
    page.goto("/rules/azul")
    example = page.locator("[data-example=azul-take]")
    for pick, place, said in (("2r", "2r3", "Well done"), ("4w", "4wf", "That cost you about")):
        example.locator(f'[data-pick="{pick}"] .hit').first.click()
        example.locator(f'[data-place="{place}"] .hit').click()
        expect(example.locator(".done")).to_contain_text("All tiles of that color are yours.")
        expect(example).to_contain_text(said, timeout=PATIENT)
        box = example.bounding_box()
        assert box is not None
        assert box["height"] <= 800
        example.get_by_role("button", name="Start over").click()
        expect(example.locator(".done")).to_have_count(0)
