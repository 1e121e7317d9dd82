"""What a played game tells: which events, in which order, and as JSON."""

from __future__ import annotations

from typing import Any

import pytest

from azulejos import azul, game
from azulejos.rules.azul import events
from azulejos.rules.azul.events import (
    ColorBonus,
    ColumnBonus,
    Ended,
    Event,
    Fell,
    FloorCost,
    Laid,
    LineFell,
    MovedToCenter,
    Placed,
    Poured,
    RoundBegan,
    RowBonus,
    Tiled,
    Took,
    TookMarker,
)
from azulejos.rules.azul.state import COLORS
from rules.azul_tables import board, play, table, tell, tile

BLUE, YELLOW, RED, BLACK, WHITE, JOKER = COLORS
NO_COLOR = None
TWO = azul(2)
JOKERS = game("azul-jokers", 2)


def test_a_round_is_told_in_the_order_in_which_it_happens() -> None:
    position = table(TWO, ["2kbw"], bag="")
    told = tell(position, "1k1")
    assert told.events == (
        Took(seat=0, source=1, color=BLACK, count=2, jokers=0),
        MovedToCenter(factory=1, tiles=(1, 0, 0, 0, 1, 0)),
        Placed(seat=0, line=0, color=BLACK, count=1, jokers=0, complete=True),
        Fell(seat=0, color=BLACK, count=1, to_lid=0),
    )
    told = tell(told.position, "cb2")
    assert told.events == (
        Took(seat=1, source=0, color=BLUE, count=1, jokers=0),
        TookMarker(seat=1, on_floor=True),
        Placed(seat=1, line=1, color=BLUE, count=1, jokers=0, complete=False),
    )
    told = tell(told.position, "cwf")
    assert told.events == (
        Took(seat=0, source=0, color=WHITE, count=1, jokers=0),
        Fell(seat=0, color=WHITE, count=1, to_lid=0),
        Tiled(seat=0, row=0, column=3, color=BLACK, joker=False, across=1, down=1, points=1),
        FloorCost(seat=0, fallen=2, points=1),
        FloorCost(seat=1, fallen=1, points=0),
        Poured(count=2),
    )
    told = tell(told.position, "=w")
    assert told.events == (Laid(factory=1, color=WHITE),)
    told = tell(told.position, "=k")
    assert told.events == (Laid(factory=1, color=BLACK), RoundBegan(seat=1, round=2))


def test_the_lid_is_poured_after_the_last_tile_of_the_bag_was_laid() -> None:
    position = tile(TWO, bag="b", lid="3k").position
    assert tell(position, "=b").events == (Laid(factory=1, color=BLUE), Poured(count=3))


def test_tiles_are_laid_on_one_factory_after_the_other() -> None:
    position = play(tile(TWO, bag="20b").position, "=b", "=b", "=b", "=b")
    assert tell(position, "=b").events == (Laid(factory=2, color=BLUE),)


def test_a_take_of_all_tiles_of_a_factory_moves_nothing_to_the_center() -> None:
    assert tell(table(TWO, ["4b", "w"]), "1b4").events == (
        Took(seat=0, source=1, color=BLUE, count=4, jokers=0),
        Placed(seat=0, line=3, color=BLUE, count=4, jokers=0, complete=True),
    )


def test_tiles_beyond_the_floor_line_are_told_apart() -> None:
    told = tell(table(TWO, ["4b", "w"], boards=[board(floor="kkkkkk")]), "1bf")
    assert told.events[1:] == (Fell(seat=0, color=BLUE, count=4, to_lid=3),)


def test_the_end_is_told_before_its_bonuses_by_seat_rows_columns_and_colors() -> None:
    first = board(wall="11 12 13 14 15 21 31 41 51 22b 33b 44b 55b")
    second = board({2: "2k"}, wall="21 22 23 24", floor="r")
    told = tile(TWO, first, second)
    assert told.events[2:] == (
        Tiled(seat=1, row=1, column=4, color=BLACK, joker=False, across=5, down=1, points=5),
        FloorCost(seat=1, fallen=1, points=1),
        Ended("row"),
        RowBonus(seat=0, row=0, points=2),
        ColumnBonus(seat=0, column=0, points=7),
        ColorBonus(seat=0, color=BLUE, points=10),
        RowBonus(seat=1, row=1, points=2),
    )
    assert told.position.scores == (19, 6)


