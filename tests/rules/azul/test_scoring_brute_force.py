"""Points and bonuses against a scorer that walks over sets of (row, column) pairs."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from azulejos import azul, game
from azulejos.rules.azul.scoring import complete_rows, score_bonuses, score_tile
from azulejos.rules.azul.state import State
from rules.azul_tables import BoardSetup, board, table, tell, tile

Space = tuple[int, int]
SPACES = list(product(range(5), range(5)))
LETTERS = "byrkw"


def walk(covered: set[Space], space: Space, down: int, right: int) -> int:
    """Covered spaces one after the other from this one, itself not included."""
    steps = 0
    row, column = space[0] + down, space[1] + right
    while (row, column) in covered:
        steps += 1
        row, column = row + down, column + right
    return steps


def naive_points(covered: set[Space], space: Space) -> int:
    across = 1 + walk(covered, space, 0, 1) + walk(covered, space, 0, -1)
    down = 1 + walk(covered, space, 1, 0) + walk(covered, space, -1, 0)
    if across == 1 and down == 1:
        return 1
    points = 0
    if across > 1:
        points += across
    if down > 1:
        points += down
    return points


def naive_rows(covered: set[Space]) -> int:
    return sum(all((row, column) in covered for column in range(5)) for row in range(5))


def naive_bonuses(letters: dict[Space, str], column_bonus: int) -> int:
    """Bonuses of a wall by the letter of each covered space; j is a joker."""
    points = 2 * naive_rows(set(letters))
    for column in range(5):
        if all((row, column) in letters for row in range(5)):
            points += column_bonus
    for letter in LETTERS:
        if list(letters.values()).count(letter) == 5:
            points += 10
    return points


def bits(covered: Iterable[Space]) -> int:
    return sum(1 << 5 * row + column for row, column in covered)


def print_color(space: Space) -> str:
    row, column = space
    return LETTERS[(column - row) % 5]


@pytest.mark.parametrize("space", SPACES, ids=str)
def test_every_pattern_across_and_down_scores_as_walked(space: Space) -> None:
    """Also when all spaces off the tile's own row and column are covered, which must not matter."""
    row, column = space
    across = [(row, c) for c in range(5) if c != column]
    down = [(r, column) for r in range(5) if r != row]
    elsewhere = {(r, c) for r, c in SPACES if r != row and c != column}
    for pattern in product([False, True], repeat=8):
        covered = {space} | {other for other, there in zip(across + down, pattern, strict=True) if there}
        expected = naive_points(covered, space)
        assert score_tile(bits(covered), row, column) == expected
        assert score_tile(bits(covered | elsewhere), row, column) == expected
        assert 1 <= expected <= 10


@given(st.sets(st.sampled_from(SPACES)))
@settings(deadline=None)
def test_complete_rows_are_those_with_all_five_spaces(covered: set[Space]) -> None:
    assert complete_rows(bits(covered)) == naive_rows(covered)


def test_complete_rows_of_every_choice_of_full_rows() -> None:
    for full in product([False, True], repeat=5):
        covered = {(row, column) for row, column in SPACES if full[row] or column != row}
        assert complete_rows(bits(covered)) == sum(full)


def walls() -> st.SearchStrategy[dict[Space, str]]:
    """Colored walls with jokers, most spaces covered, so that bonuses are common."""
    spaces = st.tuples(*[st.sampled_from("ttttttj ") for _ in SPACES])
    return spaces.map(
        lambda things: {
            space: "j" if thing == "j" else print_color(space)
            for space, thing in zip(SPACES, things, strict=True)
            if thing != " "
        }
    )


def lay(state: State, seat: int, letters: dict[Space, str]) -> None:
    wall = state.boards[seat]
    wall.wall = bits(letters)
    wall.jokers = bits(space for space, letter in letters.items() if letter == "j")
    for color, letter in enumerate(LETTERS):
        wall.tiles[color] = bits(space for space in letters if print_color(space) == letter)


@given(st.lists(walls(), min_size=2, max_size=4), st.sampled_from([5, 7]))
@settings(deadline=None)
def test_bonuses_are_those_of_rows_columns_and_colors(all_walls: list[dict[Space, str]], column_bonus: int) -> None:
    state = State()
    state.players = len(all_walls)
    state.column_bonus = column_bonus
    for seat, letters in enumerate(all_walls):
        lay(state, seat, letters)
        state.boards[seat].score = seat
    score_bonuses(state, None)
    for seat, letters in enumerate(all_walls):
        assert state.boards[seat].score == seat + naive_bonuses(letters, column_bonus)


@given(st.permutations(range(5)), st.permutations(range(5)), st.permutations(LETTERS), st.sets(st.sampled_from(SPACES)))
@settings(deadline=None)
def test_bonuses_of_the_grey_wall_do_not_need_the_printed_pattern(
    rows: list[int], columns: list[int], colors: list[str], missing: set[Space]
) -> None:
    """Walls are the printed one with its rows, columns and colors shuffled, which keeps colors apart."""
    letters = {space: colors[(columns[space[1]] - rows[space[0]]) % 5] for space in SPACES if space not in missing}
    state = State()
    state.players = 1
    state.column_bonus = 7
    state.boards[0].wall = bits(letters)
    for color, letter in enumerate(LETTERS):
        state.boards[0].tiles[color] = bits(space for space, there in letters.items() if there == letter)
    score_bonuses(state, None)
    assert state.boards[0].score == naive_bonuses(letters, 7)


def random_setup(rng: random.Random, letters: dict[Space, str]) -> BoardSetup:
    """A board with that wall and some complete lines that may go there."""
    lines = {}
    for row in range(5):
        free = [LETTERS[(column - row) % 5] for column in range(5) if (row, column) not in letters]
        if free and rng.random() < 0.6:
            lines[row + 1] = f"{row + 1}{rng.choice(free)}"
    wall = " ".join(f"{row + 1}{column + 1}{letter}" for (row, column), letter in letters.items())
    return board(lines, wall)


@pytest.mark.parametrize("preset", ["azul", "azul-jokers", "azul-express"])
def test_a_played_tiling_scores_as_walked(preset: str) -> None:
    rng = random.Random(preset)
    kind = game(preset, 2)
    for _ in range(60):
        density = rng.random()
        letters = {space: print_color(space) for space in SPACES if rng.random() < density}
        if "jokers" in preset:
            letters = {space: "j" if rng.random() < 0.1 else letter for space, letter in letters.items()}
        setup = random_setup(rng, letters)
        expected = 0
        for number, tiles in setup.lines.items():
            space = (number - 1, (LETTERS.index(tiles[1]) + number - 1) % 5)
            letters[space] = tiles[1]
            expected += naive_points(set(letters), space)
        position = tile(kind, setup).position
        over = naive_rows(set(letters)) > 0
        assert position.is_over == over
        bonuses = naive_bonuses(letters, kind.options.to_json()["column_bonus"]) if over else 0
        assert position.scores[0] == expected + bonuses


def test_the_last_tile_of_a_full_wall_scores_10_and_all_bonuses() -> None:
    full = " ".join(f"{row + 1}{column + 1}" for row, column in SPACES if (row, column) != (4, 4))
    position = table(azul(2), ["w"], boards=[board({5: "5b"}, full)], to_act=1)
    assert tell(position, "1w5").position.scores[0] == 10 + naive_bonuses({s: print_color(s) for s in SPACES}, 7)
