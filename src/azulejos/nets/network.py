"""The network of a box: its file, and what it makes of positions in NumPy.

A file is an `.npz` with the arrays of `forward.Weights` in 16 bits, named `input.weight` and so on, and `made`: a JSON
text that says for which box and which description it is, and how it was made. `docs/nets.md` describes it.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from ..errors import AzulejosError
from ..rules.box import Box
from .forward import OUTPUTS, SMALL, WIDTHS, Floats, Weights
from .plug import has_plug, plug

FORMAT = 1
FOLDER = "weights"
"""Beside a box's module of this room."""


class NoNetwork(AzulejosError):
    """There is no network for a box, or the file is not of use."""


@dataclass(frozen=True, eq=False)
class Network:
    """A network for all games of a box."""

    box: Box
    weights: Weights
    made: Mapping[str, Any] = field(default_factory=dict)
    """How it was made, as JSON values."""

    def __post_init__(self) -> None:
        w = self.weights
        blocks, width = w.blocks_weight.shape[0], w.input_bias.shape[0]
        expected = shapes(self.box, width, blocks)
        for name, array in zip(Weights._fields, w, strict=True):
            if array.shape != expected[name]:
                raise NoNetwork(f"{name} of this network has the shape {array.shape}, and needs {expected[name]}")
            if not np.isfinite(array).all():
                raise NoNetwork(f"{name} of this network has numbers that are not finite")
        if width % WIDTHS:
            raise NoNetwork(f"this network has a width of {width}, which is not a multiple of {WIDTHS}")

    @property
    def width(self) -> int:
        return len(self.weights.input_bias)

    @property
    def blocks(self) -> int:
        return len(self.weights.blocks_weight)

    def judge(self, inputs: Floats) -> tuple[Floats, Floats]:
        """The logits of all actions, and the values, for rows that `describe` wrote; computed by NumPy."""
        return judge(self.weights, inputs)

    def save(self, path: Path) -> None:
        """Write the file: half of the digits, which is plenty."""
        told = {
            **self.made,
            "format": FORMAT,
            "box": self.box.name,
            "version": plug(self.box).VERSION,
            "inputs": plug(self.box).INPUTS,
            "width": self.width,
            "blocks": self.blocks,
        }
        arrays = {
            _key(name): array.astype(np.float16) for name, array in zip(Weights._fields, self.weights, strict=True)
        }
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("wb") as file:
            np.savez_compressed(file, allow_pickle=False, made=np.array(json.dumps(told)), **arrays)


def shapes(box: Box, width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """The shape of each array of `Weights`."""
    return {
        "input_weight": (plug(box).INPUTS, width),
        "input_bias": (width,),
        "blocks_weight": (blocks, 2, width, width),
        "blocks_bias": (blocks, 2, width),
        "policy_weight": (box.all_actions, width),
        "policy_bias": (box.all_actions,),
        "value_weight": (OUTPUTS, width),
        "value_bias": (OUTPUTS,),
    }


def judge(w: Weights, inputs: Floats) -> tuple[Floats, Floats]:
    """What `forward` computes, in the words of NumPy, with the logits of all actions."""
    hidden = np.maximum(inputs @ w.input_weight + w.input_bias, 0)
    for (first, second), (one, two) in zip(w.blocks_weight, w.blocks_bias, strict=True):
        hidden = hidden + (np.maximum(normalized(hidden) @ first + one, 0) @ second + two)
    last = normalized(hidden)
    return last @ w.policy_weight.T + w.policy_bias, last @ w.value_weight.T + w.value_bias


def normalized(x: Floats) -> Floats:
    centered = x - x.mean(axis=-1, keepdims=True)
    scaled: Floats = centered / np.sqrt((centered * centered).mean(axis=-1, keepdims=True) + np.float32(SMALL))
    return scaled


def random_network(box: Box, width: int = 32, blocks: int = 1, seed: int = 0) -> Network:
    """A network that knows nothing, of the size of one that does."""
    rng = np.random.default_rng(seed)
    arrays = {
        name: rng.normal(0, (2 / width) ** 0.5 if name.endswith("weight") else 0.1, shape).astype(np.float32)
        for name, shape in shapes(box, width, blocks).items()
    }
    return Network(box, Weights(**arrays), {"how": f"at random, seed {seed}"})


def read_network(path: Path, box: Box) -> Network:
    """A network from its file."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as arrays:
            made = json.loads(str(arrays["made"]))
            weights = Weights(*(np.ascontiguousarray(arrays[_key(name)], np.float32) for name in Weights._fields))
    except FileNotFoundError:
        raise NoNetwork(f"there is no network in {path}") from None
    except (OSError, ValueError, KeyError, EOFError, BadZipFile, zlib.error) as error:
        raise NoNetwork(f"{path} is not the file of a network: {error}") from None
    wanted = {"format": FORMAT, "box": box.name, "version": plug(box).VERSION}
    for name, value in wanted.items():
        if made.get(name) != value:
            raise NoNetwork(f"the network in {path} is of {name} {made.get(name)!r}, and what is needed is {value!r}")
    return Network(box, weights, made)


@cache
def find_network(box: Box) -> Network:
    """The network that comes with a box; NoNetwork where there is none."""
    if not has_plug(box):
        raise NoNetwork(f"the box {box.name!r} does not say how a network sees it")
    folder = resources.files(box.module("nets").__package__ or "").joinpath(FOLDER)
    with resources.as_file(folder.joinpath(f"{box.name}.npz")) as path:
        return read_network(path, box)


def _key(name: str) -> str:
    """The name of an array in a file."""
    return name.replace("_", ".")
