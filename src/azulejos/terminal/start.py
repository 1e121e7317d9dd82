"""The screen on which a game is chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Grid, Horizontal, Vertical
from textual.screen import Screen
from textual.widgets import Button, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

from ..bots import BOTS
from ..errors import AzulejosError
from ..locales import LANGUAGE_NAMES
from ..rules.boxes import all_presets
from ..rules.game import make_game
from ..table import Setup
from ..table.setup import Start, starting_seat
from .house_rules import HouseRulesScreen, list_rules
from .joining import JoinScreen
from .remote import RemoteSession
from .saved import SavedGame, unfinished
from .session import LocalSession, make_seats

if TYPE_CHECKING:
    from .app import TerminalApp

PERSON = "person"


class StartScreen(Screen[None]):
    """Which game, by which rules, who plays, in which language; a game that was left, or a table on a server."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "app.help"),
        Binding("f2", "start"),
        Binding("f10", "app.quit"),
    ]

    @property
    def terminal(self) -> TerminalApp:
        return cast("TerminalApp", self.app)

    def compose(self) -> ComposeResult:
        texts = self.terminal.texts
        yield Static("AZULEJOS", id="title")
        with Horizontal():
            with Grid(id="choices"):
                yield Label(texts("terminal-game"))
                yield _select("preset", [(texts(f"preset-{preset}"), preset) for preset in all_presets()], "azul")
                yield Label(texts("start-players"))
                yield _select("players", [(str(n), n) for n in (2, 3, 4)], 2)
                players = [(texts("seat-here"), PERSON), *((texts(f"bot-{bot}"), bot) for bot in BOTS)]
                for seat in range(4):
                    yield Label(texts("terminal-seat", seat=seat + 1), id=f"label{seat}")
                    yield _select(f"seat{seat}", players, "journeyman" if seat else PERSON)
                yield Label(texts("start-begins"))
                yield _select("begins", self.starts(2), 0)
                yield Label(texts("settings-language"))
                yield _select(
                    "language", [(name, language) for language, name in LANGUAGE_NAMES.items()], texts.language
                )
                yield Label()
                yield Button(texts("terminal-start"), id="start", variant="primary", compact=True)
            with Vertical(id="saved-games"):
                yield Static(id="about", markup=False)
                yield Button(texts("house-rules"), id="house-rules", compact=True)
                yield Static(id="rules-list", markup=False)
                yield Button(texts("terminal-join"), id="join", compact=True)
                yield Label(texts("own-tables"), id="saved-label")
                yield OptionList(id="saved", compact=True, markup=False)
                yield Static(id="message", markup=False)
        yield Static(texts("terminal-keys-start"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.rules: dict[str, str] = {}
        self.show_seats()
        self.query_one("#preset").focus()

    def on_screen_resume(self) -> None:
        saved = self.query_one("#saved", OptionList)
        saved.clear_options()
        self.saved = unfinished()[:20]
        saved.add_options(Option(self.describe(game)) for game in self.saved)
        for part in ("#saved", "#saved-label"):
            self.query_one(part).display = bool(self.saved)

    def describe(self, saved: SavedGame) -> str:
        try:
            setup = saved.setup()
        except AzulejosError as error:
            return str(error)
        names = ", ".join(seat.name for seat in setup.seats)
        return f"{self.terminal.texts(f'preset-{setup.game.preset}')}: {names}"

    def value(self, id: str) -> Any:
        return self.query_one(f"#{id}", Select).value

    def starts(self, players: int) -> list[tuple[str, Start]]:
        """Who may begin."""
        texts = self.terminal.texts
        seats: list[tuple[str, Start]] = [(texts("terminal-seat", seat=seat + 1), seat) for seat in range(players)]
        return [*seats, (texts("start-random"), "random")]

    @on(Select.Changed, "#players")
    def show_starts(self) -> None:
        begins, before = self.query_one("#begins", Select), self.value("begins")
        begins.set_options(self.starts(self.value("players")))
        begins.value = before if before == "random" or before < self.value("players") else 0

    @on(Select.Changed, "#preset")
    @on(Select.Changed, "#players")
    def show_seats(self) -> None:
        for seat in range(4):
            for part in (f"#seat{seat}", f"#label{seat}"):
                self.query_one(part).display = seat < self.value("players")
        self.query_one("#about", Static).update(self.terminal.texts(f"preset-{self.value('preset')}.about"))

    @on(Select.Changed, "#preset")
    def forget_rules(self) -> None:
        self.show_rules({})

    @on(Button.Pressed, "#house-rules")
    def choose_rules(self) -> None:
        self.app.push_screen(HouseRulesScreen(self.value("preset"), self.rules), self.show_rules)

    def show_rules(self, rules: dict[str, str] | None) -> None:
        """These from now on."""
        self.rules = rules or {}
        texts, count = self.terminal.texts, len(self.rules)
        label = texts("house-rules-changed", count=count) if count else texts("house-rules")
        self.query_one("#house-rules", Button).label = label
        shown = self.query_one("#rules-list", Static)
        shown.update("\n".join(list_rules(self.rules, texts)))
        shown.display = bool(self.rules)

    @on(Button.Pressed, "#join")
    def join(self) -> None:
        def go(session: RemoteSession | None) -> None:
            if session is not None:
                self.terminal.open_game(session)

        self.app.push_screen(JoinScreen(), go)

    @on(Select.Changed, "#language")
    def change_language(self, event: Select.Changed) -> None:
        if event.value != self.terminal.texts.language:
            self.terminal.speak(str(event.value))

    @on(Button.Pressed, "#start")
    def action_start(self) -> None:
        try:
            game = make_game(self.value("preset"), self.value("players"), **self.rules)
        except AzulejosError as error:
            self.query_one("#message", Static).update(f"{error}")
            return
        chosen = [self.value(f"seat{seat}") for seat in range(game.players)]
        seats = make_seats([None if kind == PERSON else kind for kind in chosen], self.terminal.texts)
        start = starting_seat(self.value("begins"), game.players)
        self.terminal.open_game(LocalSession.new(Setup(game, seats, start=start), self.terminal.seed))

    @on(OptionList.OptionSelected, "#saved")
    def resume(self, event: OptionList.OptionSelected) -> None:
        try:
            self.terminal.open_game(LocalSession.resume(self.saved[event.option_index]))
        except AzulejosError as error:
            self.query_one("#message", Static).update(str(error))


def _select(id: str, options: list[tuple[str, Any]], value: Any) -> Select[Any]:
    return Select(options, value=value, allow_blank=False, id=id, compact=True)
