"""Golden playthroughs: whole games, value by value. `tests/playthroughs/make.py` writes the files."""

import difflib

import pytest

import azulejos
from azulejos import Game
from contract.games import SEATS
from playthroughs.make import FOLDER, GAMES, path_of, playthrough


def test_every_preset_and_number_of_seats_has_its_file_and_no_other_has() -> None:
    wanted = {f"{preset}-{players}" for preset in azulejos.PRESETS for players in SEATS}
    assert {path.stem for path in FOLDER.glob("*.txt")} == wanted
    assert {path_of(game).stem for game in GAMES} == wanted


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_game_goes_as_it_is_written(game: Game) -> None:
    written = path_of(game).read_text(encoding="ascii").splitlines()
    played = list(playthrough(game))
    difference = [*difflib.unified_diff(written, played, "written", "played", n=3, lineterm="")][:40]
    assert played == written, "\n".join([f"{path_of(game).name} differs first here:", *difference])
