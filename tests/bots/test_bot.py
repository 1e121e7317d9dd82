"""The smallest bots, and how they become bots like all others."""

import random

import pytest

import azulejos
from azulejos import bots
from azulejos.bots import Bot, GreedyBot, RandomBot, as_bot, find_bot
from azulejos.search.limits import Analysis, Limits, Stop


@pytest.fixture
def position() -> azulejos.Position:
    return azulejos.azul().new(random.Random(1))


def test_the_public_names_are_there() -> None:
    assert bots.__all__ == [
        "BOTS",
        "CHARACTERS",
        "LADDER",
        "REFERENCES",
        "Bot",
        "GreedyBot",
        "RandomBot",
        "Thinker",
        "UnknownBot",
        "as_bot",
        "find_bot",
    ]
    assert all(hasattr(bots, name) for name in bots.__all__)


def test_one_method_is_a_bot(position: azulejos.Position) -> None:
    class Mine:
        def choose(self, position: azulejos.Position) -> str:
            return str(position.legal_actions()[3])

    bot = as_bot(Mine())
    assert isinstance(bot, Bot)
    assert bot.name == "Mine"
    found = bot.think(position, Limits(nodes=1), random.Random(1), Stop(), None)
    assert found == Analysis(position.legal_actions()[3], (position.legal_actions()[3],), (0.0, 0.0))


def test_a_bot_that_asks_for_a_generator_gets_one(position: azulejos.Position) -> None:
    first, second = (as_bot(RandomBot()).think(position, rng=random.Random(5)).action for _ in range(2))
    assert first == second == random.Random(5).choice(position.legal_actions())
    assert position.is_legal(RandomBot().choose(position))


def test_an_object_that_thinks_gets_all_it_may_want(position: azulejos.Position) -> None:
    heard = []

    class Mine:
        name = "mine"

        def think(self, *arguments: object) -> Analysis:
            heard.extend(arguments)
            action = position.legal_actions()[0]
            return Analysis(action, (action,), (1.0, -1.0))

    limits, rng, stop = Limits(depth=1), random.Random(1), Stop()
    assert as_bot(Mine()).think(position, limits, rng, stop, print).values == (1.0, -1.0)
    assert heard == [position, limits, rng, stop, print]


def test_a_bot_stays_what_it_is() -> None:
    assert as_bot(find_bot("master")) is find_bot("master")
    assert find_bot("greedy").think(azulejos.azul().new(random.Random(2))).action == GreedyBot().choose(
        azulejos.azul().new(random.Random(2))
    )


@pytest.mark.parametrize("thing", [None, 5, "greedy", object()])
def test_what_is_no_bot_is_refused(thing: object) -> None:
    with pytest.raises(azulejos.AzulejosError, match=r"is no bot: a bot has a method choose\(position\)"):
        as_bot(thing)
