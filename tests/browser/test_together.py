"""Several people at one table."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from browser.conftest import prepare
from browser.playing import WAITING, Hand, make_table, offered, wait_for_turn


def new_page(browser: Browser, base_url: str) -> Page:
    context = browser.new_context(base_url=base_url, reduced_motion="reduce")
    prepare(context)
    return context.new_page()


def wait_until_same(page: Page, other: Page) -> None:
    """Both have seen the same happen."""
    for _ in range(WAITING // 100):
        if page.locator("aside ol").inner_text() == other.locator("aside ol").inner_text():
            return
        page.wait_for_timeout(100)
    raise AssertionError("the two pages tell different stories")


def test_a_seat_can_be_left_before_the_game_and_taken_again(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Play with friends").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Create a table").click()
    page.get_by_role("button", name="Leave").click()
    expect(page.get_by_text("Free seat")).to_have_count(2)
    page.reload()
    page.get_by_role("button", name="Take a seat").click()
    expect(page.get_by_label("Send this link")).to_be_visible()
    expect(page.get_by_text("Free seat")).to_have_count(1)


def test_house_rules_are_chosen_remembered_and_shown_to_friends(page: Page) -> None:
    page.goto("/")
    page.get_by_text("Play with friends").click()
    page.get_by_text("Azul with jokers", exact=True).click()
    page.get_by_text("House rules").click()
    expect(page.get_by_label("Free drops with jokers")).to_have_count(1)
    page.get_by_text("Azul, grey wall", exact=True).click()
    expect(page.get_by_label("Free drops with jokers")).to_have_count(0)
    page.get_by_label("Round limit").fill("4")
    page.get_by_label("Unclaimed starting marker").select_option("the next player")
    page.get_by_label("Partial drops").select_option("yes")
    page.get_by_label("Partial drops").select_option("no")
    expect(page.locator("summary")).to_have_text("House rules (2 changed)")
    page.get_by_role("button", name="Create a table").click()
    expect(page.get_by_text("Round limit: 4")).to_be_visible()
    expect(page.get_by_text("Unclaimed starting marker: the next player")).to_be_visible()
    page.goto("/")
    expect(page.get_by_label("Round limit")).to_have_value("4")
    page.get_by_text("Azul express", exact=True).click()
    expect(page.locator("summary")).to_have_text("House rules")


def test_two_browsers_meet_by_link_and_one_reloads_in_the_middle(page: Page, browser: Browser, base_url: str) -> None:
    page.goto("/")
    page.get_by_text("Play with friends").click()
    page.get_by_label("Your name").fill("Ana")
    page.get_by_role("button", name="Create a table").click()
    link = page.get_by_label("Send this link").input_value()

    other = new_page(browser, base_url)
    other.goto(link)
    other.get_by_label("Your name").fill("Bea")
    other.get_by_role("button", name="Take a seat").click()

    hands = [Hand(page, seed=1), Hand(other, seed=2)]
    page.locator(".own").wait_for()
    for turn in range(5000):
        if turn == 15:
            other.reload()
            other.locator(".own").wait_for()
            wait_until_same(page, other)
        now = [offered(hand.page) for hand in hands]
        if all(each["isOver"] for each in now):
            break
        for hand, each in zip(hands, now, strict=True):
            if each["isMine"]:
                hand.move()
    expect(page.locator("#result-title")).to_be_visible()
    expect(other.locator("#result-title")).to_be_visible()
    assert page.locator("tfoot").inner_text() == other.locator("tfoot").inner_text()
    other.set_viewport_size({"width": 740, "height": 360})
    expect(other.locator("thead strong").first).to_be_in_viewport(ratio=1)

    page.get_by_role("button", name="Rematch").click()
    other.get_by_role("button", name="Yes").click()
    page.wait_for_url(lambda address: address != link)
    other.wait_for_url(page.url)
    other.context.close()


def test_a_second_tab_and_a_watcher_stay_in_step(page: Page, browser: Browser, base_url: str) -> None:
    table = make_table(page, "azul")
    page.goto(f"/t/{table}")
    tab, watcher = page.context.new_page(), new_page(browser, base_url)
    tab.goto(f"/t/{table}")
    watcher.goto(f"/t/{table}")
    wait_for_turn(page)
    Hand(page).play(4)
    wait_for_turn(page)
    wait_until_same(page, tab)
    wait_until_same(page, watcher)
    assert offered(tab)["isMine"]
    assert not offered(watcher)["isMine"]
    expect(watcher.get_by_text("watching")).to_be_visible()
    watcher.context.close()


def test_a_lost_connection_is_said_and_comes_back_by_itself(page: Page) -> None:
    table = make_table(page, "azul")
    isolated = {"cut": False}
    page.route_web_socket("**/socket", lambda route: route.close() if isolated["cut"] else route.connect_to_server())
    page.add_init_script(
        "const Real = WebSocket; WebSocket = class extends Real {"
        " constructor(...all) { super(...all); window.socket = this; } };"
    )
    page.goto(f"/t/{table}")
    wait_for_turn(page)
    isolated["cut"] = True
    page.evaluate("window.socket.close()")
    expect(page.get_by_text("Connection lost")).to_be_visible()
    isolated["cut"] = False
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    Hand(page).play(2)
    wait_for_turn(page)


def test_one_screen_is_passed_on(page: Page) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "person", "name": "Bea"}]
    table = make_table(page, "azul", seats=seats)
    page.goto(f"/t/{table}")
    expect(page.locator(".bar strong")).to_have_text("Ana")
    Hand(page).play(2)
    expect(page.locator(".bar strong")).to_have_text("Bea")


def test_a_move_is_taken_back(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    before = page.locator(".own").inner_text()
    Hand(page).play(2)
    wait_for_turn(page)
    page.keyboard.press("u")
    expect(page.locator("aside ol")).to_contain_text("takes back a move")
    expect(page.locator(".own")).to_have_text(before, use_inner_text=True)


def test_people_talk_and_agree_on_hints(page: Page, browser: Browser, base_url: str) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    table = make_table(page, "azul", seats=seats)
    page.goto(f"/t/{table}")
    other = new_page(browser, base_url)
    other.goto(f"/t/{table}")
    other.get_by_role("button", name="Take a seat").click()
    other.get_by_label("Write a message").fill("Hello!")
    other.get_by_role("button", name="Send").click()
    expect(page.get_by_label("Chat", exact=True)).to_contain_text("Hello!")
    # Where the log is folded away: a note, and a mark on its button until it is read. Not of what one says oneself.
    other.set_viewport_size({"width": 360, "height": 740})
    page.get_by_label("Write a message").fill("Good evening!")
    page.get_by_role("button", name="Send").click()
    expect(other.get_by_role("button", name="Ana Good evening!")).to_be_in_viewport(ratio=1)
    expect(other.get_by_role("button", name="Log 1 new message")).to_be_visible()
    other.get_by_role("button", name="Ana Good evening!").click()
    expect(other.get_by_label("Chat", exact=True)).to_contain_text("Good evening!")
    other.get_by_label("Write a message").fill("To you too!")
    other.get_by_role("button", name="Send").click()
    other.get_by_role("button", name="Close").click()
    expect(other.get_by_role("button", name="Log", exact=True)).to_be_visible()
    other.set_viewport_size({"width": 1280, "height": 720})
    wait_for_turn(page)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    other.get_by_role("button", name="Menu", exact=True).click()
    other.get_by_role("button", name="Suggest hints for everyone").click()
    page.get_by_role("group", name="suggests hints for everyone").get_by_role("button", name="Yes").click()
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    other.context.close()


def test_a_link_to_no_table_says_so(page: Page) -> None:
    page.goto("/t/nosuchtable")
    expect(page.get_by_role("heading", name="This table doesn’t exist.")).to_be_visible()


def play_first(page: Page, pick: str, line: int) -> None:
    page.locator(f'[data-pick="{pick}"] .hit').first.click()
    page.locator(f'[data-place="{pick}{line}"] .hit').click()


def test_a_move_chosen_ahead_is_played_if_nobody_changed_it(page: Page, browser: Browser, base_url: str) -> None:
    seats = [{"kind": "person", "name": "Ana"}, {"kind": "open"}]
    table = make_table(page, "azul", seats=seats)
    page.goto(f"/t/{table}")
    other = new_page(browser, base_url)
    other.goto(f"/t/{table}")
    other.get_by_role("button", name="Take a seat").click()
    wait_for_turn(page)
    first, *picks = offered(page)["picks"]
    ahead, *picks = [pick for pick in picks if pick[0] != first[0] and pick[1] != first[1]]
    away = next(pick for pick in picks if pick[0] != ahead[0])
    play_first(page, first, 1)
    expect(page.locator(".bar")).to_contain_text("You can already choose your next move")
    play_first(page, ahead, 2)
    expect(page.locator(".bar")).to_contain_text("Next move")
    expect(page.locator(".bar")).to_contain_text(f"from factory {ahead[0]} to line 2")
    page.keyboard.press("Escape")
    expect(page.locator(".bar")).not_to_contain_text("Next move")
    play_first(page, ahead, 2)
    play_first(other, away, 5)
    expect(page.locator("aside ol code").nth(2)).to_have_text(f"{ahead}2")

    # What another takes is not there any more.
    expect(page.locator(".bar")).to_contain_text("You can already choose your next move")
    gone = next(pick for pick in offered(page)["picks"] if pick[0] != "c")
    play_first(page, gone, 3)
    expect(page.locator(".bar")).to_contain_text(f"from factory {gone[0]} to line 3")
    play_first(other, gone, 4)
    expect(page.get_by_role("alert")).to_contain_text("The move you had chosen would do something else now")
    expect(page.locator(".yours")).to_be_visible()
    expect(page.locator("aside ol code")).to_have_count(4)
    other.context.close()
