"""Phase 2, placing tiles: paying for a space, scoring it, taking bonus tiles, and passing."""

from __future__ import annotations

from ...kernel import popcount, rule
from ..chance import total
from ..events import Event
from .events import Passed, Placed, Surrounded, TookBonus
from .geometry import COST, ELEMENTS, REWARD, TOUCHED
from .multisets import PACKED, count_of, counts, pack, unpack
from .rounds import proceed
from .scoring import score_tile
from .state import (
    BONUS,
    CENTER_STAR,
    COLORS,
    DISCARD_LAST,
    MONO_STARS,
    REFILL,
    ROUNDS,
    STAR_COLOR,
    Board,
    State,
    lose_points,
    wild,
)


@rule
def cost(s: State, star: int, space: int) -> int:
    return COST[1 if s.rules & MONO_STARS else 0][6 * star + space]


@rule
def colors_for_star(s: State, board: Board, star: int) -> int:
    """The colors that may be placed in a star, one bit each.

    On the colored side the outer stars have theirs, and in the middle all differ. On the monochrome side the second
    tile of a star decides whether all are alike or all differ.
    """
    colors = board.colors[star]
    if not s.rules & MONO_STARS:
        return ~colors & 63 if star == CENTER_STAR else 1 << STAR_COLOR[star]
    if popcount(board.covered >> 6 * star & 63) < 2:
        return 63
    return ~colors & 63 if colors & (colors - 1) else colors


@rule
def payments(s: State, board: Board, color: int, price: int) -> tuple[int, int]:
    """With how many wild tiles a price may be paid in a color: fewest and most; (1, 0) if it cannot be paid.

    At least one tile must be of the color itself.
    """
    if color == wild(s):
        return (0, 0) if board.hand[color] >= price else (1, 0)
    if board.hand[color] == 0:
        return 1, 0
    fewest = max(0, price - board.hand[color])
    most = min(price - 1, board.hand[wild(s)])
    return fewest, most


@rule
def place(s: State, star: int, space: int, color: int, wilds: int, events: list[Event] | None) -> None:
    """Pay for a space, with so many wild tiles; one tile is placed and scores, the others are discarded."""
    board = s.boards[s.to_act]
    price = cost(s, star, space)
    board.hand[color] -= price - wilds
    board.hand[wild(s)] -= wilds
    s.tower[color] += price - wilds - 1
    s.tower[wild(s)] += wilds
    board.tiles[star][space] = color + 1
    board.colors[star] |= 1 << color
    board.covered |= 1 << 6 * star + space
    points = score_tile(board, star, space)
    board.score += points
    if events is not None:
        events.append(Placed(s.to_act, star, space, COLORS[color], price, wilds, points))
    if events is not None:
        for element, beside, spaces, count in ELEMENTS:
            if spaces >> 6 * star + space & 1 and board.covered & spaces == spaces:
                events.append(Surrounded(s.to_act, element, beside, count))
    s.owed = min(reward(board, 6 * star + space), total(s.supply))
    if s.owed:
        s.phase = BONUS
    else:
        end_turn(s, events)


@rule
def reward(board: Board, space: int) -> int:
    """Bonus tiles for the pillars, statues and windows that the tile on this space, the last one, has surrounded."""
    tiles = 0
    for i in range(2):
        if board.covered & TOUCHED[space][i] == TOUCHED[space][i]:
            tiles += REWARD[space][i]
    return tiles


@rule
def take_bonus(s: State, choice: int, events: list[Event] | None) -> None:
    """Take the bonus tiles from the supply."""
    board = s.boards[s.to_act]
    for color in range(6):
        count = count_of(choice, color)
        s.supply[color] -= count
        board.hand[color] += count
    s.owed = 0
    if events is not None:
        events.append(TookBonus(s.to_act, counts(choice)))
    end_turn(s, events)


@rule
def may_keep(s: State) -> bool:
    """In the last round tiles may be kept too, though they only cost points later; by an option all are discarded."""
    return s.round < ROUNDS or not s.rules & DISCARD_LAST


@rule
def pass_turn(s: State, choice: int, events: list[Event] | None) -> None:
    """No more turns this round: keep a choice of tiles in the corners; the others cost a point each."""
    board = s.boards[s.to_act]
    hand = pack(board.hand)
    discarded = 0
    for color in range(6):
        kept = count_of(choice, color)
        discarded += board.hand[color] - kept
        s.tower[color] += board.hand[color] - kept
        board.corners[color] = kept
        board.hand[color] = 0
    board.passed = 1
    lost = lose_points(s, s.to_act, discarded)
    if events is not None:
        events.append(Passed(s.to_act, counts(choice), unpack(hand - PACKED[choice]), lost))
    end_turn(s, events)


@rule
def end_turn(s: State, events: list[Event] | None) -> None:
    """After every turn the supply is filled up, then the next player has a turn."""
    s.turn = s.to_act
    s.phase = REFILL
    proceed(s, events)
