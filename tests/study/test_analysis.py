"""An analysis gives values and lines that can be played, the same for the same seed, and means over deals."""

import random

import pytest

import azulejos
from azulejos import study
from azulejos.errors import AzulejosError
from azulejos.rules.game import Position
from azulejos.search.limits import Limits, Stop
from azulejos.study.calibration import sharpened


@pytest.mark.parametrize(("preset", "players"), [("azul", 2), ("azul-grey", 4), ("pavilion", 3)])
def test_lines_can_be_played_and_the_best_comes_first(preset: str, players: int) -> None:
    position = azulejos.game(preset, players).new(random.Random(1))
    found = study.analyse(position, Limits(nodes=600), lines=3)
    assert (len(found.chances), len(found.margins)) == (players, players)
    assert sum(found.chances) == 1
    assert len({line.moves[0] for line in found.lines}) == 3
    assert found.lines[0].chances == found.chances
    for line in found.lines:
        after = position
        for move in line.moves:
            after = after.deal(random.Random(1)).apply(move) if after.is_legal(move) else after
    again = study.analyse(position, Limits(nodes=600), lines=3)
    assert again.lines == found.lines


def test_before_a_deal_there_are_mean_and_spread_and_never_the_order_of_the_bag() -> None:
    position = azulejos.azul().start()
    found = study.analyse(position)
    assert found.lines == ()
    assert found.deals is not None
    assert found.deals.samples > 30
    assert min(found.deals.margin_spread) > 0
    assert found.deals.margins[0] == pytest.approx(found.margins[0], abs=6)  # both are guesses of the same mean


def test_two_seats_have_opposite_margins_and_a_result_is_what_the_rules_say() -> None:
    position = azulejos.azul(max_rounds=1).new(random.Random(2))
    while not position.is_over:
        assert position.to_act >= 0
        position = position.apply(position.legal_actions()[-1])
    found = study.analyse(position)
    first, second = position.scores
    assert found.margins == (first - second, second - first)
    assert found.chances == tuple(float(rank == 1) / len(position.winners) for rank in position.ranking)


def test_a_stop_ends_it_and_bad_questions_get_a_sentence() -> None:
    position, stop = azulejos.azul().new(random.Random(1)), Stop()
    stop.set()
    assert study.analyse(position, Limits(nodes=10**6), stop=stop).is_final
    with pytest.raises(AzulejosError, match="1 to 5"):
        study.analyse(position, lines=6)
    with pytest.raises(AzulejosError, match="no player is to act"):
        study.hints(azulejos.azul().start())


def test_hints_tell_more_with_each_level_from_one_search() -> None:
    found = study.hints(azulejos.azul().new(random.Random(1)), nodes=300)
    nudge, tiles, move, why = (found.level(level) for level in (1, 2, 3, 4))
    assert (nudge.source, nudge.move, tiles.move) == (None, None, None)
    assert nudge.color == tiles.color == move.color
    assert tiles.source is not None
    assert move.move == why.move == str(found.best)
    assert not move.claims


def test_a_power_makes_chances_surer_or_less_sure_and_keeps_their_order() -> None:
    assert sharpened([0.5, 0.5, 0.0], 0.7) == [0.5, 0.5, 0.0]
    surer, less = sharpened([0.7, 0.3], 2), sharpened([0.7, 0.3], 0.5)
    assert surer[0] > 0.7 > less[0] > 0.5
    assert sum(less) == pytest.approx(1)


def test_positions_are_read_from_text_and_json() -> None:
    import json

    from azulejos.study.places import read_position

    position: Position = azulejos.pavilion().new(random.Random(1))
    assert read_position(str(position)) == position == read_position(json.dumps(position.to_json()))
    with pytest.raises(AzulejosError, match="not JSON"):
        read_position("{")
