"""Networks: the file comes back, what is computed is what NumPy computes, and what is wrong is told in a sentence."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from azulejos.kernel import Generator, seed
from azulejos.nets.forward import Batch, forward, new_batch
from azulejos.nets.network import Network, NoNetwork, find_network, random_network, read_network
from azulejos.nets.plug import has_plug, plug
from azulejos.rules.boxes import all_boxes, built_in
from azulejos.rules.engine import plain_engine

BOXES = [box for box in all_boxes() if has_plug(box)]


@pytest.fixture(params=BOXES, ids=lambda box: box.name)
def box(request: pytest.FixtureRequest) -> Any:
    return request.param


def described(box: Any, rows: int, width: int) -> Batch:
    """Positions of random games, with their legal actions."""
    view = plug(box)
    batch = new_batch(rows, view.INPUTS, view.MOST_CHOICES, width)
    random = Generator()
    seed(random, 5)
    state = plain_engine(box).start(3, 1, next(iter(box.presets.values())))
    scratch = [0] * box.all_actions
    for row in range(rows):
        for _ in range(5):
            if state.to_act < 0:
                box.deal(state, random)
            box.apply(state, box.random_action(state, random, scratch), None)
        if state.to_act < 0:
            box.deal(state, random)
        view.describe(state, state.to_act, batch.inputs[row])
        count = box.legal(state, scratch)
        batch.actions[row, :count] = scratch[:count]
        batch.counts[row] = count
    return batch


def check(network: Network, batch: Batch, rows: int) -> None:
    logits, values = network.judge(batch.inputs[:rows])
    np.testing.assert_allclose(batch.values[:rows], values, rtol=1e-4, atol=1e-4)
    for row in range(rows):
        count = batch.counts[row]
        wanted = logits[row, batch.actions[row, :count]]
        np.testing.assert_allclose(batch.logits[row, :count], wanted, rtol=1e-4, atol=1e-4)


def test_plain_code_computes_what_numpy_does(box: Any) -> None:
    network = random_network(box, width=16, blocks=2)
    batch = described(box, 3, 16)
    forward(network.weights, batch, 3)
    check(network, batch, 3)


@pytest.mark.compiled
@pytest.mark.parametrize(("width", "blocks", "rows"), [(16, 1, 1), (48, 3, 4), (256, 4, 7)])
def test_compiled_code_computes_what_numpy_does(box: Any, width: int, blocks: int, rows: int) -> None:
    from azulejos.kernel.twins import twin

    network = random_network(box, width, blocks)
    batch = described(box, rows, width)
    twin(forward)(network.weights, batch, rows)
    check(network, batch, rows)


@pytest.mark.compiled
def test_a_position_is_judged_alike_whatever_stands_beside_it(box: Any) -> None:
    from azulejos.kernel.twins import twin

    network = random_network(box, 64, 2)
    together, alone = described(box, 6, 64), described(box, 6, 64)
    twin(forward)(network.weights, together, 6)
    for row in range(6):
        alone.inputs[0], alone.actions[0], alone.counts[0] = (
            together.inputs[row],
            together.actions[row],
            together.counts[row],
        )
        twin(forward)(network.weights, alone, 1)
        count = together.counts[row]
        assert together.values[row].tobytes() == alone.values[0].tobytes()
        assert together.logits[row, :count].tobytes() == alone.logits[0, :count].tobytes()


def test_a_file_keeps_a_network_in_16_bits(box: Any, tmp_path: Path) -> None:
    network = random_network(box, 32, 2)
    network.save(tmp_path / "net.npz")
    found = read_network(tmp_path / "net.npz", box)
    for before, after in zip(network.weights, found.weights, strict=True):
        assert after.dtype == np.float32
        assert after.flags.c_contiguous
        np.testing.assert_array_equal(before.astype(np.float16), after)
    assert (found.width, found.blocks) == (32, 2)
    assert found.made["how"] == network.made["how"]
    with np.load(tmp_path / "net.npz") as file:
        assert {"input.weight", "blocks.bias", "policy.weight", "value.bias", "made"} <= set(file)


def test_a_file_for_another_box_is_refused(tmp_path: Path) -> None:
    first, second = BOXES[:2]
    random_network(first, 16, 1).save(tmp_path / "net.npz")
    with pytest.raises(NoNetwork, match=f"is of box '{first.name}', and what is needed is '{second.name}'"):
        read_network(tmp_path / "net.npz", second)


def test_a_file_for_another_description_is_refused(box: Any, tmp_path: Path) -> None:
    path = tmp_path / "net.npz"
    random_network(box, 16, 1).save(path)
    with np.load(path) as file:
        arrays = dict(file)
    arrays["made"] = np.array(json.dumps({**json.loads(str(arrays["made"])), "version": 0}))
    np.savez(path, **arrays)
    with pytest.raises(NoNetwork, match="is of version 0"):
        read_network(path, box)


def test_what_is_no_network_is_told(box: Any, tmp_path: Path) -> None:
    with pytest.raises(NoNetwork, match="there is no network in"):
        read_network(tmp_path / "none.npz", box)
    (tmp_path / "text.npz").write_text("hello", encoding="utf-8")
    good = random_network(box, 16, 1)
    good.save(tmp_path / "good.npz")
    whole = (tmp_path / "good.npz").read_bytes()
    middle = len(whole) // 2
    broken = {"text": b"hello", "empty": b"", "cut": whole[:middle]}
    broken["overwritten"] = whole[:middle] + bytes(1000) + whole[middle + 1000 :]
    for name, data in broken.items():
        (tmp_path / name).write_bytes(data)
        with pytest.raises(NoNetwork, match="is not the file of a network"):
            read_network(tmp_path / name, box)
    with pytest.raises(NoNetwork, match=r"value_bias of this network has the shape \(3,\), and needs \(8,\)"):
        Network(box, good.weights._replace(value_bias=np.zeros(3, np.float32)))
    with pytest.raises(NoNetwork, match="not finite"):
        Network(box, good.weights._replace(value_bias=np.full(8, np.nan, np.float32)))
    with pytest.raises(NoNetwork, match="which is not a multiple of 16"):
        random_network(box, 20, 1)


@pytest.mark.parametrize("box", built_in(), ids=lambda box: box.name)
def test_a_box_of_this_package_has_a_network(box: Any) -> None:
    network = find_network(box)
    assert network.made["inputs"] == plug(box).INPUTS
    assert (network.made["width"], network.made["blocks"]) == (network.width, network.blocks)
    assert network.made["how"]


def test_the_networks_of_this_package_are_small() -> None:
    folder = resources.files("azulejos.nets").joinpath("weights")
    assert sum(len(file.read_bytes()) for file in folder.iterdir()) < 25_000_000
