"""What screen readers are told of the boards: whose they are, and what color a space or a star has."""

from playwright.sync_api import Page

from browser.playing import make_table, wait_for_turn


def labels(page: Page, parts: str) -> list[str]:
    found: list[str] = page.locator(parts).evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    return found


def test_boards_are_named_after_their_players(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'azul', players=4)}")
    wait_for_turn(page)
    boards = labels(page, "svg.board")
    assert len(boards) == 4
    assert len(set(boards)) == len(boards), boards
    assert all(board.endswith("’s board") for board in boards)


def test_empty_spaces_say_their_color(page: Page) -> None:
    page.goto(f"/t/{make_table(page, 'azul')}")
    wait_for_turn(page)
    (first, *_) = labels(page, ".own svg.board > g[role=group]")
    assert "Wall: empty blue space, empty yellow space, empty red space" in first
    page.goto(f"/t/{make_table(page, 'azul-grey')}")
    wait_for_turn(page)
    (first, *_) = labels(page, ".own svg.board > g[role=group]")
    assert "Wall: empty, empty" in first


def test_stars_are_named_by_their_color_or_by_their_place(page: Page) -> None:
    for preset, names in (("pavilion", "orange star"), ("pavilion-mono", "top left star")):
        page.goto(f"/t/{make_table(page, preset)}")
        wait_for_turn(page)
        stars = [label.partition(":")[0] for label in labels(page, ".own svg.board > g[role=group]")]
        assert stars[0] == names
        assert stars[-1] == "middle star"
