"""A table as a list of what lies on it: for boxes without a module of their own in this room."""

from __future__ import annotations

from typing import Any

from ..rules.box import Box
from . import offer
from .canvas import Canvas
from .offer import paint_header
from .rows import Row, rows_of

NAME = 96.0
"""How wide the names of the rows are."""
TILE = 26.0
PITCH = 29.0
TOP = 44.0
BOARD_WIDTH = 360.0
PALETTE = "bryogp"
"""The letters whose colors tiles take, in their order."""


class ListedBox:
    """Any box: a row for each thing on the table, with its tiles as colored letters."""

    def __init__(self, box: Box) -> None:
        self._letters = box.colors

    def paint_middle(self, canvas: Canvas, position: dict[str, Any]) -> float:
        return self._paint_rows(canvas, rows_of(position, self._letters), offer.WIDTH)

    def paint_board(self, canvas: Canvas, position: dict[str, Any], seat: int, name: str) -> None:
        theme, (width, height) = canvas.theme, self.board_size(position)
        canvas.rectangle(0, 0, width, height, rx=12.0, fill=theme.board, stroke=theme.board_edge)
        paint_header(canvas, position, seat, name, width)
        self._paint_rows(canvas.at(14, TOP), rows_of(position["boards"][seat], self._letters), width - 28)

    def board_size(self, position: dict[str, Any]) -> tuple[float, float]:
        boards = [rows_of(board, self._letters) for board in position["boards"]]
        return BOARD_WIDTH, TOP + max(self._height(rows, BOARD_WIDTH - 28) for rows in boards) + 8

    def boards_in_a_row(self, players: int) -> int:
        return 1 if players == 2 else 2

    def _height(self, rows: list[Row], width: float) -> float:
        return sum(PITCH * _lines(row, width) for row in rows)

    def _paint_rows(self, canvas: Canvas, rows: list[Row], width: float) -> float:
        y = 0.0
        for row in rows:
            canvas.text(0, y + TILE / 2, row.name, 13, fill=canvas.theme.ink_soft)
            canvas.text(NAME, y + TILE / 2, row.words, 17, font_weight=600.0)
            for i, letter in enumerate(row.tiles):
                line, place = divmod(i, _tiles_in_a_line(width))
                self._paint_tile(canvas.at(NAME + PITCH * place, y + PITCH * line), letter)
            y += PITCH * _lines(row, width)
        return y

    def _paint_tile(self, canvas: Canvas, letter: str | None) -> None:
        theme = canvas.theme
        if letter is None:
            canvas.rectangle(0, 0, TILE, TILE, rx=5.0, fill=theme.cell, stroke=theme.cell_edge)
            return
        color = theme.prints[PALETTE[self._letters.index(letter) % len(PALETTE)]]
        canvas.rectangle(0, 0, TILE, TILE, rx=5.0, fill=color)
        canvas.text(TILE / 2, TILE / 2, letter.upper(), 15, fill=theme.board, text_anchor="middle", font_weight=600.0)


def _tiles_in_a_line(width: float) -> int:
    return int((width - NAME) // PITCH)


def _lines(row: Row, width: float) -> int:
    return max(1, -(-len(row.tiles) // _tiles_in_a_line(width)))
