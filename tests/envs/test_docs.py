"""The pages about environments are true: their code runs, their tables are those of the code."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

import pytest

from azulejos import PRESETS
from azulejos.envs import azul, pavilion
from azulejos.envs import gymnasium as gymnasium_envs
from azulejos.envs import pettingzoo as pettingzoo_envs
from azulejos.envs.capped import MAX_ROUNDS, capped
from azulejos.envs.core import core_of
from azulejos.rules.azul import actions as azul_actions
from azulejos.rules.pavilion import actions as pavilion_actions

FOLDER = Path(__file__).parents[2] / "docs" / "envs"
PAGES = sorted(FOLDER.glob("*.md"))


def text_of(name: str) -> str:
    return (FOLDER / name).read_text(encoding="utf-8")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_the_code_of_a_page_runs(page: Path) -> None:
    if page.stem == "gpu":
        pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[gpu]'")
    names: dict[str, object] = {}
    for block in re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE):
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile(block, page.name, "exec"), names)


@pytest.mark.parametrize(
    ("page", "name"),
    [(page.name, name) for page in PAGES for name in re.findall(r"^## (\S+/\d)$", page.read_text(), re.M)],
)
def test_the_planes_are_as_documented(page: str, name: str) -> None:
    section = re.split(r"^## ", text_of(page).partition(f"## {name}\n")[2], maxsplit=1, flags=re.M)[0]
    layout = core_of(capped(name)).layout
    assert f"\n{layout.size} numbers" in section
    assert str(layout) in section


def test_every_kind_of_plane_is_documented() -> None:
    for page, preset in (("azul.md", "azul-grey-jokers"), ("pavilion.md", "pavilion-mono")):
        for plane in core_of(capped(f"{preset}/4")).layout.planes:
            assert f"| `{plane.name}` |" in text_of(page)


def test_sizes_are_as_documented() -> None:
    text = text_of("README.md")
    for preset in PRESETS:
        games = [capped(f"{preset}/{players}") for players in (2, 3, 4)]
        sizes = [f"{core_of(game).layout.size}, {game.num_actions}" for game in games]
        assert f"| `{preset}` | {' | '.join(sizes)} |" in text


def test_action_numbers_are_as_documented() -> None:
    a, p = azul_actions, pavilion_actions
    for number in (a.TILE, a.TAKE_JOKERS, a.TAKE_BOTH, a.DROP_PART):
        assert f"| {number} + " in text_of("azul.md")
    for number in (p.PLACE_TILE, p.TAKE_BONUS, p.PASS):
        assert f"| {number} + " in text_of("pavilion.md")


def test_versions_agree_and_have_a_history() -> None:
    assert {azul.VERSION, pavilion.VERSION, gymnasium_envs.VERSION, pettingzoo_envs.VERSION} == {1}
    for page in PAGES:
        if page.name != "README.md":
            assert "## Version history\n\n- v1:" in page.read_text(encoding="utf-8"), page.name


def test_the_last_round_is_as_documented() -> None:
    assert f"the {MAX_ROUNDS}th unless `max_rounds` says otherwise" in text_of("README.md")
