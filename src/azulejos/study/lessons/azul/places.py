"""Places on a table of Azul: what they are called, and what they have room for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....rules.azul.state import COLORS, FLOOR, LINES, Board, is_open
from ....rules.game import Position
from ..ideas import Arguments


def room(board: Board, color: int, line: int) -> int:
    """How many tiles of a color a line takes."""
    return line + 1 - board.count[line] if is_open(board, color, line) else 0


def line_spot(seat: int, line: int) -> str:
    return f"floor-{seat}" if line == FLOOR else f"line-{seat}-{line}"


def wall_spot(seat: int, row: int, column: int) -> str:
    return f"wall-{seat}-{row}-{column}"


def is_covered(board: Board, row: int, column: int) -> bool:
    return 0 <= row < LINES and 0 <= column < LINES and bool(board.wall >> 5 * row + column & 1)


def has_neighbor(board: Board, row: int, column: int) -> bool:
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return any(is_covered(board, *place) for place in around)


@dataclass(frozen=True)
class Gift:
    """Tiles on offer that complete a line of somebody else."""

    seat: int
    line: int
    color: int
    count: int
    source: int

    @property
    def arguments(self) -> Arguments:
        return {"seat": self.seat, "line": self.line + 1, "color": COLORS[self.color], "count": self.count}


def gifts(position: Position, seat: int) -> Iterator[Gift]:
    """For the long lines first."""
    state = position.state()
    for other in range(state.players):
        board = state.boards[other]
        for line in range(LINES - 1, 0, -1):
            color, missing = board.color[line], line + 1 - board.count[line]
            if other == seat or color < 0 or not missing:
                continue
            for source in range(state.factories + 1):
                if state.sources[source][color] == missing:
                    yield Gift(other, line, color, missing, source)
