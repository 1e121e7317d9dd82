"""What the environments ask of a box: a module of its own in this room, such as `azul.py`."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ..rules.box import Box
from .layout import Layout
from .writing import Mask, Numbers


class EnvsBox(Protocol):
    """What an environment shows of a box. Functions marked (rule) also run compiled."""

    MOST_POINTS: int
    """No seat has more points at the end of a game."""

    def layout(self, players: int, options: Any, /) -> Layout:
        """The planes of an observation."""

    def observe(self, state: Any, viewer: int, out: Numbers, /) -> None:
        """(rule) Write a state as a seat sees it."""

    def write_mask(self, state: Any, mask: Mask, scratch: list[int], /) -> None:
        """(rule) Write 1 for every legal action, 0 for the others; the list is scratch space."""

    def standing(self, state: Any, seat: int, /) -> int:
        """(rule) A number that ranks a seat at the end."""

    def is_cut_off(self, state: Any, /) -> bool:
        """(rule) Whether a game that is over was ended by its last round alone: truncated, not terminated."""

    def most_turns(self, players: int, options: Any, /) -> int:
        """Players act no more often in a game."""

    def most_draws(self, players: int, options: Any, /) -> int:
        """No more tiles are drawn in a game."""

    def middle_lines(self, position: dict[str, Any], /) -> list[str]:
        """What lies between the players, as text, from a position's JSON."""

    def board_lines(self, board: dict[str, Any], /) -> list[str]:
        """A board as text, below its owner's name and score; all boards have as many lines."""


def plug(box: Box) -> EnvsBox:
    return cast(EnvsBox, box.module("envs"))
