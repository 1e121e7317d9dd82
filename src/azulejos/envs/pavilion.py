"""What an environment shows of Summer Pavilion: the observation, the mask of legal actions, and how a game ended."""

from __future__ import annotations

from typing import Any

from ..kernel import rule, table
from ..rules.pavilion.acquiring import legal_takes
from ..rules.pavilion.actions import number_of_take
from ..rules.pavilion.geometry import ELEMENTS
from ..rules.pavilion.options import PavilionOptions
from ..rules.pavilion.scoring import NUMBER_POINTS, STAR_POINTS
from ..rules.pavilion.state import (
    ACQUIRE,
    COLORS,
    MOST_KEPT,
    PHASES,
    REFILL,
    ROUNDS,
    STARS,
    START_SCORE,
    SUPPLY_SPACES,
    TILES_PER_COLOR,
    State,
    wild,
)
from ..rules.pavilion.turns import legal
from ..rules.sources import CENTER, TILES_PER_FACTORY, next_seat
from ..rules.tiles import format_tiles
from .layout import Layout, Plane
from .text import offer_lines
from .writing import Mask, Numbers, seen_from, write_bits, write_choice, write_listed, write_none, write_tiles

VERSION = 1
SCORE_SCALE = 100
HAND_SCALE = 10
MOST_OWED = 3
MOST_POINTS = START_SCORE + 7 * (1 + 2 + 3 + 4 + 5 + 6) + 7 * max(STAR_POINTS) + sum(NUMBER_POINTS)
"""No star pays more for its tiles than one filled space by space, nor a greater bonus than the purple one."""
PHASE_COUNT = len(PHASES)
KINDS = ("pillar", "statue", "window")
SURROUNDINGS = table([spaces for kind in KINDS for name, _, spaces, _ in ELEMENTS if name == kind])
"""The spaces around each element: six pillars, then six statues and six windows, each by star."""


def layout(players: int, options: PavilionOptions) -> Layout:
    factories = 2 * players + 1
    of, stars, tiles = " ".join(COLORS), " ".join(STARS), TILES_PER_COLOR
    return Layout.of(
        VERSION,
        [
            Plane("center", (6,), of, tiles, tiles, "tiles in the center of the table"),
            Plane(
                "factories",
                (factories, 6),
                f"factory; {of}",
                TILES_PER_FACTORY,
                TILES_PER_FACTORY,
                "tiles on each factory",
            ),
            Plane("supply", (6,), of, SUPPLY_SPACES, SUPPLY_SPACES, "tiles in the supply"),
            Plane("bag", (6,), of, tiles, tiles, "tiles in the bag"),
            Plane("tower", (6,), of, tiles, tiles, "tiles in the tower"),
            Plane("round", (1,), "", ROUNDS, ROUNDS, "the round, from 1"),
            Plane("wild", (6,), of, 1, 1, "the wild color of this round"),
            Plane("phase", (PHASE_COUNT,), " ".join(PHASES), 1, 1, "what is going on"),
            Plane(
                "turn", (players,), "seat", 1, 1, "whose turn it is; nobody's while factories are filled and at the end"
            ),
            Plane("start", (players,), "seat", 1, 1, "who starts, or started, this phase"),
            Plane("marker", (1 + players,), "center, seat", 1, 1, "where the starting marker is"),
            Plane("owed", (1,), "", MOST_OWED, MOST_OWED, "bonus tiles to be taken now"),
            Plane("score", (players,), "seat", SCORE_SCALE, MOST_POINTS, "points"),
            Plane("passed", (players,), "seat", 1, 1, "who has passed in this round"),
            Plane("hand", (players, 6), f"seat; {of}", HAND_SCALE, tiles, "tiles beside the board"),
            Plane("corners", (players, 6), f"seat; {of}", MOST_KEPT, MOST_KEPT, "tiles kept for the next round"),
            Plane("stars", (players, 7, 6), f"seat; {stars}; space", 1, 1, "covered spaces"),
            Plane("star_colors", (players, 7, 6), f"seat; {stars}; {of}", 1, 1, "colors in each star"),
            Plane("elements", (players, 3, 6), f"seat; {' '.join(KINDS)}; star", 1, 1, "those surrounded by tiles"),
        ],
    )


