"""Tables of Azul, set up and read in a line or two.

Tiles are written as in the text of positions ("2kbw"), a floor line with * for the starting marker ("*rr"), a wall by
rows and columns from 1 with the color that lies there ("24r 31k"). The colored wall does not need the color; there,
"34j" is a joker. On the grey wall "34j" is a joker without a color, "34Y" one that stands for yellow.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from azulejos import Game, IllegalAction, Position, Transition
from azulejos.rules.azul.events import Tiled
from azulejos.rules.azul.floor import drop
from azulejos.rules.azul.offer import put_on_line, take_marker
from azulejos.rules.azul.preparation import begin_offer
from azulejos.rules.azul.state import COLORS, GREY_WALL, JOKER, NO_COLOR, State
from azulejos.rules.azul.tiling import empty_line
from azulejos.rules.engine import plain_engine
from azulejos.rules.tiles import format_tiles, parse_tiles

PRINTED = ("byrkw", "wbyrk", "kwbyr", "rkwby", "yrkwb")
"""The colors of the colored wall, row by row."""


@dataclass(frozen=True)
class BoardSetup:
    lines: Mapping[int, str] = field(default_factory=dict)
    wall: str = ""
    floor: str = ""
    score: int = 0


def board(lines: Mapping[int, str] | None = None, wall: str = "", floor: str = "", score: int = 0) -> BoardSetup:
    return BoardSetup(lines or {}, wall, floor, score)


def row(number: int) -> str:
    """A complete row of the colored wall."""
    return " ".join(f"{number}{column}" for column in range(1, 6))


def column(number: int) -> str:
    """A complete column of the colored wall."""
    return " ".join(f"{row}{number}" for row in range(1, 6))


def table(
    game: Game,
    factories: Sequence[str] = (),
    center: str = "",
    boards: Sequence[BoardSetup] = (),
    *,
    bag: str | None = None,
    lid: str = "",
    marker: int | None = None,
    start: int = 0,
    to_act: int | None = None,
    round: int = 1,
) -> Position:
    """A factory offer. The bag holds what is nowhere else, unless it is given.

    The starting marker lies in the center, unless it is on a floor line or a seat is given.
    """
    s = plain_engine(game.box).start(game.players, start, game.options)
    total, s.bag = s.bag, [0] * 6
    begin_offer(s, None)
    s.round = round
    for source, tiles in enumerate([center, *factories]):
        s.sources[source] = counts(tiles)
        s.available |= sum(1 << 6 * source + color for color in range(6) if s.sources[source][color])
    for seat, setup in enumerate(boards):
        _lay_board(s, seat, setup)
    s.to_act = start if to_act is None else to_act
    if marker is not None:
        s.marker = marker
    s.lid = counts(lid)
    elsewhere = game.box.count_tiles(s)
    s.bag = counts(bag) if bag is not None else [max(0, total[color] - elsewhere[color]) for color in range(6)]
    return game.position(s)


def _lay_board(s: State, seat: int, setup: BoardSetup) -> None:
    s.to_act = seat
    board = s.boards[seat]
    board.score = setup.score
    for space in setup.wall.split():
        _cover(s, seat, int(space[0]) - 1, int(space[1]) - 1, space[2:])
    for line in range(5):
        empty_line(s, board, line)
        tiles = counts(setup.lines.get(line + 1, ""))
        color = max(range(5), key=lambda color: tiles[color]) if any(tiles[:5]) else NO_COLOR
        put_on_line(s, line, color, sum(tiles[:5]), tiles[JOKER], None)
    for thing in setup.floor:
        if thing == "*":
            take_marker(s, None)
        else:
            drop(s, seat, COLORS.index(thing), 1, None)


def _cover(s: State, seat: int, row: int, column: int, letter: str) -> None:
    board, space, printed = s.boards[seat], 1 << 5 * row + column, PRINTED[row][column]
    letter = letter or printed
    grey = s.rules & GREY_WALL
    assert grey or letter in (printed, "j"), f"{printed} is printed there"
    board.wall |= space
    if letter == "j" or letter.isupper():
        board.jokers |= space
    stands_for = letter.lower() if grey else printed
    if stands_for != "j":
        board.tiles[COLORS.index(stands_for)] |= space


def counts(tiles: str) -> list[int]:
    """Tiles of each color in a text, which may be empty."""
    found = parse_tiles(tiles or "-", "tiles")
    return [found.get(letter, 0) for letter in COLORS]


# ------------------------------------------------------------------------------------------------ playing


def play(position: Position, *moves: str) -> Position:
    """The position after these moves. `apply` and `play` must agree on it, and no tile may be lost."""
    for move in moves:
        position = tell(position, move).position
    return position


def tell(position: Position, move: str) -> Transition:
    """One move, and what happened."""
    told = position.play(move)
    assert position.apply(move) == told.position
    count_tiles = position.game.box.count_tiles
    assert count_tiles(told.position.state()) == count_tiles(position.state())
    return told


def tile(game: Game, *boards: BoardSetup, **more: Any) -> Transition:
    """Wall tiling of these boards: the last seat takes the last tile, a white one, and puts it on line 5."""
    return tell(table(game, ["w"], boards=boards, to_act=game.players - 1, **more), "1w5")


def refusal(position: Position, move: str) -> str:
    """Why a move is illegal. The position must not change."""
    before = position.state()
    with pytest.raises(IllegalAction) as told:
        position.play(move)
    with pytest.raises(IllegalAction) as applied:
        position.apply(move)
    assert str(applied.value) == str(told.value)
    assert not position.is_legal(move)
    assert position.state() == before
    return str(applied.value)


# ------------------------------------------------------------------------------------------------ reading


def moves(position: Position) -> list[str]:
    return [str(action) for action in position.legal_actions()]


def lines_for(position: Position, take: str) -> str:
    """Where tiles of one kind may go: "15f" for a take such as "1y" that may go to line 1, line 5 or the floor."""
    return "".join(move[2] for move in moves(position) if move[:2] == take and len(move) == 3)


def line(position: Position, number: int, seat: int = 0) -> str:
    return _text(position.to_json()["boards"][seat]["lines"][number - 1])


def wall(position: Position, seat: int = 0) -> str:
    rows = position.to_json()["boards"][seat]["wall"]
    return " ".join(f"{r}{c}{rows[r - 1][c - 1]}" for r in range(1, 6) for c in range(1, 6) if rows[r - 1][c - 1])


def floor(position: Position, seat: int = 0) -> str:
    return "".join("*" if thing == "marker" else thing for thing in position.to_json()["boards"][seat]["floor"])


def factory(position: Position, number: int) -> str:
    return _text(position.to_json()["factories"][number - 1])


def factory_sizes(position: Position) -> list[int]:
    return [sum(tiles.values()) for tiles in position.to_json()["factories"]]


def center(position: Position) -> str:
    return _text(position.to_json()["center"])


def bag(position: Position) -> str:
    return _text(position.to_json()["bag"])


def lid(position: Position) -> str:
    return _text(position.to_json()["lid"])


def marker(position: Position) -> int | None:
    """The seat that has the starting marker; None while it lies in the center."""
    return position.to_json()["marker"]


def points(told: Transition, seat: int = 0) -> list[int]:
    """What each tile of a seat scored, in order."""
    return [event.points for event in told.events if isinstance(event, Tiled) and event.seat == seat]


def _text(tiles: dict[str, int]) -> str:
    return format_tiles(tiles) if tiles else ""
