"""Positions of Summer Pavilion as JSON values, and back again, checked."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..position import check_counts, read_shared_values, shared_values
from ..tiles import entry, list_of, one_of, tiles_from_json, tiles_to_json, whole_number
from .checks import PLACING, check_marker, check_turn, count_tiles
from .placing import colors_for_star, may_keep
from .position import PavilionBoard, PavilionTable
from .rounds import is_last_round
from .state import (
    COLORS,
    LEAST_SCORE,
    MOST_KEPT,
    OVER,
    PHASES,
    ROUNDS,
    STARS,
    SUPPLY_SPACES,
    TILES_PER_COLOR,
    Board,
    State,
)


def to_json(s: State) -> dict[str, Any]:
    return PavilionTable(
        **shared_values(s, PHASES, COLORS),
        last_round=is_last_round(s),
        turn=s.turn,
        owed=s.owed,
        supply=tiles_to_json(s.supply, COLORS),
        tower=tiles_to_json(s.tower, COLORS),
        boards=[_board_to_json(s.boards[seat]) for seat in range(s.players)],
    ).to_json()


def _board_to_json(board: Board) -> PavilionBoard:
    return PavilionBoard(
        score=board.score,
        hand=tiles_to_json(board.hand, COLORS),
        corners=tiles_to_json(board.corners, COLORS),
        passed=bool(board.passed),
        stars={
            name: [COLORS[tile - 1] if tile else None for tile in board.tiles[star]] for star, name in enumerate(STARS)
        },
    )


def from_json(s: State, data: Any) -> None:
    """Fill a record that has just been set up; raise InvalidPosition where the data cannot be a position."""
    read_shared_values(s, data, PHASES, COLORS, ROUNDS)
    where = "position"
    s.supply = tiles_from_json(entry(data, "supply", where), COLORS, "supply")
    if sum(s.supply) > SUPPLY_SPACES:
        raise InvalidPosition(f"supply: it has {SUPPLY_SPACES} spaces", "supply-full", most=SUPPLY_SPACES)
    s.tower = tiles_from_json(entry(data, "tower", where), COLORS, "tower")
    for seat, board in enumerate(list_of(entry(data, "boards", where), s.players, "boards")):
        _board_from_json(s, seat, board)
    check_turn(s, entry(data, "to_act", where), entry(data, "turn", where), entry(data, "owed", where))
    check_marker(s, entry(data, "marker", where))
    check_counts(count_tiles(s), [TILES_PER_COLOR] * len(COLORS), COLORS)


def _board_from_json(s: State, seat: int, data: Any) -> None:
    where, player = f"board {seat}", seat + 1
    board = s.boards[seat]
    board.score = whole_number(entry(data, "score", where), range(LEAST_SCORE, 1000), f"{where}, score")
    board.hand = tiles_from_json(entry(data, "hand", where), COLORS, f"{where}, hand")
    board.corners = tiles_from_json(entry(data, "corners", where), COLORS, f"{where}, corners")
    board.passed = int(one_of(entry(data, "passed", where), (True, False), f"{where}, passed"))
    if sum(board.corners) > MOST_KEPT:
        text = f"{where}, corners: at most {MOST_KEPT} tiles are kept"
        raise InvalidPosition(text, "corners-full", player=player, most=MOST_KEPT)
    if s.phase not in PLACING and (board.passed or sum(board.corners)):
        text = f"{where}: nobody has passed or keeps tiles in the phase {PHASES[s.phase]!r}"
        raise InvalidPosition(text, "corners-early", player=player)
    if any(board.corners) and not may_keep(s):
        text = f"{where}, corners: after the last round no tiles are kept"
        raise InvalidPosition(text, "corners-late", player=player)
    if s.phase == OVER and any(board.hand):
        text = f"{where}, hand: no tiles are left there when the game is over"
        raise InvalidPosition(text, "hand-over", player=player)
    if (board.passed and sum(board.hand)) or (sum(board.corners) and not board.passed):
        text = f"{where}: who has passed has tiles in the corners alone, and nobody else has any there"
        raise InvalidPosition(text, "corners-passed", player=player)
    stars = entry(data, "stars", where)
    for star, name in enumerate(STARS):
        spaces = list_of(entry(stars, name, f"{where}, stars"), 6, f"{where}, star {name}")
        for space, letter in enumerate(spaces):
            if letter is not None:
                color = COLORS.index(one_of(letter, list(COLORS), f"{where}, star {name}"))
                if not colors_for_star(s, board, star) >> color & 1:
                    text = f"{where}, star {name}: a {letter!r} tile cannot lie there"
                    raise InvalidPosition(text, "star-color", player=player)
                board.tiles[star][space] = color + 1
                board.colors[star] |= 1 << color
                board.covered |= 1 << 6 * star + space
