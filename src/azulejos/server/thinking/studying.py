"""Processes that study positions and games for whoever asks, after everything else that the machine has to do.

They have a lower priority than bots that think about a move, so moves come first. A client has one long task at a
time; short ones wait behind no long one, and clients take turns. A task that nobody waits for any more is stopped, and
a process that does not stop in time is ended.
"""

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
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from typing import Any

from ...arena.processes import interrupts_held
from ...errors import AzulejosError
from ...search.limits import Stop
from ...study import Stopped
from ..problems import Refusal, problem, problem_of
from ..tables.tasks import Tasks
from .process import NICENESS, load_now, load_soon, settle_down
from .studies import Task

log = logging.getLogger(__name__)

MOST_OF_CLIENT = 6
"""Tasks of one client that may wait or be done: short ones, and reviews that are kept."""
MOST_WAITING = 200
"""Tasks of all clients that may wait."""
TO_STOP = 3.0
"""Seconds that a process has to stop; then it is ended."""
IDLE = 300.0
"""Seconds after which a process that has nothing to do is ended."""
BEAT = 5.0
"""Seconds after which whoever waits is told something."""

# ---------------------------------------------------------------------------------------------------- inside


def study_until_told(pipe: Connection, niceness: int) -> None:
    """What a study process does: it takes tasks from a pipe, and sends lines back."""
    settle_down()
    with contextlib.suppress(AttributeError, OSError):
        os.nice(max(0, niceness - NICENESS))
    tasks: queue.SimpleQueue[tuple[Task, Stop] | None] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(pipe, tasks), daemon=True).start()
    while (asked := tasks.get()) is not None:
        task, stop = asked
        load_soon()
        try:
            load_now(task.box)  # a study is worth waiting for what was compiled
            task.run(stop, lambda line: pipe.send(("line", line)))
            pipe.send(("done", None))
        except Stopped:
            pipe.send(("done", None))
        except AzulejosError as error:
            pipe.send(("problem", problem_of(error)))
        except Exception:
            log.exception("a study broke")
            pipe.send(("problem", problem("failed", "something broke; it was written down")))


def _listen(pipe: Connection, tasks: queue.SimpleQueue[tuple[Task, Stop] | None]) -> None:
    stop = Stop()
    with contextlib.suppress(EOFError, OSError):
        while True:
            asked = pipe.recv()
            if asked is None:
                stop.set()
            else:
                stop = Stop()
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
        self._pipe.send(task)
        while True:
            kind, told = await self._answers.get()
            if kind == "line":
                yield told
            elif kind == "done":
                return
            elif kind == "problem":
                raise Told(told)
            else:
                raise ProcessDied

    async def stop(self) -> bool:
        """Stop what it does; False if it had to be ended for that."""
        with contextlib.suppress(OSError, TimeoutError):
            self._pipe.send(None)
            async with asyncio.timeout(TO_STOP):
                while True:
                    kind, _ = await self._answers.get()
                    if kind in ("done", "problem"):
                        return True
                    if kind == "died":
                        return False
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


@dataclass(eq=False)
class Asked:
    """A task, and what has come of it."""

    task: Task
    studies: Studies
    told: asyncio.Queue[dict[str, Any] | None] = field(default_factory=asyncio.Queue)
    """The lines; None is the end."""
    working: asyncio.Task[None] | None = None

    async def lines(self) -> AsyncIterator[dict[str, Any]]:
        """As they come. Where none comes for a while, how many tasks are ahead: then everybody knows that it lives."""
        while True:
            if ahead := self.studies.ahead(self):
                yield {"kind": "waiting", "ahead": ahead}
            try:
                async with asyncio.timeout(BEAT):
                    line = await self.told.get()
            except TimeoutError:
                if not ahead:
                    yield {"kind": "waiting", "ahead": 0}
                continue
            if line is None:
                return
            yield line

    def drop(self) -> None:
        """Nobody waits for it any more."""
        self.studies.drop(self)


