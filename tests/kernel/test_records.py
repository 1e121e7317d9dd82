"""Records and tables, which are the same in plain and in compiled rules."""

from typing import Annotated

import pytest

import azulejos
from azulejos.kernel import Generator, Int8, Int64, Record, below, record, seed
from azulejos.rules.chance import draw_from
from azulejos.rules.engine import plain_engine


@record
class Pair(Record):
    left: Int8
    right: Annotated[list[int], "i2", 2]


@record
class House(Record):
    number: Int64
    rooms: Annotated[list[list[int]], "i1", 2, 3]
    pairs: Annotated[list[Pair], Pair, 2]


def furnished() -> House:
    house = House()
    house.number = 7
    house.rooms[1][2] = 5
    house.pairs[1].right[0] = 300
    return house


def test_a_new_record_is_all_zero() -> None:
    assert House().to_tuple() == (0, [[0, 0, 0], [0, 0, 0]], [(0, [0, 0]), (0, [0, 0])])


def test_a_copy_shares_nothing() -> None:
    house = furnished()
    copy = house.copy()
    assert copy == house
    copy.rooms[0][0] = copy.pairs[0].right[1] = 1
    assert house == furnished() != copy


def test_a_record_goes_to_numpy_and_back() -> None:
    import numpy as np

    array = np.array([furnished().to_tuple()], House.dtype())
    assert House.from_tuple(array[0]) == furnished()


def test_a_record_fills_whole_words_and_one_inside_another_does_not() -> None:
    assert (Pair.layout().itemsize, Pair.dtype().itemsize) == (6, 8)
    assert House.dtype()["pairs"].base == Pair.layout()


def test_a_field_without_a_kind_is_refused() -> None:
    with pytest.raises(TypeError, match="name: a field is"):

        @record
        class Wrong(Record):
            name: str


def test_records_of_different_kinds_are_never_equal() -> None:
    assert Pair() != House()


def test_the_generator_stays_below_its_bound_and_reaches_all_of_it() -> None:
    random = Generator()
    seed(random, 3)
    seen = [below(random, 6) for _ in range(6000)]
    assert set(seen) == set(range(6))
    assert all(900 < seen.count(n) < 1100 for n in range(6))


def test_close_seeds_give_unlike_games() -> None:
    def numbers(start: int) -> list[int]:
        random = Generator()
        seed(random, start)
        return [below(random, 1000) for _ in range(20)]

    assert len({tuple(numbers(start)) for start in range(200)}) == 200
    assert sum(a == b for a, b in zip(numbers(1), numbers(2), strict=True)) < 4


def test_tiles_of_a_bag_are_counted_by_color() -> None:
    assert [draw_from([2, 0, 1, 0, 0, 3], k) for k in range(6)] == [0, 0, 2, 5, 5, 5]


@pytest.mark.parametrize("preset", ["azul", "pavilion"])
def test_many_games_are_played_in_one_place(preset: str) -> None:
    game = azulejos.game(preset, 2, **({"max_rounds": 2} if preset == "azul" else {}))
    start = plain_engine(game.box).start(2, 0, game.options)
    random = Generator()
    seed(random, 1)
    place = [start.copy()]

    class Copies(list):
        """A place that copies what is put there, as an array of records does."""

        def __setitem__(self, index: int, value: Record) -> None:
            super().__setitem__(index, value.copy())

    moves = game.box.play_games([start], Copies(place), random, [0] * game.box.all_actions, 3)
    assert moves > 30
    assert start == plain_engine(game.box).start(2, 0, game.options)
