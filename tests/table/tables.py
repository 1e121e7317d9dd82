"""Tables for tests: a clock that stands still until it is moved, and tiles drawn from a seed."""

from __future__ import annotations

import random
from typing import Any

from azulejos import Game
from azulejos.table import Seat, Setup, Table


class Time:
    """A time that goes on only when told to."""

    def __init__(self, at: float = 1_000_000.0) -> None:
        self.at = at

    def __call__(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds


PEOPLE = ("Ann", "Ben", "Cleo", "Dirk")


def people(count: int) -> tuple[Seat, ...]:
    """So many people, each on a screen of their own."""
    return tuple(Seat("person", name, holder=i + 1) for i, name in enumerate(PEOPLE[:count]))


def make_table(game: Game, seats: tuple[Seat, ...] | None = None, seed: int = 1, **settings: Any) -> Table:
    time = settings.pop("time", Time())
    setup = Setup(game, people(game.players) if seats is None else seats, **settings)
    return Table(setup, time, random.Random(seed))


def any_move(table: Table, rng: random.Random) -> tuple[int, str]:
    """Some seat that may act, and a legal move of its own that does not drop everything."""
    seat = rng.choice(sorted(table.to_choose))
    moves = [str(action) for action in table.position_of(seat).legal_actions()]
    busy = [move for move in moves if not move.startswith("pass") and "f" not in move]
    return seat, rng.choice(busy or moves)


def snapshot(table: Table) -> Any:
    """All that can be known of a table."""
    return table.view(range(len(table.seats))), [entry.stored() for entry in table.log], state_of(table)


def state_of(table: Table) -> Any:
    """The same without its log."""
    return (
        table.seq,
        table.position,
        table.result,
        (table.history.actions(), table.history.since(0)),
        list(table.seats),
        dict(table.proposals.open),
        set(table.proposals.refused),
        None if table.scene is None else (table.scene.chosen, table.scene.clocks, table.scene.since),
        table.due(),
    )
