"""The options of Shingle, and the games in whose names they are usually played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from azulejos.rules.options import Options

from .state import ROUNDS


@dataclass(frozen=True)
class ShingleOptions(Options):
    rounds: int = ROUNDS
    skimming: bool = True
    """Whether a player may skim a pebble over the water."""

    NUMBERS: ClassVar[Mapping[str, Sequence[int]]] = {"rounds": range(2, ROUNDS + 1)}


PRESETS = {"shingle": ShingleOptions(), "shingle-calm": ShingleOptions(skimming=False)}
