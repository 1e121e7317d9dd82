"""Positions as pictures, in the style of the web app's boards and with the same tiles."""

from __future__ import annotations

from collections.abc import Sequence

from ..rules.game import Position
from . import azul, pavilion
from .drawing import Drawing, Svg
from .offer import OFFER, draw_offer
from .png import svg_to_png
from .theme import THEMES, find_theme

BOARDS = {"azul": azul, "pavilion": pavilion}
MARGIN = 16


def position_svg(position: Position, names: Sequence[str] | None = None, theme: str = "light") -> Svg:
    """Everything on the table as SVG: what lies in the middle on the left, the boards on the right."""
    data, players = position.to_json(), position.game.players
    board = BOARDS[position.game.box.name]
    columns = board.COLUMNS[players]
    rows = -(-players // columns)
    width, height = board.WIDTH + MARGIN, board.HEIGHT + MARGIN
    drawing = Drawing(find_theme(theme))
    middle = draw_offer(drawing.at(MARGIN, MARGIN), data)
    middle += board.draw_middle(drawing.at(MARGIN, MARGIN + middle), data)
    for seat in range(players):
        x = 2 * MARGIN + OFFER + width * (seat % columns)
        name = names[seat] if names else f"player {seat}"
        board.draw_board(drawing.at(x, MARGIN + height * (seat // columns)), data, seat, name)
    across = 2 * MARGIN + OFFER + width * columns
    return drawing.to_svg(across, max(MARGIN + height * rows, 2 * MARGIN + middle), str(position))


def position_png(
    position: Position, names: Sequence[str] | None = None, theme: str = "light", width: int | None = None
) -> bytes:
    """The same picture as a PNG file, as wide as asked."""
    return svg_to_png(position_svg(position, names, theme), width)


__all__ = ["THEMES", "Svg", "position_png", "position_svg", "svg_to_png"]
