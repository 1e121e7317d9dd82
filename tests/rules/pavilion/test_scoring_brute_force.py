"""The points and rewards of Summer Pavilion against a slow scorer that walks over named spaces."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import azulejos
from azulejos.rules.engine import plain_engine
from azulejos.rules.pavilion.placing import reward
from azulejos.rules.pavilion.scoring import score_bonuses, score_tile
from azulejos.rules.pavilion.state import Board
from rules.pavilion_tables import ELEMENTS, SPACES, STARS, cover, price, random_tiles

STAR_POINTS = {"p": 20, "g": 18, "o": 17, "y": 16, "b": 15, "r": 14}
Tiles = dict[str, str]
"""The color on each covered space: {"o2": "o", "c6": "b"}."""


def slow_run(covered: set[str], space: str) -> int:
    """Walk from the space to both sides, one step after the other, over covered spaces."""
    reached, edge = {space}, [space]
    while edge:
        star, number = edge.pop()
        for step in (int(number) % 6 + 1, (int(number) - 2) % 6 + 1):
            beside = f"{star}{step}"
            if beside in covered and beside not in reached:
                reached.add(beside)
                edge.append(beside)
    return len(reached)


def slow_reward(covered: set[str], space: str) -> int:
    return sum(tiles for spaces, tiles in ELEMENTS.values() if space in spaces and spaces <= covered)


def slow_bonus(tiles: Tiles, mono: bool) -> int:
    points = 0
    for star in STARS:
        colors = [color for space, color in tiles.items() if space[0] == star]
        if len(colors) == 6:
            points += STAR_POINTS[colors[0]] if len(set(colors)) == 1 else 12
    for number in (1, 2, 3, 4):
        if all(space in tiles for space in SPACES if price(space, mono) == number):
            points += 4 * number
    return points


def board_of(tiles: Tiles) -> Board:
    board = Board()
    cover(board, " ".join(space + color for space, color in tiles.items()))
    return board


@pytest.mark.parametrize("star", range(7))
def test_a_tile_scores_the_run_it_lies_in_for_every_star_and_space(star: int) -> None:
    for before in range(64):
        for space in range(6):
            mask = before | 1 << space
            board = Board()
            board.covered = mask << 6 * star
            covered = {f"{STARS[star]}{n + 1}" for n in range(6) if mask >> n & 1}
            assert score_tile(board, star, space) == slow_run(covered, f"{STARS[star]}{space + 1}")


def test_tiles_in_other_stars_do_not_count_for_a_run() -> None:
    for seed in range(100):
        tiles = random_tiles(random.Random(seed), mono=True)
        board = board_of(tiles)
        for space in tiles:
            assert score_tile(board, STARS.index(space[0]), int(space[1]) - 1) == slow_run(set(tiles), space)


@settings(deadline=None)
@given(st.sets(st.sampled_from(SPACES), min_size=1))
def test_a_tile_is_rewarded_for_every_element_it_completes(covered: set[str]) -> None:
    board = board_of(dict.fromkeys(covered, "p"))
    for space in covered:
        assert reward(board, SPACES.index(space)) == slow_reward(covered, space)


def test_rewards_on_boards_with_many_tiles() -> None:
    for seed in range(300):
        tiles = random_tiles(random.Random(seed), mono=seed % 2 == 1)
        board = board_of(tiles)
        for space in tiles:
            assert reward(board, SPACES.index(space)) == slow_reward(set(tiles), space)


def test_on_a_full_board_the_last_tile_earns_by_its_place() -> None:
    full = board_of(dict.fromkeys(SPACES, "p"))
    assert [reward(full, i) for i in range(42)] == [2, 3, 3, 2, 3, 3] * 6 + [2] * 6


@pytest.mark.parametrize("preset", ["pavilion", "pavilion-mono"])
def test_final_bonuses_are_those_of_whole_stars_and_whole_numbers(preset: str) -> None:
    game, mono = azulejos.game(preset, 3), preset == "pavilion-mono"
    seen = set()
    for seed in range(300):
        rng = random.Random(seed)
        state = plain_engine(game.box).start(3, 0, game.options)
        bonuses = []
        for seat in range(3):
            tiles = random_tiles(rng, mono)
            state.boards[seat] = board_of(tiles)
            state.boards[seat].score = 100 * seat + 1
            bonuses.append(slow_bonus(tiles, mono))
        score_bonuses(state, None)
        assert [state.boards[seat].score - 100 * seat - 1 for seat in range(3)] == bonuses
        seen.update(bonuses)
    assert len(seen) > 50
