"""What must hold in any position of Summer Pavilion that is read."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidPosition
from ..chance import CHANCE, NOBODY
from ..sources import CENTER, IN_CENTER, TILES_PER_FACTORY
from ..tiles import whole_number
from .state import (
    ACQUIRE,
    BONUS,
    DEAL,
    OVER,
    PHASES,
    PLACE,
    REFILL,
    ROUNDS,
    SUPPLY_SPACES,
    State,
)

PLACING = (PLACE, BONUS, REFILL)
"""The phases between taking and the end of the round."""


def check_turn(s: State, to_act: Any, turn: Any, owed: Any) -> None:
    s.turn = whole_number(turn, range(s.players), "turn")
    s.owed = whole_number(owed, range(4), "owed")
    if (s.phase == BONUS) != (s.owed > 0) or s.owed > sum(s.supply):
        text = "owed: bonus tiles are owed in the phase 'bonus' alone, and no more than the supply has"
        raise InvalidPosition(text, "owed")
    if s.phase in (DEAL, REFILL, OVER):
        if to_act is not None:
            raise InvalidPosition(f"to_act: nobody is to act in the phase {PHASES[s.phase]!r}", "nobody-acts")
        s.to_act = NOBODY if s.phase == OVER else CHANCE
    else:
        s.to_act = whole_number(to_act, range(s.players), "to_act")
    if s.phase == OVER and s.round != ROUNDS:
        raise InvalidPosition(f"round: the game is over after round {ROUNDS} alone", "over-early", round=ROUNDS)
    if s.phase not in PLACING and s.turn != s.start:
        raise InvalidPosition(f"turn: it is the start player's in the phase {PHASES[s.phase]!r}", "turn")
    if s.phase in (PLACE, BONUS) and s.turn != s.to_act:
        raise InvalidPosition("turn: it is the turn of the player to act", "turn")
    if s.phase == PLACE and not sum(s.boards[s.to_act].hand):
        raise InvalidPosition(f"to_act: seat {s.to_act} has no tiles to place", "no-tiles", player=s.to_act + 1)
    if s.phase in (PLACE, BONUS) and s.boards[s.to_act].passed:
        raise InvalidPosition(f"to_act: seat {s.to_act} has passed", "has-passed", player=s.to_act + 1)
    if (s.phase == ACQUIRE) != bool(s.available) and s.phase != DEAL:
        text = "phase: tiles lie on the factories or in the center as long as players acquire tiles"
        raise InvalidPosition(text, "offer")
    if s.phase in (DEAL, REFILL) and not sum(s.bag):
        raise InvalidPosition("bag: to draw, the bag must have a tile", "deal-room")
    if s.phase == REFILL and sum(s.supply) == SUPPLY_SPACES:
        raise InvalidPosition("supply: to refill it, it must have room", "supply-room")
    if s.phase == DEAL:
        _check_deal(s)


def _check_deal(s: State) -> None:
    s.drawn = sum(map(sum, s.sources[1:]))
    if sum(s.sources[CENTER]) or (s.drawn and sum(s.supply) < SUPPLY_SPACES):
        text = "phase: the supply is filled first, then the factories, and no tile lies in the center"
        raise InvalidPosition(text, "supply-first")
    if s.drawn >= TILES_PER_FACTORY * s.factories:
        raise InvalidPosition("phase: to deal, a factory must have room", "deal-room")
    if any(sum(s.sources[1 + i]) != min(4, max(0, s.drawn - 4 * i)) for i in range(s.factories)):
        raise InvalidPosition("factories: they are filled one after the other", "in-order")


def check_marker(s: State, marker: Any) -> None:
    s.marker = IN_CENTER if marker is None else whole_number(marker, range(s.players), "marker")
    if s.phase == DEAL and s.marker != IN_CENTER:
        raise InvalidPosition("marker: it lies in the center while tiles are dealt", "marker-center")
    if s.phase in PLACING and s.marker not in (IN_CENTER, s.start):
        raise InvalidPosition("marker: who has it starts", "marker-starts")


def count_tiles(s: State) -> list[int]:
    """All tiles of each color, wherever they are."""
    counts = [s.bag[c] + s.tower[c] + s.supply[c] + sum(tiles[c] for tiles in s.sources) for c in range(6)]
    for seat in range(s.players):
        board = s.boards[seat]
        for color in range(6):
            counts[color] += board.hand[color] + board.corners[color]
            counts[color] += sum(tile == color + 1 for star in board.tiles for tile in star)
    return counts
