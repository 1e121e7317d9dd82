"""A table's log is read like a list, whatever of it is packed; and a move takes little memory."""

import gc
import random
import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.table import Entry
from azulejos.table.pages import PAGE, Log
from table.tables import any_move, make_table

NUMBERS = st.none() | st.integers(-50, 50)


def entries_of(preset: str, count: int) -> list[Entry]:
    """The first entries of a game, as they were when they were made."""
    table, rng = make_table(azulejos.game(preset, 2)), random.Random(1)
    made = list(table.log)
    while len(made) < count:
        made += table.act(*any_move(table, rng))
    return made[:count]


MADE = entries_of("azul-grey", 5 * PAGE + 3)


def log_of(entries: list[Entry]) -> Log:
    log = Log()
    for entry in entries:
        log.append(entry)
    return log


@pytest.mark.parametrize("preset", ["azul", "azul-grey-jokers", "pavilion"])
def test_entries_come_back_with_all_their_events(preset: str) -> None:
    made = entries_of(preset, 4 * PAGE)
    log = log_of(made)
    assert len(log) == len(made)
    assert list(log) == made
    assert [entry.told((0,)) for entry in log] == [entry.told((0,)) for entry in made]


@pytest.mark.hypothesis
@given(st.integers(0, len(MADE)), NUMBERS, NUMBERS, st.none() | st.integers(-9, 9).filter(bool))
def test_it_is_sliced_like_a_list(count: int, first: int | None, last: int | None, step: int | None) -> None:
    made = MADE[:count]
    log = log_of(made)
    assert log[first:last:step] == made[first:last:step]
    assert [log[number] for number in range(-count, count)] == made + made


def test_there_is_no_entry_beyond_its_ends() -> None:
    log = log_of(MADE)
    for number in (len(MADE), -len(MADE) - 1):
        with pytest.raises(IndexError):
            log[number]


@pytest.mark.parametrize("preset", ["azul", "pavilion"])
def test_an_entry_takes_less_than_300_bytes(preset: str) -> None:
    rng = random.Random(1)
    entries_of(preset, 6 * PAGE)  # what is found once, for all tables
    tracemalloc.start()
    try:
        tables = [make_table(azulejos.game(preset, 2), seed=seed) for seed in range(5)]
        taken = []
        for entries in (PAGE, 6 * PAGE):
            for table in tables:
                while len(table.log) < entries:
                    table.act(*any_move(table, rng))
            gc.collect()
            taken.append(tracemalloc.get_traced_memory()[0])
    finally:
        tracemalloc.stop()
    assert (taken[1] - taken[0]) / (len(tables) * 5 * PAGE) < 300
