"""Positions as pictures, in the style of the web app's boards and with the same tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.game import Position
from . import offer
from .canvas import Canvas, Svg, Words
from .plug import plug
from .png import svg_to_png
from .theme import THEMES, find_theme

MARGIN = 16


def position_svg(
    position: Position, names: Sequence[str] | None = None, theme: str = "light", words: Words = str
) -> Svg:
    """Everything on the table as SVG: what lies in the middle on the left, the boards on the right.

    `words` says what "round", "bag", "lid", "tower" and "supply" are called in the picture.
    """
    data, players, box = position.to_json(), position.game.players, plug(position.game.box)
    columns = box.boards_in_a_row(players)
    rows = -(-players // columns)
    width, height = (side + MARGIN for side in box.board_size(data))
    canvas = Canvas(find_theme(theme), words)
    middle = box.paint_middle(canvas.at(MARGIN, MARGIN), data)
    for seat in range(players):
        x = 2 * MARGIN + offer.WIDTH + width * (seat % columns)
        name = names[seat] if names else f"Player {seat + 1}"
        box.paint_board(canvas.at(x, MARGIN + height * (seat // columns)), data, seat, name)
    across = 2 * MARGIN + offer.WIDTH + width * columns
    return canvas.to_svg(across, max(MARGIN + height * rows, 2 * MARGIN + middle), str(position))


def position_png(
    position: Position, names: Sequence[str] | None = None, theme: str = "light", width: int | None = None
) -> bytes:
    """The same picture as a PNG file, as wide as asked."""
    return svg_to_png(position_svg(position, names, theme), width)


__all__ = ["THEMES", "Svg", "position_png", "position_svg", "svg_to_png"]
