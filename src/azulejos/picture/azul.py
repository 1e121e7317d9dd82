"""A board of Azul: pattern lines on the left, the wall on the right, the floor line below."""

from __future__ import annotations

from typing import Any

from ..rules.azul.state import FLOOR_COSTS, FLOOR_SPACES, WALL_ROWS
from .canvas import Canvas
from .offer import TileSizes, one_by_one, paint_header, paint_marker, paint_offer
from .theme import mix

CELL = 44.0
PITCH = 48.0
LEFT = 10.0
TOP = 44.0
ARROW = 26.0
WIDTH = 2 * LEFT + 10 * PITCH + ARROW - 4
HEIGHT = TOP + 5 * PITCH + 16 + CELL + LEFT
SIZES = TileSizes(on_plate=0.335, in_center=40, reach=0, count_at=18)


def paint_middle(canvas: Canvas, position: dict[str, Any]) -> float:
    return paint_offer(canvas, position, paint_tile, SIZES, "lid")


def board_size(position: dict[str, Any]) -> tuple[float, float]:
    return WIDTH, HEIGHT


def boards_in_a_row(players: int) -> int:
    return 1 if players == 2 else 2


def paint_tile(canvas: Canvas, letter: str, x: float, y: float, size: float) -> None:
    """A square of this edge around a point. A capital is a joker bound to a color."""
    if letter.isupper():
        canvas.symbol("azul-j", x, y, size, size)
        canvas.symbol(f"azul-{letter.lower()}", x + 0.3 * size, y + 0.3 * size, 0.36 * size, 0.36 * size)
    else:
        canvas.symbol(f"azul-{letter}", x, y, size, size)


def paint_board(canvas: Canvas, position: dict[str, Any], seat: int, name: str) -> None:
    theme, board = canvas.theme, position["boards"][seat]
    canvas.rectangle(0, 0, WIDTH, HEIGHT, rx=12.0, fill=theme.board, stroke=theme.board_edge)
    paint_header(canvas, position, seat, name, WIDTH)
    paint_marker(canvas, position, seat, WIDTH, paint_tile)
    for row in range(5):
        _paint_line(canvas, row, one_by_one(board["lines"][row]))
        for column in range(5):
            printed = WALL_ROWS[row][column] if position["options"]["wall"] == "colored" else None
            _paint_space(canvas, row, column, board["wall"][row][column], printed)
    _paint_floor(canvas, board["floor"])


def _paint_line(canvas: Canvas, row: int, tiles: list[str]) -> None:
    theme, y = canvas.theme, TOP + PITCH * row
    canvas.rectangle(LEFT + PITCH * (4 - row) - 5, y - 3, PITCH * (row + 1) + 6, CELL + 6, rx=9.0, fill=theme.band)
    for place in range(row + 1):
        x = LEFT + PITCH * (4 - place)
        _paint_cell(canvas, x, y)
        if place < len(tiles):
            paint_tile(canvas, tiles[place], x + CELL / 2, y + CELL / 2, CELL)
    tip = LEFT + 5 * PITCH + 4, y + CELL / 2
    arrow = [tip, (tip[0] + 9, tip[1] + 7), (tip[0], tip[1] + 14)]
    is_full = len(tiles) == row + 1
    canvas.polygon([(x, y - 7) for x, y in arrow], fill=theme.gilt if is_full else theme.cell_edge)


def _paint_space(canvas: Canvas, row: int, column: int, tile: str | None, printed: str | None) -> None:
    x, y = LEFT + 5 * PITCH + ARROW + PITCH * column, TOP + PITCH * row
    _paint_cell(canvas, x, y)
    middle = x + CELL / 2, y + CELL / 2
    if tile is not None:
        paint_tile(canvas, tile, *middle, CELL)
    elif printed is not None:
        ink = mix(canvas.theme.prints[f"azul-{printed}"], 0.42, canvas.theme.cell)
        canvas.symbol(f"azul-print-{printed}", *middle, CELL - 4, CELL - 4, color=ink)


def _paint_cell(canvas: Canvas, x: float, y: float) -> None:
    theme = canvas.theme
    canvas.rectangle(x, y, CELL, CELL, rx=5.0, fill=theme.cell, stroke=theme.cell_edge, stroke_width=1.5)


def _paint_floor(canvas: Canvas, floor: list[str]) -> None:
    theme, y = canvas.theme, TOP + 5 * PITCH + 16
    for place, cost in enumerate(FLOOR_COSTS):
        x = LEFT + PITCH * place
        canvas.rectangle(x, y, CELL, CELL, rx=5.0, fill="none", stroke=theme.cell_edge, stroke_dasharray="4 4")
        if place < len(floor):
            paint_tile(canvas, floor[place], x + CELL / 2, y + CELL / 2, CELL)
        else:
            canvas.text(x + CELL / 2, y + CELL / 2, f"-{cost}", 17, fill=theme.cell_ink, text_anchor="middle")
    if floor:
        loss = sum(FLOOR_COSTS[: len(floor)])
        canvas.text(LEFT + FLOOR_SPACES * PITCH + 8, y + CELL / 2, f"-{loss}", 24, fill=theme.loss, font_weight=600.0)
