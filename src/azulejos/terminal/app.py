"""The terminal app: a menu, a game, and help."""

from __future__ import annotations

from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from ..locales import Texts, load, preferred_language
from .game import GameScreen
from .help import HelpScreen
from .session import Session
from .start import StartScreen


class TerminalApp(App[None]):
    """Play the Azul games in a terminal."""

    CSS_PATH = "app.tcss"
    TITLE = "Azulejos"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+q", "quit", priority=True)]

    def __init__(
        self,
        session: Session | None = None,
        language: str | None = None,
        pause: float = 0.4,
        seed: int | None = None,
    ) -> None:
        super().__init__()
        self.texts: Texts = load(language or preferred_language())
        self.pause = pause
        """Seconds for which a bot's move waits, so that people can follow."""
        self.seed = seed
        self.coach = 0
        """The coach asks before a move that gives away more points than this; 0: never."""
        self._first = session

    def on_mount(self) -> None:
        self.push_screen(StartScreen())
        if self._first is not None:
            self.open_game(self._first)

    def open_game(self, session: Session) -> None:
        self.push_screen(GameScreen(session))

    def speak(self, language: str) -> None:
        """Change the language, and show the menu anew."""
        self.texts = load(language)
        self.switch_screen(StartScreen())

    def action_help(self) -> None:
        self.push_screen(HelpScreen())
