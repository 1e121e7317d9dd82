"""Final boards counted in the terminal: question by question, then the points line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import dataclass

from ..locales import load
from ..rules.game import Game
from ..table.counting import JOKER, FinalBoard, Space, count_points, empty_boards, letters_for, not_there
from ..table.plug import counting
from .conversation import Conversation
from .plug import counting_plug
from .scribe import FILES, call_players
from .sentences import Teller
from .speech import capital
from .telling import tell_ranking
from .words import mistake

EMPTY = ".-_"
ANY = "x"
"""A tile whose color need not be said."""
MOST_POINTS = 999


@dataclass(frozen=True, slots=True)
class Question:
    """What is to be told of a board: its `score`, the tiles `left`, or a row of its spaces."""

    seat: int
    what: str
    row: int | str = 0


class CountTalk(Conversation):
    """Asks for every board, row by row. A wrong answer changes nothing, and the question comes again."""

    def __init__(self, game: Game, names: Sequence[str], language: str, say: Callable[[str], None]) -> None:
        super().__init__(load(language, *FILES), say)
        self.game = game
        self.names = call_players([*names, *[""] * (game.players - len(names))], self.texts)
        self.boards = empty_boards(game)
        self.spaces = counting(game.box).SPACES
        self.questions = list(self._questions())
        self.at = 0
        hearing = self.commands
        self.commands = {
            "undo": lambda rest: self.go_back(),
            **{command: hearing[command] for command in ("help", "quit")},
        }

    def _questions(self) -> Iterator[Question]:
        for seat, board in enumerate(self.boards):
            rows = board[self.spaces]
            yield Question(seat, "score")
            for row in rows if isinstance(rows, dict) else range(len(rows)):
                yield Question(seat, self.spaces, row)
            yield Question(seat, "left")

    @property
    def teller(self) -> Teller:
        return Teller.of(self.game.start(), self.names, self.texts)

    @property
    def own(self) -> int:
        return self.question.seat

    @property
    def question(self) -> Question:
        return self.questions[self.at]

    def count(self) -> None:
        """Ask until everything is told, or the person leaves."""
        self.tell_help("")
        while not self.has_left:
            self.ask(self.prompt)

    @property
    def prompt(self) -> str:
        asked, box = self.question, counting_plug(self.game.box)
        if asked.what == "score":
            name = self.texts("count-before")
        elif asked.what == "left":
            name = self.texts(box.LEFT)
        else:
            name = box.row_name(asked.row, self.game.options.to_json(), self.texts)
        return f"{self.names[asked.seat]}. {capital(name)}:"

    def answer(self, typed: str) -> None:
        asked, boards = self.question, deepcopy(self.boards)
        if asked.what == self.spaces:
            self._lay(boards, asked, typed)
        else:
            most = MOST_POINTS if asked.what == "score" else counting(self.game.box).MOST_LEFT
            boards[asked.seat][asked.what] = self._number(typed, most)
        count_points(self.game, boards)
        self.boards = boards
        self.at += 1
        if self.at == len(self.questions):
            self.tell_points()

    def _lay(self, boards: list[FinalBoard], asked: Question, typed: str) -> None:
        signs = "".join(typed.lower().split())
        row = boards[asked.seat][self.spaces][asked.row]
        if signs and len(signs) != len(row):
            raise mistake(self.texts, "spoken-no-row", size=len(row))
        row[:] = [None] * len(row)
        for column, sign in enumerate(signs):
            if sign not in EMPTY:
                space = (self.spaces, asked.row, column)
                row[column] = self._letter(boards, asked.seat, space, sign)

    def _letter(self, boards: list[FinalBoard], seat: int, space: Space, sign: str) -> str:
        """The tile that a sign means."""
        letters = letters_for(self.game, boards, seat, space)
        if sign in letters:
            return sign
        if sign in self.game.box.colors:
            raise not_there(sign)
        colors = [letter for letter in letters if letter != JOKER]
        if sign != ANY or len(colors) != 1:
            raise mistake(self.texts, "spoken-which-color", letters=", ".join(letters))
        return colors[0]

    def _number(self, typed: str, most: int) -> int:
        if not typed.isdecimal() or int(typed) > most:
            raise mistake(self.texts, "spoken-no-count", least=0, most=most)
        return int(typed)

    def go_back(self) -> None:
        """To the question before."""
        self.at = max(0, self.at - 1)

    def tell_points(self) -> None:
        """Line by line, seat by seat, and who won."""
        counted, options = count_points(self.game, self.boards), self.game.options.to_json()
        for seat, name in enumerate(self.names):
            self.say(f"{name}. {self.texts('count-before')}: {self.boards[seat]['score']}.")
            for event in counted.events:
                if getattr(event, "seat", None) == seat:
                    self.say(self.texts.event(self.game.box, event.to_json(), self.names, options))
        result = {"ranking": counted.ranking, "scores": counted.scores}
        self.say_all(tell_ranking(result, [{"name": name} for name in self.names], self.texts))
        self.leave()

    def tell_help(self, rest: str) -> None:
        self.say(self.texts("spoken-count", undo=self.texts("spoken-command-undo")))
