"""The ideas of Azul, and when each matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....kernel import popcount
from ....rules.azul.events import Fell, FloorCost, LineFell, Placed, RoundBegan, Tiled, TookMarker
from ....rules.azul.options import PRESETS, Wall
from ....rules.azul.scoring import COLOR_BONUS, ROW_BONUS
from ....rules.azul.state import COLORS, COLUMN, FLOOR, JOKER, LINES, ROW, WALL_COLOR, WALL_COLUMN
from ....rules.azul.tiling import is_last_round, legal_columns
from ....rules.sources import CENTER
from ..ideas import Arguments, Idea, Shown, Situation, center, source_spot
from .places import gifts, has_neighbor, is_covered, line_spot, room, wall_spot

HEAP = 4
"""So many tiles of a color in the center are a burden for whoever must take them."""


def is_taking(now: Situation) -> bool:
    return now.chooses and now.phase == "offer"


def is_grey(now: Situation) -> bool:
    return bool(now.options.wall is Wall.GREY)


def picked(now: Situation) -> tuple[int, int] | None:
    """The source and the color of tiles in hand."""
    if not is_taking(now) or len(now.picked) != 2:
        return None
    source, color = now.picked[0], now.picked[1]
    if color not in COLORS or not (source == "c" or source.isdigit()):
        return None
    at = CENTER if source == "c" else int(source)
    return (at, COLORS.index(color)) if at in now.sources and now.state.sources[at][COLORS.index(color)] else None


# ---------------------------------------------------------------------------------------------------- the basic game


def take(now: Situation) -> Shown | None:
    return Shown(spots=[source_spot(source) for source in now.factories]) if is_taking(now) and now.factories else None


def lines(now: Situation) -> Shown | None:
    found = picked(now)
    if found is None:
        return None
    board, color = now.board, found[1]
    fit = [line for line in range(LINES) if color == JOKER or room(board, color, line)]
    return Shown({"color": COLORS[color]}, [line_spot(now.seat, line) for line in fit])


def floor(now: Situation) -> Shown | None:
    """Tiles fall, or would fall from one of the lines that take them; or the floor line has just cost something."""
    found = picked(now)
    spots = [line_spot(now.seat, FLOOR)]
    if found is not None and found[1] != JOKER:
        source, color = found
        rooms = [space for space in (room(now.board, color, line) for line in range(LINES)) if space]
        if not rooms or min(rooms) < now.state.sources[source][color]:
            return Shown(spots=spots)
    has_fallen = now.board.fallen and now.first(Fell, mine=True)
    return Shown(spots=spots) if has_fallen or floor_cost(now) else None


def marker(now: Situation) -> Shown | None:
    if is_taking(now) and now.is_marker_free and any(now.state.sources[CENTER]):
        return Shown(spots=["marker"])
    took = now.first(TookMarker)
    return Shown(spots=[line_spot(took.seat, FLOOR)]) if took and not now.first(RoundBegan) else None


def complete(now: Situation) -> Shown | None:
    for placed in now.happened(Placed, mine=True):
        if now.board.count[placed.line] == placed.line + 1:
            spots = [line_spot(now.seat, placed.line)]
            if not is_grey(now) and placed.color:
                color = COLORS.index(placed.color)
                spots.append(wall_spot(now.seat, placed.line, WALL_COLUMN[placed.line][color]))
            return Shown({"line": placed.line + 1, "wall": now.options.wall.value}, spots)
    return None


def tiling(now: Situation) -> Shown | None:
    tiled = list(now.happened(Tiled, mine=True)) or list(now.happened(Tiled))
    if not tiled:
        return None
    return Shown({"own": now.own(tiled[0].seat)}, [wall_spot(one.seat, one.row, one.column) for one in tiled])


def neighbors(now: Situation) -> Shown | None:
    for one in now.happened(Tiled, mine=True):
        if one.across > 1 or one.down > 1:
            arguments: Arguments = {"across": one.across, "down": one.down, "points": one.points}
            return Shown(arguments, [wall_spot(one.seat, one.row, one.column)])
    return None


def floor_cost(now: Situation) -> Shown | None:
    lost = now.first(FloorCost, mine=True)
    return Shown({"points": lost.points}, [line_spot(now.seat, FLOOR)]) if lost and lost.points else None


def next_round(now: Situation) -> Shown | None:
    began = now.first(RoundBegan)
    if not is_taking(now) or began is None or began.round < 2:
        return None
    return Shown({"round": began.round, "seat": began.seat, "own": now.own(began.seat)}, ["marker"])


def plan(now: Situation) -> Shown | None:
    """Spaces beside tiles of the wall, where the line of the row is still free for their color."""
    if not is_taking(now) or not now.board.wall or now.position.round < 2:
        return None
    spots = [wall_spot(now.seat, row, column) for row, column in wanted_spaces(now)]
    return Shown(spots=spots) if spots else None


def wanted_spaces(now: Situation) -> Iterator[tuple[int, int]]:
    board = now.board
    for row in range(LINES):
        for column in range(LINES):
            if is_covered(board, row, column) or not has_neighbor(board, row, column):
                continue
            if is_grey(now) or room(board, WALL_COLOR[row][column], row):
                yield row, column


def blocked(now: Situation) -> Shown | None:
    """The color in hand is already in a row whose line is empty."""
    found = picked(now)
    if found is None or found[1] == JOKER:
        return None
    board, color = now.board, found[1]
    for row in range(LINES):
        held = board.tiles[color] & ROW[row]
        if held and not board.count[row]:
            column = held.bit_length() - 1 - 5 * row
            return Shown({"row": row + 1, "color": COLORS[color]}, [wall_spot(now.seat, row, column)])
    return None


def heap(now: Situation) -> Shown | None:
    """A pile in the center that the newcomer has no room for."""
    if not is_taking(now):
        return None
    for color in range(5):
        count = now.state.sources[CENTER][color]
        most = max(room(now.board, color, line) for line in range(LINES))
        if count >= HEAP and count > most:
            return Shown({"color": COLORS[color], "count": count, "fallen": count - most}, ["center"])
    return None


def bonuses(now: Situation) -> Shown | None:
    board = now.board
    column = max(range(LINES), key=lambda one: popcount(board.wall & COLUMN[one]))
    if not is_taking(now) or (now.position.round < 3 and popcount(board.wall & COLUMN[column]) < 3):
        return None
    arguments = {"row": ROW_BONUS, "column": now.options.column_bonus, "five": COLOR_BONUS}
    return Shown(arguments, [wall_spot(now.seat, row, column) for row in range(LINES)])


def opponent(now: Situation) -> Shown | None:
    """Another seat can complete a line with tiles that are on offer."""
    if not is_taking(now) or now.position.round < 3:
        return None
    gift = next(gifts(now.position, now.seat), None)
    if gift is None:
        return None
    return Shown(gift.arguments, [source_spot(gift.source), line_spot(gift.seat, gift.line)])


def row_of_four(now: Situation) -> Shown | None:
    """One tile is missing in a row."""
    if not is_taking(now) or is_last_round(now.state):
        return None
    for seat in (now.seat, *now.others):
        wall = now.state.boards[seat].wall
        for row in range(LINES):
            if popcount(wall & ROW[row]) == LINES - 1:
                spots = [wall_spot(seat, row, column) for column in range(LINES)]
                return Shown({"row": row + 1, "seat": seat, "own": now.own(seat)}, spots)
    return None


def last_round(now: Situation) -> Shown | None:
    return Shown() if is_taking(now) and is_last_round(now.state) else None


# ---------------------------------------------------------------------------------------------------- other games


def grey_wall(now: Situation) -> Shown | None:
    if not is_grey(now) or not is_taking(now):
        return None
    spaces = [(row, column) for row in range(LINES) for column in range(LINES)]
    return Shown(spots=[wall_spot(now.seat, *space) for space in spaces if not is_covered(now.board, *space)])


def choose_column(now: Situation) -> Shown | None:
    """The tile of a complete line may go to one of several columns."""
    if not now.chooses or now.phase != "tiling":
        return None
    board = now.board
    for row in range(LINES):
        if board.count[row] == row + 1:
            columns = legal_columns(now.state, board, row)
            spots = [wall_spot(now.seat, row, column) for column in range(LINES) if columns >> column & 1]
            return Shown({"row": row + 1, "wall": now.options.wall.value}, spots)
    return None


def line_fell(now: Situation) -> Shown | None:
    fell = now.first(LineFell)
    return Shown({"line": fell.line + 1}, [line_spot(fell.seat, FLOOR)]) if fell else None


def jokers(now: Situation) -> Shown | None:
    if not is_taking(now):
        return None
    spots = [source_spot(source) for source in now.sources if now.state.sources[source][JOKER]]
    return Shown(spots=spots) if spots else None


def joker_on_wall(now: Situation) -> Shown | None:
    for one in now.happened(Tiled):
        if one.joker:
            return Shown({"wall": now.options.wall.value}, [wall_spot(one.seat, one.row, one.column)])
    return None


def express(now: Situation) -> Shown | None:
    """A column scores something else than usual."""
    usual, here = PRESETS["azul"].column_bonus, now.options.column_bonus
    return Shown({"points": here, "usual": usual}) if is_taking(now) and here != usual else None


added = partial(Idea, is_added=True)

IDEAS = (
    Idea("take", take),
    Idea("lines", lines),
    added("express", express),
    added("grey", grey_wall),
    added("jokers", jokers),
    added("column", choose_column),
    Idea("last", last_round),
    Idea("complete", complete),
    Idea("floor", floor),
    Idea("tiling", tiling),
    Idea("neighbors", neighbors),
    Idea("floor-cost", floor_cost),
    added("line-fell", line_fell),
    added("joker-wall", joker_on_wall),
    Idea("center", center),
    Idea("marker", marker),
    Idea("blocked", blocked),
    Idea("row", row_of_four),
    Idea("round", next_round),
    Idea("plan", plan),
    Idea("bonuses", bonuses),
    Idea("heap", heap),
    Idea("opponent", opponent),
)
