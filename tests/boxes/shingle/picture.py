"""How Shingle looks: pebbles on the shore, and cairns."""

from __future__ import annotations

from typing import Any

from azulejos.picture.canvas import Canvas
from azulejos.picture.offer import WIDTH, one_by_one, paint_header

from .rules.state import CAIRNS, HEIGHT

FILLS = {"a": "#d08a1f", "j": "#3f8f6b", "r": "#c9738a", "s": "#5b6b7d"}
PEBBLE = 30.0
BOARD = (300.0, 250.0)


def paint_middle(canvas: Canvas, position: dict[str, Any]) -> float:
    """The shore, and below it how many pebbles are in the bag and in the sea."""
    theme = canvas.theme
    canvas.rectangle(0, 0, WIDTH, 160, rx=12.0, fill=theme.table, stroke=theme.plate_edge)
    canvas.text(16, 22, f"round {position['round']}", 17, font_weight=600.0)
    for i, letter in enumerate(one_by_one(position["shore"])):
        _paint_pebble(canvas, letter, 52 + 74 * i, 92)
    for x, name in ((0, "bag"), (WIDTH / 2, "sea")):
        canvas.text(x, 182, f"{name}: {sum(position[name].values())}", 15, fill=theme.ink_soft)
    return 200.0


def paint_board(canvas: Canvas, position: dict[str, Any], seat: int, name: str) -> None:
    """The cairns of a player, and the lantern."""
    theme, board, (width, height) = canvas.theme, position["boards"][seat], BOARD
    canvas.rectangle(0, 0, width, height, rx=12.0, fill=theme.board, stroke=theme.board_edge)
    paint_header(canvas, position, seat, f"{name} (lantern)" if position["lantern"] == seat else name, width)
    for cairn, pebbles in enumerate(board["cairns"]):
        x, ground = width * (cairn + 0.5) / CAIRNS, height - 36
        canvas.text(x, height - 14, cairn + 1, 14, fill=theme.ink_soft, text_anchor="middle")
        canvas.rectangle(x - PEBBLE, ground, 2 * PEBBLE, 3, fill=theme.stone)
        for level in range(HEIGHT):
            y = ground - (level + 0.5) * 1.4 * PEBBLE
            if level < len(pebbles):
                _paint_pebble(canvas, pebbles[level], x, y)
            else:
                canvas.circle(x, y, 3, fill=theme.cell_edge)


def board_size(position: dict[str, Any]) -> tuple[float, float]:
    return BOARD


def boards_in_a_row(players: int) -> int:
    return 2


def _paint_pebble(canvas: Canvas, letter: str, x: float, y: float) -> None:
    """A stone with its letter, for those who do not see the color."""
    canvas.rectangle(x - PEBBLE, y - 0.65 * PEBBLE, 2 * PEBBLE, 1.3 * PEBBLE, rx=0.6 * PEBBLE, fill=FILLS[letter])
    canvas.text(x, y, letter.upper(), 16, fill="#ffffff", text_anchor="middle", font_weight=600.0)
