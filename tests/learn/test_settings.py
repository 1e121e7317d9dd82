"""One file says everything about a run, and what cannot be is told in a sentence."""

import tomllib
from pathlib import Path

import numpy as np
import pytest

from azulejos import AzulejosError
from azulejos.learn.groups import share_out, start_words
from azulejos.learn.settings import Group, read_settings, settings_for, settings_from
from azulejos.rules.boxes import all_boxes
from documents.pages import blocks
from learn.small import TINY

LEAST = {"groups": [{"game": "azul/2", "share": 1}], "teacher": {"width": 16, "blocks": 1}, "run": {"iterations": 1}}
ROOT = Path(__file__).parents[2]


def test_settings_are_written_as_they_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.toml"
    path.write_text(TINY.to_toml(), encoding="utf-8")
    assert read_settings(path) == TINY
    assert settings_from(LEAST).play.games == 64


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"plya": {}}, r"^plya: there is no such setting; there are groups, teacher, .*run$"),
        ({"play": {"games": "many"}}, r"^play.games: it cannot be 'many': it takes a whole number$"),
        ({"play": {"simulations": 16}}, r"^play.simulations: it must be a list$"),
        ({"play": {"simulations": [0]}}, r"^play.simulations: it cannot be 0, but 1 or more$"),
        ({"play": {"considered": 200}}, r"^play.considered: it cannot be 200, but 127 or less$"),
        ({"teacher": {"width": 16}}, r"^teacher.blocks: it is missing$"),
        ({"teacher": 3}, r"^teacher.: it must be a table$"),
        ({"run": {}}, r"^run: it takes iterations, or minutes"),
        ({"groups": []}, r"^groups: it takes one game or more$"),
        ({"groups": [{"game": "chess/2", "share": 1}]}, r"there is no game 'chess'"),
        ({"groups": [{"game": "azul/2", "share": 0}]}, r"^groups: every share must be above 0$"),
        (
            {"groups": [{"game": "azul/2", "share": 1}, {"game": "pavilion/2", "share": 1}]},
            r"^groups: the games must be of one box, not of azul and pavilion$",
        ),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(AzulejosError, match=sentence):
        settings_from(LEAST | change)


def test_a_file_that_is_not_toml_is_named(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text("seed = ", encoding="utf-8")
    with pytest.raises(AzulejosError, match=r"x\.toml is not TOML"):
        read_settings(tmp_path / "x.toml")


@pytest.mark.parametrize(
    ("name", "games"),
    [("azul/3", 1), ("azul-grey", 3), *((box.name, 3 * len(box.presets)) for box in all_boxes()[:2])],
)
def test_a_game_or_a_preset_or_a_box_has_settings_of_its_own(name: str, games: int) -> None:
    assert len(settings_for(name).games) == games


@pytest.mark.parametrize("path", sorted((ROOT / "benchmarks/learn").glob("*.toml")), ids=lambda path: path.name)
def test_the_settings_our_nets_were_learned_with_can_be_read(path: Path) -> None:
    assert settings_from(tomllib.loads(path.read_text(encoding="utf-8"))).box.name == path.stem.removesuffix("-on")


def test_the_settings_of_the_page_can_be_read() -> None:
    (text,) = blocks(ROOT / "docs/learn.md", "toml")
    assert settings_from(tomllib.loads(text)).run.minutes == 60


def test_groups_get_their_shares_and_none_goes_without() -> None:
    groups = [Group("azul/2", 0.9), Group("azul/3", 0.05), Group("azul/4", 0.05)]
    assert np.bincount(share_out(groups, 100)).tolist() == [88, 6, 6]
    assert np.bincount(share_out(groups, 3)).tolist() == [1, 1, 1]


def test_a_group_begins_as_its_game_does() -> None:
    games = settings_for("azul-grey").games
    kind = games[0].box.state.dtype()
    for row, game in zip(start_words(games), games, strict=True):
        assert game.box.state.from_tuple(row.view(kind)[0]) == game.start().state()
