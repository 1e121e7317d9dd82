"""What an environment shows of Azul: the observation, the mask of legal actions, and how a game ended."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..kernel import on_gpu, rule
from ..rules.azul.actions import number_of_take, number_of_tile
from ..rules.azul.offer import legal_takes
from ..rules.azul.options import AzulOptions, Wall
from ..rules.azul.scoring import COLOR_BONUS, ROW_BONUS, complete_rows
from ..rules.azul.state import (
    COLORS,
    FLOOR_SPACES,
    GREY_WALL,
    JOKER,
    JOKERS,
    MARKER,
    NO_COLOR,
    OFFER,
    PARTIAL_DROP,
    PHASES,
    Board,
    State,
    joker_count,
    opening,
)
from ..rules.azul.tiling import column_choices
from ..rules.azul.turns import legal_others
from ..rules.sources import CENTER, TILES_PER_FACTORY, next_seat
from .layout import Layout, Plane
from .text import offer_lines
from .writing import Mask, Numbers, seen_from, write_bits, write_choice, write_listed, write_none, write_tiles

VERSION = 1
TILES_PER_COLOR = 20
SCORE_SCALE = 100
ROUND_SCALE = 10
MOST_ROUNDS = 999
MOST_POINTS = 25 * 10 + 5 * (ROW_BONUS + max(AzulOptions.NUMBERS["column_bonus"]) + COLOR_BONUS)
"""No tile scores more than 10, and no wall can have more bonuses than all of them."""
PHASE_COUNT = len(PHASES)
SIX_BITS = np.array([[word >> i & 1 for i in range(6)] for word in range(64)], np.int8)
"""A byte for each of six bits: on a CPU, copying them costs half of shifting them one by one."""


def layout(players: int, options: AzulOptions) -> Layout:
    factories = 2 * players + 1
    colors = 6 if options.jokers else 5
    of = " ".join(COLORS[:colors])
    rounds = options.max_rounds or MOST_ROUNDS
    tiles = TILES_PER_COLOR
    planes = [
        Plane("center", (colors,), of, tiles, tiles, "tiles in the center of the table"),
        Plane(
            "factories",
            (factories, colors),
            f"factory; {of}",
            TILES_PER_FACTORY,
            TILES_PER_FACTORY,
            "tiles on each factory",
        ),
        Plane("bag", (colors,), of, tiles, tiles, "tiles in the bag"),
        Plane("lid", (colors,), of, tiles, tiles, "tiles in the lid"),
        Plane("round", (1,), "", ROUND_SCALE, rounds, "the round, from 1"),
        Plane("phase", (PHASE_COUNT,), " ".join(PHASES), 1, 1, "what is going on"),
        Plane("turn", (players,), "seat", 1, 1, "who is to act; nobody while tiles are drawn and at the end"),
        Plane("start", (players,), "seat", 1, 1, "who started this round"),
        Plane("marker", (1 + players,), "center, seat", 1, 1, "where the starting marker is"),
        Plane("score", (players,), "seat", SCORE_SCALE, MOST_POINTS, "points"),
        Plane(
            "floor",
            (players, colors + 1),
            f"seat; {of}, marker",
            FLOOR_SPACES,
            FLOOR_SPACES,
            "what lies on the floor line",
        ),
        Plane("lines", (players, 5, colors), f"seat; line; {of}", 1, 1, "tiles on a pattern line, of those it takes"),
        Plane("wall", (players, 5, 5), "seat; row; column", 1, 1, "covered wall spaces"),
    ]
    if options.wall is Wall.GREY:
        meaning = "wall spaces that count as that color"
        planes.append(
            Plane("wall_colors", (players, 5, 5, 5), f"seat; {' '.join(COLORS[:5])}; row; column", 1, 1, meaning)
        )
    if options.jokers:
        planes.append(Plane("wall_jokers", (players, 5, 5), "seat; row; column", 1, 1, "wall spaces with a joker"))
    return Layout.of(VERSION, planes)


@rule
def observe(s: State, viewer: int, out: Numbers) -> None:
    """Write everything on the table as a seat sees it: its own board first, then the others clockwise."""
    players = s.players
    colors = 6 if s.rules & JOKERS else 5
    k = write_tiles(s.sources[CENTER], colors, TILES_PER_COLOR, out, 0)
    for factory in range(1, s.factories + 1):
        k = write_tiles(s.sources[factory], colors, TILES_PER_FACTORY, out, k)
    k = write_tiles(s.bag, colors, TILES_PER_COLOR, out, k)
    k = write_tiles(s.lid, colors, TILES_PER_COLOR, out, k)
    out[k] = s.round / ROUND_SCALE
    k = write_choice(s.phase, PHASE_COUNT, out, k + 1)
    k = write_choice(seen_from(viewer, s.to_act, players), players, out, k)
    k = write_choice(seen_from(viewer, s.start, players), players, out, k)
    k = write_choice(1 + seen_from(viewer, s.marker, players), 1 + players, out, k)
    floors = k + players
    lines = floors + players * (colors + 1)
    walls = lines + players * 5 * colors
    wall_colors = walls + players * 25
    wall_jokers = wall_colors + (players * 125 if s.rules & GREY_WALL else 0)
    seat = viewer
    for _ in range(players):
        board = s.boards[seat]
        out[k] = board.score / SCORE_SCALE
        k += 1
        floors = write_floor(board, colors, out, floors)
        lines = write_lines(board, colors, out, lines)
        walls = write_bits(board.wall, 25, out, walls)
        if s.rules & GREY_WALL:
            for color in range(5):
                wall_colors = write_bits(board.tiles[color], 25, out, wall_colors)
        if s.rules & JOKERS:
            wall_jokers = write_bits(board.jokers, 25, out, wall_jokers)
        seat = next_seat(s, seat)


@rule
def write_floor(board: Board, colors: int, out: Numbers, k: int) -> int:
    for i in range(colors + 1):
        out[k + i] = 0
    for i in range(board.fallen):
        thing = (board.floor >> 4 * i & 15) - 1
        out[k + (colors if thing == MARKER else thing)] += 1
    for i in range(colors + 1):
        out[k + i] /= FLOOR_SPACES
    return k + colors + 1


@rule
def write_lines(board: Board, colors: int, out: Numbers, k: int) -> int:
    for line in range(5):
        for color in range(colors):
            out[k + color] = 0
        jokers = joker_count(board, line)
        if board.color[line] != NO_COLOR:
            out[k + board.color[line]] = (board.count[line] - jokers) / (line + 1)
        if jokers:
            out[k + JOKER] = jokers / (line + 1)
        k += colors
    return k


@rule
def write_mask(s: State, mask: Mask, scratch: list[int]) -> None:
    """1 for every legal action, 0 for the others; none is legal when no player is to act."""
    if s.to_act >= 0 and s.phase == OFFER:
        write_takes(s, mask, scratch)
        return
    write_none(mask)
    if s.to_act >= 0:
        spaces = column_choices(s)
        for space in range(25):
            mask[number_of_tile(space)] = spaces >> space & 1


@rule
def write_takes(s: State, mask: Mask, scratch: list[int]) -> None:
    for source in range(s.factories + 1):
        takes = legal_takes(s, source)
        for color in range(5):
            bits = takes >> opening(color, 0) & 63
            for line in range(6):
                mask[number_of_take(source, opening(color, line))] = one_of_six(bits, line)
    for action in range(number_of_take(s.factories + 1, 0), len(mask)):
        mask[action] = 0
    if s.rules & (JOKERS | PARTIAL_DROP):
        write_listed(scratch, legal_others(s, scratch, 0), mask)


@rule
def one_of_six(bits: int, i: int) -> int:
    return int(SIX_BITS[bits, i])


@on_gpu(one_of_six)
def shifted(bits: int, i: int) -> int:
    return bits >> i & 1


@rule
def standing(s: State, seat: int) -> int:
    """What ranks the seats, as one number: points, then complete rows."""
    return 8 * s.boards[seat].score + complete_rows(s.boards[seat].wall)


@rule
def is_cut_off(s: State) -> bool:
    """Whether a game that is over was ended by its last round alone."""
    rows = 0
    for seat in range(s.players):
        rows += complete_rows(s.boards[seat].wall)
    return rows == 0 and 0 < s.max_rounds <= s.round


def most_turns(players: int, options: AzulOptions) -> int:
    """A game has no more turns: every take lifts a tile, and every line is tiled once a round."""
    tiling = 5 * players if options.wall is Wall.GREY or options.jokers else 0
    return (options.max_rounds or MOST_ROUNDS) * (TILES_PER_FACTORY * (2 * players + 1) + tiling)


def most_draws(players: int, options: AzulOptions) -> int:
    return (options.max_rounds or MOST_ROUNDS) * TILES_PER_FACTORY * (2 * players + 1)


def middle_lines(position: dict[str, Any]) -> list[str]:
    return offer_lines(position, "bag", "lid")


def board_lines(board: dict[str, Any]) -> list[str]:
    """Pattern lines beside the wall, then the floor line."""
    lines = []
    for row in range(5):
        tiles = "".join(letter * count for letter, count in board["lines"][row].items())
        wall = "".join(letter or "." for letter in board["wall"][row])
        lines.append(f"  {tiles.rjust(row + 1, '.').rjust(5)} {wall}")
    return [*lines, "  " + "".join("*" if thing == "marker" else thing for thing in board["floor"])]
