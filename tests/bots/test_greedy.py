"""The greedy opponent takes the most points of this turn."""

import random

import pytest

import azulejos
from azulejos.bots import GreedyBot

greedy = GreedyBot()


@pytest.mark.parametrize("preset", azulejos.PRESETS)
def test_it_beats_random_play(preset: str) -> None:
    rng, wins, games = random.Random(1), 0.0, 6
    for i in range(games):
        position = azulejos.game(preset, 2).new(rng)
        while not position.is_over:
            bot = position.to_act == i % 2
            action = greedy.choose(position) if bot else rng.choice(position.legal_actions())
            position = position.apply(action).deal(rng)
        wins += (i % 2 in position.winners) / len(position.winners)
    assert wins >= games - 1


def test_it_completes_the_line_that_scores_most() -> None:
    position = azulejos.parse_position(
        "azul/2 2 offer:0 0 c 2r2k,-,-,-,- - 19b19y18r18k19w - "
        "0:-,-,-,-,-:.....,wby..,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-"
    )
    assert str(greedy.choose(position)) == "1r2"


def test_it_would_rather_not_drop_tiles() -> None:
    position = azulejos.azul().new(random.Random(2))
    assert not str(greedy.choose(position)).endswith("f")
