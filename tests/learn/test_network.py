"""The net that learns and the net that plays are one."""

from pathlib import Path

import numpy as np
import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos.learn.export import from_network, to_network  # noqa: E402
from azulejos.learn.hands import new_net  # noqa: E402
from azulejos.nets.network import read_network  # noqa: E402
from azulejos.nets.plug import plug  # noqa: E402
from learn.small import tiny  # noqa: E402


@pytest.mark.parametrize("game", ["azul-jokers/2", "pavilion/2"])
def test_what_is_kept_judges_as_what_has_learned(game: str, tmp_path: Path) -> None:
    settings = tiny(game)
    box, net = settings.box, new_net(settings, "teacher")
    inputs = torch.zeros(5, net.input.in_features)
    inputs[:, : plug(box).INPUTS] = torch.randn(5, plug(box).INPUTS)
    with torch.no_grad():
        logits, values = net(inputs)
    to_network(net, box, {"how": "a test"}).save(tmp_path / "net.npz")
    kept = read_network(tmp_path / "net.npz", box)
    assert kept.made["how"] == "a test"
    found, judged = kept.judge(inputs[:, : plug(box).INPUTS].numpy())
    actions = settings.games[0].num_actions
    assert found.shape[1] == box.all_actions
    assert np.allclose(found[:, :actions], logits[:, :actions], atol=0.02)
    assert np.allclose(judged, values, atol=0.02)


def test_a_kept_net_is_read_back() -> None:
    settings = tiny()
    net, other = new_net(settings, "teacher"), new_net(settings, "teacher")
    from_network(to_network(net, settings.box, {}), other)
    inputs = torch.zeros(3, net.input.in_features)
    inputs[:, ::7] = 1
    inputs[:, plug(settings.box).INPUTS :] = 0
    with torch.no_grad():
        for one, two in zip(net(inputs), other(inputs), strict=True):
            assert torch.allclose(one, two, atol=1e-6)
