"""The terminal app, played by keys and mouse."""

import re
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, OptionList, Select, Static

import azulejos
from azulejos.records import load_game
from azulejos.rules.boxes import find_preset
from azulejos.terminal.app import TerminalApp
from azulejos.terminal.game import GameScreen
from azulejos.terminal.help import HelpScreen
from azulejos.terminal.saved import unfinished
from azulejos.terminal.session import LocalSession
from azulejos.terminal.start import StartScreen
from terminal.sessions import session

SNAPSHOTS = Path(__file__).parent / "snapshots"
SMALL, WIDE = (80, 24), (140, 45)


def make_app(game: LocalSession | None = None, language: str = "en", seed: int | None = 3) -> TerminalApp:
    return TerminalApp(game, language, pause=0, seed=seed)


async def settle(pilot: Pilot) -> None:
    """Wait until the bots have played."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


def text_of(app: TerminalApp, id: str) -> str:
    return str(app.screen.query_one(f"#{id}", Static).content)


async def until_a_persons_turn(pilot: Pilot, game: LocalSession) -> None:
    while not game.game.is_over and not game.game.to_choose & game.seats:
        await settle(pilot)


ALIKE = ("azul-grey", "azul-jokers", "azul-mini", "azul-express", "pavilion")
"""Presets that show nothing which others do not show; tests/terminal/test_plain.py plays them."""


@pytest.mark.parametrize("preset", [preset for preset in azulejos.PRESETS if preset not in ALIKE])
async def test_a_whole_game_by_keys(preset: str) -> None:
    limit = {"max_rounds": 1} if preset.startswith("azul") else {}
    game = session(azulejos.game(preset, 2, **limit))
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        while not game.game.is_over:
            await until_a_persons_turn(pilot, game)
            if not game.game.is_over:
                await pilot.press("down", "enter")
        assert text_of(app, "status").startswith("The game is over. 1. ")
    assert game.game.result.reason == "played"


async def test_a_move_is_typed_listed_and_played() -> None:
    game = session(azulejos.azul())
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        moves = app.screen.query_one(OptionList)
        every = moves.option_count
        await pilot.press("1", "y")
        assert 0 < moves.option_count < every
        assert "+1" in str(moves.get_option_at_index(0).prompt)
        assert "+1" in text_of(app, "boards")
        await pilot.press("2", "enter")
        await settle(pilot)
        assert next(entry["move"] for entry in game.log if entry["kind"] == "move") == "1y2"
        assert app.screen.query_one("#move", Input).value == ""


async def test_what_is_refused_is_explained() -> None:
    app = make_app(session(azulejos.azul()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*"9r1", "enter")
        assert text_of(app, "message").startswith("Not allowed: there is no factory 9")
        await pilot.press("escape", "f5")
        assert text_of(app, "message") == "There is no move to take back."


async def test_undo_takes_back_the_own_move_and_the_bots() -> None:
    game = session(azulejos.azul())
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        before = game.position
        await pilot.press(*"1y2", "enter")
        await settle(pilot)
        await pilot.press("f5")
        assert game.position == before


async def test_the_mouse_picks_tiles_up_and_puts_them_on_a_line() -> None:
    game = session(azulejos.azul())
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.click("#offer", offset=(6, 0))
        assert app.screen.query_one("#move", Input).value == "1y"
        await pilot.click("#boards", offset=(15, 3))
        await settle(pilot)
        assert next(entry["move"] for entry in game.log if entry["kind"] == "move") == "1y2"


async def test_people_at_one_screen_take_turns() -> None:
    game = session(azulejos.azul(), people=(0, 1))
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        assert app.screen.first == 0
        await pilot.press("down", "enter")
        assert app.screen.first == 1
        assert "to play: Player 2" in text_of(app, "status")


async def test_the_menu_makes_a_game_and_goes_on_with_one_that_was_left() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        app.screen.query_one("#preset", Select).value = "pavilion"
        app.screen.query_one("#players", Select).value = 3
        for seat in (1, 2):
            app.screen.query_one(f"#seat{seat}", Select).value = "greedy"
        await pilot.pause()
        await pilot.press("f2")
        assert isinstance(app.screen, GameScreen)
        assert app.screen.session.table["preset"] == "pavilion"
        await pilot.press("down", "enter")
        await settle(pilot)
        seq = len(app.screen.session.log)
        await pilot.press("f2")
        assert isinstance(app.screen, StartScreen)
        saved = app.screen.query_one("#saved", OptionList)
        assert saved.option_count == 1
        saved.focus()
        await pilot.press("down", "enter")
        assert isinstance(app.screen, GameScreen)
        assert len(app.screen.session.log) >= seq


@pytest.mark.parametrize(("begins", "players", "starts"), [(1, 3, {1}), ("random", 2, {0, 1}), (0, 4, {0})])
async def test_the_menu_says_who_begins(begins: int | str, players: int, starts: set[int]) -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        app.screen.query_one("#players", Select).value = players
        await pilot.pause()
        app.screen.query_one("#begins", Select).value = begins
        await pilot.pause()
        await pilot.press("f2")
        assert isinstance(app.screen, GameScreen)
        assert app.screen.session.table["start"] in starts


async def test_a_seat_that_is_gone_does_not_begin() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        for players, begins in ((4, 3), (2, 0)):
            app.screen.query_one("#players", Select).value = players
            await pilot.pause()
            if players == 4:
                app.screen.query_one("#begins", Select).value = 3
                await pilot.pause()
            assert app.screen.query_one("#begins", Select).value == begins


async def test_a_hint_is_shown_and_the_coach_asks_before_a_bad_move() -> None:
    game = session(azulejos.azul(), people=(0, 1))
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f3")
        await settle(pilot)
        assert text_of(app, "message").startswith("Look at the ")
        await pilot.press("f4", *"2kf", "enter")
        await settle(pilot)
        assert text_of(app, "message").startswith("Are you sure?\nThis move seems to cost ")
        await pilot.press("f3")
        assert "Better: " in text_of(app, "message")
        await pilot.press("escape")
        assert text_of(app, "message") == ""
        await pilot.press(*"2kf", "enter")
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        assert [entry["move"] for entry in game.log if entry["kind"] == "move"] == ["2kf"]


async def test_the_menu_offers_the_house_rules_of_the_game() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        app.screen.query_one("#preset", Select).value = "azul-grey"
        await pilot.pause()
        await pilot.click("#house-rules")
        while len(app.screen.query("Select #label")) < len(app.screen.query("Select")):  # on a busy machine
            await pilot.pause()
        offered = {widget.id for widget in app.screen.query("Select, Input")}
        options = find_preset("azul-grey").describe_options("azul-grey")
        assert offered == {f"rule-{option.name}" for option in options if option.house_rule}
        app.screen.query_one("#rule-free_drop", Select).value = "no"
        app.screen.query_one("#rule-max_rounds", Input).value = "1"
        await pilot.pause()
        await pilot.press("escape")
        assert str(app.screen.query_one("#house-rules", Button).label) == "House rules (2 changed)"
        assert text_of(app, "rules-list") == "Free drops: no\nRound limit: 1"
        await pilot.press("f2")
        assert app.screen.session.table["house_rules"] == {"free_drop": "no", "max_rounds": "1"}
        await pilot.press("f2")
        app.screen.query_one("#preset", Select).value = "pavilion"
        await pilot.pause()
        assert str(app.screen.query_one("#house-rules", Button).label) == "House rules"


async def test_a_rule_that_cannot_be_is_told_and_no_game_begins() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        app.screen.show_rules({"max_rounds": "0"})
        await pilot.press("f2")
        assert isinstance(app.screen, StartScreen)
        assert text_of(app, "message").startswith("max_rounds cannot be '0': it is ")


async def test_the_language_changes_in_the_menu() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        before = app.screen
        app.screen.query_one("#language", Select).value = "nl"
        while app.screen is before or not app.screen.query("#language SelectCurrent #label"):
            await pilot.pause(0.01)
        await pilot.pause()
        assert text_of(app, "about").startswith("De klassieker")


async def test_help_opens_and_closes() -> None:
    app = make_app(session(azulejos.azul()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f1")
        assert isinstance(app.screen, HelpScreen)
        await pilot.press("escape")
        assert isinstance(app.screen, GameScreen)


async def test_a_game_file_is_written_and_resigning_asks_twice() -> None:
    game = session(azulejos.azul())
    app = make_app(game)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f6")
        assert load_game("azul-000001.txt").seats == ["Player 1", "Bot 2"]
        await pilot.press("f9")
        assert not game.game.is_over
        await pilot.press("f9")
        assert game.game.result.reason == "resigned"
    assert unfinished() == []


async def test_the_last_round_is_announced() -> None:
    app = make_app(session(azulejos.azul(max_rounds=1)))
    async with app.run_test(size=SMALL):
        assert "last round!" in text_of(app, "status")


async def test_the_scoring_of_the_last_round_adds_up() -> None:
    game = session(azulejos.azul(max_rounds=2))
    app = make_app(game)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("f7")
        assert str(app.screen.query_one("VerticalScroll Static", Static).content) == "No points yet."
        await pilot.press("escape")
        while not game.game.is_over:
            await until_a_persons_turn(pilot, game)
            if not game.game.is_over:
                await pilot.press("down", "enter")
        await pilot.press("f7")
        shown = str(app.screen.query_one("VerticalScroll Static", Static).content)
    second = next(node.position for node in game.game.record().root.main_line() if node.position.round == 2)
    gains = [new - old for old, new in zip(second.scores, game.game.position.scores, strict=True)]
    assert any(gains)
    for name, gain in zip(("Player 1", "Bot 2"), gains, strict=True):
        assert f"{name}: {gain:+}" in shown or gain == 0


async def test_a_rematch_moves_everyone_on_by_one_seat() -> None:
    app = make_app(session(azulejos.azul()))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("f8")
        assert text_of(app, "message") == "The game isn’t over yet."
        await pilot.press("f9", "f9", "f8")
        await pilot.pause()
        assert [seat["name"] for seat in app.screen.session.table["seats"]] == ["Bot 2", "Player 1"]
    assert len(unfinished()) == 1


# ------------------------------------------------------------------------------------------------ snapshots


def stable(picture: str) -> str:
    """Without the ids that are made from the content, and without fonts from elsewhere."""
    return re.sub(r"terminal-\d+", "terminal", re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL))


SCREENS = {
    "menu": (None, ()),
    "azul": (("azul", 2), ("1", "y", "down")),
    "azul-four": (("azul-grey", 4), ()),
    "pavilion": (("pavilion", 2), ("down",)),
    "pavilion-four": (("pavilion-mono", 4), ()),
    "help": (("azul", 2), ("f1",)),
}


@pytest.mark.parametrize("size", [SMALL, WIDE], ids=["small", "wide"])
@pytest.mark.parametrize("name", SCREENS)
async def test_screens_look_as_they_should(name: str, size: tuple[int, int], request: pytest.FixtureRequest) -> None:
    game, keys = SCREENS[name]
    app = make_app(None if game is None else session(azulejos.game(*game)))
    async with app.run_test(size=size) as pilot:
        for line in app.screen.query(Input):
            line.cursor_blink = False
        await pilot.press(*keys)
        await pilot.pause()
        picture = stable(app.export_screenshot())
    path = SNAPSHOTS / f"{name}-{size[0]}x{size[1]}.svg"
    if request.config.getoption("--update-snapshots"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(picture, encoding="utf-8")
    assert picture == path.read_text(encoding="utf-8"), f"{path.name} differs: look at it, then --update-snapshots"
