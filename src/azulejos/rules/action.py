"""An action: a player's move, or one tile drawn from the bag."""

from __future__ import annotations

import re
from collections.abc import Callable
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


@dataclass(frozen=True, slots=True, repr=False)
class TakeFrom(Action):
    """Take the tiles of a color from a source."""

    source: int
    color: int

    @property
    def source_name(self) -> str:
        """The source in notation: the number of a factory, or c."""
        return str(self.source) if self.source else "c"


@rule
def write_numbers(first: int, bits: int, out: list[int], n: int) -> int:
    """Add an action for each bit to `n` that are already written; `first` is that of the lowest bit."""
    while bits:
        out[n] = first + lowest_bit(bits)
        n += 1
        bits &= bits - 1
    return n


def parser(
    pattern: re.Pattern[str], number: Callable[[dict[str, Any]], int | None], action: Callable[[int], Action]
) -> Callable[[str], Action | None]:
    """What reads a notation: its words by name tell the number of the action, or None where it stands for none."""

    def parse(text: str) -> Action | None:
        match = pattern.fullmatch(text)
        found = None if match is None else number(match.groupdict())
        return None if found is None else action(found)

    return parse


def unknown_action(id: int, actions: int) -> ValueError:
    return ValueError(f"there is no action {id}: actions are numbered from 0 to {actions - 1}")


def parse_source(text: str) -> int:
    return 0 if text == "c" else int(text)
