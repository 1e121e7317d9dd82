"""An action: a player's move, or one tile drawn from the bag."""

from __future__ import annotations

from dataclasses import dataclass


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

    color: int
    letter: str
    """Its color in notation."""

    def __str__(self) -> str:
        return f"={self.letter}"


def unknown_action(id: int, actions: int) -> ValueError:
    return ValueError(f"there is no action {id}: actions are numbered from 0 to {actions - 1}")


def source_name(source: int) -> str:
    """A source in notation: the number of a factory, or c."""
    return str(source) if source else "c"


def parse_source(text: str) -> int:
    return 0 if text == "c" else int(text)
