"""What pictures ask of a box: a module of its own in this room, such as `azul.py`."""

from __future__ import annotations

from typing import Any, Protocol, cast

from ..errors import MissingModule
from ..rules.box import Box
from .canvas import Canvas
from .listed import ListedBox

Json = dict[str, Any]


class PictureBox(Protocol):
    """How the table looks, from a position's JSON. What lies in the middle is `offer.WIDTH` wide."""

    def paint_middle(self, canvas: Canvas, position: Json, /) -> float:
        """What lies between the players; returns its height."""

    def paint_board(self, canvas: Canvas, position: Json, seat: int, name: str, /) -> None:
        """A player's board with the player's name."""

    def board_size(self, position: Json, /) -> tuple[float, float]:
        """The width and height of a board."""

    def boards_in_a_row(self, players: int, /) -> int: ...


def plug(box: Box) -> PictureBox:
    """The box's own module; a box that has none is shown as a list of what is on the table."""
    try:
        return cast(PictureBox, box.module("picture"))
    except MissingModule:
        return ListedBox(box)
