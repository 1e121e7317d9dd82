"""What environments show of Shingle, compared with its JSON form."""

from __future__ import annotations

import numpy as np
import pytest

import azulejos
from azulejos.envs.core import core_of
from envs.play import random_game

pytestmark = pytest.mark.compiled


def pebbles(cairn: list[str]) -> list[list[bool]]:
    """By level and color: whether there is such a pebble."""
    return [[cairn[level : level + 1] == [color] for color in "ajrs"] for level in range(4)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_sees_what_the_json_form_says(players: int) -> None:
    core = core_of(azulejos.game("shingle", players))
    for position in random_game(core.game):
        data = position.to_json()
        for viewer in range(players):
            order = [(viewer + i) % players for i in range(players)]
            boards = [data["boards"][seat] for seat in order]
            expected = {
                "shore": [data["shore"].get(color, 0) / (players + 1) for color in "ajrs"],
                "bag": [data["bag"].get(color, 0) / 10 for color in "ajrs"],
                "round": [data["round"] / 8],
                "start": [seat == data["start"] for seat in order],
                "lantern": [seat == data["lantern"] for seat in order],
                "score": [board["score"] / 35 for board in boards],
                "cairns": [
                    [
                        [[cairn[level : level + 1] == [color] for color in "ajrs"] for level in range(4)]
                        for cairn in cairns
                    ]
                    for cairns in (board["cairns"] for board in boards)
                ],
            }
            seen = core.layout.split(core.observe(core.engine.load(position.state()), viewer))
            assert seen.keys() == expected.keys()
            for name, values in expected.items():
                np.testing.assert_array_equal(seen[name], np.array(values, np.float64).astype(np.float32), name)
