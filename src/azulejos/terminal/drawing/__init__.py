"""The table in letters and colors, from a position's JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ...locales import Texts, load, preferred_language
from ...rules.game import Position
from .. import azul, pavilion
from .marks import Marks
from .offer import draw_offer

SIZES = ((5, 5), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1))
"""How wide tiles are on the first board and on the others, from the best down."""
GAP = "  "


def draw_position(
    position: dict[str, Any],
    table: dict[str, Any],
    texts: Texts,
    width: int = 80,
    marks: Marks | None = None,
    first: int = 0,
) -> Text:
    """Everything on the table: the offer above, and the boards side by side, this seat's first."""
    marks = marks or Marks()
    boards = draw_boards(position, table, texts, width, marks, first)
    return Text("\n").join([*draw_offer(position, texts, width, marks), Text(), boards])


def draw_plain(position: Position, names: Sequence[str], texts: Texts | None = None, width: int = 80) -> str:
    """Everything on the table, without colors."""
    table = {"seats": [{"name": name} for name in names], "to_choose": [position.to_act]}
    return draw_position(position.to_json(), table, texts or load(preferred_language()), width).plain


def draw_boards(
    position: dict[str, Any],
    table: dict[str, Any],
    texts: Texts,
    width: int,
    marks: Marks,
    first: int = 0,
    is_large: bool = False,
) -> Text:
    """All boards, clockwise from this seat on; large ones have tiles that are two lines high."""
    draw = azul.draw_board if "lid" in position else pavilion.draw_board
    seats = [(first + i) % position["players"] for i in range(position["players"])]
    for mine, others in SIZES:
        boards = [
            draw(position, table, seat, mine if seat == first else others, texts, marks if seat == first else Marks())
            for seat in seats
        ]
        if sum(board_width(board) + len(GAP) for board in boards) - len(GAP) <= width:
            break
    return side_by_side([[board[0], *double(board[1:])] for board in boards] if is_large else boards)


def double(lines: Sequence[Text]) -> list[Text]:
    """Each line twice, the second time with nothing but the colors."""
    doubled = []
    for line in lines:
        below = line.copy()
        below.plain = "".join(character if character == "│" else " " for character in line.plain)
        doubled += [line, below]
    return doubled


def board_width(lines: Sequence[Text]) -> int:
    return max(line.cell_len for line in lines)


def side_by_side(boards: Sequence[Sequence[Text]]) -> Text:
    rows = []
    for lines in zip(*boards, strict=True):
        row = Text()
        for board, line in zip(boards, lines, strict=True):
            line = line.copy()
            line.pad_right(board_width(board) - line.cell_len + len(GAP))
            row.append_text(line)
        row.rstrip()
        rows.append(row)
    return Text("\n").join(rows)


__all__ = ["Marks", "double", "draw_boards", "draw_offer", "draw_plain", "draw_position"]
