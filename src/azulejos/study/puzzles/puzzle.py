"""A puzzle, and the lines of text in which puzzles are kept. `docs/puzzles.md` describes the file."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from ...errors import AzulejosError
from ...rules.game import Position, parse_position

HEADER = "azulejos puzzles 1"
NONE = "-"
ID = re.compile(r"[a-z][a-z0-9-]*-\d{4,}")
LINE = re.compile(r"(?P<id>\S+) (?P<rating>\S+) (?P<theme>\S+) (?P<solution>\S+) (?P<also>\S+) (?P<position>\S.*)")
THEMES = (
    "points",
    "finish",
    "deny",
    "floor",
    "marker",
    "columns",
    "end",
    "jokers",
    "wall",
    "payment",
    "corners",
    "bonus",
    "stars",
    "wild",
    "ahead",
)
"""What a puzzle is about; the page and the terminal list them in this order."""


def is_id(text: str) -> bool:
    """Whether this looks like the id of a puzzle, `azul-0042`."""
    return ID.fullmatch(text) is not None


class PuzzleError(AzulejosError):
    """What is wrong with a file of puzzles, and where."""

    def __init__(self, message: str, line: int) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position in which one move is clearly best."""

    id: str
    rating: int
    theme: str
    solution: str
    """The best move, in notation."""
    also: tuple[str, ...]
    """Moves that are as good, or nearly."""
    text: str
    """The position, as one line."""

    @property
    def position(self) -> Position:
        return parse_position(self.text)

    @property
    def game(self) -> str:
        """The name of the game, with its seats: `azul-grey/3`."""
        return self.text.partition(" ")[0]

    @property
    def preset(self) -> str:
        return re.split("[/;]", self.text, maxsplit=1)[0]

    @property
    def players(self) -> int:
        return int(self.game.partition("/")[2][0])

    def accepts(self, move: str) -> bool:
        return move == self.solution or move in self.also

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game,
            "position": self.text,
            "solution": self.solution,
            "also": list(self.also),
            "theme": self.theme,
            "rating": self.rating,
        }


def write_puzzles(puzzles: Iterable[Puzzle]) -> str:
    lines = (
        f"{one.id} {one.rating} {one.theme} {one.solution} {','.join(one.also) or NONE} {one.text}" for one in puzzles
    )
    return "\n".join([HEADER, *lines]) + "\n"


def read_puzzles(text: str) -> list[Puzzle]:
    """The puzzles of a file. Their positions and moves are read when they are wanted."""
    return list(_read(text.splitlines()))


def _read(lines: list[str]) -> Iterator[Puzzle]:
    if not lines or lines[0].strip() != HEADER:
        raise PuzzleError(f"a file of puzzles begins with the line {HEADER!r}", 1)
    seen = set()
    for number, line in enumerate(lines[1:], 2):
        found = LINE.fullmatch(line.strip())
        if found is None:
            raise PuzzleError("a puzzle is its id, rating, theme, solution, other solutions and position", number)
        name, rating, theme, solution, also, position = found.groups()
        if not is_id(name) or name in seen:
            raise PuzzleError(f"{name!r} is not the id of a new puzzle: ids look like azul-0042, each once", number)
        if not rating.isdecimal():
            raise PuzzleError(f"{rating!r} is not a rating: ratings are whole numbers such as 1500", number)
        if theme not in THEMES:
            raise PuzzleError(f"there is no theme {theme!r}: the themes are {', '.join(THEMES)}", number)
        seen.add(name)
        others = () if also == NONE else tuple(also.split(","))
        yield Puzzle(name, int(rating), theme, solution, others, position)
