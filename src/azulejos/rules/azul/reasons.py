"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ...errors import Reason
from ..action import Action
from ..reasons import NAMES, why_not_now, why_not_there
from .actions import Take, Tile
from .offer import legal_takes_of_both, most_on_line, room
from .state import (
    COLOR_FIRST,
    COLORS,
    FLOOR,
    JOKER,
    JOKERS,
    JOKERS_SLIP_IN,
    NO_COLOR,
    OFFER,
    PARTIAL_DROP,
    State,
    is_open,
    opening,
)
from .tiling import row_to_tile


def why_illegal(s: State, action: Action) -> Reason:
    """The rule that forbids an illegal action."""
    reason = why_not_now(s, action)
    if reason is not None:
        return reason
    if s.phase != OFFER:
        return _why_not_tile(s, action)
    if isinstance(action, Take):
        return _why_not_take(s, action)
    return Reason("tiling-later", "walls are tiled only when all tiles have been taken")


def _why_not_tile(s: State, action: Action) -> Reason:
    board = s.boards[s.to_act]
    row = row_to_tile(board)
    line = row + 1
    if not isinstance(action, Tile):
        text = f"first choose a column for the tile of line {line}: a complete line must be moved to the wall"
        return Reason("tile-first", text, line=line)
    if action.row != row:
        text = f"lines are moved to the wall from the top down, and line {line} is next"
        return Reason("top-down", text, line=line)
    column = action.column + 1
    if board.wall >> 5 * row + action.column & 1:
        return Reason("space-taken", f"row {line} already has a tile in column {column}", row=line, column=column)
    color = COLORS[board.color[row]]
    text = f"column {column} already holds {NAMES[color]}, and a color appears once in a column"
    return Reason("color-in-column", text, column=column, color=color)


def _why_not_take(s: State, take: Take) -> Reason:
    wants_jokers = take.color == JOKER or take.jokers is not None
    missing = why_not_there(s, take.source, take.color, COLORS)
    if missing is not None and missing.id == "no-factory":
        return missing
    if wants_jokers and not s.rules & JOKERS:
        return Reason("no-jokers", "this game is played without jokers")
    if take.part is not None and not s.rules & PARTIAL_DROP:
        return Reason("all-that-fit", "as many tiles as fit must go on the line, or all of them on the floor line")
    if wants_jokers:
        missing = missing or why_not_there(s, take.source, JOKER, COLORS)
    return missing or _why_not_on_line(s, take)


def _why_not_on_line(s: State, take: Take) -> Reason:
    board = s.boards[s.to_act]
    line, color = take.line + 1, COLORS[take.color]
    if take.line == FLOOR:
        return _why_not_on_floor(s, take)
    if not room(board, take.line):
        return Reason("line-full", f"line {line} is full", line=line)
    may_slip_in = take.jokers is not None and s.rules & JOKERS_SLIP_IN
    if take.color != JOKER and not may_slip_in and not is_open(board, take.color, take.line):
        held = board.color[take.line]
        if held not in (NO_COLOR, take.color):
            text = f"line {line} already holds {NAMES[COLORS[held]]} tiles, and a line holds one color"
            return Reason("other-color", text, line=line, color=COLORS[held])
        text = f"row {line} of the wall already has its {NAMES[color]} tile"
        return Reason("color-in-row", text, row=line, color=color)
    if take.jokers is None:
        assert take.part is not None, "a legal take"
        most = most_on_line(s, take.source, take.color, take.line)
        part = take.part
        text = f"p{part} must be less than {most}, the number of tiles for line {line}: leave it out to place them all"
        return Reason("no-part", text, part=part, most=most, line=line)
    return _why_not_so_many_jokers(s, take, take.jokers)


def _why_not_so_many_jokers(s: State, take: Take, jokers: int) -> Reason:
    line = take.line + 1
    if s.rules & COLOR_FIRST:
        text = f"j{jokers} is wrong for line {line}: jokers fall first when not all tiles fit"
        return Reason("jokers-fall-first", text, jokers=jokers, line=line)
    if take.part is not None:
        text = f"j{jokers}p{take.part} must put fewer tiles on line {line} than fit there"
        return Reason("no-mixed-part", text, jokers=jokers, part=take.part, line=line)
    text = f"j{jokers} is wrong for line {line}: as many tiles as fit must go on the line"
    return Reason("joker-number", text, jokers=jokers, line=line)


def _why_not_on_floor(s: State, take: Take) -> Reason:
    """The floor line is closed to tiles that a line could take, or it is asked how many jokers stay off it."""
    board = s.boards[s.to_act]
    if take.color == JOKER:
        lines = [line for line in range(5) if room(board, line)]
    elif take.jokers is None:
        lines = [line for line in range(5) if is_open(board, take.color, line)]
    elif legal_takes_of_both(s, take.source) >> opening(take.color, FLOOR) & 1:
        return Reason("floor-jokers", "all tiles fall on the floor line, so no joker goes on a line: write j0")
    else:
        takes = legal_takes_of_both(s, take.source)
        lines = [line for line in range(5) if takes >> opening(take.color, line) & 1]
    line = lines[0] + 1
    text = f"you may not drop all tiles while a line can take some, and line {line} can"
    return Reason("floor-last", text, line=line)
