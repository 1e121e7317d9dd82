"""Bots that ask a network: their own, the box's, or none."""

from __future__ import annotations

import logging
import pickle
import random
from pathlib import Path

import pytest

import azulejos
from azulejos.bots import LADDER, Thinker, compiling, find_bot, thinkers
from azulejos.nets.network import NoNetwork, random_network
from azulejos.rules.box import Box
from azulejos.search.limits import Limits
from azulejos.search.skills import Skill

pytestmark = pytest.mark.compiled


@pytest.fixture
def position() -> azulejos.Position:
    return azulejos.azul().new(random.Random(1))


@pytest.fixture
def net(position: azulejos.Position, tmp_path: Path) -> Path:
    random_network(position.game.box, 16, 1).save(tmp_path / "net.npz")
    return tmp_path / "net.npz"


def without_network(box: Box) -> None:
    raise NoNetwork("there is no network in this test")


def test_the_strongest_of_the_ladder_ask_a_network() -> None:
    asking = [bot.name for bot in LADDER if bot.skill_in(azulejos.azul()).net]
    assert asking == ["maestro", "oracle"] == [bot.name for bot in LADDER[-2:]]
    many = [bot.name for bot in LADDER if bot.skill_in(azulejos.azul(players=3)).net]
    assert many == [bot.name for bot in LADDER[4:]]
    assert find_bot("oracle").skill_in(azulejos.azul()).limits.seconds is None  # type: ignore[attr-defined]


def test_a_network_of_ones_own_tells_chances_and_margins(position: azulejos.Position, net: Path) -> None:
    bot = Thinker("mine", skill=Skill(Limits(nodes=200), net=True), net=net)
    found = bot.think(position, rng=random.Random(1))
    assert position.is_legal(found.action)
    assert found.nodes == 200
    assert sum(found.chances) == pytest.approx(1, abs=1e-6)
    sent = pickle.loads(pickle.dumps(bot))
    assert sent.think(position, rng=random.Random(1)).line == found.line


def test_without_a_network_it_says_so_once_and_searches_as_others_do(
    position: azulejos.Position, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "none.npz"
    bot = Thinker("mine", skill=Skill(Limits(nodes=500), net=True), net=path)
    with caplog.at_level(logging.WARNING):
        found = bot.think(position)
        again = bot.think(position)
    assert found.line == again.line == Thinker("other", skill=Skill(Limits(nodes=500))).think(position).line
    assert [record.getMessage() for record in caplog.records] == [
        f"bots that ask a network search without one: there is no network in {path}"
    ]


def test_without_a_network_bots_play_with_many_seats_as_with_two(tmp_path: Path) -> None:
    position = azulejos.azul(players=4).new(random.Random(1))
    bot, skill = Thinker("artisan", net=tmp_path / "none.npz"), find_bot("artisan").skill_in(azulejos.azul())  # type: ignore[attr-defined]
    assert not skill.net
    assert bot.think(position).line == Thinker("other", skill=skill).think(position).line


def test_what_is_compiled_for_a_box_includes_its_network(
    position: azulejos.Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    box, told = position.game.box, []
    monkeypatch.setattr(compiling, "find_network", lambda box: random_network(box, 16, 1))
    with_net = compiling.parts(box)
    compiling.prepare(box, told.append)
    assert len(told) <= with_net
    assert compiling.was_compiled(box)
    monkeypatch.setattr(compiling, "find_network", without_network)
    assert compiling.parts(box) == with_net - 1
    assert compiling.was_compiled(box)


def test_a_bot_prepares_the_search_that_it_will_use(position: azulejos.Position, net: Path) -> None:
    from azulejos.nets import compiling as nets

    bot = Thinker("mine", skill=Skill(Limits(nodes=10), net=True), net=net)
    bot.prepare(position.game)
    assert nets.SEARCHES.job(position.game.box).made is not None
    assert thinkers._network(position.game.box, net) is bot.network_in(position.game)


def test_where_there_is_nothing_to_choose_it_does_not_think_for_long() -> None:
    position = azulejos.pavilion().new(random.Random(0))
    while len(position.legal_actions()) > 1:
        position = position.apply(position.legal_actions()[0])
    found = find_bot("oracle").think(position)
    assert found.action == position.legal_actions()[0]
    assert found.nodes <= thinkers.FORCED_NODES
