"""Single bits of a word; in compiled code each of these is a machine instruction."""

from __future__ import annotations

from .rule import rule


@rule
def popcount(word: int) -> int:
    """How many bits are set."""
    return word.bit_count()


@rule
def select_bit(word: int, k: int) -> int:
    """The position of set bit number k, counted from 0 at the low end."""
    for _ in range(k):
        word &= word - 1
    return (word & -word).bit_length() - 1


@rule
def lowest_bit(word: int) -> int:
    """The position of the lowest set bit."""
    return (word & -word).bit_length() - 1
