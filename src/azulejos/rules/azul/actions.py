"""The actions of Azul: their numbers, their parts and their notation.

    3r2     red from factory 3 to line 2          c: the center, f: the floor line
    3r2p1   the same, but only 1 tile on the line (partial drops)
    3j2     the jokers of factory 3 to line 2
    3r2j1   red and the jokers, 1 joker on the line
    t24     wall tiling: row 2's tile to column 4
    =r      a red tile comes out of the bag

Numbers run by kind, then source, color and destination. The source comes first, so that a game with fewer
factories uses the low numbers of each kind.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from ..action import Action
from ..sources import CENTER
from .state import COLORS, FLOOR, JOKER

TAKE = 0  # 30 * source + 6 * color + destination
TILE = TAKE + 10 * 30  # 5 * row + column
TAKE_JOKERS = TILE + 25  # 6 * source + destination
TAKE_BOTH = TAKE_JOKERS + 10 * 6  # 180 * source + 36 * color + 6 * destination + jokers on the line
DROP_PART = TAKE_BOTH + 10 * 180  # 100 * source + 20 * color + 4 * line + tiles on the line - 1
DRAW = DROP_PART + 10 * 100  # color
ACTIONS = DRAW + 6


@dataclass(frozen=True, slots=True, repr=False)
class Take(Action):
    """Take tiles from a source and put them on a pattern line (0 to 4) or the floor line (5)."""

    source: int
    color: int
    line: int
    jokers: int | None = None
    """With the jokers beside the color: how many of them go on the line."""
    part: int | None = None
    """With partial drops: how many tiles go on the line, fewer than could."""

    def __str__(self) -> str:
        source = "c" if self.source == CENTER else str(self.source)
        line = "f" if self.line == FLOOR else str(self.line + 1)
        text = f"{source}{COLORS[self.color]}{line}"
        if self.jokers is not None:
            text += f"j{self.jokers}"
        if self.part is not None:
            text += f"p{self.part}"
        return text


@dataclass(frozen=True, slots=True, repr=False)
class Tile(Action):
    """Put the tile of a complete line in a column of its wall row."""

    row: int
    column: int

    def __str__(self) -> str:
        return f"t{self.row + 1}{self.column + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """A tile of this color comes out of the bag."""

    color: int

    def __str__(self) -> str:
        return f"={COLORS[self.color]}"


@cache
def action(id: int) -> Action:
    """The action with this number."""
    if TAKE <= id < TILE:
        return Take(id, id // 30, id // 6 % 5, id % 6)
    if TILE <= id < TAKE_JOKERS:
        return Tile(id, (id - TILE) // 5, (id - TILE) % 5)
    if TAKE_JOKERS <= id < TAKE_BOTH:
        n = id - TAKE_JOKERS
        return Take(id, n // 6, JOKER, n % 6)
    if TAKE_BOTH <= id < DROP_PART:
        n = id - TAKE_BOTH
        return Take(id, n // 180, n // 36 % 5, n // 6 % 6, jokers=n % 6)
    if DROP_PART <= id < DRAW:
        n = id - DROP_PART
        return Take(id, n // 100, n // 20 % 5, n // 4 % 5, part=n % 4 + 1)
    if DRAW <= id < ACTIONS:
        return Draw(id, id - DRAW)
    raise ValueError(f"there is no action {id}: actions are numbered from 0 to {ACTIONS - 1}")


NOTATION = re.compile(
    r"(?P<source>[1-9c])(?:(?P<color>[byrkw])(?P<line>[1-5f])(?:j(?P<jokers>[0-5])|p(?P<part>[1-4]))?"
    r"|j(?P<joker_line>[1-5f]))"
    r"|t(?P<row>[1-5])(?P<column>[1-5])"
    r"|=(?P<drawn>[byrkwj])"
)
FORMS = "3r2 (red from factory 3 to line 2), cbf (blue from the center to the floor line)"


def parse_action(text: str) -> Action | None:
    """The action with this notation, or None."""
    match = NOTATION.fullmatch(text)
    if match is None:
        return None
    part = match.groupdict()
    if part["drawn"]:
        return action(DRAW + COLORS.index(part["drawn"]))
    if part["row"]:
        return action(TILE + 5 * (int(part["row"]) - 1) + int(part["column"]) - 1)
    source = CENTER if part["source"] == "c" else int(part["source"])
    if part["joker_line"]:
        return action(TAKE_JOKERS + 6 * source + _line(part["joker_line"]))
    color, line = COLORS.index(part["color"]), _line(part["line"])
    if part["jokers"]:
        return action(TAKE_BOTH + 180 * source + 36 * color + 6 * line + int(part["jokers"]))
    if part["part"]:
        return (
            None if line == FLOOR else action(DROP_PART + 100 * source + 20 * color + 4 * line + int(part["part"]) - 1)
        )
    return action(TAKE + 30 * source + 6 * color + line)


def _line(text: str) -> int:
    return FLOOR if text == "f" else int(text) - 1
