"""A table is its log: rebuilt from any part of it, it is the table that it was then."""

import json
import random
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

import azulejos
from azulejos.table import Clock, Seat, Setup, Table, TableError
from azulejos.table.asking import WHATS
from table.tables import Time, any_move, people, snapshot, state_of

SEATINGS = {
    "people": people(3),
    "one person": (Seat("person", "Ann"), Seat("bot", bot="greedy"), Seat("bot", bot="random")),
    "open": (Seat("person", "Ann"), Seat("open"), Seat("open")),
}
GAMES = [
    azulejos.game("azul", 3, max_rounds=2),
    azulejos.game("azul-grey", 3, max_rounds=2),
    azulejos.game("azul-grey-jokers", 3, max_rounds=2),
    azulejos.game("pavilion", 3),
]
CLOCKS = [None, Clock("move", 50), Clock("game", 100, 5)]


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    return Setup(
        draw(st.sampled_from(GAMES)),
        draw(st.sampled_from(list(SEATINGS.values()))),
        draw(st.sampled_from(CLOCKS)),
        takeback=draw(st.sampled_from(["ask", "free", "off"])),
        takeover=draw(st.sampled_from([None, "greedy"])),
    )


def do_something(table: Table, rng: random.Random, time: Time) -> None:
    """Mostly a move; sometimes anything else that can happen at a table."""
    seat, what = rng.randrange(3), rng.choice(WHATS)
    time.pass_by(rng.choice([0, 0.25, 3, 40]) if rng.random() < 0.2 else 0.5)
    if table.to_choose and rng.random() < 0.8:
        table.act(*any_move(table, rng))
        return
    call = rng.choice(
        [
            lambda: table.sit(seat, "Nina"),
            lambda: table.ask(seat, what),
            lambda: table.ask(seat, "takeback"),
            lambda: table.answer(seat, what, rng.random() < 0.7),
            lambda: table.answer(seat, "takeback", True),
            lambda: table.take_over(seat),
            lambda: table.leave(seat) if rng.random() < 0.1 else [],
            lambda: table.resign(seat) if rng.random() < 0.2 else [],
            lambda: table.say("Nina", "hello"),
            table.tick,
            table.resume,
        ]
    )
    call()


@pytest.mark.hypothesis
@given(setups(), st.integers(0, 10**6), st.integers(5, 120))
def test_rebuilt_from_every_part_of_its_log_a_table_is_what_it_was(setup: Setup, seed: int, steps: int) -> None:
    rng, time = random.Random(seed), Time()
    table = Table(setup, time, random.Random(seed))
    moments = [(time.at, state_of(table))]
    for _ in range(steps):
        with suppress(TableError):
            do_something(table, rng, time)
        moments.append((time.at, state_of(table)))
    stored = json.loads(json.dumps([entry.stored() for entry in table.log]))
    again = Table.rebuild(Setup.from_json(json.loads(json.dumps(setup.to_json()))), [], then := Time())
    for at, was in moments:
        then.at = at
        while again.seq < was[0]:
            assert json.dumps(again.follow(stored[again.seq]).told())
        assert state_of(again) == was
    assert snapshot(again) == snapshot(table)
    assert snapshot(Table.rebuild(setup, stored, time)) == snapshot(table)


def test_a_table_cut_off_in_the_middle_of_an_action_goes_on_with_the_next_tick() -> None:
    for game in GAMES:
        rng = random.Random(3)
        table = Table(Setup(game, people(3)), Time(), random.Random(3))
        for _ in range(25):
            table.act(*any_move(table, rng))
        stored = [entry.stored() for entry in table.log]
        for seq in range(len(stored)):
            again = Table.rebuild(table.setup, stored[:seq], Time(), random.Random(4))
            again.tick()
            assert again.to_choose
