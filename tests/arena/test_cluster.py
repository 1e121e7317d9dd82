"""A tournament on a Ray cluster of two machines, one of which is lost in the middle."""

import importlib.util
import sys

import pytest

import azulejos
from azulejos.arena.cluster import play_on_ray
from azulejos.arena.match import Referee
from azulejos.arena.plan import Plan

PLAN = Plan(azulejos.azul(max_rounds=1), ("random", "greedy"), deals=6)


def test_without_ray_a_sentence_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(azulejos.AzulejosError, match=r"pip install 'azulejos\[ray\]'"):
        next(play_on_ray(PLAN, list(PLAN.fixtures()), "auto"))


@pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed: pip install 'azulejos[ray]'")
@pytest.mark.filterwarnings("ignore::ResourceWarning", "ignore::DeprecationWarning", "ignore::FutureWarning")
class TestWithRay:
    def test_where_nobody_listens_there_is_no_cluster(self) -> None:
        with pytest.raises(azulejos.AzulejosError, match=r"no Ray cluster to be had at '127.0.0.1:1'"):
            next(play_on_ray(PLAN, list(PLAN.fixtures()), "127.0.0.1:1"))

    def test_a_lost_machine_costs_its_running_games_which_are_played_again(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("AZULEJOS_RULES", "plain")
        from ray.cluster_utils import Cluster

        cluster = Cluster(initialize_head=True, head_node_args={"num_cpus": 1, "include_dashboard": False})
        try:
            machine = cluster.add_node(num_cpus=1)
            found = {}
            for finished in play_on_ray(PLAN, list(PLAN.fixtures()), cluster.address):
                found[finished.result.number] = finished
                if len(found) == 3:
                    cluster.remove_node(machine, allow_graceful=False)
        finally:
            cluster.shutdown()
        referee = Referee(PLAN)
        assert found == {fixture.number: referee.play(fixture) for fixture in PLAN.fixtures()}
