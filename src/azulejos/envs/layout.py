"""What an observation holds: named planes, one after the other in a flat array of float32."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property
from math import prod

import numpy as np
from numpy.typing import NDArray


@dataclass(frozen=True)
class Plane:
    """A named part of an observation. A plane with a first axis of seats has the viewer's first, then clockwise."""

    name: str
    shape: tuple[int, ...]
    axes: str
    """What each axis runs over, in words."""
    scale: int
    """The count that is written as 1."""
    most: int
    """The greatest count there can be."""
    meaning: str
    offset: int = 0

    @property
    def size(self) -> int:
        return prod(self.shape)


@dataclass(frozen=True)
class Layout:
    """The planes of a game, in order. The version changes whenever an observation of the same position does."""

    version: int
    planes: tuple[Plane, ...]

    @classmethod
    def of(cls, version: int, planes: Iterable[Plane]) -> Layout:
        """Planes laid out one after the other."""
        placed, offset = [], 0
        for plane in planes:
            placed.append(replace(plane, offset=offset))
            offset += plane.size
        return cls(version, tuple(placed))

    @cached_property
    def size(self) -> int:
        return sum(plane.size for plane in self.planes)

    @cached_property
    def high(self) -> NDArray[np.float32]:
        """The greatest value of each number; the least is 0."""
        return np.concatenate([np.full(plane.size, plane.most / plane.scale, np.float32) for plane in self.planes])

    def split(self, observations: NDArray[np.float32]) -> dict[str, NDArray[np.float32]]:
        """The planes of one observation, or of an array of them, by name; no number is copied."""
        before = observations.shape[:-1]
        return {
            plane.name: observations[..., plane.offset : plane.offset + plane.size].reshape(*before, *plane.shape)
            for plane in self.planes
        }

    def __str__(self) -> str:
        """The planes as a table, as in the documentation."""
        rows = ["| plane | shape | axes | offset | written as 1 | meaning |", "|---|---|---|--:|--:|---|"]
        for plane in self.planes:
            shape = "×".join(map(str, plane.shape))
            rows.append(
                f"| `{plane.name}` | {shape} | {plane.axes} | {plane.offset} | {plane.scale} | {plane.meaning} |"
            )
        return "\n".join(rows)
