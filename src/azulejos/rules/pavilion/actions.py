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
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from ..action import Action
from ..sources import CENTER
from .multisets import CHOICES, FIRST_OF_SIZE, parse_choice
from .state import COLORS, STARS

TAKE = 0  # 6 * source + color
PLACE_TILE = TAKE + 10 * 6  # 216 * star + 36 * space + 6 * color + wild tiles
TAKE_BONUS = PLACE_TILE + 7 * 216  # the choice's number - 1, for at least one tile is taken
PASS = TAKE_BONUS + FIRST_OF_SIZE[4] - 1  # the choice's number
DRAW = PASS + len(CHOICES)  # color
ACTIONS = DRAW + 6


@dataclass(frozen=True, slots=True, repr=False)
class Take(Action):
    """Take all tiles of a color from a source, and a wild one if there is one."""

    source: int
    color: int

    def __str__(self) -> str:
        return ("c" if self.source == CENTER else str(self.source)) + COLORS[self.color]


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


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """A tile of this color comes out of the bag."""

    color: int

    def __str__(self) -> str:
        return f"={COLORS[self.color]}"


@cache
def action(id: int) -> Action:
    """The action with this number."""
    if TAKE <= id < PLACE_TILE:
        return Take(id, id // 6, id % 6)
    if PLACE_TILE <= id < TAKE_BONUS:
        n = id - PLACE_TILE
        return Place(id, n // 216, n // 36 % 6, n // 6 % 6, n % 6)
    if TAKE_BONUS <= id < PASS:
        return Bonus(id, CHOICES[id - TAKE_BONUS + 1])
    if PASS <= id < DRAW:
        return Pass(id, CHOICES[id - PASS])
    if DRAW <= id < ACTIONS:
        return Draw(id, id - DRAW)
    raise ValueError(f"there is no action {id}: actions are numbered from 0 to {ACTIONS - 1}")


NOTATION = re.compile(
    r"(?P<source>[1-9c])(?P<taken>[pgoybr])"
    r"|(?P<star>[orbygpc])(?P<space>[1-6])(?P<color>[pgoybr]?)(?:w(?P<wild>[1-5]))?"
    r"|s-(?P<bonus>[pgoybr]{1,3})"
    r"|pass(?:-(?P<kept>[pgoybr]{1,4}))?"
    r"|=(?P<drawn>[pgoybr])"
)
FORMS = "3r (red from factory 3), g4w1 (space 4 of the green star, paid with 1 wild tile), s-rrg, pass, pass-gb"


def parse_action(text: str) -> Action | None:
    """The action with this notation, or None."""
    match = NOTATION.fullmatch(text)
    if match is None:
        return None
    part = match.groupdict()
    if part["source"]:
        source = CENTER if part["source"] == "c" else int(part["source"])
        return action(TAKE + 6 * source + COLORS.index(part["taken"]))
    if part["star"]:
        star = STARS.index(part["star"])
        letter = part["color"] or part["star"]
        if letter not in COLORS:
            return None
        place = 216 * star + 36 * (int(part["space"]) - 1) + 6 * COLORS.index(letter)
        return action(PLACE_TILE + place + int(part["wild"] or 0))
    if part["bonus"]:
        return action(TAKE_BONUS + parse_choice(part["bonus"]) - 1)
    if part["drawn"]:
        return action(DRAW + COLORS.index(part["drawn"]))
    return action(PASS + parse_choice(part["kept"] or ""))
