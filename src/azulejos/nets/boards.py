"""What descriptions of all boxes share: four places for boards, and numbers as levels.

A level is one of a few numbers: small counts are told apart by it more easily than by their size.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from ..envs.layout import Layout, Plane
from ..envs.writing import Numbers, write_bits, write_choice, write_tiles
from ..kernel import bind, parameter, rule
from ..rules.sources import CENTER, IN_CENTER, MAX_FACTORIES, next_seat

PLACES = 4
"""Boards that a description has room for; what belongs to a seat that is not there is zero."""
PLAYERS = 3
"""Games of two, three and four."""
SOURCE_LEVELS = 4
"""A factory has no more tiles of a color."""
CENTER_LEVELS = 5
COUNT_SCALE = 10
LEAD_SCALE = 20


def lay_out(version: int, colors: str, table: Iterable[Plane], board: Iterable[Plane]) -> Layout:
    """The planes of the offer and of the table, then those of each board."""
    boards = [replace(plane, name=f"{place}: {plane.name}") for place in range(PLACES) for plane in board]
    return Layout.of(version, [*offer_planes(colors), *table, *boards])


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


def setting_planes(rule_bits: int) -> list[Plane]:
    """What `write_setting` writes."""
    return [
        Plane("marker", (1,), "", 1, 1, "the starting marker is in the center"),
        Plane("players", (PLAYERS,), "2 3 4", 1, 1, "how many play"),
        Plane("rules", (rule_bits,), "as the bits of `State.rules`", 1, 1, "options"),
    ]


def score_planes(scale: int, most: int) -> list[Plane]:
    """What `write_score` writes."""
    return [
        Plane("score", (1,), "", scale, most, "points"),
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
def write_offer(s: Any, colors: int, out: Numbers, k: int) -> int:
    """The tiles in the center and on the factories."""
    k = write_levels(s.sources[CENTER], colors, CENTER_LEVELS, out, k)
    k = write_tiles(s.sources[CENTER], colors, COUNT_SCALE, out, k)
    for factory in range(1, MAX_FACTORIES + 1):
        k = write_levels(s.sources[factory], colors, SOURCE_LEVELS, out, k)
    return k


@rule
def write_setting(s: Any, rule_bits: int, out: Numbers, k: int) -> int:
    """The marker, how many play, and by which options."""
    out[k] = s.marker == IN_CENTER
    k = write_choice(s.players - 2, PLAYERS, out, k + 1)
    return write_bits(s.rules, rule_bits, out, k)


@rule
def write_seat(s: Any, seat: int, acts: bool, out: Numbers, k: int) -> int:
    """Who sits at a board: a seat that is there, acts, starts, has the marker."""
    out[k] = 1
    out[k + 1] = acts
    out[k + 2] = s.start == seat
    out[k + 3] = s.marker == seat
    return k + 4


@rule
def write_score(points: int, scale: int, viewers: int, out: Numbers, k: int) -> int:
    """Points, and those ahead of the viewer and behind: two numbers, of which none is negative."""
    out[k] = points / scale
    out[k + 1] = max(0, points - viewers) / LEAD_SCALE
    out[k + 2] = max(0, viewers - points) / LEAD_SCALE
    return k + 3


class View(NamedTuple):
    """How a box is described."""

    inputs: int
    board_inputs: int
    """Of one board; what all boards leave is the table's."""
    colors: int
    write_table: Callable[[Any, Numbers, int], int]
    write_board: Callable[[Any, int, int, Numbers, int], int]
    """One seat's board; the third number is the viewer's score."""


view = parameter(View)


def describe(s: Any, viewer: int, out: Numbers) -> None:
    """Write everything on the table as a seat sees it, its own board first."""
    for i in range(view.inputs):
        out[i] = 0
    view.write_table(s, out, write_offer(s, view.colors, out, 0))
    k, seat = view.inputs - PLACES * view.board_inputs, viewer
    for _ in range(s.players):
        view.write_board(s, seat, s.boards[viewer].score, out, k)
        k += view.board_inputs
        seat = next_seat(s, seat)


def seen_by_network(
    name: str,
    version: int,
    colors: str,
    table: tuple[list[Plane], Callable[[Any, Numbers, int], int]],
    board: tuple[list[Plane], Callable[[Any, int, int, Numbers, int], int]],
) -> tuple[Layout, Callable[[Any, int, Numbers], None]]:
    """The layout of a box, and its `describe`: from planes, and the functions that write them."""
    (table_planes, write_table), (board_planes, write_board) = table, board
    layout = lay_out(version, colors, table_planes, board_planes)
    view = View(layout.size, sum(plane.size for plane in board_planes), len(colors), write_table, write_board)
    return layout, bind(describe, f"{name}.nets.describe", view=view)
