"""A board of Azul: pattern lines on the left, the wall on the right, the floor line below."""

from __future__ import annotations

from typing import Any

from ..rules.azul.state import COLORS
from .drawing import Drawing
from .offer import draw_header, one_by_one
from .theme import mix

CELL = 44.0
PITCH = 48.0
LEFT = 10.0
TOP = 44.0
ARROW = 26.0
WIDTH = 2 * LEFT + 10 * PITCH + ARROW - 4
HEIGHT = TOP + 5 * PITCH + 16 + CELL + LEFT
COLUMNS = {2: 1, 3: 2, 4: 2}
"""Boards in a row, by the number of players."""
FLOOR_COST = (1, 1, 2, 2, 2, 3, 3)


def draw_middle(drawing: Drawing, data: dict[str, Any]) -> float:
    """Azul has nothing more in the middle."""
    return 0.0


def draw_board(drawing: Drawing, data: dict[str, Any], seat: int, name: str) -> None:
    theme, board = drawing.theme, data["boards"][seat]
    drawing.rectangle(0, 0, WIDTH, HEIGHT, rx=12.0, fill=theme.board, stroke=theme.board_edge)
    draw_header(drawing, data, seat, name, WIDTH)
    for row in range(5):
        _draw_line(drawing, row, one_by_one(board["lines"][row]))
        for column in range(5):
            printed = COLORS[(column - row) % 5] if data["options"]["wall"] == "colored" else None
            _draw_space(drawing, row, column, board["wall"][row][column], printed)
    _draw_floor(drawing, board["floor"])


def _draw_line(drawing: Drawing, row: int, tiles: list[str]) -> None:
    theme, y = drawing.theme, TOP + PITCH * row
    drawing.rectangle(LEFT + PITCH * (4 - row) - 5, y - 3, PITCH * (row + 1) + 6, CELL + 6, rx=9.0, fill=theme.band)
    for place in range(row + 1):
        x = LEFT + PITCH * (4 - place)
        _draw_cell(drawing, x, y)
        if place < len(tiles):
            drawing.tile("azul", tiles[place], x + CELL / 2, y + CELL / 2, CELL)
    tip = LEFT + 5 * PITCH + 4, y + CELL / 2
    arrow = [tip, (tip[0] + 9, tip[1] + 7), (tip[0], tip[1] + 14)]
    is_full = len(tiles) == row + 1
    drawing.polygon([(x, y - 7) for x, y in arrow], fill=theme.gilt if is_full else theme.cell_edge)


def _draw_space(drawing: Drawing, row: int, column: int, tile: str | None, printed: str | None) -> None:
    x, y = LEFT + 5 * PITCH + ARROW + PITCH * column, TOP + PITCH * row
    _draw_cell(drawing, x, y)
    middle = x + CELL / 2, y + CELL / 2
    if tile is not None:
        drawing.tile("azul", tile, *middle, CELL)
    elif printed is not None:
        ink = mix(drawing.theme.prints[f"azul-{printed}"], 0.42, drawing.theme.cell)
        drawing.symbol(f"azul-print-{printed}", *middle, CELL - 4, CELL - 4, color=ink)


def _draw_cell(drawing: Drawing, x: float, y: float) -> None:
    theme = drawing.theme
    drawing.rectangle(x, y, CELL, CELL, rx=5.0, fill=theme.cell, stroke=theme.cell_edge, stroke_width=1.5)


def _draw_floor(drawing: Drawing, floor: list[str]) -> None:
    theme, y = drawing.theme, TOP + 5 * PITCH + 16
    for place, cost in enumerate(FLOOR_COST):
        x = LEFT + PITCH * place
        drawing.rectangle(x, y, CELL, CELL, rx=5.0, fill="none", stroke=theme.cell_edge, stroke_dasharray="4 4")
        if place < len(floor):
            drawing.tile("azul", floor[place], x + CELL / 2, y + CELL / 2, CELL)
        else:
            drawing.text(x + CELL / 2, y + CELL / 2, f"-{cost}", 17, fill=theme.cell_ink, text_anchor="middle")
    if floor:
        loss = sum(FLOOR_COST[: len(floor)])
        drawing.text(LEFT + 7 * PITCH + 8, y + CELL / 2, f"-{loss}", 24, fill=theme.loss, font_weight=600.0)
