"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ..action import Action
from ..kernel import CHANCE, NOBODY
from .actions import Draw, Take, Tile
from .offer import most_on_line, room
from .state import (
    CENTER,
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
)
from .tiling import row_to_tile

NAMES = ("blue", "yellow", "red", "black", "white", "joker")


def why_illegal(s: State, action: Action) -> str:
    """The rule that forbids an illegal action."""
    if s.to_act == NOBODY:
        return "the game is over"
    if s.to_act == CHANCE:
        if not isinstance(action, Draw):
            return "tiles must be drawn from the bag first"
        return f"there is no {NAMES[action.color]} tile in the bag"
    if isinstance(action, Draw):
        return "no tile is to be drawn now"
    if s.phase != OFFER:
        return _why_not_tile(s, action)
    if isinstance(action, Take):
        return _why_not_take(s, action)
    return "walls are tiled only when all tiles have been taken"


def _why_not_tile(s: State, action: Action) -> str:
    board = s.boards[s.to_act]
    row = row_to_tile(board)
    if not isinstance(action, Tile):
        return f"first choose a column for the tile of line {row + 1}: a complete line must be moved to the wall"
    if action.row != row:
        return f"lines are moved to the wall from the top down, and line {row + 1} is next"
    if board.wall >> 5 * row + action.column & 1:
        return f"row {row + 1} already has a tile in column {action.column + 1}"
    color = NAMES[board.color[row]]
    return f"column {action.column + 1} already holds {color}, and a color appears once in a column"


def _why_not_take(s: State, take: Take) -> str:
    board = s.boards[s.to_act]
    source = "the center" if take.source == CENTER else f"factory {take.source}"
    line = f"line {take.line + 1}"
    if take.source > s.factories:
        return f"there is no factory {take.source}: with {s.players} players there are {s.factories}"
    wants_jokers = take.color == JOKER or take.jokers is not None
    if wants_jokers and not s.rules & JOKERS:
        return "this game is played without jokers"
    if take.part is not None and not s.rules & PARTIAL_DROP:
        return "as many tiles as fit must go on the line, or all of them on the floor line"
    if take.color != JOKER and not s.sources[take.source][take.color]:
        return f"there is no {NAMES[take.color]} tile {'on' if take.source else 'in'} {source}"
    if wants_jokers and not s.sources[take.source][JOKER]:
        return f"there is no joker {'on' if take.source else 'in'} {source}"
    if take.line != FLOOR:
        if not room(board, take.line):
            return f"{line} is full"
        may_slip_in = take.jokers is not None and s.rules & JOKERS_SLIP_IN
        if take.color != JOKER and not may_slip_in and not board.open >> 6 * take.color + take.line & 1:
            held = board.color[take.line]
            if held not in (NO_COLOR, take.color):
                return f"{line} already holds {NAMES[held]} tiles, and a line holds one color"
            return f"row {take.line + 1} of the wall already has its {NAMES[take.color]} tile"
    if take.part is not None:
        most = most_on_line(s, take.source, take.color, take.line)
        return f"{take.part} of {most} tiles is no part: {COLORS[take.color]} goes on {line} whole without p{take.part}"
    if take.line == FLOOR:
        return "on the floor line all tiles fall, so there is no joker for a line: write j0"
    if s.rules & COLOR_FIRST:
        return f"{take.jokers} is not the number of jokers for {line}: jokers fall first where not all tiles fit"
    return f"{take.jokers} is not a number of jokers that fills {line} as far as possible"
