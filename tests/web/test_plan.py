"""The start page offers every game and every bot, in their order."""

import re
from pathlib import Path

import azulejos
from azulejos.bots import BOTS, CHARACTERS, LADDER

PLAN = (Path(__file__).parents[2] / "web/src/start/plan.ts").read_text(encoding="utf-8")


def listed(name: str) -> list[str]:
    found = re.search(rf"const {name}\b[^=]*= (.*?);\n", PLAN, re.DOTALL)
    assert found, name
    return re.findall(r"'([a-z-]+)'", found[1])


def test_every_bot_can_be_chosen() -> None:
    assert listed("LADDER") == [bot.name for bot in LADDER]
    assert listed("CHARACTERS") == [bot.name for bot in CHARACTERS]
    assert {*listed("LADDER"), *listed("CHARACTERS"), *listed("SIMPLE")} == BOTS.keys()


def test_every_game_can_be_chosen() -> None:
    assert set(azulejos.PRESETS) <= set(listed("PRESETS"))
