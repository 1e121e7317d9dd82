"""Compares a GPU with golden hashes that a CPU made: PYTHONPATH=tests python -m batches.check

It needs no pytest, for machines with a GPU have what learning takes and little else. `--device cpu` tries the same
without a GPU.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator

import torch

from azulejos.envs.gpu import GpuBatch, GpuBuffers, RandomPlayers
from batches.playing import (
    GAMES,
    REFUSED,
    SHOWN,
    Written,
    golden,
    hashes,
    looks,
    packed,
    play_on_cpu,
    play_with_tensors,
    refusals,
)


def mismatches(name: str, device: str, masks: str) -> Iterator[str]:
    """What a game writes there, beside what it should."""
    expected, found = golden()["games"][name], hashes(play_with_tensors(name, device, masks))
    wrong = [array for array, value in found.items() if value != expected[array]]
    if wrong:
        yield f"other {', '.join(wrong)} than on the CPU; {first_difference(name, device, masks)}"


def first_difference(name: str, device: str, masks: str) -> str:
    """Where a game first differs from the one on the CPU of this machine."""
    pairs = zip(play_on_cpu(name), play_with_tensors(name, device, masks), strict=True)
    for step, (here, there) in enumerate(pairs):
        for array in Written._fields:
            mine, theirs = getattr(here, array), getattr(there, array)
            if array == "masks" and masks == "packed":
                mine = packed(mine)
            if mine.tobytes() != theirs.tobytes():
                games = [i for i in range(GAMES) if mine[i].tobytes() != theirs[i].tobytes()]
                return f"first in step {step}, {array} of games {games[:8]}: {mine[games[0]]} became {theirs[games[0]]}"
    return "but not from the CPU of this machine"


def illegal_actions_are_refused_as_on_a_cpu(device: str) -> Iterator[str]:
    batch = GpuBatch(*REFUSED[:2], device=device)
    actions = torch.zeros(REFUSED[1], dtype=torch.int64, device=device)
    for said, expected in zip(refusals(batch, actions), golden()["refusals"], strict=True):
        if said != expected:
            yield f"it says {said!r} in place of {expected!r}"


def one_game_is_seen_as_on_a_cpu(device: str) -> Iterator[str]:
    for seen, expected in zip(looks(GpuBatch(*SHOWN[:2], device=device)), golden()["looks"], strict=True):
        if seen != expected:
            yield f"it is {seen!r} in place of {expected!r}"


def a_graph_plays_what_steps_play(device: str) -> Iterator[str]:
    if device == "cpu":
        return
    found = []
    for captured in (False, True):
        batch = GpuBatch("azul/2", 500, check=False, device=device)
        buffers, actions = batch.new_buffers(), torch.zeros(500, dtype=torch.int64, device=device)
        players = RandomPlayers(batch, seed=5)
        batch.reset(buffers, seed=6)

        def step() -> None:
            players.choose(actions)  # noqa: B023
            batch.step(actions, buffers)  # noqa: B023

        if captured:
            stream = torch.cuda.Stream()
            stream.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(stream):
                step()
            torch.cuda.current_stream().wait_stream(stream)
            graph = torch.cuda.CUDAGraph()
            with torch.cuda.graph(graph):
                step()
            for _ in range(99):
                graph.replay()
        else:
            for _ in range(100):
                step()
        torch.cuda.synchronize()
        found.append((batch.states.tobytes(), buffers.masks.cpu().numpy().tobytes()))
    if found[0] != found[1]:
        yield "a captured step does something else"


def tensors_may_be_laid_out_in_any_way(device: str) -> Iterator[str]:
    batch = GpuBatch("azul/2", 100, device=device)
    usual = batch.new_buffers()
    shapes = batch.shapes()
    room = torch.zeros(100, 2 * shapes["observations"][0][1], device=device)
    other = GpuBuffers(
        usual.masks.contiguous(), usual.rewards.contiguous(), usual.terminations, usual.truncations, usual.seats,
        observations=room[:, ::2],
    )  # fmt: skip
    batch.reset(usual, seed=7)
    batch.reset(other, seed=7)
    if not torch.equal(usual.observations, other.observations) or not torch.equal(usual.masks, other.masks):
        yield "other numbers are written"
    if room[:, 1::2].any():
        yield "numbers are written beside the tensor"


CHECKS: list[Callable[[str], Iterator[str]]] = [
    illegal_actions_are_refused_as_on_a_cpu,
    one_game_is_seen_as_on_a_cpu,
    a_graph_plays_what_steps_play,
    tensors_may_be_laid_out_in_any_way,
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda")
    parser.add_argument("--only", default="", help="games with this in their name")
    asked = parser.parse_args()
    wrong = 0
    for name in golden()["games"]:
        if asked.only in name:
            for masks in ("int8", "packed"):
                wrong += told(f"{name}, masks {masks}", mismatches(name, asked.device, masks))
    for check in CHECKS:
        wrong += told(check.__name__.replace("_", " "), check(asked.device))
    if wrong:
        raise SystemExit(f"azulejos: {wrong} things are not as on the CPU")
    print("azulejos: everything is as on the CPU")


def told(what: str, problems: Iterator[str]) -> int:
    """Print how it went; how many problems there are."""
    began, count = time.perf_counter(), 0
    for problem in problems:
        print(f"WRONG {what}: {problem}", flush=True)
        count += 1
    if not count:
        print(f"ok    {what} ({time.perf_counter() - began:.1f} s)", flush=True)
    return count


if __name__ == "__main__":
    main()
