"""A puzzle in the terminal, line by line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict

from ..locales import load
from ..study import judge
from ..study.puzzles import Puzzle
from ..study.puzzles.telling import why_solved
from ..study.wording import tell_move
from ..table import list_choices
from .boards import plain_text
from .conversation import Conversation
from .listing import MoveList
from .replay import tell
from .sentences import Teller

FILES = ("game", "board", "terminal", "spoken", "puzzles")


class PuzzleTalk(Conversation):
    """Moves are tried until one is right, or somebody wants to see the solution."""

    def __init__(self, puzzle: Puzzle, language: str, is_plain: bool, say: Callable[[str], None]) -> None:
        super().__init__(load(language, *FILES), say)
        self.puzzle = puzzle
        self.position = puzzle.position
        self.is_plain = is_plain
        self.names = [self.texts("terminal-player", seat=seat + 1) for seat in range(puzzle.players)]
        choices = [asdict(choice) for choice in list_choices(self.position)]
        self.moves = MoveList(choices, self.position.to_json(), self.texts)
        self.commands = {
            "moves": lambda rest: self.say_all(self.moves.first()),
            "theme": lambda rest: self.say(self.texts(f"theme-{puzzle.theme}.about")),
            "solution": lambda rest: self.show_solution(),
            **self.commands,
        }

    @property
    def teller(self) -> Teller:
        return Teller.of(self.position, self.names, self.texts)

    @property
    def own(self) -> int:
        return self.position.to_act

    def solve(self) -> None:
        """Ask until the puzzle is solved, or the person leaves."""
        title = self.texts("puzzle-number", id=self.puzzle.id)
        self.say(f"{title}: {self.texts(f'preset-{self.puzzle.preset}')}")
        if self.is_plain:
            self.say_all(self.teller.everything(self.own))
        else:
            self.say(plain_text(self.position, self.names))
        self.say(self.texts("puzzle-ask", player=self.names[self.own]))
        self.say(self.texts("spoken-welcome"))
        while not self.has_left:
            self.ask(">")

    def answer(self, typed: str) -> None:
        if not typed:
            self.say_all(self.moves.first())
        elif (move := self.move_meant(self.moves, typed)) is not None:
            self.try_move(move)

    def try_move(self, move: str) -> None:
        """Raises IllegalAction, and then nothing was tried."""
        self.must_be_move(self.position.game, move)
        done = tell(self.texts, self.position, move, self.names)
        if self.puzzle.accepts(move):
            self.say(self.texts("puzzle-right"))
            self.explain()
            return
        judged = judge(self.position, move)
        self.say_all([self.texts("puzzle-wrong"), *done])
        percent = round(100 * judged.chance_lost)
        self.say(self.texts("puzzle-costs", points=round(judged.points_lost), percent=percent))
        if judged.reply is not None:
            self.say(self.texts("puzzle-then"))
            self.say_all(tell(self.texts, self.position.apply(move), judged.reply, self.names))

    def show_solution(self) -> None:
        self.say(self.texts("puzzle-solution", move=self.in_words(self.puzzle.solution)))
        self.explain()

    def in_words(self, move: str) -> str:
        return tell_move(self.position, move, self.texts.language)

    def explain(self) -> None:
        """Why the solution is the solution; then the puzzle is over."""
        self.say_all(tell(self.texts, self.position, self.puzzle.solution, self.names))
        self.say_all(why_solved(self.puzzle, self.texts.language, self.names))
        if self.puzzle.also:
            self.say(self.texts("puzzle-also", moves="; ".join(map(self.in_words, self.puzzle.also))))
        theme = self.texts(f"theme-{self.puzzle.theme}")
        self.say(f"{theme} · {self.texts('puzzle-its-rating', rating=self.puzzle.rating)}")
        self.leave()
