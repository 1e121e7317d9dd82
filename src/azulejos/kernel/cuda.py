"""The twins of the rule functions for NVIDIA's GPUs, and kernels that call them, by numba-cuda.

A rule function that is to run there allocates nothing, raises nothing and has no use for methods of lists: arrays and
numbers come in. `AZULEJOS_RULES` does not concern it: who asks for a kernel gets one.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..errors import AzulejosError
from ..extras import needed
from . import bits
from .cache import cache_folder
from .maker import Maker, moved
from .rule import ON_GPU


def _load() -> Any:
    """numba-cuda's module. It takes the place of one that older versions of numba bring."""
    # Python does this by itself where packages are installed, but not in other folders of its path.
    import _numba_cuda_redirector  # noqa: F401

    if not hasattr(np, "row_stack"):
        # numba-cuda 0.30 names it when it is imported; NumPy 2.5 has it no more.
        np.row_stack = np.vstack  # type: ignore[attr-defined, unused-ignore]
    from numba import cuda

    if getattr(cuda, "implementation", "") != "NVIDIA":
        raise AzulejosError("numba's own module for GPUs was loaded before numba-cuda: import azulejos first")
    cuda.core.config.CUDA_LOW_OCCUPANCY_WARNINGS = 0  # a few games at a time are no mistake
    return cuda


with needed("gpu", "the rules on a GPU"):
    cuda = _load()

from llvmlite import ir  # noqa: E402
from numba.cuda import types as nb  # noqa: E402
from numba.cuda.extending import intrinsic  # noqa: E402

_lock = threading.Lock()


def twin(function: Callable[..., Any]) -> Any:
    """The device function of a rule function."""
    with _lock:
        if not _maker.has(function):
            _maker.make(cuda.jit(device=True))
    return _maker.twin(function)


def kernel(body: Callable[..., None], name: str, types: Sequence[Any] | None = None, **parameters: Any) -> Any:
    """A kernel from a function, which the caller launches: `made[blocks, threads, stream](...)`.

    It is compiled now for arguments of these numba types and takes no others, or for any when it gets them. In it
    `cuda` is numba-cuda's module and `local_array` the function below; rule functions that it calls by their bare
    names, or that are among the parameters, are device functions. The name tells kernels apart in the cache of compiled
    code, so it must say all that the parameters do.
    """
    from numba.cuda.core import config

    with _lock:
        _maker.make(cuda.jit(device=True))
    made = moved(body, _maker.translate({**body.__globals__, "cuda": cuda, "local_array": local_array, **parameters}))
    made.__qualname__ = name
    folder = cache_folder()
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder or "")
    try:
        return cuda.jit(None if types is None else tuple(types), cache=folder is not None)(made)
    finally:
        config.CACHE_DIR = before


def ptx(made: Any, types: Sequence[Any], capability: tuple[int, int] = (9, 0)) -> str:
    """The assembly of a kernel for arguments of these numba types, for GPUs like the H200. It takes no GPU."""
    from numba.cuda import dispatcher

    # Device functions are compiled for the GPU at hand: here one that is not there.
    before, device = dispatcher.get_current_device, SimpleNamespace(compute_capability=capability)
    dispatcher.get_current_device = lambda: device
    try:
        code, _ = cuda.compile(made.py_func, tuple(types), device=False, abi="numba", cc=capability)
    finally:
        dispatcher.get_current_device = before
    return str(code)


@intrinsic  # type: ignore[untyped-decorator]
def local_array(context: Any, size: Any, kind: Any) -> Any:
    """In kernels: a thread's own array of so many numbers, such as `local_array(100, np.int16)`.

    `cuda.local.array` fills its arrays with zeros. For scratch space of some hundred numbers that takes longer than the
    rules do.
    """
    if not isinstance(size, nb.IntegerLiteral):
        return None  # then numba asks with the number itself
    number = kind.dtype
    array_type, count = nb.Array(number, 1, "C"), size.literal_value

    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        storage = ir.ArrayType(context.get_data_type(number), count)
        with builder.goto_entry_block():
            memory = builder.alloca(storage)
        array = context.make_array(array_type)(context, builder)
        width = context.get_abi_sizeof(storage.element)
        context.populate_array(
            array,
            data=builder.bitcast(memory, array.data.type),
            shape=[context.get_constant(nb.intp, count)],
            strides=[context.get_constant(nb.intp, width)],
            itemsize=context.get_constant(nb.intp, width),
            meminfo=None,
        )
        return array._getvalue()

    return array_type(size, kind), build


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def popcount(word: int) -> int:
    return np.int64(cuda.popc(np.int64(word)))  # type: ignore[return-value]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def lowest_bit(word: int) -> int:
    return np.int64(cuda.popc(np.int64(~word & (word - 1))))  # type: ignore[return-value]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def select_bit(word: int, k: int) -> int:
    """By halves of the word, halves of those and so on: no thread of a warp waits for a longer loop of another."""
    place = 0
    width = 32
    while width:
        here = cuda.popc((word >> place) & ((1 << width) - 1))
        if k >= here:
            k -= here
            place += width
        width >>= 1
    return place


_maker = Maker({bits.popcount: popcount, bits.lowest_bit: lowest_bit, bits.select_bit: select_bit}, ON_GPU)