def test_a_tile_tells_its_runs_across_and_down() -> None:
    told = tile(TWO, board({3: "3y"}, wall="32 33 35 24 44"))
    assert told.events[2:] == (Tiled(0, row=2, column=3, color=YELLOW, joker=False, across=4, down=3, points=7),)


def test_a_take_of_jokers_has_no_color() -> None:
    told = tell(table(JOKERS, ["r2j", "w"]), "1j1")
    assert told.events == (
        Took(seat=0, source=1, color=NO_COLOR, count=0, jokers=2),
        MovedToCenter(factory=1, tiles=(0, 0, 1, 0, 0, 0)),
        Placed(seat=0, line=0, color=NO_COLOR, count=0, jokers=1, complete=True),
        Fell(seat=0, color=JOKER, count=1, to_lid=0),
    )


def test_a_mixed_take_tells_tiles_and_jokers() -> None:
    told = tell(table(JOKERS, ["2rj", "w"]), "1r2j1")
    assert told.events == (
        Took(seat=0, source=1, color=RED, count=2, jokers=1),
        Placed(seat=0, line=1, color=RED, count=1, jokers=1, complete=True),
        Fell(seat=0, color=RED, count=1, to_lid=0),
    )


def test_a_joker_on_the_wall_tells_the_color_of_its_line() -> None:
    told = tile(JOKERS, board({3: "2bj"}))
    assert told.events[2:] == (Tiled(0, row=2, column=2, color=BLUE, joker=True, across=1, down=1, points=1),)


def test_a_chosen_column_is_told_when_it_is_chosen() -> None:
    told = tile(JOKERS, board({2: "2j"}))
    assert not any(isinstance(event, Tiled) for event in told.events)
    told = tell(told.position, "t24")
    assert told.events == (Tiled(0, row=1, column=3, color=NO_COLOR, joker=True, across=1, down=1, points=1),)


SAMPLES: list[tuple[Event, dict[str, Any]]] = [
    (Laid(2, RED), {"event": "laid", "factory": 2, "color": "r"}),
    (Poured(13), {"event": "poured", "count": 13}),
    (RoundBegan(1, 2), {"event": "round_began", "seat": 1, "round": 2}),
    (Took(0, 3, BLUE, 2, 1), {"event": "took", "seat": 0, "source": 3, "color": "b", "count": 2, "jokers": 1}),
    (Took(0, 3, NO_COLOR, 0, 1), {"event": "took", "seat": 0, "source": 3, "color": None, "count": 0, "jokers": 1}),
    (MovedToCenter(1, (1, 0, 0, 0, 2, 0)), {"event": "moved_to_center", "factory": 1, "tiles": [1, 0, 0, 0, 2, 0]}),
    (TookMarker(1, False), {"event": "took_marker", "seat": 1, "on_floor": False}),
    (
        Placed(0, 4, WHITE, 2, 0, False),
        {"event": "placed", "seat": 0, "line": 4, "color": "w", "count": 2, "jokers": 0, "complete": False},
    ),
    (Fell(0, JOKER, 2, 1), {"event": "fell", "seat": 0, "color": "j", "count": 2, "to_lid": 1}),
    (
        Tiled(0, 2, 3, YELLOW, False, 4, 3, 7),
        {
            "event": "tiled",
            "seat": 0,
            "row": 2,
            "column": 3,
            "color": "y",
            "joker": False,
            "across": 4,
            "down": 3,
            "points": 7,
        },
    ),
    (LineFell(0, 3, RED), {"event": "line_fell", "seat": 0, "line": 3, "color": "r"}),
    (FloorCost(1, 5, 8), {"event": "floor_cost", "seat": 1, "fallen": 5, "points": 8}),
    (Ended("no_tiles"), {"event": "ended", "reason": "no_tiles"}),
    (RowBonus(0, 1, 2), {"event": "row_bonus", "seat": 0, "row": 1, "points": 2}),
    (ColumnBonus(0, 1, 7), {"event": "column_bonus", "seat": 0, "column": 1, "points": 7}),
    (ColorBonus(0, BLACK, 10), {"event": "color_bonus", "seat": 0, "color": "k", "points": 10}),
]


@pytest.mark.parametrize(("event", "data"), SAMPLES, ids=lambda value: value.name() if isinstance(value, Event) else "")
def test_an_event_is_a_json_object_with_its_name(event: Event, data: dict[str, Any]) -> None:
    assert event.to_json() == data


def test_every_event_has_a_sample() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert {type(event) for event, _ in SAMPLES} == kinds - {Event}
