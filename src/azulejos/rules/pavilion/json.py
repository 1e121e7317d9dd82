"""Positions of Summer Pavilion as JSON values, and back again, checked."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..position import shared_values
from ..sources import CENTER, TILES_PER_FACTORY
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
    where = "position"
    s.round = whole_number(entry(data, "round", where), range(1, ROUNDS + 1), "round")
    s.phase = PHASES.index(one_of(entry(data, "phase", where), PHASES, "phase"))
    s.start = whole_number(entry(data, "start", where), range(s.players), "start")
    for i, tiles in enumerate(list_of(entry(data, "factories", where), s.factories, "factories")):
        _lay(s, 1 + i, tiles_from_json(tiles, COLORS, f"factory {i + 1}"))
        if sum(s.sources[1 + i]) > TILES_PER_FACTORY:
            text = f"factory {i + 1}: a factory holds at most {TILES_PER_FACTORY} tiles"
            raise InvalidPosition(text, "factory-full", factory=i + 1)
    _lay(s, CENTER, tiles_from_json(entry(data, "center", where), COLORS, "center"))
    s.supply = tiles_from_json(entry(data, "supply", where), COLORS, "supply")
    if sum(s.supply) > SUPPLY_SPACES:
        raise InvalidPosition(f"supply: it has {SUPPLY_SPACES} spaces", "supply-full", most=SUPPLY_SPACES)
    s.bag = tiles_from_json(entry(data, "bag", where), COLORS, "bag")
    s.tower = tiles_from_json(entry(data, "tower", where), COLORS, "tower")
    for seat, board in enumerate(list_of(entry(data, "boards", where), s.players, "boards")):
        _board_from_json(s, seat, board)
    check_turn(s, entry(data, "to_act", where), entry(data, "turn", where), entry(data, "owed", where))
    check_marker(s, entry(data, "marker", where))
    for letter, count in zip(COLORS, count_tiles(s), strict=True):
        if count != TILES_PER_COLOR:
            text = f"there are {count} tiles {letter!r} on the table and in the bag, not {TILES_PER_COLOR}"
            raise InvalidPosition(text, "count", count=count, color=letter, wanted=TILES_PER_COLOR)


def _lay(s: State, source: int, counts: list[int]) -> None:
    s.sources[source] = counts
    for color, count in enumerate(counts):
        if count:
            s.available |= 1 << 6 * source + color


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
