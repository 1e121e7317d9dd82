"""Who plays: one hand in this process, or several, each with a share of the games, in other processes or machines."""

from __future__ import annotations

import copy
import warnings
from collections.abc import Sequence
from dataclasses import fields
from typing import Any, NamedTuple, Protocol

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ..errors import AzulejosWarning
from .groups import share_out
from .network import TorchNet
from .selfplay import Chunk, SelfPlay, actions_of, inputs_of
from .settings import Settings

Weights = dict[str, Tensor]
State = dict[str, Tensor]


class Played(NamedTuple):
    """What a hand did."""

    chunk: Chunk
    stats: NDArray[np.int64]
    """For each group, what `forest` counts."""


class Hands(Protocol):
    """All who play."""

    def play(self, weights: Weights, simulations: int, /) -> Played:
        """The next chunk of all games."""

    def state(self) -> list[State]:
        """All that the next chunk depends on, for each hand."""

    def restore(self, states: Sequence[State], /) -> None: ...

    def close(self) -> None: ...


def new_net(settings: Settings, name: str) -> TorchNet:
    """The teacher or the student, before it learned anything."""
    return TorchNet(inputs_of(settings), actions_of(settings), getattr(settings, name))


class Hand:
    """One that plays a share of the games: every so-maniest of them, from its place on."""

    def __init__(
        self, settings: Settings, place: int = 0, hands: int = 1, attempt: int = 0, device: torch.device | None = None
    ) -> None:
        self.device = device or torch.device("cpu")
        groups = share_out(settings.groups, settings.play.games)[place::hands]
        self.count = len(settings.groups)
        kind = torch.bfloat16 if self.device.type == "cuda" else torch.float32
        self.net = new_net(settings, "teacher").requires_grad_(False).to(self.device, kind)
        number = (settings.seed & SEED_MASK) << 36 | (attempt & 255) << 28 | place << 20
        self.self_play = SelfPlay(settings, groups, self.net, number, self.device)
        if self.device.type == "cuda" and settings.run.compile:
            self.self_play.net = compiled(self.net, self.self_play.inputs.to(kind))

    def play(self, weights: Weights, simulations: int) -> Played:
        with torch.no_grad():
            for name, parameter in self.net.named_parameters():
                parameter.copy_(weights[name])
        chunk = self.self_play.play_chunk(simulations)
        stats = self.self_play.take_stats()
        return Played(chunk, np.pad(stats, ((0, self.count - len(stats)), (0, 0))))

    def state(self) -> list[State]:
        return [self.self_play.state()]

    def restore(self, states: Sequence[State]) -> None:
        self.self_play.restore(states[0])

    def close(self) -> None:
        """Nothing to end."""


SEED_MASK = (1 << 24) - 1


def compiled(net: nn.Module, example: Tensor) -> Any:
    """The net as torch compiles it, or as it is where that fails."""
    made = torch.compile(net, dynamic=False)
    try:
        with torch.no_grad():
            made(example)
    except Exception as error:
        warnings.warn(f"torch could not compile the net, which plays on as it is: {error}", AzulejosWarning, 2)
        return net
    return made


def joined(parts: Sequence[Played]) -> Played:
    """What several hands did, as one."""
    names = [each.name for each in fields(Chunk)]
    chunk = Chunk(**{name: torch.cat([getattr(part.chunk, name) for part in parts]) for name in names})
    return Played(chunk, sum(part.stats for part in parts))  # type: ignore[arg-type]


def weights_of(net: nn.Module) -> Weights:
    """A copy, in this process's memory."""
    return {name: copy.deepcopy(parameter.detach()).cpu() for name, parameter in net.named_parameters()}
