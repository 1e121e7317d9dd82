"""The actions of Azul: their numbers, their parts and their notation.

    3r2     red from factory 3 to line 2          c: the center, f: the floor line
    3j2     the jokers of factory 3 to line 2
    3r2j1   red and the jokers, 1 joker on the line
    3r5p1   with partial drops: only 1 tile on the line; 3j5p1: 1 joker; 3r5j1p2: 1 joker and 2 red tiles
    t24     wall tiling: row 2's tile to column 4
    =r      a red tile comes out of the bag

Numbers run by kind, then source, color and destination. The source comes first, so that a game with fewer
factories uses the low numbers of each kind. Each kind has a function that makes its numbers, `number_of_…`, and one
that takes them apart, `read_…`. Both speak of a color and its destination as one opening, as `Board.open` has it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...kernel import rule, table
from ..action import Action, Draw, TakeFrom, parse_source, parser, unknown_action
from ..chance import number_of_draw, read_draw
from ..sources import MAX_FACTORIES
from .options import AzulOptions, Wall
from .state import COLORS, FLOOR, JOKER, color_of, line_of, opening

JOKER_PARTS = [(line, jokers) for line in range(1, 5) for jokers in range(1, line + 1)]
"""Jokers alone that leave room on a line, as partial drops do."""
MIXED_PARTS = [
    (line, jokers, tiles)
    for line in range(1, 5)
    for jokers in range(line + 1)
    for tiles in range(line + 1 - jokers)
    if jokers + tiles
]
"""The same for jokers and tiles of a color."""
JOKER_PART = table([(JOKER_PARTS.index((i // 5, i % 5)) if (i // 5, i % 5) in JOKER_PARTS else -1) for i in range(25)])
"""JOKER_PART[5 * line + jokers]: its place in that list, or -1."""
MIXED_PART = table(
    [
        MIXED_PARTS.index(part) if part in MIXED_PARTS else -1
        for part in ((i // 25, i // 5 % 5, i % 5) for i in range(125))
    ]
)
"""MIXED_PART[25 * line + 5 * jokers + tiles]: its place in that list, or -1."""
PART_LINE = table([part[0] for part in MIXED_PARTS])
PART_JOKERS = table([part[1] for part in MIXED_PARTS])
PART_TILES = table([part[2] for part in MIXED_PARTS])
JOKER_PART_LINE = table([part[0] for part in JOKER_PARTS])
JOKER_PART_JOKERS = table([part[1] for part in JOKER_PARTS])

TAKE = 0
TILE = TAKE + 10 * 30
TAKE_JOKERS = TILE + 25
TAKE_BOTH = TAKE_JOKERS + 10 * 6
DROP_PART = TAKE_BOTH + 10 * 180
DRAW = DROP_PART + 10 * 100
DROP_JOKERS = DRAW + 6
DROP_BOTH = DROP_JOKERS + 10 * len(JOKER_PARTS)
ACTIONS = DROP_BOTH + 10 * 5 * len(MIXED_PARTS)
"""Where the numbers of each kind begin, and how many there are."""
MOST_CHOICES = MAX_FACTORIES * 69
"""A factory gives 69 choices at most (three colors and a joker, for an empty board, with partial drops), and the center
never more than the factories whose tiles it has. Without partial drops it is 45 a factory, without jokers 24."""


# ---------------------------------------------------------------------------------------------------- numbers


@rule
def number_of_both(source: int, spot: int, jokers: int) -> int:
    """A take of a color and the jokers beside it, so many of them for the line."""
    return TAKE_BOTH + 180 * source + 6 * spot + jokers


@rule
def number_of_part(source: int, spot: int, tiles: int) -> int:
    """A take of one color of which only so many tiles go on the line."""
    return DROP_PART + 100 * source + 20 * color_of(spot) + 4 * line_of(spot) + tiles - 1


@rule
def number_of_joker_part(source: int, line: int, jokers: int) -> int:
    """A take of jokers of which only so many go on the line."""
    return DROP_JOKERS + 10 * source + JOKER_PART[5 * line + jokers]


@rule
def number_of_mixed_part(source: int, spot: int, jokers: int, tiles: int) -> int:
    """A take of a color and jokers of which only so many jokers and tiles go on the line."""
    return DROP_BOTH + 150 * source + 30 * color_of(spot) + MIXED_PART[25 * line_of(spot) + 5 * jokers + tiles]


@rule
def number_of_take(source: int, spot: int) -> int:
    """A take of one color. Openings past those of a source are those of the next one."""
    return TAKE + 30 * source + spot


@rule
def number_of_tile(space: int) -> int:
    """A column chosen for a tile of the wall: bit 5 * row + column."""
    return TILE + space


@rule
def number_of_jokers(source: int, line: int) -> int:
    """A take of jokers alone."""
    return TAKE_JOKERS + 6 * source + line


@rule
def read_both(action: int) -> tuple[int, int, int]:
    """Source, opening and jokers on the line."""
    n = action - TAKE_BOTH
    return n // 180, n // 6 % 30, n % 6


@rule
def read_part(action: int) -> tuple[int, int, int]:
    """Source, opening and tiles on the line."""
    n = action - DROP_PART
    return n // 100, opening(n // 20 % 5, n // 4 % 5), n % 4 + 1


@rule
def read_joker_part(action: int) -> tuple[int, int, int]:
    """Source, line and jokers on it."""
    n = action - DROP_JOKERS
    return n // 10, JOKER_PART_LINE[n % 10], JOKER_PART_JOKERS[n % 10]


@rule
def read_mixed_part(action: int) -> tuple[int, int, int, int]:
    """Source, opening, jokers and tiles on the line."""
    n = action - DROP_BOTH
    return n // 150, opening(n // 30 % 5, PART_LINE[n % 30]), PART_JOKERS[n % 30], PART_TILES[n % 30]


@rule
def read_tile(action: int) -> int:
    return action - TILE


@rule
def read_jokers(action: int) -> tuple[int, int]:
    """Source and destination."""
    return (action - TAKE_JOKERS) // 6, (action - TAKE_JOKERS) % 6


@rule
def read_take(action: int) -> tuple[int, int]:
    """Source and opening."""
    return (action - TAKE) // 30, (action - TAKE) % 30


def num_actions(players: int, options: AzulOptions) -> int:
    """The first number of a source that is not there, of the last kind that is played."""
    sources = 2 * players + 2
    if options.partial_drop and options.jokers:
        return number_of_mixed_part(sources, opening(0, PART_LINE[0]), PART_JOKERS[0], PART_TILES[0])
    if options.partial_drop:
        return number_of_part(sources, 0, 1)
    if options.jokers:
        return number_of_both(sources, 0, 0)
    return TAKE_JOKERS if options.wall is Wall.GREY else number_of_take(sources, 0)


# ---------------------------------------------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True, repr=False)
class Take(TakeFrom):
    """Take tiles from a source and put them on a pattern line (0 to 4) or the floor line (5)."""

    line: int
    jokers: int | None = None
    """With the jokers beside the color: how many of them go on the line."""
    part: int | None = None
    """With partial drops: how many tiles of the color go on the line where more could."""

    def __str__(self) -> str:
        line = "f" if self.line == FLOOR else str(self.line + 1)
        text = f"{self.source_name}{COLORS[self.color]}{line}"
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


@cache
def action(id: int) -> Action:
    """The action with this number."""
    if not 0 <= id < ACTIONS:
        raise unknown_action(id, ACTIONS)
    if id < TILE:
        source, spot = read_take(id)
        return Take(id, source, color_of(spot), line_of(spot))
    if id < TAKE_JOKERS:
        return Tile(id, *divmod(read_tile(id), 5))
    if id < TAKE_BOTH:
        source, line = read_jokers(id)
        return Take(id, source, JOKER, line)
    if id < DROP_PART:
        source, spot, jokers = read_both(id)
        return Take(id, source, color_of(spot), line_of(spot), jokers)
    if id < DRAW:
        source, spot, part = read_part(id)
        return Take(id, source, color_of(spot), line_of(spot), part=part)
    if id < DROP_JOKERS:
        return Draw(id, COLORS[read_draw(DRAW, id)])
    if id < DROP_BOTH:
        source, line, part = read_joker_part(id)
        return Take(id, source, JOKER, line, part=part)
    source, spot, jokers, part = read_mixed_part(id)
    return Take(id, source, color_of(spot), line_of(spot), jokers, part)


NOTATION = re.compile(
    r"(?P<source>[1-9c])(?P<color>[byrkwj])(?P<line>[1-5f])(?:j(?P<jokers>[0-5]))?(?:p(?P<part>[0-4]))?"
    r"|t(?P<row>[1-5])(?P<column>[1-5])"
    r"|=(?P<drawn>[byrkwj])"
)


def _number(words: dict[str, Any]) -> int | None:
    if words["drawn"]:
        return number_of_draw(DRAW, COLORS.index(words["drawn"]))
    if words["row"]:
        return number_of_tile(5 * (int(words["row"]) - 1) + int(words["column"]) - 1)
    source, color = parse_source(words["source"]), COLORS.index(words["color"])
    line = FLOOR if words["line"] == "f" else int(words["line"]) - 1
    spot = opening(color, line)
    jokers, part = (int(words[name]) if words[name] else None for name in ("jokers", "part"))
    if color == JOKER:
        if jokers is not None:
            return None
        if part is None:
            return number_of_jokers(source, line)
        return number_of_joker_part(source, line, part) if (line, part) in JOKER_PARTS else None
    if part is None:
        return number_of_take(source, spot) if jokers is None else number_of_both(source, spot, jokers)
    if jokers is None:
        return number_of_part(source, spot, part) if part and line != FLOOR else None
    return number_of_mixed_part(source, spot, jokers, part) if (line, jokers, part) in MIXED_PARTS else None


parse_action = parser(NOTATION, _number, action)
"""The action with a notation, or None."""
FORMS = "3r2 (red from factory 3 to line 2), cbf (blue from the center to the floor line)"
