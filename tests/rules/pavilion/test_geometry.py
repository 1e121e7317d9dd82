"""The printed boards of Summer Pavilion, written down by compass direction, against the tables of the rules."""

from itertools import product

import pytest

from azulejos.rules.pavilion import geometry
from azulejos.rules.pavilion.state import CENTER_STAR, STAR_COLOR
from azulejos.rules.pavilion.state import COLORS as RULE_COLORS
from azulejos.rules.pavilion.state import STARS as RULE_STARS
from rules.pavilion_tables import COLORS, ELEMENTS, SPACES, STARS, price

# Stars from the upper left clockwise, then the one in the middle; points N, NE, SE, S, SW, NW.
COLORED = {"o": "612345", "r": "561234", "b": "456123", "y": "345612", "g": "234561", "p": "123456", "c": "123456"}
GREY = {"o": "632145", "r": "563214", "b": "456321", "y": "145632", "g": "214563", "p": "321456", "c": "333333"}


def named(word: int) -> frozenset[str]:
    """Spaces given as bits, by their names."""
    return frozenset(space for i, space in enumerate(SPACES) if word >> i & 1)


def test_the_colors_are_in_the_order_in_which_they_are_wild_and_the_stars_go_clockwise() -> None:
    assert (RULE_COLORS, RULE_STARS, RULE_STARS[CENTER_STAR]) == (COLORS, STARS, "c")
    assert [COLORS[color] for color in STAR_COLOR] == list("orbygp")


@pytest.mark.parametrize("star", STARS)
def test_each_space_costs_what_is_printed_at_its_place_on_either_side(star: str) -> None:
    for number, grey in zip(COLORED[star], GREY[star], strict=True):
        space = SPACES.index(star + number)
        assert geometry.COST[0][space] == int(number) == price(star + number, mono=False)
        assert geometry.COST[1][space] == int(grey) == price(star + number, mono=True)


@pytest.mark.parametrize("star", STARS)
def test_neighbors_around_a_star_are_neighbors_by_number_and_6_is_beside_1(star: str) -> None:
    points = COLORED[star]
    beside = {frozenset((points[i], points[i - 1])) for i in range(6)}
    assert beside == {frozenset(pair) for pair in ("12", "23", "34", "45", "56", "61")}
    for a, b in product(range(6), repeat=2):
        if a != b:
            run = geometry.RUN[a][1 << a | 1 << b]
            assert run == (2 if frozenset((str(a + 1), str(b + 1))) in beside else 1)


def test_neighbors_by_cost_around_a_monochrome_star() -> None:
    for star in STARS[:6]:
        costs = [geometry.COST[1][SPACES.index(star + number)] for number in COLORED[star]]
        beside = {frozenset((costs[i], costs[i - 1])) for i in range(6)}
        assert beside == {frozenset(pair) for pair in ((5, 6), (6, 3), (3, 2), (2, 1), (1, 4), (4, 5))}


def test_there_are_six_pillars_statues_and_windows_between_these_spaces() -> None:
    found = {(kind, STARS[star]): (named(spaces), reward) for kind, star, spaces, reward in geometry.ELEMENTS}
    assert found == ELEMENTS
    assert len(geometry.ELEMENTS) == 18


KINDS = {
    1: ["statue"],
    2: ["pillar", "statue"],
    3: ["pillar", "statue"],
    4: ["statue"],
    5: ["window"],
    6: ["window"],
}
"""What an outer space touches, by its number."""


@pytest.mark.parametrize("space", SPACES)
def test_each_space_knows_the_elements_it_touches(space: str) -> None:
    near = sorted((sorted(spaces), reward) for spaces, reward in ELEMENTS.values() if space in spaces)
    i = SPACES.index(space)
    found = zip(geometry.TOUCHED[i], geometry.REWARD[i], strict=True)
    assert sorted((sorted(named(word)), reward) for word, reward in found if word) == near
    kinds = sorted(kind for (kind, _), (spaces, _) in ELEMENTS.items() if space in spaces)
    assert kinds == (["pillar", "pillar"] if space[0] == "c" else KINDS[int(space[1])])


def test_spaces_by_number_and_by_the_tiles_that_can_pay_for_them() -> None:
    for side in (0, 1):
        for number in range(1, 5):
            assert named(geometry.NUMBERED[side][number]) == {s for s in SPACES if price(s, side == 1) == number}
        for tiles in range(7):
            assert named(geometry.WITHIN[side][tiles]) == {s for s in SPACES if price(s, side == 1) <= tiles}
    assert [len(named(word)) for word in geometry.NUMBERED[0][1:]] == [7, 7, 7, 7]
    assert [len(named(word)) for word in geometry.NUMBERED[1][1:]] == [6, 6, 12, 6]


# The plane: points are a + b·w with w a sixth of a turn. A star is six rhombi with a side of 1 around its center; the
# one that points between directions d and d + 1 has its tip at UNIT[d] + UNIT[d + 1]. Directions turn anticlockwise
# from the east, so the notches of a star lie in directions 0 to 5, and its points between them.

Point = tuple[int, int]
UNIT: list[Point] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
DIRECTION = {"b": 0, "r": 1, "o": 2, "p": 3, "g": 4, "y": 5}
POINTS = ["NE", "N", "NW", "SW", "S", "SE"]
COMPASS = ["N", "NE", "SE", "S", "SW", "NW"]


def add(*points: Point) -> Point:
    return sum(a for a, _ in points), sum(b for _, b in points)


def star_center(star: str) -> Point:
    """The star in the middle is at the origin, the others are three sides away."""
    return (0, 0) if star == "c" else add(*[UNIT[DIRECTION[star]]] * 3)


def outer_edges(star: str, point: int) -> set[frozenset[Point]]:
    """The two sides of a rhombus that are not shared with its neighbors in the star."""
    middle = star_center(star)
    left, right = UNIT[point], UNIT[(point + 1) % 6]
    tip = add(middle, left, right)
    return {frozenset((add(middle, left), tip)), frozenset((add(middle, right), tip))}


def hole(star: str, d: int) -> frozenset[frozenset[Point]]:
    """The four sides of the rhombus that lies in a notch of a star."""
    middle, out = star_center(star), UNIT[d]
    tips = (add(middle, out, UNIT[d - 1]), add(middle, out, UNIT[(d + 1) % 6]))
    return frozenset(frozenset((end, tip)) for tip in tips for end in (add(middle, out), add(middle, out, out)))


def test_stars_laid_on_the_plane_have_the_same_spaces_around_each_pillar_statue_and_window() -> None:
    edges = {
        star + COLORED[star][COMPASS.index(POINTS[point])]: outer_edges(star, point)
        for star in STARS
        for point in range(6)
    }
    around = {
        (star, d): frozenset(space for space, sides in edges.items() if sides & hole(star, d))
        for star in STARS
        for d in range(6)
    }
    whole = {spaces for spaces in around.values() if len(spaces) == 4}
    pillars, statues, windows = (
        {spaces for (kind, _), (spaces, _) in ELEMENTS.items() if kind == wanted}
        for wanted in ("pillar", "statue", "window")
    )
    assert {spaces for spaces in whole if any(space[0] == "c" for space in spaces)} == pillars
    assert {spaces for spaces in whole if all(space[0] != "c" for space in spaces)} == statues
    assert {around[star, d] for star, d in DIRECTION.items()} == windows
