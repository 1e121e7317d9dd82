"""The factory offer: taking tiles from a factory or the center, and putting them on a pattern line or the floor."""

from __future__ import annotations

from ...kernel import rule, table
from ..events import Event
from ..sources import CENTER, IN_CENTER, lift, move_to_center, next_seat
from .events import Placed, Took, TookMarker
from .floor import drop
from .state import (
    COLOR_FIRST,
    COLORS,
    FLOOR,
    FLOOR_SPACES,
    JOKER,
    JOKERS_SLIP_IN,
    LINE,
    MARKER,
    MUST_PLACE_JOKERS,
    NO_COLOR,
    Board,
    State,
    color_of,
    is_open,
    letter,
    line_of,
    off_floor,
    open_floor,
)
from .tiling import tile_walls

OPENINGS = table(
    [sum(63 << 6 * color for color in range(5) if colors >> color & 1) for colors in range(32)],
)
"""By the colors a source holds (one bit each): all destinations of those colors, as in `Board.open`."""


@rule
def legal_takes(s: State, source: int) -> int:
    """The takes of one color from this source, a bit for each opening."""
    return OPENINGS[s.available >> 6 * source & 31] & s.boards[s.to_act].open


@rule
def room(board: Board, line: int) -> int:
    return 0 if line == FLOOR else line + 1 - board.count[line]


@rule
def has_jokers(s: State, source: int) -> bool:
    return (s.available >> 6 * source + JOKER & 1) != 0


@rule
def legal_takes_of_both(s: State, source: int) -> int:
    """The takes of jokers and a color from a source that has jokers, a bit for each opening."""
    board = s.boards[s.to_act]
    openings = board.open | LINE[FLOOR]
    if s.rules & JOKERS_SLIP_IN:
        for line in range(5):
            if room(board, line):
                openings |= LINE[line]
    if s.rules & MUST_PLACE_JOKERS:
        openings = off_floor(openings)
    return OPENINGS[s.available >> 6 * source & 31] & openings


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
    if not is_open(board, color, line):
        return most, most
    fewest = min(most, max(0, space - s.sources[source][color]))
    if s.rules & COLOR_FIRST:
        return fewest, fewest
    return fewest, most


@rule
def may_take_jokers(s: State, source: int, line: int) -> bool:
    """Jokers alone go on any line that is not full, or on the floor line."""
    if not has_jokers(s, source):
        return False
    board = s.boards[s.to_act]
    if line != FLOOR:
        return room(board, line) > 0
    if s.rules & MUST_PLACE_JOKERS:
        for other in range(5):
            if room(board, other):
                return False
    return True


@rule
def most_on_line(s: State, source: int, color: int, line: int) -> int:
    """How many tiles of a take of one color, or of jokers alone, would go on this line."""
    return min(s.sources[source][color], room(s.boards[s.to_act], line))


@rule
def may_drop_part(s: State, source: int, color: int, line: int, tiles: int) -> bool:
    """Whether of a take of one color only so many tiles may go on a pattern line: at least one, and fewer than fit."""
    return is_open(s.boards[s.to_act], color, line) and 0 < tiles < most_on_line(s, source, color, line)


@rule
def may_drop_jokers(s: State, source: int, line: int, jokers: int) -> bool:
    """The same for a take of jokers alone."""
    return 0 < jokers < most_on_line(s, source, JOKER, line)


@rule
def may_drop_both(s: State, source: int, spot: int, jokers: int, tiles: int) -> bool:
    """The same for a take of jokers and a color: so many jokers and so many tiles of the color go on the line."""
    if not has_jokers(s, source) or not legal_takes_of_both(s, source) >> spot & 1:
        return False
    color, line = color_of(spot), line_of(spot)
    most_tiles = s.sources[source][color] if is_open(s.boards[s.to_act], color, line) else 0
    most_jokers = s.sources[source][JOKER]
    if tiles > most_tiles or jokers > most_jokers:
        return False
    if s.rules & COLOR_FIRST and jokers and tiles < most_tiles:
        return False
    return 0 < jokers + tiles < min(most_jokers + most_tiles, room(s.boards[s.to_act], line))


@rule
def take_all(s: State, source: int, color: int) -> int:
    """All tiles of a color leave a source; return how many."""
    count = s.sources[source][color]
    lift(s, source, color, count)
    return count


@rule
def leave(s: State, source: int, events: list[Event] | None) -> None:
    """After a take: what is left on a factory goes to the center; the first to take there has the starting marker."""
    if source != CENTER:
        move_to_center(s, source, events)
    elif s.marker == IN_CENTER:
        take_marker(s, events)


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
    open_floor(s, board)
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
def take_color(s: State, source: int, spot: int, most: int, events: list[Event] | None) -> None:
    """Take a color and put as many tiles as fit, but no more than `most`, on a line; the rest falls."""
    seat = s.to_act
    color, line = color_of(spot), line_of(spot)
    if events is not None:
        events.append(Took(seat, source, COLORS[color], s.sources[source][color], 0))
    count = take_all(s, source, color)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        put = min(min(count, most), room(s.boards[seat], line))
        put_on_line(s, line, color, put, 0, events)
    drop(s, seat, color, count - put, events)
    next_turn(s, events)


@rule
def take_jokers(s: State, source: int, line: int, most: int, events: list[Event] | None) -> None:
    """Take the jokers of a source and put as many as fit, but no more than `most`, on a line; the rest falls."""
    seat = s.to_act
    if events is not None:
        events.append(Took(seat, source, None, 0, s.sources[source][JOKER]))
    jokers = take_all(s, source, JOKER)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        put = min(min(jokers, most), room(s.boards[seat], line))
        put_on_line(s, line, NO_COLOR, 0, put, events)
    drop(s, seat, JOKER, jokers - put, events)
    next_turn(s, events)


@rule
def take_both(s: State, source: int, spot: int, jokers_put: int, most: int, events: list[Event] | None) -> None:
    """Take a color and the jokers beside it: so many jokers go on the line, then the color's tiles that still fit.

    Of these there are no more than `most`. The rest falls, the color's tiles first.
    """
    seat = s.to_act
    board = s.boards[seat]
    color, line = color_of(spot), line_of(spot)
    if events is not None:
        events.append(Took(seat, source, COLORS[color], s.sources[source][color], s.sources[source][JOKER]))
    count = take_all(s, source, color)
    jokers = take_all(s, source, JOKER)
    leave(s, source, events)
    put = 0
    if line != FLOOR:
        if is_open(board, color, line):
            put = min(min(count, most), room(board, line) - jokers_put)
        put_on_line(s, line, color if put else NO_COLOR, put, jokers_put, events)
    drop(s, seat, color, count - put, events)
    drop(s, seat, JOKER, jokers - jokers_put, events)
    next_turn(s, events)
