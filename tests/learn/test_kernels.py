"""Self-play compiles for a GPU, where there is none too."""

from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from azulejos.learn.arrays import Calls, Forest, History, Sizes, Starts, forest_shapes, history_shapes
from azulejos.learn.forest import Taste
from azulejos.learn.groups import start_words
from azulejos.learn.loops import kinds_of
from azulejos.nets.forward import OUTPUTS
from azulejos.nets.plug import plug
from learn.small import tiny
from toolkit import needs_cuda_compiler

GAMES = 2
needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="it takes a minute, and is of use with torch alone: make ray-test"
)


def arrays(settings: Any) -> dict[str, Any]:
    """As on a GPU: what threads write side by side has games last."""
    kinds, seen = kinds_of(settings.box), plug(settings.box)
    words = [kind.itemsize // 8 for kind in kinds[:4]]
    sizes = Sizes(GAMES, 3, 3 * seen.MOST_CHOICES, 2, seen.MOST_CHOICES, seen.INPUTS, 192, *words)
    zeros = {name: np.zeros(shape, kind) for name, (shape, kind) in history_shapes(sizes).items()}
    history = History(**{**zeros, "undealt": np.zeros((sizes.inputs, GAMES), np.float32).T})
    return {
        "trees": Forest(**{name: np.zeros(shape, kind) for name, (shape, kind) in forest_shapes(sizes).items()}),
        "calls": Calls(
            np.zeros((sizes.inputs, GAMES), np.float32).T,
            np.zeros((GAMES, sizes.actions), np.float32),
            np.zeros((GAMES, OUTPUTS), np.float32),
        ),
        "starts": Starts(start_words(settings.games), np.zeros(GAMES, np.int32)),
        "history": history,
        "taste": Taste(0.6, 4, 40, 0.0),
        "numbers": np.zeros(GAMES, np.int64),
        "schedule": np.zeros((5, 2), np.int32),
        "simulation": 0,
    }


@needs_cuda_compiler
@pytest.mark.compiled
@pytest.mark.parametrize(
    ("place", "names"),
    [
        (0, ("trees", "calls", "starts", "numbers", "taste")),
        pytest.param(1, ("trees", "calls", "taste", "schedule", "simulation"), marks=needs_torch),
        pytest.param(2, ("trees", "calls", "starts", "history", "taste"), marks=needs_torch),
    ],
)
def test_kernels_compile_and_keep_records_in_shared_memory(place: int, names: tuple[str, ...]) -> None:
    import numba

    from azulejos.kernel.cuda import ptx
    from azulejos.learn.kernels import THREADS, kernels_of

    settings = tiny()
    given = arrays(settings)
    code = ptx(kernels_of(settings.box)[place], tuple(numba.typeof(given[name]) for name in names))
    pitch = settings.box.state.dtype().itemsize // 8 | 1
    assert any(".shared" in line and f"[{THREADS * pitch * 8}]" in line for line in code.splitlines())
    assert ".func" not in code  # everything is inlined: a call would cost a stack
