"""Threads that share the games of a batch. Compiled functions let go of Python's lock, so they run side by side."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import numpy as np
from numpy.typing import NDArray

T = TypeVar("T")
Work = Callable[[int, int, NDArray[np.int64]], T]
"""Something to do with the games from a first to before a last one, with scratch space."""


class Crew:
    """Each thread has its range of games and its scratch space; the one that calls takes part."""

    def __init__(self, games: int, threads: int, scratch: int) -> None:
        ends = [games * i // threads for i in range(threads + 1)]
        self._parts = [(ends[i], ends[i + 1], np.zeros(scratch, np.int64)) for i in range(threads)]
        self._pool = ThreadPoolExecutor(threads - 1, "azulejos-batch") if threads > 1 else None

    def do(self, work: Work[T]) -> list[T]:
        """Do it with all games; what each thread found, in the order of the games."""
        own, *others = self._parts
        if self._pool is None:
            return [work(*own)]
        futures = [self._pool.submit(work, *part) for part in others]
        return [work(*own), *(future.result() for future in futures)]
