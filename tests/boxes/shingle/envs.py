"""What an environment shows of Shingle: the observation, the mask of legal actions, and how a game ended."""

from __future__ import annotations

from typing import Any

from azulejos.envs.layout import Layout, Plane
from azulejos.envs.writing import Mask, Numbers, seen_from, write_choice, write_listed, write_none, write_tiles
from azulejos.kernel import rule
from azulejos.rules.tiles import format_tiles

from .rules.gathering import LANTERN_POINTS
from .rules.options import ShingleOptions
from .rules.state import CAIRNS, COLOR_COUNT, HEIGHT, PEBBLES_PER_COLOR, ROUNDS, State, finished, next_seat
from .rules.turns import legal

MOST_POINTS = ROUNDS * HEIGHT + LANTERN_POINTS
"""A pebble scores no more than the height of its cairn, counting the bonus as part of the cairn's points."""


def layout(players: int, options: ShingleOptions) -> Layout:
    of = "a j r s"
    return Layout.of(
        1,
        [
            Plane("shore", (COLOR_COUNT,), of, players + 1, players + 1, "pebbles on the shore"),
            Plane("bag", (COLOR_COUNT,), of, PEBBLES_PER_COLOR, PEBBLES_PER_COLOR, "pebbles in the bag"),
            Plane("round", (1,), "", ROUNDS, ROUNDS, "the round, from 1"),
            Plane("start", (players,), "seat", 1, 1, "who starts this round"),
            Plane("lantern", (players,), "seat", 1, 1, "who finished the first cairn"),
            Plane("score", (players,), "seat", MOST_POINTS, MOST_POINTS, "points"),
            Plane(
                "cairns",
                (players, CAIRNS, HEIGHT, COLOR_COUNT),
                f"seat; cairn; from the bottom up; {of}",
                1,
                1,
                "the color of each pebble",
            ),
        ],
    )


@rule
def observe(s: State, viewer: int, out: Numbers) -> None:
    """Write everything on the table as a seat sees it: its own cairns first, then the others clockwise."""
    k = write_tiles(s.shore, COLOR_COUNT, s.players + 1, out, 0)
    k = write_tiles(s.bag, COLOR_COUNT, PEBBLES_PER_COLOR, out, k)
    out[k] = s.round / ROUNDS
    k = write_choice(seen_from(viewer, s.start, s.players), s.players, out, k + 1)
    k = write_choice(seen_from(viewer, s.lantern, s.players), s.players, out, k)
    scores = k
    k += s.players
    seat = viewer
    for i in range(s.players):
        board = s.boards[seat]
        out[scores + i] = board.score / MOST_POINTS
        for cairn in range(CAIRNS):
            for level in range(HEIGHT):
                color = board.pebbles[cairn][level] if level < board.heights[cairn] else -1
                k = write_choice(color, COLOR_COUNT, out, k)
        seat = next_seat(s, seat)


@rule
def write_mask(s: State, mask: Mask, scratch: list[int]) -> None:
    """1 for every legal action, 0 for the others; none is legal when no player is to act."""
    write_none(mask)
    if s.to_act >= 0:
        write_listed(scratch, legal(s, scratch), mask)


@rule
def standing(s: State, seat: int) -> int:
    """What ranks the seats: points, then finished cairns."""
    return s.boards[seat].score * (CAIRNS + 1) + finished(s, seat)


@rule
def is_cut_off(s: State) -> bool:
    """A game always ends by itself, after its last round."""
    return False


def most_turns(players: int, options: ShingleOptions) -> int:
    return players * options.rounds


def most_draws(players: int, options: ShingleOptions) -> int:
    return (players + 1) * options.rounds


def middle_lines(position: dict[str, Any]) -> list[str]:
    """What lies between the players, as text."""
    return ["  ".join(f"{name} {format_tiles(position[name])}" for name in ("shore", "bag", "sea"))]


def board_lines(board: dict[str, Any]) -> list[str]:
    """A line for each cairn, from the bottom up."""
    return ["  " + "".join(pebbles).ljust(HEIGHT, ".") for pebbles in board["cairns"]]
