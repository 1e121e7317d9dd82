"""What is told of a turn of Summer Pavilion, in order, and as JSON."""

import pytest

import azulejos
from azulejos import Position
from azulejos.rules.pavilion.events import (
    Ended,
    Event,
    Laid,
    LeftoverCost,
    MovedToCenter,
    NumberBonus,
    Passed,
    Placed,
    PlacingBegan,
    Poured,
    RoundBegan,
    StarBonus,
    Supplied,
    Surrounded,
    Took,
    TookBonus,
    TookMarker,
)
from azulejos.rules.pavilion.state import COLORS
from rules.pavilion_tables import FULL_BOARD, FULL_CENTER, counts, random_game, table

PURPLE, GREEN, ORANGE, YELLOW, BLUE, RED = COLORS

ORANGE_STAR, RED_STAR, CENTER_STAR = 0, 1, 6


def tiles(text: str) -> tuple[int, ...]:
    return tuple(counts(text))


def told(position: Position, *moves: str) -> list[Event]:
    """The events of the last of these moves, made one after the other."""
    for move in moves:
        transition = position.play(move)
        assert transition.position == position.apply(move)
        position, events = transition.position, transition.events
    return list(events)


def test_a_take_from_a_factory() -> None:
    position = table(phase="acquire", factories=["p2ry", "4g"])
    assert told(position, "1r") == [Took(0, 1, RED, 2, 1), MovedToCenter(1, tiles("y"))]


def test_a_take_that_leaves_nothing_moves_nothing_to_the_center() -> None:
    assert told(table(phase="acquire", factories=["p3r", "4g"]), "1r") == [Took(0, 1, RED, 3, 1)]


def test_a_take_of_wild_tiles_alone() -> None:
    position = table(phase="acquire", factories=["4p"])
    assert told(position, "1p") == [Took(0, 1, PURPLE, 0, 1), MovedToCenter(1, tiles("3p"))]


def test_the_first_take_from_the_center_and_the_beginning_of_placing() -> None:
    position = table(phase="acquire", to_act=1, center="p3y", scores=[5, 9], hands=["g"])
    assert told(position, "cy") == [Took(1, 0, YELLOW, 3, 1), TookMarker(1, 4), PlacingBegan(1)]


def test_the_marker_costs_no_more_points_than_there_are() -> None:
    position = table(phase="acquire", center="p3y", scores=[3, 5])
    assert told(position, "cy")[1] == TookMarker(0, 2)


def test_a_later_take_from_the_center() -> None:
    assert told(table(phase="acquire", marker=1, center="2y2b"), "cy") == [Took(0, 0, YELLOW, 2, 0)]


def test_a_placement() -> None:
    assert told(table(hands=["2r2p"], boards=["r4"]), "r3w1") == [Placed(0, RED_STAR, 2, RED, 3, 1, 2)]


def test_a_placement_that_surrounds_a_pillar_and_a_statue() -> None:
    position = table(hands=["2o"], boards=["o13 c6b c1g r34"])
    assert told(position, "o2") == [
        Placed(0, ORANGE_STAR, 1, ORANGE, 2, 0, 3),
        Surrounded(0, "pillar", ORANGE_STAR, 1),
        Surrounded(0, "statue", ORANGE_STAR, 2),
    ]


def test_bonus_tiles_and_the_refill_with_a_pouring_of_the_tower() -> None:
    position = table(hands=["5o"], boards=["o6"], bag="2y", tower="5b")
    assert told(position, "o5")[1:] == [Surrounded(0, "window", ORANGE_STAR, 3)]
    assert told(position, "o5", "s-pgo") == [TookBonus(0, tiles("pgo"))]
    assert told(position, "o5", "s-pgo", "=y") == [Supplied(YELLOW)]
    assert told(position, "o5", "s-pgo", "=y", "=y") == [Supplied(YELLOW), Poured(9)]
    assert told(position, "o5", "s-pgo", "=y", "=y", "=b") == [Supplied(BLUE)]


def test_an_element_is_told_though_the_supply_is_empty() -> None:
    position = table(hands=["6o"], boards=["o5"], supply="-", bag="-")
    assert told(position, "o6") == [
        Placed(0, ORANGE_STAR, 5, ORANGE, 6, 0, 2),
        Surrounded(0, "window", ORANGE_STAR, 3),
        Poured(5),
    ]


def test_a_pass() -> None:
    position = table(hands=["2r4g"], scores=[9, 5])
    assert told(position, "pass-gggg") == [Passed(0, tiles("4g"), tiles("2r"), 2)]


def test_a_pass_costs_no_more_points_than_there_are() -> None:
    assert told(table(hands=["7r"], scores=[2, 5]), "pass-rrrr") == [Passed(0, tiles("4r"), tiles("3r"), 1)]


def test_empty_hands_pass_by_themselves() -> None:
    position = table(players=4, hands=["r", "-", "-", "g"])
    nothing = tiles("-")
    assert told(position, "r1") == [
        Placed(0, RED_STAR, 0, RED, 1, 0, 1),
        Passed(1, nothing, nothing, 0),
        Passed(2, nothing, nothing, 0),
    ]


def test_factories_are_filled_one_tile_after_the_other_and_the_round_begins() -> None:
    filled = ["4r", "4g", "4o", "4y", "2b"]
    position = table(round=2, phase="deal", start=1, supply="9g", bag="3p", factories=["-"])
    assert told(position, "=p") == [Supplied(PURPLE)]
    position = table(round=2, phase="deal", start=1, bag="3p", factories=filled)
    assert told(position, "=p") == [Laid(5, PURPLE)]
    assert told(position, "=p", "=p") == [Laid(5, PURPLE), RoundBegan(1, 2, GREEN)]


