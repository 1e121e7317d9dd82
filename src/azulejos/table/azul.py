"""Azul at a table: its kinds of moves with their previews, and the wall choices that all seats make at once."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache

from ..rules.action import Action
from ..rules.azul.actions import Take, Tile
from ..rules.azul.floor import ALIKE, pay_floor
from ..rules.azul.offer import put_on_line, room
from ..rules.azul.scoring import score_bonuses, score_tile
from ..rules.azul.state import COLORS, FLOOR, FLOOR_SPACES, JOKER, MARKER, NO_COLOR, OFFER, PENALTY, State
from ..rules.azul.tiling import best_column, place_on_wall
from ..rules.events import Event
from ..rules.sources import CENTER, IN_CENTER
from .kinds import kind
from .plug import Choice, PointsPreview, SourceChoice, SourcePreview

SIMULTANEOUS = frozenset({"tiling"})
SPACES = "wall"
LAST_ROUND = 1
"""A game may end with any round."""
MOST_LEFT = FLOOR_SPACES


@dataclass(frozen=True, kw_only=True)
class TakePreview(SourcePreview):
    placed: int
    """Tiles that go on the line."""
    fallen: int
    """Tiles that fall onto the floor line."""
    completes: bool
    points: int
    """What a completed line will score."""


@kind("take")
class TakeChoice(SourceChoice):
    """Take tiles from a source and put them on a pattern line, or on the floor line, which is 5."""

    line: int
    jokers: int
    """Jokers that go on the line."""
    part: int | None
    """With partial drops: how many tiles go on the line, fewer than could."""
    preview: TakePreview


@kind("tile")
class TileChoice(Choice):
    """Put the tile of a complete line in a column of its wall row."""

    row: int
    column: int
    preview: PointsPreview


CHOICES: tuple[type[Choice], ...] = (TakeChoice, TileChoice)


def describe(s: State) -> Callable[[Action], Choice]:
    """Describes the moves of the seat to act."""
    board = s.boards[s.to_act]

    @cache
    def upper_rows_tiled(line: int) -> State:
        """The state with the complete lines above this one on the wall, each tile where it scores most."""
        tiled = s.copy()
        for row in range(line):
            if board.count[row] == row + 1:
                column = best(tiled, row)
                if column >= 0:
                    place_on_wall(tiled, s.to_act, row, column, None)
        return tiled

    @cache
    def points(line: int, color: int, jokers: int) -> int:
        """What the tile of a line that these tiles complete will score."""
        before = upper_rows_tiled(line).copy()
        put_on_line(before, line, color, room(board, line) - jokers, jokers, None)
        column = best(before, line)
        return score(before, line, column) if column >= 0 else 0

    def describe_take(take: Take) -> TakeChoice:
        tiles = s.sources[take.source]
        has_color = take.color != JOKER
        jokers = tiles[JOKER] if not has_color or take.jokers is not None else 0
        count = tiles[take.color] if has_color else 0
        placed = jokers_placed = 0
        if take.line != FLOOR:
            space = room(board, take.line)
            most_jokers = jokers if has_color or take.part is None else take.part
            jokers_placed = min(most_jokers, space) if take.jokers is None else take.jokers
            if has_color and board.open >> 6 * take.color + take.line & 1:
                placed = min(count, space - jokers_placed, count if take.part is None else take.part)
        fallen = count + jokers - placed - jokers_placed
        marker = take.source == CENTER and s.marker == IN_CENTER
        completes = take.line != FLOOR and placed + jokers_placed == room(board, take.line)
        color = take.color if placed else NO_COLOR
        preview = TakePreview(
            placed=placed + jokers_placed,
            fallen=fallen,
            completes=completes,
            points=points(take.line, color, jokers_placed) if completes else 0,
            cost=PENALTY[min(FLOOR_SPACES, board.fallen + fallen + marker)] - PENALTY[board.fallen],
            marker=marker,
        )
        return TakeChoice(
            move=str(take),
            source=take.source,
            color=COLORS[take.color],
            line=take.line,
            jokers=jokers_placed,
            part=take.part,
            preview=preview,
        )

    def describe_move(action: Action) -> Choice:
        if isinstance(action, Take):
            return describe_take(action)
        assert isinstance(action, Tile)
        row, column = action.row, action.column
        preview = PointsPreview(points=score(s, row, column))
        return TileChoice(move=str(action), row=row, column=column, preview=preview)

    return describe_move


def give_turn(s: State, seat: int) -> bool:
    s.to_act = seat
    return s.phase == OFFER


def score(s: State, row: int, column: int) -> int:
    """What a tile of the player to act scores on a wall space."""
    return score_tile(s.boards[s.to_act].wall | 1 << 5 * row + column, row, column)


def best(s: State, row: int) -> int:
    """The column where the tile of a complete line of the player to act scores most; -1 if none is legal."""
    board = s.boards[s.to_act]
    return best_column(s, board, board.wall, row)


def tiles_on(spaces: Sequence[Sequence[str | None]]) -> Iterable[str]:
    """A capital letter is a joker that stands for a color."""
    return (COLORS[JOKER] if letter.isupper() else letter for row in spaces for letter in row if letter)


def settle(s: State, left: Sequence[int]) -> list[Event]:
    """Floor lines are paid for first; what lies there makes no difference."""
    events: list[Event] = []
    for seat, fallen in enumerate(left):
        board = s.boards[seat]
        board.fallen, board.floor = fallen, ALIKE[fallen] * (MARKER + 1)
        pay_floor(s, seat, events)
    score_bonuses(s, events)
    return events
