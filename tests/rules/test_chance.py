"""Tiles drawn from a bag of any number of colors up to six."""

from types import SimpleNamespace

import pytest

from azulejos.rules.chance import CHANCE, NOBODY, draw_from, is_legal_draw, legal_draws, pour

BAGS = [[3], [0, 2], [2, 0, 1], [1, 2, 0, 4], [0, 0, 3, 0, 1], [1, 0, 2, 3, 0, 2]]
every_bag = pytest.mark.parametrize("bag", BAGS, ids=str)


@every_bag
def test_each_tile_of_a_bag_can_be_drawn(bag: list[int]) -> None:
    drawn = [draw_from(bag, k) for k in range(sum(bag))]
    assert [drawn.count(color) for color in range(len(bag))] == bag


@every_bag
def test_the_draws_are_the_colors_in_the_bag_if_chance_is_to_act(bag: list[int]) -> None:
    out = [0] * 6
    state = SimpleNamespace(to_act=CHANCE, bag=bag)
    listed = out[: legal_draws(state, 50, out)]
    assert listed == [50 + color for color, count in enumerate(bag) if count]
    assert [number for number in range(40, 70) if is_legal_draw(state, 50, number)] == listed
    for to_act in (NOBODY, 0, 1):
        state.to_act = to_act
        assert legal_draws(state, 50, out) == 0
        assert not any(is_legal_draw(state, 50, number) for number in range(40, 70))


@every_bag
def test_discarded_tiles_are_poured_into_the_bag(bag: list[int]) -> None:
    discarded, empty = list(bag), [0] * len(bag)
    assert pour(discarded, empty, None) == sum(bag)
    assert (empty, discarded) == (bag, [0] * len(bag))
