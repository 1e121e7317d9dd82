"""What must hold in any position of Azul that is read."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..chance import CHANCE, NOBODY
from ..sources import CENTER, IN_CENTER, TILES_PER_FACTORY
from ..tiles import whole_number
from .floor import fallen_things
from .scoring import complete_rows
from .state import (
    DEAL,
    FLOOR_SPACES,
    JOKER,
    MARKER,
    NO_COLOR,
    OFFER,
    OVER,
    PHASES,
    TILING,
    State,
    joker_count,
)
from .tiling import column_choices, row_to_tile


def check_turn(s: State, to_act: Any) -> None:
    on_factories = sum(map(sum, s.sources[1:]))
    if s.phase in (DEAL, OVER):
        if to_act is not None:
            raise InvalidPosition(f"to_act: nobody is to act in the phase {PHASES[s.phase]!r}", "nobody-acts")
        s.to_act = CHANCE if s.phase == DEAL else NOBODY
        if any(row_to_tile(s.boards[seat]) >= 0 or s.boards[seat].fallen for seat in range(s.players)):
            text = f"boards: no line is complete and no floor line taken in the phase {PHASES[s.phase]!r}"
            raise InvalidPosition(text, "lines-done")
        if sum(s.sources[CENTER]) or (s.phase == OVER and on_factories):
            raise InvalidPosition(f"sources: no tiles lie there in the phase {PHASES[s.phase]!r}", "sources-empty")
    else:
        s.to_act = whole_number(to_act, range(s.players), "to_act")
        if (s.phase == OFFER) != bool(s.available):
            text = "phase: the offer lasts as long as there are tiles on the factories or in the center"
            raise InvalidPosition(text, "offer")
    if s.phase == DEAL:
        s.drawn = on_factories
        if s.drawn >= TILES_PER_FACTORY * s.factories or not sum(s.bag):
            raise InvalidPosition("phase: to deal, a factory must have room and the bag a tile", "deal-room")
        if any(sum(s.sources[1 + i]) != min(4, max(0, s.drawn - 4 * i)) for i in range(s.factories)):
            raise InvalidPosition("factories: they are filled one after the other", "in-order")
    if s.phase != OVER and any(complete_rows(s.boards[seat].wall) for seat in range(s.players)):
        _check_rows(s)
    if s.phase == TILING:
        for seat in _tiled(s):
            if row_to_tile(s.boards[seat]) >= 0 or s.boards[seat].fallen:
                text = f"board {seat}: seat {seat} has tiled its wall and paid for its floor line"
                raise InvalidPosition(text, "tiled", player=seat + 1)
    if s.phase == TILING and (row_to_tile(s.boards[s.to_act]) < 0 or column_choices(s).bit_count() < 2):
        raise InvalidPosition(f"to_act: seat {s.to_act} has no column to choose", "no-column", player=s.to_act + 1)


def _tiled(s: State) -> list[int]:
    """The seats that came before the one that is choosing a column."""
    order = [(s.start + i) % s.players for i in range(s.players)]
    return order[: order.index(s.to_act)]


def _check_rows(s: State) -> None:
    """A complete row ends the game after wall tiling, so it can lie only on walls that are being tiled."""
    tiling = [*_tiled(s), s.to_act] if s.phase == TILING else []
    for seat in range(s.players):
        if seat not in tiling and complete_rows(s.boards[seat].wall):
            text = f"board {seat}, wall: a complete row would have ended the game"
            raise InvalidPosition(text, "row-complete", player=seat + 1)


def check_marker(s: State, marker: Any) -> None:
    holders = [seat for seat in range(s.players) if MARKER in fallen_things(s.boards[seat])]
    if marker is None:
        s.marker = IN_CENTER
        if s.phase == DEAL:
            raise InvalidPosition("marker: while tiles are dealt, the start player has it", "marker-dealt")
        if holders:
            text = f"marker: it lies on the floor line of seat {holders[0]}"
            raise InvalidPosition(text, "marker-floor", player=holders[0] + 1)
        return
    s.marker = whole_number(marker, range(s.players), "marker")
    is_paid = s.phase != OFFER and (s.phase != TILING or s.marker in _tiled(s))
    if holders != [s.marker] and (holders or (not is_paid and s.boards[s.marker].fallen < FLOOR_SPACES)):
        text = f"marker: it must lie on the floor line of seat {s.marker} and nowhere else"
        raise InvalidPosition(text, "marker-floor", player=s.marker + 1)
    if s.phase == DEAL and s.marker != s.start:
        raise InvalidPosition("marker: while tiles are dealt, the start player has it", "marker-dealt")


def count_tiles(s: State) -> list[int]:
    """All tiles of each color, wherever they are."""
    counts = [s.bag[c] + s.lid[c] + sum(tiles[c] for tiles in s.sources) for c in range(6)]
    for seat in range(s.players):
        board = s.boards[seat]
        for line in range(5):
            counts[JOKER] += joker_count(board, line)
            if board.color[line] != NO_COLOR:
                counts[board.color[line]] += board.count[line] - joker_count(board, line)
        for color in range(5):
            counts[color] += (board.tiles[color] & ~board.jokers).bit_count()
        counts[JOKER] += board.jokers.bit_count()
        for thing in fallen_things(board):
            if thing != MARKER:
                counts[thing] += 1
    return counts
