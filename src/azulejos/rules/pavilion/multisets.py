"""Choices of up to four tiles: what to keep in the corners, and what to take from the supply.

A choice is a number: all of no tile first, then of one, two, three and four, each by color. Packed, it has 8 bits a
color, so that one subtraction tells whether a hand holds it.
"""

from __future__ import annotations

from itertools import combinations_with_replacement

from ...kernel import rule, table
from .state import COLORS, MOST_KEPT

CHOICES = [choice for size in range(MOST_KEPT + 1) for choice in combinations_with_replacement(range(6), size)]
"""Every choice as its colors, in rising order."""
FIRST_OF_SIZE = table(
    [next(i for i, c in enumerate(CHOICES) if len(c) == size) for size in range(MOST_KEPT + 1)] + [len(CHOICES)]
)
PACKED = table([sum(1 << 8 * color for color in choice) for choice in CHOICES])
_HIGH = sum(0x80 << 8 * color for color in range(6))


@rule
def pack(tiles: list[int]) -> int:
    word = 0
    for color in range(6):
        word |= tiles[color] << 8 * color
    return word


@rule
def holds(tiles: int, choice: int) -> bool:
    """Whether packed tiles include a packed choice: no lane may borrow."""
    return ((tiles | _HIGH) - choice) & _HIGH == _HIGH


@rule
def count_of(choice: int, color: int) -> int:
    """How many tiles of a color are in a choice."""
    return PACKED[choice] >> 8 * color & 7


def unpack(word: int) -> tuple[int, ...]:
    return tuple(word >> 8 * color & 255 for color in range(6))


def counts(choice: int) -> tuple[int, ...]:
    """A choice as counts by color."""
    return unpack(PACKED[choice])


def parse_choice(text: str) -> int:
    return CHOICES.index(tuple(sorted(COLORS.index(letter) for letter in text)))
