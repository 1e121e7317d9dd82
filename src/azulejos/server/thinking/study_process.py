"""One process that studies. It has the lowest priority of all, so that moves and bots come first."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import queue
import threading
import time
from collections.abc import AsyncIterator
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from ...arena.processes import interrupts_held
from ...errors import AzulejosError
from ...search.limits import Stop
from ...study import Stopped
from ..problems import problem, problem_of
from .process import NICENESS, load_now, load_soon, settle_down
from .studies import Task

log = logging.getLogger(__name__)

LOWEST = 19
"""The greatest niceness there is."""
SESSION = Path("/proc/self/autogroup")
"""Where Linux is told the niceness of a whole session."""
SESSION_NICENESS = 5
"""A third of what other sessions have: moves are as fast as without studies, and these get on where others are busy."""
TO_STOP = 3.0
"""Seconds that a process has to stop; then it is ended."""
TO_LOAD = 120.0
"""The same for one that has just started: what it loads serves the next task too."""

# ---------------------------------------------------------------------------------------------------- inside


class GivingWay(Stop):
    """A switch that gives the processor to whoever waits for it each time a search looks at it, which is often.

    On a core that both need, Linux may otherwise take it from a study only at its next tick, some milliseconds later.
    """

    def is_set(self) -> bool:
        with contextlib.suppress(AttributeError):  # not every system has it
            os.sched_yield()
        return super().is_set()


def study_until_told(pipe: Connection, niceness: int) -> None:
    """What a study process does: it takes tasks from a pipe, and sends lines back."""
    settle_down()
    step_back(niceness)
    tasks: queue.SimpleQueue[tuple[Task, Stop] | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, tasks), daemon=True).start()
    while (asked := tasks.get()) is not None:
        task, stop = asked
        load_soon()
        try:
            load_now(task.box)  # a study is worth waiting for what was compiled
            pipe.send(("begun", None))
            if not stop.is_set():
                task.run(stop, lambda line: pipe.send(("line", line)))
            pipe.send(("done", None))
        except Stopped:
            pipe.send(("done", None))
        except AzulejosError as error:
            pipe.send(("problem", problem_of(error)))
        except Exception:
            log.exception("a study broke")
            pipe.send(("problem", problem("failed", "something broke; it was written down")))


def step_back(niceness: int) -> None:
    """Behind everybody else, in a session of its own.

    Linux takes the processor at once from what is idle by policy; a process that is only nice keeps it for some
    milliseconds while a move waits. But where each session gets its share of the processor, both count within a session
    alone. In the server's own one, studies would use up its share on a machine that others load too.
    """
    with contextlib.suppress(AttributeError, OSError):
        os.nice(max(0, niceness - NICENESS))
        if niceness >= LOWEST:
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    with contextlib.suppress(AttributeError, OSError):
        os.setsid()
        for _ in range(10):
            with contextlib.suppress(BlockingIOError):  # one session in a tenth of a second, of all on the machine
                SESSION.write_text(str(min(niceness, SESSION_NICENESS)))
                return
            time.sleep(0.1)


def _listen(pipe: Connection, tasks: queue.SimpleQueue[tuple[Task, Stop] | None]) -> None:
    stop = GivingWay()
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked = pipe.recv()
            if asked is None:
                stop.set()
            else:
                stop = GivingWay()
                tasks.put((asked, stop))
    tasks.put(None)


# ---------------------------------------------------------------------------------------------------- outside


class StudyProcess:
    """One process; it does one task at a time."""

    def __init__(self, niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(
            target=study_until_told, args=(theirs, niceness), daemon=True, name="azulejos-study"
        )
        with interrupts_held():
            self._process.start()
        theirs.close()  # so that its end closes when the process dies
        self._answers: asyncio.Queue[tuple[str, Any]] = asyncio.Queue()
        self._loop = asyncio.get_running_loop()
        self._is_busy = self._has_begun = False
        self.since = time.monotonic()
        """When it was last at work."""
        threading.Thread(target=self._hear, daemon=True).start()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    def _hear(self) -> None:
        try:
            while True:
                self._put(self._pipe.recv())
        except (EOFError, OSError):
            self._put(("died", None))
        finally:
            self._pipe.close()  # here, where nobody reads from it any more

    def _put(self, answer: tuple[str, Any]) -> None:
        with contextlib.suppress(RuntimeError):  # the server has stopped
            self._loop.call_soon_threadsafe(self._answers.put_nowait, answer)

    async def do(self, task: Task) -> AsyncIterator[dict[str, Any]]:
        """The lines that come back. Whoever does not wait for the last one calls `stop`."""
        self._is_busy, self._has_begun = True, False
        self._pipe.send(task)
        while self._is_busy:
            kind, told = await self._hear_next()
            if kind == "line":
                yield told
            elif kind == "problem":
                raise Told(told)

    async def _hear_next(self) -> tuple[str, Any]:
        kind, told = await self._answers.get()
        if kind == "died":
            raise ProcessDied
        self._has_begun = True
        self._is_busy = kind not in ("done", "problem")
        return kind, told

    async def stop(self) -> bool:
        """Stop what it does, if it does anything; False if it has to be ended for that."""
        with contextlib.suppress(OSError, TimeoutError, ProcessDied):
            if self._is_busy:
                self._pipe.send(None)
            if self._is_busy and not self._has_begun:
                async with asyncio.timeout(TO_LOAD):
                    await self._hear_next()
            async with asyncio.timeout(TO_STOP):
                while self._is_busy:
                    await self._hear_next()
            return True
        return False

    def end(self) -> None:
        self._process.kill()


class Told(Exception):
    """A problem that the process told of."""

    def __init__(self, told: dict[str, Any]) -> None:
        super().__init__(told["detail"])
        self.problem = told


class ProcessDied(Exception):
    """A study process is gone."""
