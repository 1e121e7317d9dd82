"""The table in letters and colors, from a position's JSON."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from rich.text import Text

from ..locales import Texts, load, preferred_language
from ..rules.game import Position
from .marks import Marks
from .plug import plug_of

SIZES = ((5, 5), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1))
"""How wide tiles are on the first board and on the others, from the best down."""
GAP = "  "


def position_text(
    position: dict[str, Any],
    table: dict[str, Any],
    texts: Texts,
    width: int = 80,
    marks: Marks | None = None,
    first: int = 0,
) -> Text:
    """Everything on the table: the offer above, and the boards side by side, this seat's first."""
    marks = marks or Marks()
    boards = boards_text(position, table, texts, width, marks, first)
    return Text("\n").join([*plug_of(position).middle_lines(position, width, texts, marks), Text(), boards])


def plain_text(position: Position, names: Sequence[str], texts: Texts | None = None, width: int = 80) -> str:
    """Everything on the table, without colors."""
    table = {"seats": [{"name": name} for name in names], "to_choose": [position.to_act]}
    return position_text(position.to_json(), table, texts or load(preferred_language()), width).plain


def boards_text(
    position: dict[str, Any],
    table: dict[str, Any],
    texts: Texts,
    width: int,
    marks: Marks,
    first: int = 0,
    is_large: bool = False,
) -> Text:
    """All boards, clockwise from this seat on; large ones have tiles that are two lines high."""
    box = plug_of(position)
    seats = [(first + i) % position["players"] for i in range(position["players"])]
    for mine, others in SIZES:
        boards = [
            box.board_lines(position, table, seat, mine, texts, marks)
            if seat == first
            else box.board_lines(position, table, seat, others, texts, Marks())
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
    for lines in zip_longest(*boards, fillvalue=Text()):
        row = Text()
        for board, line in zip(boards, lines, strict=True):
            line = line.copy()
            line.pad_right(board_width(board) - line.cell_len + len(GAP))
            row.append_text(line)
        row.rstrip()
        rows.append(row)
    return Text("\n").join(rows)
