"""The compiled twins of the rule functions, for the CPU.

numba compiles one on first use and keeps the machine code in a cache folder named by a hash of all sources, because
numba's own check would miss an edit in a called file and run old rules.
"""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numba
from llvmlite import binding, ir
from numba.core import types as nb
from numba.extending import intrinsic

from . import bits
from .cache import OTHERS, cache_folder
from .maker import Maker

ANY_ORDER = {"contract", "nsz", "reassoc"}
"""The liberties of LLVM that sums in another order need, and no others: infinities stay what they are."""

_lock = threading.Lock()


def twin(function: Callable[..., Any]) -> Any:
    """The compiled form of a rule function."""
    # One box may be loading in the background while another one is wanted.
    with _lock:
        if not _maker.has(function):
            _make_twins()
    return _maker.twin(function)


def specialize(made: Any, *arguments: Any) -> Callable[..., Any]:
    """A twin for arguments of these very types. It does not look at types, which takes numba longer than a short call:
    arguments of others break everything.
    """
    types = tuple(numba.typeof(argument) for argument in arguments)
    made.compile(types)
    found: Callable[..., Any] = made.get_overload(types)
    return found


@cache
def _folder(others: int) -> Path | None:
    """Where twins are kept; found once, until another package brings sources of its own."""
    return cache_folder()


def _make_twins() -> None:
    folder = _folder(len(OTHERS))
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(folder or "")
    try:
        usual = {"nogil": True, "error_model": "numpy", "cache": folder is not None}
        _maker.make(numba.njit(**usual), numba.njit(**usual, fastmath=ANY_ORDER))
    finally:
        numba.config.CACHE_DIR = before


def _forget_threads() -> None:
    """A forked child has no threads: one that held the lock would be waited for in vain."""
    global _lock
    _lock = threading.Lock()


os.register_at_fork(after_in_child=_forget_threads)


@intrinsic  # type: ignore[untyped-decorator]
def _popcount(context: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.ctpop(args[0])

    return nb.int64(nb.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(context: Any, word: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        return builder.cttz(args[0], ir.Constant(ir.IntType(1), 1))

    return nb.int64(nb.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _deposit_bits(context: Any, bits: Any, mask: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        word = ir.IntType(64)
        function = builder.module.declare_intrinsic("llvm.x86.bmi.pdep.64", (), ir.FunctionType(word, [word, word]))
        return builder.call(function, args)

    return nb.int64(nb.int64, nb.int64), build


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def popcount(word: int) -> int:
    return _popcount(word)  # type: ignore[no-any-return]


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def lowest_bit(word: int) -> int:
    return _trailing_zeros(word)  # type: ignore[no-any-return]


@numba.njit(nogil=True)  # type: ignore[untyped-decorator]
def select_bit(word: int, k: int) -> int:
    return _trailing_zeros(_deposit_bits(1 << k, word))  # type: ignore[no-any-return]


INTRINSICS: dict[Callable[..., Any], Any] = {bits.popcount: popcount, bits.lowest_bit: lowest_bit}
"""Rule functions that are one machine instruction."""
if binding.get_host_cpu_features().get("bmi2"):
    INTRINSICS[bits.select_bit] = select_bit

_maker = Maker(INTRINSICS, {})
