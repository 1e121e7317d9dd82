"""The actions of Shingle: their numbers, their parts and their notation.

a2        lay an amber pebble on the second cairn
skim-r    skim a rose pebble over the water
=s        a slate pebble comes out of the bag
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from azulejos.kernel import rule
from azulejos.rules.action import Action

from .state import CAIRNS, COLOR_COUNT, COLORS

LAY = 0
SKIM = LAY + COLOR_COUNT * CAIRNS
DRAW = SKIM + COLOR_COUNT
ACTIONS = DRAW + COLOR_COUNT


@rule
def lay_code(color: int, cairn: int) -> int:
    return LAY + CAIRNS * color + cairn


@rule
def lay_parts(code: int) -> tuple[int, int]:
    """The color and the cairn."""
    return (code - LAY) // CAIRNS, (code - LAY) % CAIRNS


@dataclass(frozen=True, slots=True, repr=False)
class Lay(Action):
    """Lay a pebble of a color on a cairn, from 0."""

    color: int
    cairn: int

    def __str__(self) -> str:
        return f"{COLORS[self.color]}{self.cairn + 1}"


@dataclass(frozen=True, slots=True, repr=False)
class Skim(Action):
    """Skim a pebble of a color."""

    color: int

    def __str__(self) -> str:
        return f"skim-{COLORS[self.color]}"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """A pebble of this color comes out of the bag."""

    color: int

    def __str__(self) -> str:
        return f"={COLORS[self.color]}"


@cache
def action(id: int) -> Action:
    """The action with this number."""
    if LAY <= id < SKIM:
        return Lay(id, *lay_parts(id))
    if SKIM <= id < DRAW:
        return Skim(id, id - SKIM)
    if DRAW <= id < ACTIONS:
        return Draw(id, id - DRAW)
    raise ValueError(f"there is no action {id}: actions are numbered from 0 to {ACTIONS - 1}")


FORMS = "a2 (an amber pebble on your second cairn), skim-r"


def parse_action(text: str) -> Action | None:
    """The action with this notation, or None."""
    match = re.fullmatch(r"(?P<laid>[ajrs])(?P<cairn>[123])|skim-(?P<skimmed>[ajrs])|=(?P<drawn>[ajrs])", text)
    if match is None:
        return None
    part = match.groupdict()
    if part["laid"]:
        return action(lay_code(COLORS.index(part["laid"]), int(part["cairn"]) - 1))
    if part["skimmed"]:
        return action(SKIM + COLORS.index(part["skimmed"]))
    return action(DRAW + COLORS.index(part["drawn"]))
