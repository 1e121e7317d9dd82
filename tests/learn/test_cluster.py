"""Hands on a Ray cluster, one of which is lost in the middle."""

import importlib.util
import sys

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos import AzulejosError  # noqa: E402
from azulejos.learn.cluster import RayHands  # noqa: E402
from azulejos.learn.hands import Hand, joined, new_net, weights_of  # noqa: E402
from learn.small import tiny  # noqa: E402


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(AzulejosError, match=r"pip install 'azulejos\[ray\]'"):
        RayHands(tiny(), "auto", 1)


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: make ray-test")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
def test_actors_play_as_hands_do_and_a_lost_one_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")
    import ray
    from ray.cluster_utils import Cluster

    settings = tiny("azul/2", "azul-grey/3", games=5)
    weights = weights_of(new_net(settings, "teacher"))
    cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 2, "include_dashboard": False})
    try:
        hands = RayHands(settings, cluster.address, 2)
        played = hands.play(weights, 4)
        here = joined([Hand(settings, place, 2).play(weights, 4) for place in range(2)])
        assert torch.equal(played.chunk.actions, here.chunk.actions)
        hands.restore(hands.state())
        ray.kill(hands.actors[1])
        again = hands.play(weights, 4)
        assert again.chunk.inputs.shape == played.chunk.inputs.shape
        hands.close()
    finally:
        cluster.shutdown()
