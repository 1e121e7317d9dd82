"""The factory offer: taking tiles from a factory or the center, and putting them on a pattern line or the floor."""

from __future__ import annotations

from ...kernel import rule, table
from ..events import Event, MovedToCenter
from ..sources import CENTER, IN_CENTER
from .events import Placed, Took, TookMarker
from .state import (
    COLOR_FIRST,
    COLORS,
    FLOOR,
    FLOOR_SPACES,
    JOKER,
    JOKERS_SLIP_IN,
    LINE,
    MARKER,
    NO_COLOR,
    Board,
    State,
    letter,
    next_seat,
)
from .tiling import drop, tile_walls

OPENINGS = table(
    [sum(63 << 6 * color for color in range(5) if colors >> color & 1) for colors in range(32)],
)
"""By the colors a source holds (one bit each): all destinations of those colors, as in `Board.open`."""


@rule
def legal_takes(s: State, source: int) -> int:
    """The takes of one color from this source: bit 6 * color + destination."""
    return OPENINGS[s.available >> 6 * source & 31] & s.boards[s.to_act].open


@rule
def room(board: Board, line: int) -> int:
    return 0 if line == FLOOR else line + 1 - board.count[line]


@rule
def has_jokers(s: State, source: int) -> bool:
    return (s.available >> 6 * source + JOKER & 1) != 0


@rule
def legal_takes_of_both(s: State, source: int) -> int:
    """The takes of jokers and a color from a source that has jokers: bit 6 * color + destination."""
    takes = legal_takes(s, source)
    if s.rules & JOKERS_SLIP_IN:
        board = s.boards[s.to_act]
        for line in range(5):
            if room(board, line):
                takes |= OPENINGS[s.available >> 6 * source & 31] & LINE[line]
    return takes


@rule
def joker_range(s: State, source: int, color: int, line: int) -> tuple[int, int]:
    """How many jokers a take of jokers and a color may put on a legal line: fewest and most.

    The line is filled as far as possible; which tiles are left over is the player's choice.
    """
    if line == FLOOR:
        return 0, 0
    board = s.boards[s.to_act]
    space = room(board, line)
    most = min(s.sources[source][JOKER], space)
    if not board.open >> 6 * color + line & 1:
        return most, most
    fewest = min(most, max(0, space - s.sources[source][color]))
    if s.rules & COLOR_FIRST:
        return fewest, fewest
    return fewest, most


@rule
def lift(s: State, source: int, color: int) -> int:
    """All tiles of a color leave a source; return how many."""
    count = s.sources[source][color]
    s.sources[source][color] = 0
    s.available &= ~(1 << 6 * source + color)
    return count


@rule
def leave(s: State, source: int, events: list[Event] | None) -> None:
    """After a take: what is left on a factory goes to the center; the first to take there has the starting marker."""
    if source == CENTER:
        if s.marker == IN_CENTER:
            take_marker(s, events)
        return
    tiles = s.sources[source]
    center = s.sources[CENTER]
    if events is not None and any(tiles):
        events.append(MovedToCenter(source, tuple(tiles)))
    for color in range(6):
        center[color] += tiles[color]
        tiles[color] = 0
    left = s.available >> 6 * source & 63
    s.available = s.available & ~(63 << 6 * source) | left


@rule
def take_marker(s: State, events: list[Event] | None) -> None:
    board = s.boards[s.to_act]
    s.marker = s.to_act
    if events is not None:
        events.append(TookMarker(s.to_act, board.fallen < FLOOR_SPACES))
    if board.fallen < FLOOR_SPACES:
        board.floor |= MARKER + 1 << 4 * board.fallen
        board.fallen += 1


@rule
def put_on_line(s: State, line: int, color: int, count: int, jokers: int, events: list[Event] | None) -> None:
    """Put tiles of a color and jokers on a pattern line, which must have room for them."""
    board = s.boards[s.to_act]
    board.count[line] += count + jokers
    board.joker_count += jokers << 3 * line
    if count:
        board.color[line] = color
        # Only its own color may still be added to a line.
        board.open &= ~LINE[line] | 1 << 6 * color + line
    full = board.count[line] == line + 1
    if full:
        board.open &= ~LINE[line]
    if events is not None:
        events.append(Placed(s.to_act, line, letter(color), count, jokers, full))


@rule
def next_turn(s: State, events: list[Event] | None) -> None:
    """Clockwise to the next seat, or on to wall tiling when no tile is left to take."""
    if s.available:
        s.to_act = next_seat(s, s.to_act)
    else:
        tile_walls(s, s.start, events)


@rule
def take_color(s: State, source: int, color: int, line: int, most: int, events: list[Event] | None) -> None:
    """Take a color and put as many tiles as fit, but no more than `most`, on a line; the rest falls."""
    seat = s.to_act
    if events is not None:
        events.append(Took(seat, source, COLORS[color], s.sources[source][color], 0))
    count = lift(s, source, color)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        put = min(min(count, most), room(s.boards[seat], line))
        put_on_line(s, line, color, put, 0, events)
    drop(s, seat, color, count - put, events)
    next_turn(s, events)


@rule
def take_jokers(s: State, source: int, line: int, events: list[Event] | None) -> None:
    """Take the jokers of a source and put as many as fit on a line; the rest falls."""
    seat = s.to_act
    if events is not None:
        events.append(Took(seat, source, None, 0, s.sources[source][JOKER]))
    jokers = lift(s, source, JOKER)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        put = min(jokers, room(s.boards[seat], line))
        put_on_line(s, line, NO_COLOR, 0, put, events)
    drop(s, seat, JOKER, jokers - put, events)
    next_turn(s, events)


@rule
def take_both(s: State, source: int, color: int, line: int, jokers_in_line: int, events: list[Event] | None) -> None:
    """Take a color and the jokers beside it; this many jokers go on the line, then the color; the rest falls."""
    seat = s.to_act
    board = s.boards[seat]
    if events is not None:
        events.append(Took(seat, source, COLORS[color], s.sources[source][color], s.sources[source][JOKER]))
    count = lift(s, source, color)
    jokers = lift(s, source, JOKER)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        if board.open >> 6 * color + line & 1:
            put = min(count, room(board, line) - jokers_in_line)
        put_on_line(s, line, color if put else NO_COLOR, put, jokers_in_line, events)
    drop(s, seat, color, count - put, events)
    drop(s, seat, JOKER, jokers - jokers_in_line, events)
    next_turn(s, events)


@rule
def may_take_jokers(s: State, source: int, line: int) -> bool:
    """Jokers alone go on any line that is not full, or on the floor line."""
    if not has_jokers(s, source):
        return False
    return line == FLOOR or room(s.boards[s.to_act], line) > 0


@rule
def most_on_line(s: State, source: int, color: int, line: int) -> int:
    """How many tiles of a take of one color would go on this line."""
    return min(s.sources[source][color], room(s.boards[s.to_act], line))
