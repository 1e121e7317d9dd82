"""The scribe of a real table in the terminal, line by line: what is typed is checked, kept, and told in sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import asdict
from pathlib import Path

from ..locales import Texts, load
from ..records import save_game
from ..rules.events import Event
from ..table import Scribe
from ..table.scribe import Due
from .conversation import Conversation
from .help import help_of
from .listing import MoveList
from .plug import plug
from .sentences import Teller
from .telling import tell_ranking
from .words import mistake

FILES = ("game", "board", "terminal", "spoken", "scribe")
DRAW = "="
"""How drawn tiles begin in a game file."""


class ScribeTalk(Conversation):
    """A game that is written down. The file has every entry as soon as it is made."""

    def __init__(self, scribe: Scribe, path: Path, language: str, say: Callable[[str], None]) -> None:
        super().__init__(load(language, *FILES), say)
        self.scribe = scribe
        self.path = path
        self._moves: tuple[int, MoveList] | None = None
        hearing = self.commands
        self.commands = {
            "moves": lambda rest: self.list_moves(),
            **{command: hearing[command] for command in ("board", "offer", "score", "all")},
            "undo": self.take_back,
            "redo": self.enter_again,
            **{command: hearing[command] for command in ("help", "quit")},
        }

    @property
    def names(self) -> list[str]:
        return call_players(self.scribe.record.seats, self.texts)

    @property
    def teller(self) -> Teller:
        return Teller.of(self.scribe.position, self.names, self.texts)

    @property
    def own(self) -> int:
        return max(0, self.scribe.position.to_act)

    @property
    def moves(self) -> MoveList:
        """The moves of whoever is to play, with the numbers that were told last."""
        if self._moves is None or self._moves[0] != self.scribe.ply:
            choices = [asdict(choice) for choice in self.scribe.choices]
            self._moves = (self.scribe.ply, MoveList(choices, self.scribe.position.to_json(), self.texts))
        return self._moves[1]

    # -------------------------------------------------------------------------------------------- asking

    def write(self) -> None:
        """Ask for one entry after the other, until the person leaves."""
        save_game(self.scribe.record, self.path)
        self.say_all([self.texts("spoken-scribe"), self.texts("spoken-kept", file=str(self.path))])
        self.tell_end()
        while not self.has_left:
            self.ask(self.prompt)

    @property
    def prompt(self) -> str:
        """What is due: tiles of a place, or somebody's move."""
        if self.scribe.position.is_over:
            return ">"
        if self.scribe.due:
            due = self.scribe.due[0]
            return f"{self.place_name(due)}, {self.texts('scribe-due', count=due.count)}:"
        return f"{self.names[self.own]}:"

    def place_name(self, due: Due) -> str:
        return self.texts("scribe-factory", factory=due.place) if due.place else self.texts("board-supply")

    # -------------------------------------------------------------------------------------------- entering

    def answer(self, typed: str) -> None:
        words = typed.lower().split()
        if not words:
            self.list_moves()
        elif self.scribe.due and not words[0].startswith(DRAW):
            self.lay("".join(words))
        elif len(words) == 1 and not words[0].startswith(DRAW):
            if (move := self.move_meant(self.moves, words[0])) is not None:
                self.enter(move)
        else:
            self.enter(*(entry for word in words for entry in _entries(word)))

    def lay(self, letters: str) -> None:
        """Tiles that are due, by the letters of their colors."""
        known = self.scribe.bag
        if all(letter in known for letter in letters):
            self.enter(*_draws(letters))
        else:
            self.say(self.texts("spoken-no-tiles", letters=", ".join(known)))

    def enter(self, *moves: str) -> None:
        """All of these, or none."""
        for move in moves:
            self.must_be_move(self.scribe.game, move)
        self.tell(self.scribe.enter(*moves))

    def take_back(self, count: str) -> None:
        """The last entry, or so many."""
        before = self.scribe.ply
        if not before:
            raise mistake(self.texts, "error-nothing-to-take-back")
        self.scribe.undo(before - self._number(count, before))
        taken = before - self.scribe.ply
        self.say(self.texts("spoken-taken-back", moves=" ".join(map(str, self.scribe.ahead[:taken]))))
        save_game(self.scribe.record, self.path)

    def enter_again(self, count: str) -> None:
        """What was taken back, or so many entries of it."""
        try:
            self.tell(self.scribe.redo(self._number(count, len(self.scribe.ahead))))
        finally:
            save_game(self.scribe.record, self.path)

    def _number(self, typed: str, most: int) -> int:
        """How many entries are meant; one where nobody says."""
        if not typed:
            return 1
        if not typed.isdecimal() or not 1 <= int(typed) <= most:
            raise mistake(self.texts, "spoken-no-count", least=1, most=max(1, most))
        return int(typed)

    # -------------------------------------------------------------------------------------------- telling

    def tell(self, events: tuple[Event, ...]) -> None:
        """Keep what was entered, and say what it led to."""
        save_game(self.scribe.record, self.path)
        game = self.scribe.game
        seen = plug(game.box).SEEN
        for event in events:
            if event.name() not in seen:
                self.say(self.texts.event(game.box, event.to_json(), self.names, game.options.to_json()))
        self.tell_end()

    def tell_end(self) -> None:
        """The result, and how to see the game again, once it is over."""
        position = self.scribe.position
        if not position.is_over:
            return
        result = {"ranking": position.ranking, "scores": position.scores}
        self.say_all(tell_ranking(result, [{"name": name} for name in self.names], self.texts))
        self.say(self.texts("spoken-watch", file=str(self.path)))

    def list_moves(self) -> None:
        """What can be played now; while tiles are due, how many go where."""
        if self.scribe.due:
            for due in self.scribe.due:
                self.say(f"{self.place_name(due)}: {self.texts('scribe-due', count=due.count)}.")
        else:
            self.say_all([*self.teller.state(), *self.moves.first()])

    def tell_help(self, rest: str) -> None:
        self.say(self.texts("spoken-scribe"))
        super().tell_help(rest)
        self.say(help_of(self.scribe.game.box, self.texts))


def call_players(names: Iterable[str], texts: Texts) -> list[str]:
    """By their names, or by numbers where they have none."""
    return [name or texts("terminal-player", seat=number) for number, name in enumerate(names, 1)]


def _entries(word: str) -> list[str]:
    """A move, or the tiles of a word such as =bbyr."""
    return _draws(word[len(DRAW) :]) if word.startswith(DRAW) else [word]


def _draws(letters: str) -> list[str]:
    return [f"{DRAW}{letter}" for letter in letters]
