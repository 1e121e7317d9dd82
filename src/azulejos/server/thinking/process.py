"""One worker process. It has low priority, compiles nothing, and ends with the process that started it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from ...arena.processes import interrupts_held, release_interrupts
from ...bots import compiling
from ...errors import AzulejosError
from ...kernel.background import mode
from ...rules.box import Box
from ...rules.boxes import all_boxes
from .thoughts import Thought, think

log = logging.getLogger(__name__)

ATTEMPTS = 3
"""How many processes a thought may cost before it is given up."""
NICENESS = 10

# ---------------------------------------------------------------------------------------------------- inside

_may_load = False
"""Whether compiled rules may be used here at all."""
_wants_compiled = False
"""Whether some shall be loaded that are not there yet."""


def settle_down() -> None:
    """What a worker process does first."""
    global _may_load, _wants_compiled
    for number in (signal.SIGINT, signal.SIGTERM):  # which may go to all at once; the one who started it decides
        signal.signal(number, signal.SIG_IGN)
    release_interrupts()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _may_load = _wants_compiled = mode() != "plain"
    if mode() == "auto":
        os.environ["AZULEJOS_RULES"] = "plain"  # whoever started it compiles, once for all workers
    load_soon()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def load_soon() -> None:
    """Load each piece that was compiled, in the background, as soon as it is there."""
    global _wants_compiled
    if _wants_compiled:
        _wants_compiled = not compiling.load_soon(all_boxes())


def load_now(box: Box) -> None:
    """Wait for what was compiled for a box, which is loaded in a second or two."""
    if _may_load:
        compiling.load(box)


def answer(thought: Thought) -> str:
    load_soon()
    return think(thought)


# ---------------------------------------------------------------------------------------------------- outside


class Worker:
    """A process that thinks about one thing at a time. It is started when it is needed, and anew when it has died."""

    def __init__(self) -> None:
        self.is_busy = False
        self._pool: ProcessPoolExecutor | None = None
        self._pid: Future[int] | None = None

    @property
    def is_started(self) -> bool:
        return self._pool is not None

    @property
    def pid(self) -> int | None:
        """Known once the process has come up."""
        return self._pid.result() if self._pid is not None and self._pid.done() and not self._pid.exception() else None

    def start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            with interrupts_held():
                self._pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), settle_down)
                self._pid = self._pool.submit(os.getpid)
        return self._pool

    async def think(self, thought: Thought) -> str:
        for _ in range(ATTEMPTS):
            try:
                return await asyncio.wrap_future(self.start().submit(answer, thought))
            except BrokenProcessPool:
                log.warning("a worker process died; what it thought about is done again")
                self._pool = None
        raise AzulejosError(f"{ATTEMPTS} processes died while {thought.bot} thought about {thought.position}")

    def end(self) -> None:
        """At once, in the middle of a thought too; no thread of the pool is left that could outlive its pipes."""
        if self._pool is not None:
            for process in multiprocessing.active_children():
                if process.pid == self.pid:
                    process.kill()
            self._pool.shutdown(wait=True, cancel_futures=True)
