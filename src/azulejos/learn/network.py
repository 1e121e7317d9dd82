"""The net as torch learns it; the arithmetic is that of `nets/network.py`, which plays it.

A residual net of linear layers: `h = relu(W0 x + b0)`, each block adds `W2 relu(W1 norm(h) + b1) + b2`, and policy and
values are linear in `norm(h)`. `norm` has no weights of its own: the matrix after it could do all that they do.
"""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..nets.forward import OUTPUTS, SMALL
from .settings import Shape


class Block(nn.Module):  # type: ignore[misc]
    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        self.inner = nn.Linear(width, width)
        self.outer = nn.Linear(width, width)
        with torch.no_grad():  # a deep net begins as a shallow one
            self.outer.weight.mul_(1 / math.sqrt(2 * blocks))

    def forward(self, hidden: Tensor) -> Tensor:
        return hidden + self.outer(functional.relu(self.inner(norm(hidden))))


class TorchNet(nn.Module):  # type: ignore[misc]
    """Policy logits, and four logits of winning and four margins, for the seats clockwise from the viewer."""

    def __init__(self, inputs: int, actions: int, shape: Shape) -> None:
        super().__init__()
        self.shape = shape
        self.input = nn.Linear(inputs, shape.width)
        self.blocks = nn.ModuleList(Block(shape.width, shape.blocks) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.width, actions)
        self.value = nn.Linear(shape.width, OUTPUTS)
        with torch.no_grad():  # at first all actions are alike, and all seats
            self.policy.weight.mul_(0.1)
            self.value.weight.mul_(0.1)

    def forward(self, inputs: Tensor) -> tuple[Tensor, Tensor]:
        hidden = functional.relu(self.input(inputs))
        for block in self.blocks:
            hidden = block(hidden)
        hidden = norm(hidden)
        return self.policy(hidden), self.value(hidden)


def norm(hidden: Tensor) -> Tensor:
    return functional.layer_norm(hidden, hidden.shape[-1:], eps=SMALL)
