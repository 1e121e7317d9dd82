"""A learned net as a file of `nets`, which bots play with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import torch
from torch import Tensor

from ..nets.forward import Weights
from ..nets.network import Network, shapes
from ..rules.box import Box
from .network import TorchNet

STORED_BY_INPUT = ("input_weight", "blocks_weight")


def to_network(net: TorchNet, box: Box, made: Mapping[str, Any]) -> Network:
    """With zeros for actions that no group of the run has, and without inputs that are always zero."""
    shape = net.shape
    arrays = {name: np.zeros(size, np.float32) for name, size in shapes(box, shape.width, shape.blocks).items()}
    for place, tensor in _places(net):
        name, *inside = place
        array = arrays[name][tuple(inside)]
        numbers = tensor.detach().float().cpu().numpy()
        if name in STORED_BY_INPUT:
            numbers = numbers.T
        common = min(len(array), len(numbers))
        array[:common] = numbers[:common]
    return Network(box, Weights(**arrays), made)


def from_network(network: Network, net: TorchNet) -> None:
    """Read the weights back."""
    with torch.no_grad():
        for (name, *inside), tensor in _places(net):
            numbers = getattr(network.weights, name)[tuple(inside)]
            target = tensor.T if name in STORED_BY_INPUT else tensor
            common = min(len(target), len(numbers))
            target.zero_()
            target[:common] = torch.from_numpy(np.array(numbers[:common]))


def _places(net: TorchNet) -> list[tuple[tuple[Any, ...], Tensor]]:
    """Where each tensor of a net is in `nets.forward.Weights`."""
    places: list[tuple[tuple[Any, ...], Tensor]] = []
    for name in ("input", "policy", "value"):
        layer = getattr(net, name)
        places += [((f"{name}_weight",), layer.weight), ((f"{name}_bias",), layer.bias)]
    for i, block in enumerate(net.blocks):
        for j, layer in enumerate((block.inner, block.outer)):
            places += [(("blocks_weight", i, j), layer.weight), (("blocks_bias", i, j), layer.bias)]
    return places
