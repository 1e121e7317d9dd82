"""The ladder and the characters."""

import random

import pytest

import azulejos
from azulejos.bots import BOTS, CHARACTERS, LADDER, UnknownBot, find_bot
from azulejos.locales import LANGUAGES, load
from azulejos.search.evaluators import evaluator
from azulejos.search.limits import Limits

pytestmark = pytest.mark.compiled


def test_there_are_six_levels_and_four_characters_at_least() -> None:
    assert len(LADDER) >= 6
    assert len(CHARACTERS) >= 4
    assert list(BOTS)[-len(LADDER) :] == [bot.name for bot in LADDER]


@pytest.mark.parametrize("bot", [*LADDER, *CHARACTERS], ids=lambda bot: bot.name)
def test_everyone_says_a_sentence_in_three_languages(bot: object) -> None:
    said = {load(language)(f"bot-{bot.name}.about") for language in LANGUAGES}  # type: ignore[attr-defined]
    assert len(said) == 3
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("bot", CHARACTERS, ids=lambda bot: bot.name)
def test_tastes_are_for_features_that_exist(bot: object) -> None:
    for preset in ("azul", "pavilion"):
        names = evaluator(azulejos.game(preset).box).names
        assert set(bot.tastes.get(preset, {})) <= set(names)  # type: ignore[attr-defined]


@pytest.mark.parametrize("preset", azulejos.PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_plays_every_game(preset: str, players: int) -> None:
    rng = random.Random(3)
    position = azulejos.game(preset, players).new(rng)
    for bot in [*LADDER, *CHARACTERS]:
        limits = Limits(nodes=500) if bot.name in ("mosaicist", "muralist", "master") else None
        found = bot.think(position, limits, random.Random(1))
        again = bot.think(position, limits, random.Random(1))
        assert found.action == again.action
        position = position.apply(found.action).deal(rng)
        if position.is_over:
            break


def test_an_unknown_bot_gets_the_names_of_all() -> None:
    with pytest.raises(UnknownBot, match=r"the bots are random, greedy, .*, master"):
        find_bot("nobody")
