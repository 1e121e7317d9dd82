"""Compiling while everything else goes on: one job at a time, on a thread of its own, with its progress told.

`AZULEJOS_RULES` may say `plain` (never compile) or `compiled` (wait for it); the default is `auto`: plain rules play
until the compiled ones are ready.
"""

from __future__ import annotations

import importlib.util
import os
import queue
import threading
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ..errors import AzulejosError, AzulejosWarning

T = TypeVar("T")
Tell = Callable[[str], None]
"""Is told the name of each part before it is loaded or compiled."""

MODES = ("auto", "plain", "compiled")


def mode() -> str:
    asked = os.environ.get("AZULEJOS_RULES", "auto")
    if asked not in MODES:
        raise AzulejosError(f"AZULEJOS_RULES cannot be {asked!r}: it is {', '.join(MODES)}")
    return asked


@dataclass(frozen=True, slots=True)
class Progress:
    """How far the jobs have come that were begun since the compiler last had nothing to do."""

    done: int = 0
    total: int = 0
    part: str = ""
    """What is being compiled now."""

    @property
    def is_done(self) -> bool:
        return self.done == self.total


class Job(Generic[T]):
    """Something to be compiled once in a process: soon, in the background, or now."""

    def __init__(self, parts: int, work: Callable[[Tell], T]) -> None:
        self.parts = parts
        self.made: T | None = None
        """The compiled thing, once it is there."""
        self._work = work
        self._told = 0
        self._is_begun = False

    def wanted(self) -> T | None:
        """What was made, or None while it is not there: then it is begun, and waited for where the mode says so."""
        if self.made is None:
            asked = mode()
            if asked == "compiled":
                return self.now()
            if asked == "auto" and not _was_interrupted and has_numba():
                self.soon()
        return self.made

    def soon(self) -> None:
        """Compile in the background."""
        with _lock:
            if not self._is_begun:
                _begin(self)
                _queue.put(self)
                _start_thread()

    def now(self, tell: Tell | None = None) -> T:
        """Compile here, unless that was done before; waits for the background if it is at work."""
        if self.made is None:
            if _was_interrupted:
                raise AzulejosError("this process was forked while the rules were loading, so it has only plain ones")
            if not _is_numba_installed():
                raise AzulejosError("compiled rules need numba, which is not installed: pip install numba")
            with _lock:
                if not self._is_begun:
                    _begin(self)
            self.run(tell)
        assert self.made is not None
        return self.made

    def run(self, tell: Tell | None = None) -> None:
        global _part

        def told(part: str) -> None:
            global _part
            _part = part
            self._told += 1
            if tell is not None:
                tell(part)

        with _compiling:
            if self.made is None:
                self._told = 0
                try:
                    self.made = self._work(told)
                finally:
                    _part = ""
                    if self.made is None:
                        _give_up(self)

    @property
    def done(self) -> int:
        """How many parts are done; the one that was told last is not."""
        return self.parts if self.made is not None else max(0, min(self._told, self.parts) - 1)


_jobs: list[Job[Any]] = []
_queue: queue.SimpleQueue[Job[Any]] = queue.SimpleQueue()
_thread: threading.Thread | None = None
_part = ""
_lock = threading.Lock()
_compiling = threading.RLock()
_was_interrupted = False
"""Whether this process was forked while a thread was compiling, which leaves numba half imported in the child."""
_has_told = False


def _begin(job: Job[Any]) -> None:
    if all(other.made is not None for other in _jobs):
        _jobs.clear()  # progress tells of what is being compiled now
    job._is_begun = True
    _jobs.append(job)


def _give_up(job: Job[Any]) -> None:
    with _lock:
        job._is_begun = False
        _jobs.remove(job)


def _start_thread() -> None:
    global _thread
    if _thread is None:
        _thread = threading.Thread(target=_work, name="azulejos-compiler", daemon=True)
        _thread.start()


def _work() -> None:
    while True:
        job = _queue.get()
        try:
            job.run()
        except Exception as error:  # the plain rules play on
            warnings.warn(f"the rules could not be compiled and stay plain: {error}", AzulejosWarning, 2)


def progress() -> Progress:
    """How far the compiler has come."""
    jobs = list(_jobs)
    return Progress(sum(job.done for job in jobs), sum(job.parts for job in jobs), _part)


def _is_numba_installed() -> bool:
    return importlib.util.find_spec("numba") is not None


def has_numba() -> bool:
    """Whether rules can be compiled here. Says so once if not."""
    global _has_told
    found = _is_numba_installed()
    if not found and not _has_told:
        _has_told = True
        warnings.warn("numba is not installed, so the rules run as plain Python, slowly", AzulejosWarning, 3)
    return found


def _forget_threads() -> None:
    """A forked child has no threads: one that was compiling would be waited for in vain."""
    global _lock, _compiling, _queue, _thread, _was_interrupted
    _was_interrupted = _was_interrupted or any(job.made is None for job in _jobs)
    _lock, _compiling, _queue, _thread = threading.Lock(), threading.RLock(), queue.SimpleQueue(), None


os.register_at_fork(after_in_child=_forget_threads)