def test_a_round_begins_with_too_few_tiles() -> None:
    position = table(round=5, phase="deal", bag="p", tower="y", factories=["3r"])
    assert told(position, "=p") == [Laid(1, PURPLE), Poured(1)]
    assert told(position, "=p", "=y") == [Laid(2, YELLOW), RoundBegan(0, 5, BLUE)]


def test_rounds_without_any_tile_run_through_to_the_end() -> None:
    position = table(round=5, to_act=1, passed=[0], start=1, bag="-")
    nothing = tiles("-")
    assert told(position, "pass-r") == [Passed(1, tiles("r"), nothing, 0), RoundBegan(1, 6, RED), PlacingBegan(1)]
    assert told(position, "pass-r", "pass") == [
        Passed(1, nothing, tiles("r"), 1),
        Passed(0, nothing, nothing, 0),
        Ended("rounds"),
    ]


def test_the_end_tells_the_bonuses_of_each_seat_and_what_leftovers_cost() -> None:
    position = table(
        round=6,
        to_act=1,
        passed=[0],
        corners=["2g"],
        boards=[FULL_CENTER, "o123456 o1 r1 b1 y1 g1 p1 c1b"],
        scores=[5, 9],
        bag="-",
    )
    assert told(position, "pass-r") == [
        Passed(1, tiles("r"), tiles("-"), 0),
        Ended("rounds"),
        StarBonus(0, CENTER_STAR, None, 12),
        LeftoverCost(0, 2, 2),
        StarBonus(1, ORANGE_STAR, ORANGE, 17),
        NumberBonus(1, 1, 4),
        LeftoverCost(1, 1, 1),
    ]


def test_a_full_board_is_told_star_by_star_and_number_by_number() -> None:
    events = told(table(round=6, to_act=1, passed=[0], boards=[FULL_BOARD], bag="-"), "pass")[2:]
    assert [event.points for event in events] == [17, 14, 15, 16, 18, 20, 12, 4, 8, 12, 16]


def test_leftovers_cost_no_more_points_than_there_are() -> None:
    position = table(hands=["4r", "-"], scores=[3, 5], round=6, bag="-")
    assert told(position, "pass-rrrr")[-1] == LeftoverCost(0, 4, 2)


def test_playing_and_applying_lead_to_the_same_positions_all_through_a_game() -> None:
    for position, action in random_game(table(players=3).game, 8):
        if action is not None:
            assert position.play(action).position == position.apply(action)


def test_the_set_up_fills_the_supply_then_the_factories_then_round_1_begins() -> None:
    position, events = azulejos.pavilion().start(), []
    while position.is_chance:
        transition = position.play(position.legal_actions()[0])
        position, events = transition.position, [*events, *transition.events]
    assert all(isinstance(event, Supplied) for event in events[:10])
    assert [event.factory for event in events[10:-1]] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4 + [5] * 4
    assert events[-1] == RoundBegan(0, 1, PURPLE)


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (Laid(5, PURPLE), {"event": "laid", "factory": 5, "color": "p"}),
        (Supplied(RED), {"event": "supplied", "color": "r"}),
        (Poured(9), {"event": "poured", "count": 9}),
        (RoundBegan(1, 2, GREEN), {"event": "round_began", "seat": 1, "round": 2, "color": "g"}),
        (Took(0, 1, RED, 2, 1), {"event": "took", "seat": 0, "source": 1, "color": "r", "count": 2, "wild": 1}),
        (
            MovedToCenter(1, tiles("2yr")),
            {"event": "moved_to_center", "factory": 1, "tiles": [0, 0, 0, 2, 0, 1]},
        ),
        (TookMarker(1, 4), {"event": "took_marker", "seat": 1, "points": 4}),
        (PlacingBegan(1), {"event": "placing_began", "seat": 1}),
        (
            Placed(0, 1, 2, RED, 3, 1, 2),
            {"event": "placed", "seat": 0, "star": 1, "space": 2, "color": "r", "paid": 3, "wild": 1, "points": 2},
        ),
        (Surrounded(0, "window", 0, 3), {"event": "surrounded", "seat": 0, "element": "window", "star": 0, "count": 3}),
        (TookBonus(0, tiles("2pg")), {"event": "took_bonus", "seat": 0, "tiles": [2, 1, 0, 0, 0, 0]}),
        (
            Passed(0, tiles("4g"), tiles("2r"), 2),
            {
                "event": "passed",
                "seat": 0,
                "kept": [0, 4, 0, 0, 0, 0],
                "discarded": [0, 0, 0, 0, 0, 2],
                "points": 2,
            },
        ),
        (Ended("rounds"), {"event": "ended", "reason": "rounds"}),
        (StarBonus(0, 6, None, 12), {"event": "star_bonus", "seat": 0, "star": 6, "color": None, "points": 12}),
        (StarBonus(0, 0, ORANGE, 17), {"event": "star_bonus", "seat": 0, "star": 0, "color": "o", "points": 17}),
        (NumberBonus(1, 4, 16), {"event": "number_bonus", "seat": 1, "number": 4, "points": 16}),
        (LeftoverCost(0, 4, 2), {"event": "leftover_cost", "seat": 0, "count": 4, "points": 2}),
    ],
    ids=lambda value: value.name() if isinstance(value, Event) else "",
)
def test_events_as_json(event: Event, data: dict[str, object]) -> None:
    assert event.to_json() == data
