"""Positions of Azul as JSON values, and back again, checked."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..position import check_counts, read_shared_values, shared_values, six_counts
from ..tiles import entry, list_of, one_of, tiles_from_json, tiles_to_json, whole_number
from .checks import check_marker, check_turn, count_tiles
from .floor import fallen_things
from .position import AzulBoard, AzulTable
from .state import (
    BOUND_JOKERS,
    COLORS,
    FLOOR_SPACES,
    GREY_WALL,
    JOKER,
    JOKERS,
    NO_COLOR,
    PHASES,
    WALL_COLOR,
    WALL_ROWS,
    Board,
    State,
    is_open,
    joker_count,
    open_floor,
)
from .tiling import empty_line, is_last_round

FLOOR_THINGS = [*COLORS, "marker"]
LAST_ROUND = 9999
"""No game is longer."""


def to_json(s: State) -> dict[str, Any]:
    return AzulTable(
        **shared_values(s, PHASES, COLORS),
        last_round=is_last_round(s),
        lid=tiles_to_json(s.lid, COLORS),
        boards=[_board_to_json(s, s.boards[seat]) for seat in range(s.players)],
    ).to_json()


def _board_to_json(s: State, board: Board) -> AzulBoard:
    return AzulBoard(
        score=board.score,
        lines=[_line_to_json(board, line) for line in range(5)],
        wall=[[space_letter(s, board, row, column) for column in range(5)] for row in range(5)],
        floor=[FLOOR_THINGS[thing] for thing in fallen_things(board)],
    )


def _line_to_json(board: Board, line: int) -> dict[str, int]:
    jokers = joker_count(board, line)
    tiles = [0] * 6
    tiles[JOKER] = jokers
    if board.color[line] != NO_COLOR:
        tiles[board.color[line]] = board.count[line] - jokers
    return tiles_to_json(tiles, COLORS)


def space_letter(s: State, board: Board, row: int, column: int) -> str | None:
    """What lies on a wall space: a color, "j" for a joker, a capital letter for a joker that stands for a color."""
    space = 1 << 5 * row + column
    if not board.wall & space:
        return None
    for color in range(5):
        if board.tiles[color] & space:
            if not board.jokers & space:
                return COLORS[color]
            return COLORS[color].upper() if s.rules & GREY_WALL else "j"
    return "j"


def from_json(s: State, data: Any) -> None:
    """Fill a record that has just been set up; raise InvalidPosition where the data cannot be a position."""
    total = [s.bag[color] for color in range(6)]
    letters = COLORS if s.rules & JOKERS else COLORS[:5]
    read_shared_values(s, data, PHASES, letters, LAST_ROUND)
    where = "position"
    s.lid = six_counts(tiles_from_json(entry(data, "lid", where), letters, "lid"))
    for seat, board in enumerate(list_of(entry(data, "boards", where), s.players, "boards")):
        _board_from_json(s, seat, board, letters)
    check_turn(s, entry(data, "to_act", where))
    check_marker(s, entry(data, "marker", where))
    check_counts(count_tiles(s), total, letters)


def _board_from_json(s: State, seat: int, data: Any, letters: str) -> None:
    where = f"board {seat}"
    board = s.boards[seat]
    board.score = whole_number(entry(data, "score", where), range(0, 1000), f"{where}, score")
    _wall_from_json(s, seat, entry(data, "wall", where), f"{where}, wall")
    for line, tiles in enumerate(list_of(entry(data, "lines", where), 5, f"{where}, lines")):
        empty_line(s, board, line)
        _line_from_json(s, seat, line, tiles, letters)
    open_floor(s, board)
    floor = entry(data, "floor", where)
    if not isinstance(floor, list) or len(floor) > FLOOR_SPACES:
        text = f"{where}, floor: it must be a list of at most {FLOOR_SPACES}"
        raise InvalidPosition(text, "floor-full", player=seat + 1, most=FLOOR_SPACES)
    for thing in floor:
        one_of(thing, [*letters, "marker"], f"{where}, floor")
        board.floor |= FLOOR_THINGS.index(thing) + 1 << 4 * board.fallen
        board.fallen += 1
    if floor.count("marker") > 1:
        raise InvalidPosition(f"{where}, floor: there is only one starting marker", "one-marker", player=seat + 1)


def _wall_from_json(s: State, seat: int, data: Any, where: str) -> None:
    board = s.boards[seat]
    for row, spaces in enumerate(list_of(data, 5, where)):
        for column, letter in enumerate(list_of(spaces, 5, f"{where}, row {row + 1}")):
            if letter is not None:
                valid, place = _letters_for(s, row, column), f"{where}, row {row + 1}, column {column + 1}"
                one_of(letter, valid, place, "wall-space", player=seat + 1, row=row + 1, column=column + 1)
                _cover(s, board, row, column, letter)
    for color in range(5):
        for line in [31 << 5 * i for i in range(5)] + [0x108421 << i for i in range(5)]:
            if (board.tiles[color] & line).bit_count() > 1:
                text = f"{where}: {COLORS[color]!r} stands twice in a row or column"
                raise InvalidPosition(text, "wall-twice", player=seat + 1)


def _letters_for(s: State, row: int, column: int) -> list[str]:
    """What may lie on a wall space."""
    grey = bool(s.rules & GREY_WALL)
    valid = list(COLORS[:5]) if grey else [WALL_ROWS[row][column]]
    if s.rules & JOKERS:
        valid.append("j")
    if s.rules & JOKERS and s.rules & BOUND_JOKERS and grey:
        valid += [color.upper() for color in COLORS[:5]]
    return valid


def _cover(s: State, board: Board, row: int, column: int, letter: str) -> None:
    space = 1 << 5 * row + column
    board.wall |= space
    if letter == "j" or letter.isupper():
        board.jokers |= space
    if letter != "j":
        board.tiles[COLORS.index(letter.lower())] |= space
    elif not s.rules & GREY_WALL:
        board.tiles[WALL_COLOR[row][column]] |= space


def _line_from_json(s: State, seat: int, line: int, data: Any, letters: str) -> None:
    board, where = s.boards[seat], f"board {seat}, line {line + 1}"
    place = {"player": seat + 1, "line": line + 1}
    counts = six_counts(tiles_from_json(data, letters, where))
    colors = [color for color in range(5) if counts[color]]
    if len(colors) > 1:
        raise InvalidPosition(f"{where}: a pattern line holds one color", "line-colors", **place)
    if sum(counts) > line + 1:
        raise InvalidPosition(f"{where}: there is room for {line + 1}", "line-full", **place)
    board.count[line] = sum(counts)
    board.joker_count |= counts[JOKER] << 3 * line
    if colors:
        color = colors[0]
        if not is_open(board, color, line):
            raise InvalidPosition(f"{where}: the wall row already holds {COLORS[color]!r}", "line-on-wall", **place)
        board.color[line] = color
    for color in range(5):
        if board.count[line] == line + 1 or (colors and color != colors[0]):
            board.open &= ~(1 << 6 * color + line)
