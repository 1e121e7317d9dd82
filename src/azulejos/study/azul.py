"""Azul in words: what a take does to one's own board at the end of the round, and what it leaves to the next player.

All of it is played out with the rules. A take is judged as if the round ended after it: complete lines are tiled from
the top, each tile where it scores most, and the floor line is paid.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..kernel import popcount
from ..rules.action import Action
from ..rules.azul import BOX
from ..rules.azul.actions import Take, Tile
from ..rules.azul.floor import pay_floor
from ..rules.azul.scoring import COLOR_BONUS, complete_rows
from ..rules.azul.state import COLORS, COLUMN, FLOOR, GREY_WALL, JOKER, JOKERS, OFFER, PENALTY, State
from ..rules.azul.tiling import best_column, is_last_round, line_falls, place_on_wall
from ..rules.game import Position
from ..rules.sources import CENTER, IN_CENTER
from .claims import MOST_CLAIMS, Claim, Focus, beyond, claim, within_reach

LEAST_LEFT = 3
"""What is left to the next player is told where it is worth so many points."""
LEAST_DENIED = 2
"""And only where the better move leaves so many fewer."""


CLAIMS = {
    "completes_line": "The pattern line is complete; its tile will score so many points.",
    "completes_column": "With this round's tiles the column is complete.",
    "completes_color": "With this round's tiles all five of a color are on the wall.",
    "nears_column": "With this round's tiles the column lacks one.",
    "nears_color": "With this round's tiles the color lacks one.",
    "floor_loss": "So many tiles fall, and cost so many points more than the floor line does already.",
    "takes_marker": "The starting marker comes, and costs so many points.",
    "brings_end": "A row will be complete, so that this is the last round.",
    "tiles_space": "A tile goes to the wall for so many points.",
    "leaves": "Tiles are left to the next player that complete a line of theirs: worth so many points at once.",
}
COSTS = ("floor_loss", "takes_marker")


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


def after_take(s: State, take: Take) -> State:
    """The state after a take, in which the round goes on: a tile is laid beside for that."""
    state = s.copy()
    factory = 1 if take.source != 1 else 2
    state.sources[factory][0] += 1
    state.available |= 1 << 6 * factory
    BOX.apply(state, take.id, None)
    return state


def claims(position: Position, action: Action) -> tuple[Claim, ...]:
    s = position.state()
    if isinstance(action, Tile):
        return (_tiling(s, action),)
    assert isinstance(action, Take)
    return tuple(_of_take(s, action))[:MOST_CLAIMS]


def _tiling(s: State, tile: Tile) -> Claim:
    seat, state = s.to_act, s.copy()
    before = state.boards[seat].score
    place_on_wall(state, seat, tile.row, tile.column, None)
    points = state.boards[seat].score - before
    return claim("tiles_space", seat, row=tile.row, column=tile.column, points=points)


def _of_take(s: State, take: Take) -> list[Claim]:
    seat, after = s.to_act, after_take(s, take)
    old, new = end_now(s, seat), end_now(after, seat)
    found: list[Claim] = []
    line = take.line
    if line in new.points and line not in old.points:
        found.append(claim("completes_line", seat, line=line, points=new.points[line]))
        found += _brought(s, seat, line, old, new)
    found += _floor(s, seat, take, after)
    return found


def _brought(s: State, seat: int, line: int, old: RoundEnd, new: RoundEnd) -> list[Claim]:
    """What the tile of a line that is complete now brings within reach."""
    found: list[Claim] = []
    before, wall = old.state.boards[seat].wall, new.state.boards[seat].wall
    if complete_rows(wall) > complete_rows(before) and not is_last_round(s):
        found.append(claim("brings_end", seat, row=line))
    if s.rules & (GREY_WALL | JOKERS):  # the player chooses the columns later
        return found
    for column in range(5):
        count, was = popcount(wall & COLUMN[column]), popcount(before & COLUMN[column])
        if count > was:
            found += within_reach("column", seat, 5 - count, s.column_bonus, column=column)
    for color in range(5):
        count, was = (_tiles_of(end, seat, color) for end in (new, old))
        if count > was:
            found += within_reach("color", seat, 5 - count, COLOR_BONUS, color=COLORS[color])
    return found


def _tiles_of(end: RoundEnd, seat: int, color: int) -> int:
    board = end.state.boards[seat]
    return popcount(board.tiles[color] & ~board.jokers)


def _floor(s: State, seat: int, take: Take, after: State) -> list[Claim]:
    """What the floor line costs more; nothing is said where the score is too low to pay it."""
    board, fallen = s.boards[seat], after.boards[seat].fallen
    marker = take.source == CENTER and s.marker == IN_CENTER
    unpaid = after.copy()
    unpaid.boards[seat].fallen = unpaid.boards[seat].floor = 0
    if end_now(unpaid, seat).score < PENALTY[fallen]:
        return []
    found: list[Claim] = []
    on_floor = board.fallen
    if marker:
        after_marker = min(on_floor + 1, 7)
        found.append(claim("takes_marker", seat, points=PENALTY[after_marker] - PENALTY[on_floor]))
        on_floor = after_marker
    if fallen > on_floor:
        lost = PENALTY[fallen] - PENALTY[on_floor]
        found.insert(0, claim("floor_loss", seat, count=fallen - on_floor, points=lost))
    return found


# ---------------------------------------------------------------------------------------------------- the better move


def better_claims(position: Position, action: Action, better: Action) -> tuple[Claim, ...]:
    """What the move leaves to the next player and the better one does not; then what the better one does itself."""
    found: list[Claim] = []
    if isinstance(action, Take) and isinstance(better, Take):
        left = _leaves(position, action, better)
        found += [left] if left is not None else []
    found += beyond(claims(position, action), claims(position, better), COSTS)
    return tuple(found)[:MOST_CLAIMS]


def _leaves(position: Position, action: Take, better: Take) -> Claim | None:
    s = position.state()
    worse, best = s.copy(), s.copy()
    BOX.apply(worse, action.id, None)
    BOX.apply(best, better.id, None)
    if worse.phase != OFFER or best.phase != OFFER or worse.to_act == s.to_act or worse.to_act != best.to_act:
        return None
    gain, take = _best_take(worse)
    if take is None or gain < LEAST_LEFT or _most_gained(best) > gain - LEAST_DENIED:
        return None
    count = worse.sources[take.source][take.color]
    color = COLORS[take.color]
    return claim(
        "leaves",
        s.to_act,
        other=worse.to_act,
        source=take.source,
        color=color,
        count=count,
        line=take.line,
        points=gain,
    )


def _takes(s: State) -> list[Take]:
    """The legal takes of the seat to act."""
    numbers = [0] * BOX.all_actions
    count = BOX.legal(s, numbers)
    return [take for take in map(BOX.action, numbers[:count]) if isinstance(take, Take)]


def _most_gained(s: State) -> int:
    """The most points that any take brings the seat to act at once."""
    now = end_now(s, s.to_act).score
    return max(end_now(after_take(s, take), s.to_act).score - now for take in _takes(s))


def _best_take(s: State) -> tuple[int, Take | None]:
    """The most points that the seat to act gains by a take that completes a line, drops nothing and is not the last."""
    seat = s.to_act
    board, now = s.boards[seat], end_now(s, seat).score
    most, best = 0, None
    for take in _takes(s):
        if take.line == FLOOR or take.color == JOKER or take.jokers is not None or take.part is not None:
            continue
        if s.sources[take.source][take.color] != take.line + 1 - board.count[take.line]:
            continue
        gain = end_now(after_take(s, take), seat).score - now
        if gain > most and not _ends_round(s, take):
            most, best = gain, take
    return most, best


def _ends_round(s: State, take: Take) -> bool:
    state = s.copy()
    BOX.apply(state, take.id, None)
    return state.phase != OFFER


def focus(action: Action) -> Focus:
    if isinstance(action, Take):
        return Focus(action.source, COLORS[action.color])
    return Focus()
