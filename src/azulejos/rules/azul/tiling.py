"""Wall tiling: a tile of each complete line moves to the wall and scores, then the floor line is paid."""

from __future__ import annotations

from ...kernel import lowest_bit, popcount, rule
from ..events import Event
from ..sources import next_seat
from .events import LineFell, Tiled
from .floor import drop, pay_floor
from .preparation import ROW_COMPLETE, end_game, prepare_round
from .scoring import complete_rows, horizontal_run, score_tile, vertical_run
from .state import (
    BOUND_JOKERS,
    COLORS,
    GREY_WALL,
    JOKER,
    JOKERS,
    LINE,
    NO_COLOR,
    ROW,
    TILING,
    WALL_COLOR,
    WALL_COLUMN,
    Board,
    State,
    joker_count,
    letter,
    open_floor,
)


@rule
def legal_columns(s: State, board: Board, row: int) -> int:
    """The columns where the complete line of this row may put its tile, one bit each."""
    color = board.color[row]
    free = ~(board.wall >> 5 * row) & 31
    joker = joker_count(board, row) > 0
    if s.rules & GREY_WALL:
        if joker and (color == NO_COLOR or not s.rules & BOUND_JOKERS):
            return free
        held = board.tiles[color]
        return free & ~(held | held >> 5 | held >> 10 | held >> 15 | held >> 20)
    if color == NO_COLOR:
        return free
    return 1 << WALL_COLUMN[row][color]


@rule
def empty_line(s: State, board: Board, row: int) -> None:
    """Clear a pattern line and open it to the colors its wall row lacks."""
    board.count[row] = 0
    board.color[row] = NO_COLOR
    board.joker_count &= ~(7 << 3 * row)
    opened = 0
    for color in range(5):
        opened |= (board.tiles[color] & ROW[row] == 0) << 6 * color + row
    board.open = board.open & ~LINE[row] | opened
    open_floor(s, board)


@rule
def place_on_wall(s: State, seat: int, row: int, column: int, events: list[Event] | None) -> None:
    """Move one tile of a complete line to the wall, a joker if it has one; the others go to the lid."""
    board = s.boards[seat]
    color = board.color[row]
    jokers = joker_count(board, row)
    space = 1 << 5 * row + column
    board.wall |= space
    if jokers:
        board.jokers |= space
        s.lid[JOKER] += jokers - 1
        if color != NO_COLOR:
            s.lid[color] += board.count[row] - jokers
    else:
        s.lid[color] += row
    # On the colored wall a joker takes the place of that space's color; on the grey wall it stands for its line's
    # color only if jokers are bound.
    stands_for = color
    if jokers:
        if not s.rules & GREY_WALL:
            stands_for = WALL_COLOR[row][column]
        elif not s.rules & BOUND_JOKERS:
            stands_for = NO_COLOR
    if stands_for != NO_COLOR:
        board.tiles[stands_for] |= space
    points = score_tile(board.wall, row, column)
    board.score += points
    empty_line(s, board, row)
    if events is not None:
        across = horizontal_run(board.wall, row, column)
        down = vertical_run(board.wall, row, column)
        events.append(Tiled(seat, row, column, letter(color), jokers > 0, across, down, points))


@rule
def line_falls(s: State, seat: int, row: int, events: list[Event] | None) -> None:
    """The grey wall's special case: no legal space, so the whole line falls."""
    board = s.boards[seat]
    color = board.color[row]
    if events is not None:
        events.append(LineFell(seat, row, COLORS[color]))
    jokers = joker_count(board, row)
    drop(s, seat, color, board.count[row] - jokers, events)
    drop(s, seat, JOKER, jokers, events)
    empty_line(s, board, row)


@rule
def tile_wall(s: State, seat: int, events: list[Event] | None) -> bool:
    """Tile one wall from the top row down; stop with False where the player has a choice of columns."""
    board = s.boards[seat]
    for row in range(5):
        if board.count[row] == row + 1:
            if s.rules & (GREY_WALL | JOKERS):
                columns = legal_columns(s, board, row)
                if columns & (columns - 1):
                    return False
                if columns:
                    place_on_wall(s, seat, row, lowest_bit(columns), events)
                else:
                    line_falls(s, seat, row, events)
            else:
                place_on_wall(s, seat, row, WALL_COLUMN[row][board.color[row]], events)
    pay_floor(s, seat, events)
    return True


@rule
def tile_walls(s: State, seat: int, events: list[Event] | None) -> None:
    """All seats from this one on tile their walls, clockwise from the start player; then the round is over."""
    while True:
        if not tile_wall(s, seat, events):
            s.phase = TILING
            s.to_act = seat
            return
        seat = next_seat(s, seat)
        if seat == s.start:
            break
    end_round(s, events)


@rule
def choose_column(s: State, row: int, column: int, events: list[Event] | None) -> None:
    """The player to act puts the tile of a complete line in that column."""
    place_on_wall(s, s.to_act, row, column, events)
    tile_walls(s, s.to_act, events)


@rule
def row_to_tile(board: Board) -> int:
    """The topmost complete line."""
    for row in range(5):
        if board.count[row] == row + 1:
            return row
    return -1


@rule
def is_last_round(s: State) -> bool:
    """Whether everybody can see that the game ends with this round: by its number, or by a row about to be complete."""
    if s.round == s.max_rounds:
        return True
    for seat in range(s.players):
        board = s.boards[seat]
        if complete_rows(board.wall):
            return True
        for row in range(5):
            if board.count[row] == row + 1 and popcount(board.wall & ROW[row]) == 4:
                return True
    return False


@rule
def best_column(s: State, board: Board, wall: int, row: int) -> int:
    """The column where the tile of a complete line scores most on this wall, or -1 if none is legal."""
    if not s.rules & (GREY_WALL | JOKERS):
        return WALL_COLUMN[row][board.color[row]]
    best, most = -1, 0
    columns = legal_columns(s, board, row)
    for column in range(5):
        if columns >> column & 1:
            points = score_tile(wall | 1 << 5 * row + column, row, column)
            if points > most:
                best, most = column, points
    return best


@rule
def column_choices(s: State) -> int:
    """The legal columns of the player to act, as bits of the wall."""
    board = s.boards[s.to_act]
    row = row_to_tile(board)
    return legal_columns(s, board, row) << 5 * row


@rule
def end_round(s: State, events: list[Event] | None) -> None:
    """The game ends when a wall has a complete row; otherwise the next round is prepared."""
    rows = 0
    for seat in range(s.players):
        rows += complete_rows(s.boards[seat].wall)
    if rows:
        end_game(s, ROW_COMPLETE, events)
    else:
        prepare_round(s, events)
