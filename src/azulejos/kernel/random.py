"""A random generator that is the same in plain and in compiled rules."""

from __future__ import annotations

from .records import Int64, Record, record
from .rule import rule


@record
class Generator(Record):
    """A small random generator (a linear congruence mod 2**62, its high half stirred), the same in both forms."""

    word: Int64


@rule
def seed(random: Generator, number: int) -> None:
    """Start the generator from any number of at most 62 bits."""
    word = (number * 0x2545F4914F6CDD1D + 0x1E3779B97F4A7C15) & 0x3FFFFFFFFFFFFFFF
    random.word = word ^ word >> 29
    below(random, 1)
    below(random, 1)


@rule
def below(random: Generator, n: int) -> int:
    """A number from 0 to n-1, n at most 2**30."""
    word = (random.word * 0x1851F42D4C957F2D + 0x14057B7EF767814F) & 0x3FFFFFFFFFFFFFFF
    random.word = word
    return ((word ^ word >> 18) >> 30 & 0xFFFFFFFF) * n >> 32
