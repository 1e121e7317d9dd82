"""The last chunks of moves, from which batches are drawn at random."""

from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor

from ..nets.forward import OUTPUTS
from .arrays import Sizes
from .forest import CERTAIN
from .selfplay import Chunk

MOVES_TO_A_DEAL = 5
"""No fewer moves lie between two deals of a game, on average; there is room for as many positions before a deal."""


class Batch(NamedTuple):
    """Positions to learn from. Those before a deal come last, and have values alone."""

    inputs: Tensor
    targets: Tensor
    """For the seats clockwise from the viewer: chances to win, then margins."""
    players: Tensor
    actions: Tensor
    shares: Tensor
    """The policy that the search found, over the legal actions; 0 behind the last of them."""
    is_choice: Tensor


class Window:
    """Slots for chunks; a new one takes the place of the oldest. All tensors stay where they are."""

    def __init__(self, sizes: Sizes, slots: int, device: torch.device) -> None:
        self.slots, self.size = slots, sizes.moves * sizes.games
        self.room = max(16, self.size // MOVES_TO_A_DEAL)
        kinds = {
            "inputs": ((self.size, sizes.inputs), torch.float16),
            "actions": ((self.size, sizes.choices), torch.int16),
            "shares": ((self.size, sizes.choices), torch.int16),
            "choices": ((self.size,), torch.int16),
            "targets": ((self.size, OUTPUTS), torch.float32),
            "players": ((self.size,), torch.int16),
            "undealt_inputs": ((self.room, sizes.inputs), torch.float16),
            "undealt_targets": ((self.room, OUTPUTS), torch.float32),
            "undealt_players": ((self.room,), torch.int16),
        }
        self.tensors = {
            name: torch.zeros((slots, *shape), dtype=kind, device=device) for name, (shape, kind) in kinds.items()
        }
        self.filled = torch.zeros((), dtype=torch.float64, device=device)
        """Slots that are taken."""
        self.undealt = torch.zeros(slots, dtype=torch.float64, device=device)
        """Positions before a deal in each slot."""
        self._places = torch.arange(sizes.choices, device=device)
        self._fillers = self._places % sizes.actions
        """Behind the last choice; not all the same, since threads of a GPU that add to one number wait in line."""
        self._added = 0

    def add(self, chunk: Chunk) -> None:
        slot = self._added % self.slots
        self._added += 1
        count = min(len(chunk.undealt_inputs), self.room)
        for name, tensor in self.tensors.items():
            new = getattr(chunk, name)
            if name.startswith("undealt"):
                tensor[slot, :count] = new[:count]
            else:
                tensor[slot] = new
        self.undealt[slot] = count
        self.filled.fill_(min(self._added, self.slots))

    def draw(self, moves: int, undealt: int) -> Batch:
        """Each position is as likely as any other of its kind."""
        t, device = self.tensors, self.filled.device
        slot, row = _split(torch.rand(moves, dtype=torch.float64, device=device) * self.filled, self.size)
        other = (torch.rand(undealt, dtype=torch.float64, device=device) * self.filled).long()
        place = (torch.rand(undealt, dtype=torch.float64, device=device) * self.undealt[other]).long()
        is_choice = self._places < t["choices"][slot, row][:, None]
        return Batch(
            inputs=torch.cat([t["inputs"][slot, row], t["undealt_inputs"][other, place]]),
            targets=torch.cat([t["targets"][slot, row], t["undealt_targets"][other, place]]),
            players=torch.cat([t["players"][slot, row], t["undealt_players"][other, place]]),
            actions=torch.where(is_choice, t["actions"][slot, row].long(), self._fillers),
            shares=torch.where(is_choice, t["shares"][slot, row], 0).float() / CERTAIN,
            is_choice=is_choice,
        )

    def state(self) -> dict[str, Tensor]:
        return {**self.tensors, "filled": self.filled, "undealt": self.undealt, "added": torch.tensor(self._added)}

    def restore(self, state: dict[str, Tensor]) -> None:
        for name, tensor in self.state().items():
            tensor.copy_(state[name])
        self._added = int(state["added"])


def _split(chosen: Tensor, size: int) -> tuple[Tensor, Tensor]:
    """Slot and row of a number that counts slots."""
    slot = chosen.long()
    return slot, ((chosen - slot) * size).long().clamp_(max=size - 1)
