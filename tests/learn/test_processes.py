"""Hands in other processes, one of which is lost in the middle."""

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[learn]'")

from azulejos import AzulejosError  # noqa: E402
from azulejos.learn.hands import Hand, joined, new_net, weights_of  # noqa: E402
from azulejos.learn.processes import ProcessHands  # noqa: E402
from learn.small import tiny  # noqa: E402


def test_processes_play_as_hands_do_and_a_lost_one_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("AZULEJOS_RULES", "plain")
    settings = tiny("azul/2", "azul-grey/3", games=5)
    weights = weights_of(new_net(settings, "teacher"))
    hands = ProcessHands(settings, 2)
    try:
        played = hands.play(weights, 4)
        here = joined([Hand(settings, place, 2).play(weights, 4) for place in range(2)])
        assert torch.equal(played.chunk.actions, here.chunk.actions)
        assert torch.equal(played.chunk.inputs, here.chunk.inputs)
        assert played.stats.tolist() == here.stats.tolist()
        with pytest.raises(AzulejosError, match="use --workers 1"):
            hands.restore(hands.state()[:1])
        hands.restore(hands.state())
        hands._workers[1].process.kill()
        assert hands.play(weights, 4).chunk.inputs.shape == played.chunk.inputs.shape
        assert [worker.attempt for worker in hands._workers] == [0, 1]
    finally:
        hands.close()
