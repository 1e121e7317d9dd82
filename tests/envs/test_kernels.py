"""Kernels for GPUs: how a block shares its records, and that all of them compile where there is no GPU."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import pytest

from azulejos.envs.kernels import BODIES, THREADS, Kernels, copy_records, signatures
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes, all_presets
from toolkit import needs_cuda_compiler

RECORD, PITCH = 4, 5


@pytest.mark.parametrize("games", [1, 63, 64, 65, 200])
def test_every_record_goes_to_its_thread_and_back(games: int) -> None:
    words = np.arange(1, games * RECORD + 1)
    back = np.zeros_like(words)
    for first, here, staged in blocks(words, games):
        for i in range(here):
            own = staged[i * PITCH : i * PITCH + RECORD]
            assert own.tolist() == words[(first + i) * RECORD :][:RECORD].tolist()
            own += 1000
        for thread in range(THREADS):
            copy_records(back, staged, RECORD, PITCH, first, here, thread, True)
    assert back.tolist() == (words + 1000).tolist()


def blocks(words: np.ndarray, games: int) -> Iterator[tuple[int, int, np.ndarray]]:
    """The first game of each block, how many games it has, and its shared memory once all threads have done theirs."""
    for first in range(0, games, THREADS):
        here = min(THREADS, games - first)
        staged = np.full(THREADS * PITCH, -1)
        for thread in range(THREADS):
            copy_records(words, staged, RECORD, PITCH, first, here, thread, False)
        yield first, here, staged


@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_the_records_of_a_block_fit_into_its_shared_memory(box: Box) -> None:
    pitch = box.state.dtype().itemsize // 8 | 1
    assert pitch % 2 == 1
    assert THREADS * pitch * 8 <= 48 * 1024


@needs_cuda_compiler
@pytest.mark.parametrize("name", BODIES)
def test_every_kernel_compiles(name: str) -> None:
    """Here with packed masks, of the box that takes least time."""
    assert ".visible .entry" in compiled(all_presets()["pavilion"], name, packed=True)


@needs_cuda_compiler
@pytest.mark.parametrize("box", all_boxes(), ids=lambda box: box.name)
def test_the_step_of_every_box_compiles(box: Box) -> None:
    code = compiled(box, "step", packed=False)
    assert "st.shared" in code
    assert "bar.sync" in code
    assert "call" not in [line.split()[0] for line in code.splitlines() if line.split()]  # no function is left outside


def compiled(box: Box, name: str, packed: bool) -> str:
    from azulejos.kernel.cuda import ptx

    return ptx(Kernels(box, packed).make(name, compiled=False), signatures(packed)[name])


def test_what_stands_for_a_rule_function_on_a_gpu_does_the_same() -> None:
    from azulejos.envs.azul import one_of_six, shifted
    from azulejos.kernel.rule import ON_GPU

    assert ON_GPU[one_of_six] is shifted
    for bits in range(64):
        for i in range(6):
            assert one_of_six(bits, i) == shifted(bits, i)
