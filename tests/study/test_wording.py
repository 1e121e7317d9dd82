"""Moves in words."""

from __future__ import annotations

import random

import pytest

import azulejos
from azulejos.locales import LANGUAGES
from azulejos.rules.boxes import built_in
from azulejos.study.wording import phrase_of, tell_move, tell_phrase
from study.games import played

PRESETS = [preset for box in built_in() for preset in box.presets]
MOST = 12
"""Moves of a position that are told."""


@pytest.mark.parametrize("preset", PRESETS)
def test_words_tell_each_move_from_all_others(preset: str) -> None:
    rng = random.Random(3)
    positions = [
        node.position for node in played(azulejos.game(preset, 2)).root.main_line() if node.position.to_act >= 0
    ]
    for position in rng.sample(positions, 20):
        actions = position.legal_actions()
        told = [tell_move(position, action, "en") for action in actions]
        assert len(set(told)) == len(actions)
        for action in rng.sample(actions, min(MOST, len(actions))):
            for language in LANGUAGES:
                text = tell_move(position, action, language)
                assert "{" not in text
                assert "  " not in text
                assert text[-1] not in ".:"


@pytest.mark.parametrize(
    ("text", "move", "told"),
    [
        (
            "azul/2 1 offer:0 0 c b2kw,y3r,2byw,yk2w,byrk - 16b16y16r16k16w - "
            "0:-,-,-,-,-:.....,.....,.....,.....,.....:- 0:-,-,-,-,-:.....,.....,.....,.....,.....:-",
            "2r2",
            "3 red tiles from factory 2 to line 2",
        ),
        (
            "pavilion/3 5 acquire:1 2 c 2gyb,3pr,-,-,-,-,- pg2o2b4r 2pg4oybr 10p7g5o8y4b6r - "
            "32:4yb:-:in:ooo...,rrrr..,bbb.b.,y.....,gg....,......,og...p "
            "22:go2b:-:in:o.....,...r..,bbb...,yyy...,g.g...,p.....,ryp... "
            "33:2g2ob:-:in:oo....,.rrr..,bb....,yy....,g..g..,pp.p..,obgyr.",
            "1g",
            "2 green tiles, 1 blue tile from factory 1",
        ),
    ],
)
def test_a_move_is_told_as_players_say_it(text: str, move: str, told: str) -> None:
    position = azulejos.parse_position(text)
    assert tell_move(position, move, "en") == told
    phrase = phrase_of(position, move)
    assert phrase is not None
    assert tell_phrase(position.game.box, phrase.to_json(), move, "en") == told
