"""Why an action is illegal, in words a player understands."""

from __future__ import annotations

from ...errors import Reason
from ..action import Action
from ..chance import CHANCE, NOBODY
from .actions import Draw, Take, Tile
from .offer import most_on_line, room
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
)
from .tiling import row_to_tile

NAMES = ("blue", "yellow", "red", "black", "white", "joker")


def why_illegal(s: State, action: Action) -> Reason:
    """The rule that forbids an illegal action."""
    if s.to_act == NOBODY:
        return Reason("game-over", "the game is over")
    if s.to_act == CHANCE:
        if not isinstance(action, Draw):
            return Reason("draw-first", "tiles must be drawn from the bag first")
        name = NAMES[action.color]
        return Reason("not-in-bag", f"there is no {name} tile in the bag", color=COLORS[action.color])
    if isinstance(action, Draw):
        return Reason("no-draw", "no tile is to be drawn now")
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
    color = board.color[row]
    text = f"column {column} already holds {NAMES[color]}, and a color appears once in a column"
    return Reason("color-in-column", text, column=column, color=COLORS[color])


def _why_not_take(s: State, take: Take) -> Reason:
    if take.source > s.factories:
        text = f"there is no factory {take.source}: with {s.players} players there are {s.factories}"
        return Reason("no-factory", text, factory=take.source, players=s.players, factories=s.factories)
    wants_jokers = take.color == JOKER or take.jokers is not None
    if wants_jokers and not s.rules & JOKERS:
        return Reason("no-jokers", "this game is played without jokers")
    if take.part is not None and not s.rules & PARTIAL_DROP:
        return Reason("all-that-fit", "as many tiles as fit must go on the line, or all of them on the floor line")
    source = f"on factory {take.source}" if take.source else "in the center"
    color = COLORS[take.color]
    if take.color != JOKER and not s.sources[take.source][take.color]:
        text = f"there is no {NAMES[take.color]} tile {source}"
        return Reason("not-in-source", text, color=color, source=take.source)
    if wants_jokers and not s.sources[take.source][JOKER]:
        return Reason("not-in-source", f"there is no joker {source}", color=COLORS[JOKER], source=take.source)
    return _why_not_on_line(s, take)


def _why_not_on_line(s: State, take: Take) -> Reason:
    board = s.boards[s.to_act]
    line, color = take.line + 1, COLORS[take.color]
    if take.line != FLOOR:
        if not room(board, take.line):
            return Reason("line-full", f"line {line} is full", line=line)
        may_slip_in = take.jokers is not None and s.rules & JOKERS_SLIP_IN
        if take.color != JOKER and not may_slip_in and not board.open >> 6 * take.color + take.line & 1:
            held = board.color[take.line]
            if held not in (NO_COLOR, take.color):
                text = f"line {line} already holds {NAMES[held]} tiles, and a line holds one color"
                return Reason("other-color", text, line=line, color=COLORS[held])
            text = f"row {line} of the wall already has its {NAMES[take.color]} tile"
            return Reason("color-in-row", text, row=line, color=color)
    if take.part is not None:
        most = most_on_line(s, take.source, take.color, take.line)
        text = f"{take.part} of {most} tiles is no part: {color} goes on line {line} whole without p{take.part}"
        return Reason("no-part", text, part=take.part, most=most, color=color, line=line)
    if take.line == FLOOR:
        return Reason("floor-jokers", "on the floor line all tiles fall, so there is no joker for a line: write j0")
    jokers = take.jokers or 0
    if s.rules & COLOR_FIRST:
        text = f"{jokers} is not the number of jokers for line {line}: jokers fall first where not all tiles fit"
        return Reason("jokers-fall-first", text, jokers=jokers, line=line)
    text = f"{jokers} is not a number of jokers that fills line {line} as far as possible"
    return Reason("joker-number", text, jokers=jokers, line=line)
