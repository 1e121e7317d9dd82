"""The figures of `azulejos bench` and what is compiled beforehand. No figure is compared with anything."""

from __future__ import annotations

import pytest

from azulejos.envs import speed, warm
from azulejos.rules.boxes import all_boxes


def test_all_figures_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "SECONDS", 0.01)
    for name in ("azul/2", "pavilion/3"):
        row = speed.batch_row(name)
        assert row.keys() == {"masks", "observations", "bytes_per_game"}
        assert all(figure > 0 for figure in row.values())
        assert speed.turns_per_second(name) > 0


def test_a_gpu_is_measured_by_what_runs_on_a_cpu_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("torch", reason="torch is not installed: pip install 'azulejos[gpu]'")
    from azulejos.envs import gpu_speed

    monkeypatch.setattr(gpu_speed, "STEPS", 3)
    for masks in ("int8", "packed"):
        assert gpu_speed.steps_per_second("azul/2", 10, masks=masks, observations=True, device="cpu") > 0


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_compiling_tells_each_part(box: object) -> None:
    parts: list[str] = []
    warm.warm(box, parts.append)
    assert len(parts) == warm.PARTS
