"""The ladder and the characters."""

import random

import pytest

import azulejos
from azulejos.bots import BOTS, CHARACTERS, LADDER, Thinker, UnknownBot, find_bot
from azulejos.locales import LANGUAGES, load
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes
from azulejos.search.limits import Limits
from azulejos.search.plug import plug
from azulejos.search.skills import Skill

pytestmark = pytest.mark.compiled


def test_there_are_six_levels_and_four_characters_at_least() -> None:
    assert len(LADDER) >= 6
    assert len(CHARACTERS) >= 4
    assert list(BOTS)[-len(LADDER) :] == [bot.name for bot in LADDER]


@pytest.mark.parametrize("bot", [*LADDER, *CHARACTERS], ids=lambda bot: bot.name)
def test_everyone_says_a_sentence_in_every_language(bot: Thinker) -> None:
    said = {load(language)(f"bot-{bot.name}.about") for language in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(sentence.endswith(".") for sentence in said)


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_skills_and_tastes_are_for_bots_and_features_that_exist(box: Box) -> None:
    searched = plug(box)
    assert set(searched.SKILLS) | set(searched.SKILLS_OF_MANY) <= {bot.name for bot in LADDER}
    assert set(searched.TASTES) <= {bot.name for bot in CHARACTERS}
    for taste in searched.TASTES.values():
        assert set(taste) <= set(searched.FEATURES.names)


def test_a_thinker_of_ones_own_has_the_skill_it_is_given() -> None:
    skill = Skill(Limits(nodes=50))
    mine = Thinker("mine", skill=skill)
    assert mine.skill_in(azulejos.azul()) is skill
    assert Thinker("mine").skill_in(azulejos.azul()).limits.nodes == 3_000
    position = azulejos.azul().new(random.Random(1))
    assert 50 <= mine.think(position).nodes < 3_000


@pytest.mark.parametrize("preset", azulejos.PRESETS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_plays_every_game(preset: str, players: int) -> None:
    rng = random.Random(3)
    position = azulejos.game(preset, players).new(rng)
    for bot in [*LADDER, *CHARACTERS]:
        own = bot.skill_in(position.game).limits
        limits = Limits(nodes=500) if own.seconds or (own.nodes or 0) > 500 else None
        found = bot.think(position, limits, random.Random(1))
        again = bot.think(position, limits, random.Random(1))
        assert found.action == again.action
        position = position.apply(found.action).deal(rng)
        if position.is_over:
            break


def test_an_unknown_bot_gets_the_names_of_all() -> None:
    with pytest.raises(UnknownBot, match=r"the bots are random, greedy, .*, master, maestro, oracle"):
        find_bot("nobody")
