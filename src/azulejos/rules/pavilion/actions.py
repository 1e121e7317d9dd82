"""The actions of Summer Pavilion: their numbers, their parts and their notation.

    3r        red from factory 3, with a wild tile if there is one          c: the center
    g4        a green tile on space 4 of the green star, paid with green tiles
    g4w3      the same, 3 of the tiles paid being wild ones
    c2bw1     a blue tile on space 2 of the star in the middle
    s-rrg     two red tiles and a green one from the supply
    pass      pass, keeping nothing;  pass-ggb: keeping two green tiles and a blue one
    =r        a red tile comes out of the bag

A star is named by its color on the colored side, also on the monochrome one; spaces by their number on the colored
side. The color of the tile is left out where it is the star's own letter.

Each kind has a function that makes its numbers, `number_of_…`, and one that takes them apart, `read_…`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Any

from ...kernel import rule
from ..action import Action, Draw, TakeFrom, parse_source, parser, unknown_action
from ..chance import number_of_draw, read_draw
from .multisets import CHOICES, FIRST_OF_SIZE, parse_choice
from .options import PavilionOptions
from .state import COLORS, STARS

TAKE = 0
PLACE_TILE = TAKE + 10 * 6
TAKE_BONUS = PLACE_TILE + 7 * 216
PASS = TAKE_BONUS + FIRST_OF_SIZE[4] - 1
DRAW = PASS + len(CHOICES)
ACTIONS = DRAW + 6
"""Where the numbers of each kind begin, and how many there are."""
MOST_CHOICES = 6 * (5 * 21 + 6) + 6 * (5 * 3 + 1) + len(CHOICES)
"""With any hand, on the monochrome side: a space of price p can be paid with 0 to p - 1 wild tiles in each of five
colors, and in one way in the wild one. Six stars have the prices 1 to 6, the middle six times 3. Then the passes."""


# ---------------------------------------------------------------------------------------------------- numbers


@rule
def number_of_take(source: int, color: int) -> int:
    """A take. Colors past those of a source are those of the next one."""
    return TAKE + 6 * source + color


@rule
def number_of_place(space: int, color: int, wilds: int) -> int:
    """A tile of a color on a space, which is bit 6 * star + space of a board, paid with so many wild tiles."""
    return PLACE_TILE + 36 * space + 6 * color + wilds


@rule
def number_of_bonus(choice: int) -> int:
    """A choice of bonus tiles, which is never that of none."""
    return TAKE_BONUS + choice - 1


@rule
def number_of_pass(choice: int) -> int:
    """A pass that keeps a choice of tiles."""
    return PASS + choice


@rule
def read_take(action: int) -> tuple[int, int]:
    """Source and color."""
    return (action - TAKE) // 6, (action - TAKE) % 6


@rule
def read_bonus(action: int) -> int:
    return action - TAKE_BONUS + 1


@rule
def read_pass(action: int) -> int:
    return action - PASS


@rule
def read_place(action: int) -> tuple[int, int, int]:
    """Space, color and wild tiles."""
    n = action - PLACE_TILE
    return n // 36, n // 6 % 6, n % 6


def num_actions(players: int, options: PavilionOptions) -> int:
    return DRAW


# ---------------------------------------------------------------------------------------------------- actions


@dataclass(frozen=True, slots=True, repr=False)
class Take(TakeFrom):
    """Take all tiles of a color from a source, and a wild one if there is one."""

    def __str__(self) -> str:
        return self.source_name + COLORS[self.color]


@dataclass(frozen=True, slots=True, repr=False)
class Place(Action):
    """Place a tile of a color on a space of a star (both from 0), paying with so many wild tiles."""

    star: int
    space: int
    color: int
    wild: int

    def __str__(self) -> str:
        color = "" if COLORS[self.color] == STARS[self.star] else COLORS[self.color]
        return f"{STARS[self.star]}{self.space + 1}{color}" + (f"w{self.wild}" if self.wild else "")


@dataclass(frozen=True, slots=True, repr=False)
class Bonus(Action):
    """Take tiles of these colors from the supply."""

    tiles: tuple[int, ...]

    def __str__(self) -> str:
        return "s-" + "".join(COLORS[color] for color in self.tiles)


@dataclass(frozen=True, slots=True, repr=False)
class Pass(Action):
    """Pass, keeping tiles of these colors in the corners."""

    kept: tuple[int, ...]

    def __str__(self) -> str:
        return "pass" + ("-" if self.kept else "") + "".join(COLORS[color] for color in self.kept)


@cache
def action(id: int) -> Action:
    """The action with this number."""
    if not 0 <= id < ACTIONS:
        raise unknown_action(id, ACTIONS)
    if id < PLACE_TILE:
        return Take(id, *read_take(id))
    if id < TAKE_BONUS:
        space, color, wilds = read_place(id)
        return Place(id, space // 6, space % 6, color, wilds)
    if id < PASS:
        return Bonus(id, CHOICES[read_bonus(id)])
    if id < DRAW:
        return Pass(id, CHOICES[read_pass(id)])
    return Draw(id, COLORS[read_draw(DRAW, id)])


NOTATION = re.compile(
    r"(?P<source>[1-9c])(?P<taken>[pgoybr])"
    r"|(?P<star>[orbygpc])(?P<space>[1-6])(?P<color>[pgoybr]?)(?:w(?P<wild>[1-5]))?"
    r"|s-(?P<bonus>[pgoybr]{1,3})"
    r"|pass(?:-(?P<kept>[pgoybr]{1,4}))?"
    r"|=(?P<drawn>[pgoybr])"
)
FORMS = "3r (red from factory 3), g4w1 (space 4 of the green star, paid with 1 wild tile), s-rrg, pass, pass-gb"


def _number(words: dict[str, Any]) -> int | None:
    if words["source"]:
        return number_of_take(parse_source(words["source"]), COLORS.index(words["taken"]))
    if words["star"]:
        letter = words["color"] or words["star"]
        space = 6 * STARS.index(words["star"]) + int(words["space"]) - 1
        return number_of_place(space, COLORS.index(letter), int(words["wild"] or 0)) if letter in COLORS else None
    if words["bonus"]:
        return number_of_bonus(parse_choice(words["bonus"]))
    if words["drawn"]:
        return number_of_draw(DRAW, COLORS.index(words["drawn"]))
    return number_of_pass(parse_choice(words["kept"] or ""))


parse_action = parser(NOTATION, _number, action)
"""The action with a notation, or None."""
