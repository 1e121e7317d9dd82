"""Players that never change: what they know, and what they found when they were made, is what they know and find now.

`references.json` was written by the code of version 0.1. It is never written anew.
"""

from __future__ import annotations

import hashlib
import json
import random
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import azulejos
from azulejos.bots import BOTS, REFERENCES, find_bot
from azulejos.search.limits import Limits
from azulejos.search.skills import Skill

pytestmark = pytest.mark.compiled

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "references.json").read_text(encoding="utf-8"))
NODES = 3_000


def test_they_are_found_by_name_and_are_on_no_list() -> None:
    assert list(REFERENCES) == list(KEPT)
    assert not REFERENCES.keys() & BOTS.keys()
    assert all(find_bot(name) is bot for name, bot in REFERENCES.items())


def test_the_master_has_its_second_and_all_it_learned() -> None:
    bot = REFERENCES["master-0.1"]
    assert bot.skill == Skill(Limits(seconds=1.0), foresight=1.0, blur=0.0, net=False)
    assert bot.spite == 1.0
    assert all(not bot.taste_in(azulejos.game(preset)) for preset in azulejos.PRESETS)


def test_the_master_knows_what_it_knew() -> None:
    kept = KEPT["master-0.1"]["weights"]
    folder = resources.files("azulejos.search").joinpath("weights")
    assert kept == {name: hashlib.sha256(folder.joinpath(name).read_bytes()).hexdigest() for name in kept}


@pytest.mark.parametrize("kept", KEPT["master-0.1"]["found"], ids=lambda kept: kept["position"].split()[0])
def test_the_master_finds_what_it_found(kept: dict[str, Any]) -> None:
    position = azulejos.parse_position(kept["position"])
    found = REFERENCES["master-0.1"].think(position, Limits(nodes=NODES), random.Random(1))
    assert [str(action) for action in found.line] == kept["line"]
    assert found.values == pytest.approx(kept["values"], abs=1e-4)
