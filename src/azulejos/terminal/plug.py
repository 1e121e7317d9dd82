"""What the terminal asks of a box: a module of its own in this room, such as `azul.py`."""

from __future__ import annotations

from typing import Any, Protocol, cast

from rich.text import Text

from ..errors import MissingModule
from ..locales import Texts
from ..rules.box import Box
from ..rules.boxes import find_preset
from .listed import ListedBox
from .marks import Marks
from .speech import Spoken
from .title import Look

Json = dict[str, Any]


class TerminalBox(Protocol):
    """How the table looks in letters, from a position's and a table's JSON, and what its moves mean."""

    EXAMPLES: str
    """Moves to type, in their notation."""
    SEEN: tuple[str, ...]
    """Names of events that are not told, because the table shows them."""

    def middle_lines(self, position: Json, width: int, texts: Texts, marks: Marks, /) -> list[Text]:
        """What lies between the players."""

    def board_lines(
        self, position: Json, table: Json, seat: int, look: Look, texts: Texts, marks: Marks, /
    ) -> list[Text]:
        """A board as large as that; its first line is the title."""

    def describe_choice(self, choice: Json, position: Json, texts: Texts, /) -> str:
        """What a move does, in a few words."""

    def middle_sentences(self, position: Json, texts: Texts, /) -> list[str]:
        """What lies between the players, one thing each."""

    def started_sentences(self, position: Json, seat: int, texts: Texts, /) -> list[str]:
        """What is under way on a board: pattern lines, or tiles in hand."""

    def laid_sentences(self, position: Json, seat: int, texts: Texts, /) -> list[str]:
        """What lies on a board for good: on its wall, or its stars."""

    def speak_choice(self, choice: Json, position: Json, texts: Texts, /) -> Spoken:
        """A move in two steps; moves that begin alike are one in a list, and the second step tells them apart."""


class CountingBox(Protocol):
    """What a box's module of this room has besides, if its final boards can be counted."""

    LEFT: str
    """The message that asks for the tiles a board has still to pay for."""

    def row_name(self, row: int | str, options: Json, texts: Texts, /) -> str:
        """What a row of spaces is called, by its place or name in a board."""


def plug(box: Box) -> TerminalBox:
    """The box's own module; a box that has none is shown as a list of what is on the table."""
    try:
        return cast(TerminalBox, box.module("terminal"))
    except MissingModule:
        return ListedBox(box)


def counting_plug(box: Box) -> CountingBox:
    return cast(CountingBox, box.module("terminal"))


def plug_of(game: Json) -> TerminalBox:
    """The module for a position, by its JSON."""
    return plug(find_preset(game["game"]))
