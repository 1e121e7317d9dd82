"""A game in a terminal, line by line: for pipes, screen readers and a first look."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

from ..errors import AzulejosError
from ..locales import Texts
from ..rules.boxes import find_preset
from ..table import TableError
from .boards import position_text
from .compiling import FirstStart
from .help import help_of
from .session import LocalSession
from .telling import tell
from .words import describe_state, explain, list_choice


class PlainGame:
    """People type their moves; bots answer; what happens is told in sentences."""

    def __init__(self, session: LocalSession, texts: Texts, say: Callable[[str], None]) -> None:
        self.session = session
        self.texts = texts
        self.say = say
        self.box = find_preset(session.table["preset"])
        self.first_start = FirstStart(self.box)
        session.notify = self.tell

    def tell(self, entries: list[dict[str, object]]) -> None:
        for entry in entries:
            for sentence in tell(entry, self.session.table, self.texts):
                self.say(sentence)

    def play(self) -> None:
        """Play to the end, or until the person leaves."""
        self.help()
        self.tell(self.session.log)
        if self.first_start.progress() is not None:
            self.say(self.texts("terminal-plain-compiling"))
        while self.session.table["result"] is None:
            bot = self.session.bot_to_move()
            if bot is not None:
                self.session.act(bot, self.session.think(bot))
            elif not self.ask():
                return
        self.show(0)

    def show(self, seat: int) -> None:
        session = self.session
        assert session.position is not None
        self.say("\n" + describe_state(session.table, session.position, self.texts))
        self.say(position_text(session.position, session.table, self.texts, first=seat).plain)

    def help(self) -> None:
        self.say(f"{help_of(self.box, self.texts)}\n\n{self.texts('terminal-plain-help')}\n")

    def ask(self) -> bool:
        """One move of a person's; False when they leave."""
        seat = min(self.session.seats & set(self.session.table["to_choose"]))
        name = self.session.table["seats"][seat]["name"]
        self.show(seat)
        while True:
            print(self.texts("terminal-plain-prompt", player=name) + " ", end="", flush=True)
            line = sys.stdin.readline()
            word, _, rest = line.strip().partition(" ")
            if not line or word in ("quit", "exit", "q"):
                self.say("\n" + self.texts("terminal-plain-left"))
                return False
            try:
                if word and self.obey(seat, word, rest.strip()):
                    return True
            except TableError as error:
                self.say(explain(error.code, self.texts, error.reason, str(error)))
            except AzulejosError as error:
                self.say(f"{error}.")

    def obey(self, seat: int, word: str, rest: str) -> bool:
        """Do what was typed; whether the game has gone on by it."""
        if word in ("?", "help"):
            self.help()
            assert self.session.position is not None
            for choice in self.session.choices(seat):
                self.say(list_choice(choice, self.session.position, self.texts, 7))
            return False
        if word == "save":
            self.say(self.texts("terminal-saved", file=str(self.session.write_file(Path(rest) if rest else None))))
            return False
        if word == "undo":
            self.session.ask(seat, "takeback")
        elif word == "resign":
            self.session.resign(seat)
        else:
            self.session.act(seat, word)
        return True
