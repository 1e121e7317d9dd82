"""Previews of Azul's moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ..rules.action import Action
from ..rules.azul.actions import Take, Tile
from ..rules.azul.offer import put_on_line, room
from ..rules.azul.scoring import score_tile
from ..rules.azul.state import CENTER, COLORS, FLOOR, FLOOR_SPACES, IN_CENTER, JOKER, NO_COLOR, PENALTY, State
from ..rules.azul.tiling import legal_columns, place_on_wall


def azul_choice(s: State) -> Callable[[Action], tuple[str, dict[str, Any], dict[str, Any] | None]]:
    """Describes the moves of the player to act in this state."""
    board = s.boards[s.to_act]

    @cache
    def upper_rows_tiled(line: int) -> State:
        """The state with the complete lines above this one on the wall, each tile where it scores most."""
        tiled = s.copy()
        for row in range(line):
            if board.count[row] == row + 1:
                columns = best_columns(tiled, row)
                if columns:
                    place_on_wall(tiled, s.to_act, row, columns[0], None)
        return tiled

    @cache
    def points(line: int, color: int, jokers: int) -> int:
        """What the tile of a line that these tiles complete will score."""
        before = upper_rows_tiled(line).copy()
        put_on_line(before, line, color, room(board, line) - jokers, jokers, None)
        columns = best_columns(before, line)
        return score(before, line, columns[0]) if columns else 0

    def describe_take(take: Take) -> tuple[str, dict[str, Any], dict[str, Any] | None]:
        tiles = s.sources[take.source]
        has_color = take.color != JOKER
        jokers = tiles[JOKER] if not has_color or take.jokers is not None else 0
        count = tiles[take.color] if has_color else 0
        placed = jokers_placed = 0
        if take.line != FLOOR:
            space = room(board, take.line)
            jokers_placed = min(jokers, space) if take.jokers is None else take.jokers
            if has_color and board.open >> 6 * take.color + take.line & 1:
                placed = min(count, space - jokers_placed, count if take.part is None else take.part)
        fallen = count + jokers - placed - jokers_placed
        marker = take.source == CENTER and s.marker == IN_CENTER
        completes = take.line != FLOOR and placed + jokers_placed == room(board, take.line)
        color = take.color if placed else NO_COLOR
        preview = {
            "placed": placed + jokers_placed,
            "fallen": fallen,
            "completes": completes,
            "points": points(take.line, color, jokers_placed) if completes else 0,
            "cost": PENALTY[min(FLOOR_SPACES, board.fallen + fallen + marker)] - PENALTY[board.fallen],
            "marker": marker,
        }
        parts = {
            "source": take.source,
            "color": COLORS[take.color],
            "line": 0 if take.line == FLOOR else take.line + 1,
            "jokers": jokers_placed,
        }
        return "take", parts if take.part is None else {**parts, "part": take.part}, preview

    def describe(action: Action) -> tuple[str, dict[str, Any], dict[str, Any] | None]:
        if isinstance(action, Take):
            return describe_take(action)
        assert isinstance(action, Tile)
        parts = {"row": action.row + 1, "column": action.column + 1}
        return "tile", parts, {"points": score(s, action.row, action.column)}

    return describe


def score(s: State, row: int, column: int) -> int:
    """What a tile of the player to act scores on a wall space."""
    return score_tile(s.boards[s.to_act].wall | 1 << 5 * row + column, row, column)


def best_columns(s: State, row: int) -> list[int]:
    """The columns for the tile of a complete line of the player to act, the one that scores most first."""
    legal = legal_columns(s, s.boards[s.to_act], row)
    return sorted((c for c in range(5) if legal >> c & 1), key=lambda column: -score(s, row, column))
