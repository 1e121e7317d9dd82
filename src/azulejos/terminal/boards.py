"""The table in letters and colors, from a position's JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

from rich.text import Text

from ..locales import Texts, load, preferred_language
from ..rules.game import Position
from .marks import Marks
from .plug import plug_of
from .title import Look

SIZES = ((5, 5), (4, 4), (4, 3), (3, 3), (3, 2), (2, 2), (2, 1), (1, 1))
"""How wide tiles are on the first board and on the others, from the best down."""
GAP = "  "


@dataclass(frozen=True)
class Room:
    """How many columns and lines there are for boards, and whether tiles may be two lines high."""

    width: int = 80
    height: int = 0
    """With 0, boards are as low as they can be."""
    is_large: bool = False


def position_text(
    position: dict[str, Any],
    table: dict[str, Any],
    texts: Texts,
    room: Room,
    marks: Marks | None = None,
    first: int = 0,
) -> Text:
    """Everything on the table: the offer above, and the boards side by side, this seat's first."""
    marks = marks or Marks()
    boards = boards_text(position, table, texts, room, marks, first)
    return Text("\n").join([*plug_of(position).middle_lines(position, room.width, texts, marks), Text(), boards])


def plain_text(position: Position, names: Sequence[str], texts: Texts | None = None, room: Room | None = None) -> str:
    """Everything on the table, without colors."""
    table = {"seats": [{"name": name} for name in names], "to_choose": [position.to_act]}
    return position_text(position.to_json(), table, texts or load(preferred_language()), room or Room()).plain


def boards_text(
    position: dict[str, Any], table: dict[str, Any], texts: Texts, room: Room, marks: Marks, first: int = 0
) -> Text:
    """All boards, clockwise from this seat on, in the best look that there is room for."""
    box, players = plug_of(position), position["players"]
    seats = [(first + i) % players for i in range(players)]

    def draw(mine: Look, others: Look) -> list[list[Text]]:
        return [
            box.board_lines(position, table, seat, mine, texts, marks)
            if seat == first
            else box.board_lines(position, table, seat, others, texts, Marks())
            for seat in seats
        ]

    looks = [
        (is_large, Look(mine, is_roomy), Look(others, is_roomy))
        for is_roomy, is_large in ((True, True), (True, False), (False, True), (False, False))
        for mine, others in SIZES
        if (room.is_large or not is_large) and (not is_roomy or others > 1)
    ]
    for is_large, mine, others in looks:
        boards = draw(mine, others)
        boards = [[board[0], *double(board[1:])] for board in boards] if is_large else boards
        width = sum(board_width(board) + len(GAP) for board in boards) - len(GAP)
        if width <= room.width and (not mine.is_roomy or max(map(len, boards)) <= room.height):
            break
    return side_by_side(boards)


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
    *left, last = boards
    rows = []
    for *lines, line in zip_longest(*left, last, fillvalue=Text()):
        row = Text()
        for board, part in zip(left, lines, strict=True):
            padded = part.copy()
            padded.pad_right(board_width(board) - part.cell_len + len(GAP))
            row.append_text(padded)
        rows.append(row.append_text(line))
    return Text("\n").join(rows)
