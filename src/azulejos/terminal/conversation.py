"""A talk about a table, line by line: what is typed, and what is told again when somebody asks."""

from __future__ import annotations

import sys
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable

from ..errors import AzulejosError, IllegalAction, InvalidAction
from ..locales import Texts
from ..rules.game import Game
from ..table import TableError
from .listing import MoveList
from .plug import plug
from .sentences import Teller
from .words import explain, mistake

SIGNS = {"?": "help", "q": "quit", "exit": "quit"}
"""What is understood in every language, beside its own words and the English ones."""


class Conversation(ABC):
    """Obeys commands, and hands on what is none."""

    def __init__(self, texts: Texts, say: Callable[[str], None]) -> None:
        self.texts = texts
        self.say = say
        self.has_left = False
        self.commands: dict[str, Callable[[str], None]] = {
            "board": self.tell_board,
            "offer": lambda rest: self.say_all(self.teller.middle()),
            "score": lambda rest: self.say_all([*self.teller.state(), self.teller.scores()]),
            "all": lambda rest: self.say_all(self.teller.everything(self.own)),
            "help": self.tell_help,
            "quit": lambda rest: self.leave(),
        }

    @property
    @abstractmethod
    def teller(self) -> Teller:
        """Of the table as it is now."""

    @property
    @abstractmethod
    def own(self) -> int:
        """The seat whose board is told where nobody says which."""

    @abstractmethod
    def answer(self, typed: str) -> None:
        """Do what was typed, which is no command; nothing is typed by who only presses Enter."""

    def leave(self) -> None:
        self.has_left = True

    def move_meant(self, moves: MoveList, typed: str) -> str | None:
        """The move that a number of the list or a notation stands for; None where something is said in its place."""
        found = moves.numbered(int(typed)) if typed.isdecimal() else moves.beginning_with(typed.lower())
        if len(found) > 1:
            self.say_all(moves.then(found))
        elif typed.isdecimal() and not moves.last:
            self.say_all(moves.first())
        elif typed.isdecimal() and not found:
            self.say(self.texts("spoken-no-number", number=typed, last=moves.last))
        else:
            return str(found[0]["move"]) if found else typed.lower()
        return None

    def must_be_move(self, game: Game, typed: str) -> None:
        """Raise an error in the person's language where a text is no move at all."""
        try:
            game.action(typed)
        except InvalidAction:
            example = plug(game.box).EXAMPLES
            raise mistake(self.texts, "spoken-not-a-move", move=typed, example=example) from None

    def say_all(self, sentences: Iterable[str]) -> None:
        for sentence in sentences:
            self.say(sentence)

    def ask(self, prompt: str) -> None:
        """Wait for a line, and do what it says; where nobody sees what is typed, the prompt is a line of its own."""
        print(prompt, end=" " if sys.stdin.isatty() else "\n", flush=True)
        self.hear(sys.stdin.readline())

    def hear(self, line: str) -> None:
        """Do what a line says; nothing at all is its end."""
        if not line:
            self.say("")
            self.leave()
            return
        try:
            self.obey(line.strip())
        except TableError as error:
            self.say(explain(error.code, self.texts, error.reason, str(error)))
        except IllegalAction as error:
            self.say(explain("illegal_move", self.texts, error.reason, str(error)))
        except AzulejosError as error:
            self.say(f"{error}.")

    def obey(self, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = self.find_command(word)
        if command is None:
            self.answer(typed)
        else:
            self.commands[command](rest.strip())

    def find_command(self, word: str) -> str | None:
        word = _bare(word)
        for command in self.commands:
            if word in (command, _bare(self.texts(f"spoken-command-{command}"))):
                return command
        return SIGNS.get(word)

    def tell_help(self, rest: str) -> None:
        """Every command with what it does."""
        for command in self.commands:
            name = f"spoken-command-{command}"
            self.say_meaning(self.texts(name), self.texts(f"{name}.about"))

    def say_meaning(self, word: str, about: str) -> None:
        self.say(self.texts("spoken-command", word=word, about=about))

    def tell_board(self, whose: str) -> None:
        """One's own board, or that of a player by name or number."""
        names = self.teller.names
        seat = self.own if not whose else _find(whose, names)
        if seat is None:
            self.say(self.texts("spoken-no-player", name=whose, players=", ".join(names)))
        else:
            self.say_all(self.teller.board(seat))


def _bare(word: str) -> str:
    """In small letters without accents, which not every keyboard has."""
    return "".join(letter for letter in unicodedata.normalize("NFD", word.casefold()) if letter.isascii())


def _find(whose: str, names: list[str]) -> int | None:
    """The seat with this number, from 1, or with a name that begins like this."""
    if whose.isdecimal() and 1 <= int(whose) <= len(names):
        return int(whose) - 1
    return next((seat for seat, name in enumerate(names) if name.casefold().startswith(whose.casefold())), None)
