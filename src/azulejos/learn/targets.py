"""What a chunk of moves teaches: backwards from what came of them, and from what the searches found on the way."""

from __future__ import annotations

import torch
from torch import Tensor

from ..nets.forward import SEATS
from .forest import IS_DONE, IS_ODD, MOVER, PLAYERS, VIEWER


def seat_targets(found: Tensor, results: Tensor, marks: Tensor, trust: float) -> Tensor:
    """For each move (moves, games) what each seat could expect: chances to win, then margins.

    Going back from the result of a game, or from what the last search of the chunk found, it moves towards what each
    search found by the share `trust`. What came of an odd move says nothing of the position before it.
    """
    is_odd, is_done = marks[..., IS_ODD, None] > 0, marks[..., IS_DONE, None] > 0
    targets = torch.empty_like(found)
    later = found[-1]
    for move in range(len(found) - 1, -1, -1):
        later = torch.where(is_done[move], results[move], later)
        targets[move] = torch.where(is_odd[move], found[move], trust * found[move] + (1 - trust) * later)
        later = targets[move]
    return targets


def as_seen(targets: Tensor, viewer: Tensor, players: Tensor) -> Tensor:
    """The same for the seats clockwise from a viewer; 0 for seats that nobody has."""
    places = torch.arange(SEATS, device=targets.device)
    players = players.long()[..., None]
    seats = (viewer.long()[..., None] + places) % players
    chances = targets[..., :SEATS].gather(-1, seats)
    margins = targets[..., SEATS:].gather(-1, seats)
    return torch.cat([chances, margins], -1) * (places < players).repeat(*([1] * (players.dim() - 1)), 2)


def move_targets(targets: Tensor, marks: Tensor) -> Tensor:
    """As the one who moved sees it."""
    return as_seen(targets, marks[..., MOVER], marks[..., PLAYERS])


def undealt_places(marks: Tensor) -> tuple[Tensor, Tensor]:
    """Move and game of each position before a deal whose next move is in the chunk."""
    moves, games = (marks[:-1, :, VIEWER] > 0).nonzero().T
    return moves, games


def undealt_targets(targets: Tensor, marks: Tensor, moves: Tensor, games: Tensor) -> Tensor:
    """What the seat that starts could expect before the deal: what it could expect after it."""
    rows = marks[moves, games]
    return as_seen(targets[moves + 1, games], rows[:, VIEWER] - 1, rows[:, PLAYERS])
