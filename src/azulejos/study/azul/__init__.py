"""Azul in words: what a take does to one's own board at the end of the round, and what it leaves to the next player.

All of it is played out with the rules. A take is judged as if the round ended after it: complete lines are tiled from
the top, each tile where it scores most, and the floor line is paid.
"""

from __future__ import annotations

from ...kernel import popcount
from ...rules.action import Action
from ...rules.azul.actions import Take, Tile
from ...rules.azul.scoring import COLOR_BONUS, complete_rows
from ...rules.azul.state import COLORS, COLUMN, GREY_WALL, JOKER, JOKERS, PENALTY, State, joker_count
from ...rules.azul.tiling import is_last_round, place_on_wall
from ...rules.game import Position
from ...rules.sources import CENTER, IN_CENTER
from ..claims import MOST_CLAIMS, Claim, Focus, beyond, claim, within_reach
from .leaving import end_delayed, left_behind
from .round_end import after_take, end_now

CLAIMS = {
    "completes_line": "The pattern line is complete; its tile will score so many points.",
    "completes_column": "With this round's tiles the column is complete.",
    "completes_color": "With this round's tiles all five of a color are on the wall.",
    "nears_column": "With this round's tiles the column lacks one.",
    "nears_color": "With this round's tiles the color lacks one.",
    "floor_loss": "So many tiles fall, and cost so many points more than the floor line does already.",
    "takes_marker": "The starting marker comes, and costs so many points.",
    "brings_end": "A row will be complete, so that this is the last round.",
    "puts_off_end": "A row is not completed that could be, so that this is not the last round.",
    "denies_end": "The next player can no longer complete a row in the coming turn and make this the last round.",
    "takes_jokers": "So many jokers fill up a line that its color alone would not.",
    "tiles_space": "A tile goes to the wall for so many points.",
    "leaves": "Tiles are left to the next player that complete a line of theirs: worth so many points at once.",
    "leaves_end": "Tiles are left to the next player that complete a row of theirs, and make this the last round.",
}
COSTS = ("floor_loss", "takes_marker")


def claims(position: Position, action: Action) -> tuple[Claim, ...]:
    return tuple(_all_claims(position.state(), action))[:MOST_CLAIMS]


def _all_claims(s: State, action: Action, tempting: Action | None = None) -> list[Claim]:
    """What a move does, perhaps beside another that would end the game."""
    if isinstance(action, Tile):
        return _of_tile(s, action)
    assert isinstance(action, Take)
    return _of_take(s, action, tempting if isinstance(tempting, Take) else None)


def _of_tile(s: State, tile: Tile) -> list[Claim]:
    """Where a tile goes on the wall, and what it brings within reach there."""
    seat, state = s.to_act, s.copy()
    place_on_wall(state, seat, tile.row, tile.column, None)
    points = state.boards[seat].score - s.boards[seat].score
    return [claim("tiles_space", seat, row=tile.row, column=tile.column, points=points), *_brought(s, state, seat)]


def _of_take(s: State, take: Take, tempting: Take | None) -> list[Claim]:
    seat, line, after = s.to_act, take.line, after_take(s, take)
    old, new = end_now(s, seat), end_now(after, seat)
    is_completed = line in new.points and line not in old.points
    found: list[Claim] = []
    if is_completed:
        found.append(claim("completes_line", seat, line=line, points=new.points[line]))
        found += _jokers(s, seat, take, after)
        rows, rows_before = (complete_rows(end.state.boards[seat].wall) for end in (new, old))
        if rows > rows_before and not is_last_round(s):
            found.append(claim("brings_end", seat, row=line))
    found += end_delayed(s, take, tempting)
    if is_completed and not s.rules & (GREY_WALL | JOKERS):  # there the player chooses the columns later
        found += _brought(old.state, new.state, seat)
    found += _floor(s, seat, take, after)
    return found


def _jokers(s: State, seat: int, take: Take, after: State) -> list[Claim]:
    """That a line which is complete now would not be without jokers."""
    board, line = s.boards[seat], take.line
    jokers = joker_count(after.boards[seat], line) - joker_count(board, line)
    enough = take.color != JOKER and board.count[line] + s.sources[take.source][take.color] > line
    return [claim("takes_jokers", seat, line=line, count=jokers, color=COLORS[JOKER])] if jokers and not enough else []


def _brought(before: State, after: State, seat: int) -> list[Claim]:
    """Columns and colors of a wall that are complete now, or lack one tile."""
    old, new, found = before.boards[seat], after.boards[seat], []
    for column in range(5):
        if (new.wall & ~old.wall) & COLUMN[column]:
            lacking = 5 - popcount(new.wall & COLUMN[column])
            found += within_reach("column", seat, lacking, after.column_bonus, column=column)
    for color in range(5):
        tiles = new.tiles[color] & ~new.jokers
        if tiles & ~old.tiles[color]:
            found += within_reach("color", seat, 5 - popcount(tiles), COLOR_BONUS, color=COLORS[color])
    return found


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
    s, found = position.state(), []
    if isinstance(action, Take) and isinstance(better, Take):
        found += left_behind(s, action, better)
    ends_too = ("denies_end",) if any(told.kind == "leaves_end" for told in found) else ()
    found += beyond(claims(position, action), _all_claims(s, better, action)[:MOST_CLAIMS], (*COSTS, *ends_too))
    return tuple(found)[:MOST_CLAIMS]


def focus(action: Action) -> Focus:
    if isinstance(action, Take):
        return Focus(action.source, COLORS[action.color])
    return Focus()
