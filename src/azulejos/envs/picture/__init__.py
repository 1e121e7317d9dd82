"""Pictures of positions: as SVG for notebooks, as an array of pixels for videos."""

from __future__ import annotations

from ...rules.game import Position
from . import azul, pavilion
from .middle import draw_middle
from .raster import Pixels, to_array
from .shapes import Picture
from .svg import Svg, to_svg

BOARDS = {"azul": azul, "pavilion": pavilion}


def draw(position: Position) -> Picture:
    """Everything on the table: what lies in the middle on top, then the boards, two in a row."""
    data, players = position.to_json(), position.game.players
    board = BOARDS[position.game.box.name]
    width, height = board.SIZE
    picture = Picture(2 * width)
    below = draw_middle(picture, data, board.COLORS)
    for seat in range(players):
        board.draw_board(picture, data, seat, width * (seat % 2), below + height * (seat // 2))
    picture.height = below + height * ((players + 1) // 2)
    return picture


__all__ = ["Picture", "Pixels", "Svg", "draw", "to_array", "to_svg"]
