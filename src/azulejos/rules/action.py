"""An action: a player's move, or one tile drawn from the bag."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from ..kernel import lowest_bit, rule


@dataclass(frozen=True, slots=True)
class Action:
    """The base of all actions. `id` is its number among all actions of its game; `str()` is its notation."""

    id: int

    def __index__(self) -> int:
        return self.id

    def __lt__(self, other: Action) -> bool:
        return self.id < other.id

    def __str__(self) -> str:
        raise NotImplementedError

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self}>"


@dataclass(frozen=True, slots=True, repr=False)
class Draw(Action):
    """A tile of this color comes out of the bag."""

    letter: str

    def __str__(self) -> str:
        return f"={self.letter}"


@rule
def write_numbers(first: int, bits: int, out: list[int], n: int) -> int:
    """Add an action for each bit to `n` that are already written; `first` is that of the lowest bit."""
    while bits:
        out[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n


def parse_words(pattern: re.Pattern[str], text: str) -> dict[str, Any]:
    """The words of a notation by their names, None for those that are not there; empty if it is no notation."""
    match = pattern.fullmatch(text)
    return {} if match is None else match.groupdict()


def unknown_action(id: int, actions: int) -> ValueError:
    return ValueError(f"there is no action {id}: actions are numbered from 0 to {actions - 1}")


def source_name(source: int) -> str:
    """A source in notation: the number of a factory, or c."""
    return str(source) if source else "c"


def parse_source(text: str) -> int:
    return 0 if text == "c" else int(text)
