"""What descriptions of all boxes share: four places for boards, and numbers as levels.

A level is one of a few numbers: small counts are told apart by it more easily than by their size.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from ..envs.layout import Layout, Plane
from ..envs.writing import Numbers, write_choice
from ..kernel import rule
from ..rules.sources import MAX_FACTORIES

PLACES = 4
"""Boards that a description has room for; what belongs to a seat that is not there is zero."""
PLAYERS = 3
"""Games of two, three and four."""
SOURCE_LEVELS = 4
"""A factory has no more tiles of a color."""
CENTER_LEVELS = 5
COUNT_SCALE = 10
LEAD_SCALE = 20


def lay_out(version: int, table: Iterable[Plane], board: Iterable[Plane]) -> Layout:
    """The planes of the table, then those of each board."""
    boards = [replace(plane, name=f"{place}: {plane.name}") for place in range(PLACES) for plane in board]
    return Layout.of(version, [*table, *boards])


def offer_planes(colors: str) -> list[Plane]:
    """What `write_offer` writes."""
    of, count = " ".join(colors), len(colors)
    return [
        Plane(
            "center",
            (count, CENTER_LEVELS),
            f"{of}; 1 to {CENTER_LEVELS}, or more",
            1,
            1,
            "how many tiles are in the center",
        ),
        Plane("center counts", (count,), of, COUNT_SCALE, 22, "the same as counts"),
        Plane(
            "factories",
            (MAX_FACTORIES, count, SOURCE_LEVELS),
            f"factory; {of}; 1 to {SOURCE_LEVELS}",
            1,
            1,
            "how many tiles are on each factory",
        ),
    ]


def lead_planes(most: int) -> list[Plane]:
    """What `write_lead` writes."""
    return [
        Plane("ahead", (1,), "", LEAD_SCALE, most, "points more than the viewer"),
        Plane("behind", (1,), "", LEAD_SCALE, most, "points less than the viewer"),
    ]


@rule
def write_level(count: int, levels: int, out: Numbers, k: int) -> int:
    """1 for a count from 1 on, the last level standing for all above it; nothing for 0."""
    return write_choice(min(count, levels) - 1, levels, out, k)


@rule
def write_levels(tiles: list[int], colors: int, levels: int, out: Numbers, k: int) -> int:
    """The level of each color."""
    for color in range(colors):
        k = write_level(tiles[color], levels, out, k)
    return k


@rule
def write_lead(points: int, out: Numbers, k: int) -> int:
    """A difference as two numbers, of which none is negative."""
    out[k] = max(0, points) / LEAD_SCALE
    out[k + 1] = max(0, -points) / LEAD_SCALE
    return k + 2


@rule
def clear(out: Numbers, count: int) -> None:
    for i in range(count):
        out[i] = 0