@rule
def observe(s: State, viewer: int, out: Numbers) -> None:
    """Write everything on the table as a seat sees it: its own board first, then the others clockwise."""
    players = s.players
    k = write_tiles(s.sources[CENTER], 6, TILES_PER_COLOR, out, 0)
    for factory in range(1, s.factories + 1):
        k = write_tiles(s.sources[factory], 6, TILES_PER_FACTORY, out, k)
    k = write_tiles(s.supply, 6, SUPPLY_SPACES, out, k)
    k = write_tiles(s.bag, 6, TILES_PER_COLOR, out, k)
    k = write_tiles(s.tower, 6, TILES_PER_COLOR, out, k)
    out[k] = s.round / ROUNDS
    k = write_choice(wild(s), 6, out, k + 1)
    k = write_choice(s.phase, PHASE_COUNT, out, k)
    turn = s.turn if s.phase == REFILL else s.to_act
    k = write_choice(seen_from(viewer, turn, players), players, out, k)
    k = write_choice(seen_from(viewer, s.start, players), players, out, k)
    k = write_choice(1 + seen_from(viewer, s.marker, players), 1 + players, out, k)
    out[k] = s.owed / MOST_OWED
    scores = k + 1
    passed = scores + players
    hands = passed + players
    corners = hands + 6 * players
    stars = corners + 6 * players
    colors = stars + 42 * players
    elements = colors + 42 * players
    seat = viewer
    for i in range(players):
        board = s.boards[seat]
        out[scores + i] = board.score / SCORE_SCALE
        out[passed + i] = board.passed
        hands = write_tiles(board.hand, 6, HAND_SCALE, out, hands)
        corners = write_tiles(board.corners, 6, MOST_KEPT, out, corners)
        stars = write_bits(board.covered, 42, out, stars)
        for star in range(7):
            colors = write_bits(board.colors[star], 6, out, colors)
        for element in range(18):
            out[elements + element] = board.covered & SURROUNDINGS[element] == SURROUNDINGS[element]
        elements += 18
        seat = next_seat(s, seat)


@rule
def write_mask(s: State, mask: Mask, scratch: list[int]) -> None:
    """1 for every legal action, 0 for the others; none is legal when no player is to act."""
    write_none(mask)
    if s.to_act < 0:
        return
    if s.phase == ACQUIRE:
        for source in range(s.factories + 1):
            takes = legal_takes(s, source)
            for color in range(6):
                mask[number_of_take(source, color)] = takes >> color & 1
        return
    write_listed(scratch, legal(s, scratch), mask)


@rule
def standing(s: State, seat: int) -> int:
    """What ranks the seats: points alone."""
    return s.boards[seat].score


@rule
def is_cut_off(s: State) -> bool:
    """A game always ends by itself, after six rounds."""
    return False


def most_turns(players: int, options: PavilionOptions) -> int:
    """A game has no more turns: takes lift a tile, placing covers a space, and bonuses and passes are limited."""
    takes = ROUNDS * TILES_PER_FACTORY * (2 * players + 1)
    return takes + players * (42 + len(ELEMENTS) + ROUNDS)


def most_draws(players: int, options: PavilionOptions) -> int:
    """Tiles for the factories, for the supply, and in place of all bonus tiles."""
    bonuses = sum(tiles for *_, tiles in ELEMENTS)
    return ROUNDS * TILES_PER_FACTORY * (2 * players + 1) + SUPPLY_SPACES + players * bonuses


def middle_lines(position: dict[str, Any]) -> list[str]:
    return offer_lines(position, "supply", "bag", "tower")


def board_lines(board: dict[str, Any]) -> list[str]:
    """Tiles in hand and kept, then a line for each star."""
    stars = [f"  {name} " + "".join(letter or "." for letter in board["stars"][name]) for name in STARS]
    hand = f"  hand {format_tiles(board['hand'])}" + (" (passed)" if board["passed"] else "")
    return [hand, f"  corners {format_tiles(board['corners'])}", *stars]
