"""How fast a `GpuBatch` is, per second of the GPU: the median time of a step, the choice of actions not counted."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from importlib.util import find_spec

from ..extras import needed

with needed("gpu", __name__):
    import torch

    from .gpu import GpuBatch, RandomPlayers

GAMES = 2**18
WARM_UP = 100
"""Steps after which games are in all their phases."""
STEPS = 200


def has_gpu() -> bool:
    """Whether there is one that games can be played on."""
    return find_spec("numba_cuda") is not None and torch.cuda.is_available()


def gpu_row(name: str) -> dict[str, int]:
    """Steps a second of many games of one kind, such as azul/2."""
    return {
        "masks": round(steps_per_second(name)),
        "observations": round(steps_per_second(name, observations=True)),
        "packed": round(steps_per_second(name, masks="packed")),
        "games": GAMES,
    }


def steps_per_second(
    name: str, games: int = GAMES, *, masks: str = "int8", observations: bool = False, device: str = "cuda"
) -> float:
    batch = GpuBatch(name, games, masks=masks, check=False, device=device)
    buffers = batch.new_buffers(observations=observations)
    actions = torch.zeros(games, dtype=torch.int64, device=batch.device)
    players = RandomPlayers(batch, seed=1)
    batch.reset(buffers, seed=0)
    for _ in range(WARM_UP):
        players.choose(actions)
        batch.step(actions, buffers)
    measure = _seconds_on_gpu if batch.device.type == "cuda" else _seconds_on_cpu
    return games / measure(lambda: players.choose(actions), lambda: batch.step(actions, buffers))


def _seconds_on_gpu(choose: Callable[[], None], step: Callable[[], None]) -> float:
    """Both as CUDA graphs, so that the GPU never waits for Python."""
    graphs = []
    for work in (choose, step):
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            work()
        graphs.append(graph)
    events = [[torch.cuda.Event(enable_timing=True) for _ in range(2)] for _ in range(STEPS)]
    for before, after in events:
        graphs[0].replay()
        before.record()
        graphs[1].replay()
        after.record()
    torch.cuda.synchronize()
    return statistics.median(float(before.elapsed_time(after)) for before, after in events) / 1000


def _seconds_on_cpu(choose: Callable[[], None], step: Callable[[], None]) -> float:
    spent = []
    for _ in range(STEPS):
        choose()
        before = time.thread_time()
        step()
        spent.append(time.thread_time() - before)
    return statistics.median(spent)
