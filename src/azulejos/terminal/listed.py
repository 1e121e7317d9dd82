"""A table as a list of what lies on it: for boxes without a module of their own in this room."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..picture.rows import Row, rows_of
from ..rules.box import Box
from .marks import Marks
from .speech import Spoken
from .tiles import COLORS, space, tile
from .title import Look, title_line

NAME = 10
"""How wide the names of the rows are."""
WIDTH = 30


class ListedBox:
    """Any box: a line for each thing on the table, with its tiles as colored letters."""

    def __init__(self, box: Box) -> None:
        self.EXAMPLES = box.action_forms
        self.SEEN: tuple[str, ...] = ()
        self._box = box
        looks = list(COLORS.values())
        self._looks = {letter: looks[i % len(looks)] for i, letter in enumerate(box.colors)}

    def middle_lines(self, position: dict[str, Any], width: int, texts: Texts, marks: Marks) -> list[Text]:
        return [self._line(row, 1) for row in rows_of(position, self._box.colors)]

    def board_lines(
        self, position: dict[str, Any], table: dict[str, Any], seat: int, look: Look, texts: Texts, marks: Marks
    ) -> list[Text]:
        rows = rows_of(position["boards"][seat], self._box.colors)
        return [title_line(position, table, seat, WIDTH), *(self._line(row, min(look.cell, 3)) for row in rows)]

    def describe_choice(self, choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> str:
        """In the box's own words, if its texts have a message for this kind of move."""
        name = f"terminal-choice-{self._box.name}-{choice['kind'].replace('_', '-')}"
        if name not in texts:
            return str(choice["kind"])
        parts = {**(choice.get("preview") or {}), **choice}
        parts.pop("preview", None)
        return texts(name, **texts.arguments(parts, self._box.colors))

    def middle_sentences(self, position: dict[str, Any], texts: Texts) -> list[str]:
        return [self._sentence(row) for row in rows_of(position, self._box.colors)]

    def started_sentences(self, position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
        return [self._sentence(row) for row in rows_of(position["boards"][seat], self._box.colors)]

    def laid_sentences(self, position: dict[str, Any], seat: int, texts: Texts) -> list[str]:
        """All of a board is told as being under way."""
        return []

    def speak_choice(self, choice: dict[str, Any], position: dict[str, Any], texts: Texts) -> Spoken:
        return Spoken(choice["move"], self.describe_choice(choice, position, texts))

    def _sentence(self, row: Row) -> str:
        """By letters, for nobody has told us the colors' names."""
        held = " ".join("–" if letter is None else letter.upper() for letter in row.tiles)
        return f"{row.name}: {held or row.words or '–'}"

    def _line(self, row: Row, cell: int) -> Text:
        line = Text().append(f"{row.name:<{NAME}} ", "bold")
        for letter in row.tiles:
            line.append_text(space("·", cell) if letter is None else tile(letter, cell, look=self._looks[letter]))
        return line.append(row.words)