class Studies:
    """All studies of a server."""

    def __init__(self, processes: int, niceness: int) -> None:
        self._most = max(1, processes)
        self._niceness = niceness
        self._waiting: list[Asked] = []
        self._working: list[Asked] = []
        self._processes: set[StudyProcess] = set()
        self._free: list[StudyProcess] = []
        self._last: dict[str, int] = {}
        """When clients were last given something, as a number that rises."""
        self._given = 0
        self._tasks = Tasks()
        self._is_closed = False

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    @property
    def working(self) -> int:
        return len(self._working)

    @property
    def pids(self) -> list[int]:
        return [process.pid for process in self._processes if process.pid is not None]

    async def answer(self, task: Task) -> dict[str, Any]:
        """The only line of a quick task."""
        asked = self.ask(task)
        try:
            async for line in asked.lines():
                kind = line.get("kind")
                if kind == "problem":
                    raise Refusal(line["problem"]["type"].rpartition("/")[2], line["problem"]["detail"])
                if kind != "waiting":
                    return line
        finally:
            asked.drop()
        raise Refusal("unavailable", "this was stopped; try again")

    # -------------------------------------------------------------------------------------------- the queue

    def ask(self, task: Task) -> Asked:
        """Whoever asks drops it when the lines are not wanted any more."""
        if self._is_closed or len(self._waiting) >= MOST_WAITING:
            raise Refusal("unavailable", "too many people study at the moment; try again in a minute")
        own = sum(asked.task.client == task.client for asked in (*self._waiting, *self._working))
        if own >= MOST_OF_CLIENT:
            raise Refusal("too_many", f"no more than {MOST_OF_CLIENT} studies at once, please")
        if not task.is_quick:
            self._replace(task.client)
        asked = Asked(task, self)
        self._waiting.append(asked)
        self._hand_out()
        return asked

    def _replace(self, client: str) -> None:
        """A client's new long task takes the place of its old one."""
        for other in [*self._waiting, *self._working]:
            if other.task.client == client and not other.task.is_quick and not other.task.is_kept:
                told = problem("conflict", "you have begun another study, and one goes at a time")
                other.told.put_nowait({"kind": "problem", "problem": told})
                self.drop(other)

    def ahead(self, asked: Asked) -> int:
        """How many tasks come before one that waits."""
        return sum(self._order(other) < self._order(asked) for other in self._waiting) if asked in self._waiting else 0

    def _order(self, asked: Asked) -> tuple[bool, int]:
        """Quick ones first, then the client that has waited longest since it was given something."""
        return not asked.task.is_quick, self._last.get(asked.task.client, 0)

    def _hand_out(self) -> None:
        while self._waiting and not self._is_closed:
            quick = any(asked.task.is_quick for asked in self._waiting)
            slow = sum(not asked.task.is_quick for asked in self._working)
            if not quick and slow >= self._most:
                return
            if len(self._working) >= self._most + 1:  # one more than long tasks may take
                return
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            self._working.append(chosen)
            self._given += 1
            self._last[chosen.task.client] = self._given
            chosen.working = asyncio.create_task(self._work(chosen), name="study")

    async def _work(self, asked: Asked) -> None:
        process = self._take_process()
        try:
            others = sum(not other.task.is_quick for other in self._waiting)
            async for line in process.do(asked.task.among(1 + others)):
                asked.told.put_nowait(line)
        except asyncio.CancelledError:
            self._tasks.spawn(self._stop(process))
            raise
        except Told as told:
            asked.told.put_nowait({"kind": "problem", "problem": told.problem})
            self._give_back(process)
        except (ProcessDied, OSError):
            log.warning("a study process died")
            self._end(process)
            died = problem("failed", "the process that studied this died; try again")
            asked.told.put_nowait({"kind": "problem", "problem": died})
        else:
            self._give_back(process)
        finally:
            asked.told.put_nowait(None)
            self._working.remove(asked)
            self._forget_clients()
            self._hand_out()

    def drop(self, asked: Asked) -> None:
        """Nobody waits for it any more."""
        asked.told.put_nowait(None)
        if asked in self._waiting:
            self._waiting.remove(asked)
        elif asked.working is not None:
            asked.working.cancel()

    def _forget_clients(self) -> None:
        here = {asked.task.client for asked in (*self._waiting, *self._working)}
        if len(self._last) > 10 * MOST_WAITING:
            self._last = {client: when for client, when in self._last.items() if client in here}

    # -------------------------------------------------------------------------------------------- processes

    def _take_process(self) -> StudyProcess:
        if self._free:
            return self._free.pop()
        process = StudyProcess(self._niceness)
        self._processes.add(process)
        return process

    async def _stop(self, process: StudyProcess) -> None:
        if await process.stop():
            self._give_back(process)
        else:
            self._end(process)

    def _give_back(self, process: StudyProcess) -> None:
        if self._is_closed:
            self._end(process)
            return
        process.since = time.monotonic()
        self._free.append(process)
        asyncio.get_running_loop().call_later(IDLE + 1, self._end_idle)

    def _end_idle(self) -> None:
        for process in [one for one in self._free if time.monotonic() - one.since >= IDLE]:
            self._end(process)

    def _end(self, process: StudyProcess) -> None:
        self._processes.discard(process)
        if process in self._free:
            self._free.remove(process)
        process.end()

    async def close(self) -> None:
        self._is_closed = True
        for asked in (*self._waiting, *self._working):
            self.drop(asked)
        await self._tasks.cancel()
        for process in list(self._processes):
            self._end(process)
