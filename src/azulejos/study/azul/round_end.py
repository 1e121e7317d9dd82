"""The end of the round in Azul, as if it came after a take: complete lines are tiled from the top, each tile where it
scores most, and the floor line is paid.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...rules.azul import BOX
from ...rules.azul.actions import Take
from ...rules.azul.floor import pay_floor
from ...rules.azul.scoring import score_bonuses, standing
from ...rules.azul.state import OFFER, State
from ...rules.azul.tiling import best_column, line_falls, place_on_wall


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """A seat's board if the round ended now."""

    state: State
    points: dict[int, int]
    """What the tile of each complete line has scored, by line."""
    score: int


def end_now(s: State, seat: int) -> RoundEnd:
    """Tile a seat's wall and pay its floor line."""
    state, points = s.copy(), {}
    board = state.boards[seat]
    for row in range(5):
        if board.count[row] == row + 1:
            column, before = best_column(state, board, board.wall, row), board.score
            if column < 0:
                line_falls(state, seat, row, None)
            else:
                place_on_wall(state, seat, row, column, None)
                points[row] = board.score - before
    pay_floor(state, seat, None)
    return RoundEnd(state, points, board.score)


def would_win(s: State, seat: int) -> bool:
    """Whether a seat wins alone if the game ends with this round and nobody takes another tile."""
    for each in range(s.players):
        s = end_now(s, each).state
    score_bonuses(s, None)
    ranks = standing(s)
    return all(ranks[seat] > rank for other, rank in enumerate(ranks) if other != seat)


def after_take(s: State, take: Take) -> State:
    """The state after a take, in which the round goes on: a tile is laid beside for that."""
    state = s.copy()
    factory = 1 if take.source != 1 else 2
    state.sources[factory][0] += 1
    state.available |= 1 << 6 * factory
    BOX.apply(state, take.id, None)
    return state


def played(s: State, take: Take) -> State:
    state = s.copy()
    BOX.apply(state, take.id, None)
    return state


def next_player(s: State, seat: int) -> int | None:
    """Who takes next after a move of this seat; None where the round is over, or no other player is left to take."""
    return s.to_act if s.phase == OFFER and s.to_act != seat else None


def legal_takes(s: State) -> list[Take]:
    """Those of the seat to act."""
    numbers = [0] * BOX.all_actions
    count = BOX.legal(s, numbers)
    return [take for take in map(BOX.action, numbers[:count]) if isinstance(take, Take)]


def is_plain(take: Take) -> bool:
    """Whether all tiles of one color go to one place, and no jokers."""
    return take.color < 5 and take.jokers is None and take.part is None
