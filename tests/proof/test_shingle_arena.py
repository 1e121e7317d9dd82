"""Shingle in the arena: built-in bots, a Python object, and the files of their games."""

from __future__ import annotations

from pathlib import Path

import azulejos
from azulejos import arena
from azulejos.records import load_game
from azulejos.search.limits import Limits


class Stacker:
    """Looks at the points of this move alone."""

    name = "stacker"

    def choose(self, position: azulejos.Position) -> azulejos.Action:
        seat = position.to_act
        return max(position.legal_actions(), key=lambda action: position.apply(action).scores[seat])


def test_bots_and_an_object_play_a_tournament_whose_games_can_be_replayed(tmp_path: Path) -> None:
    players = [Stacker(), "random", "greedy", "novice"]
    report = arena.play(players, game="shingle/2", games=4, limits=Limits(nodes=20), out=tmp_path)
    assert set(report.standings) == {"stacker", "random", "greedy", "novice"}
    assert list(report.standings)[-1] == "random"
    files = sorted((tmp_path / "games").iterdir())
    assert len(files) == report.games == 4 * 6
    for file in files:
        record = load_game(file)
        position = record.game.start()
        for action in record.actions():
            position = position.apply(action)
        assert position.is_over
        assert position.scores == record.result
