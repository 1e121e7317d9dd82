"""Processes that study positions and games for whoever asks, after everything else that the machine has to do.

There are no more of them than cores, whoever comes and goes. A client has one long task at a time; short ones wait
behind no long one, and clients take turns. A task that nobody waits for any more is stopped, and a process that does
not stop in time is ended.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from ..problems import Refusal, problem
from ..tables.tasks import Tasks
from .studies import Task
from .study_process import ProcessDied, StudyProcess, Told

log = logging.getLogger(__name__)

MOST_OF_CLIENT = 6
"""Tasks of one client that may wait or be done: short ones, and reviews that are kept."""
MOST_WAITING = 200
"""Tasks of all clients that may wait."""
IDLE = 300.0
"""Seconds after which a process that has nothing to do is ended."""
BEAT = 5.0
"""Seconds after which whoever waits is told something."""


@dataclass(eq=False)
class Asked:
    """A task, and what has come of it."""

    task: Task
    studies: Studies
    told: asyncio.Queue[dict[str, Any] | None] = field(default_factory=asyncio.Queue)
    """The lines; None is the end."""
    working: asyncio.Task[None] | None = None
    is_dropped: bool = False
    """Whether nobody waits for it any more."""

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
    def most_processes(self) -> int:
        """One more than long tasks may take."""
        return self._most + 1

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
        if len(self._of(task.client)) >= MOST_OF_CLIENT:
            raise Refusal("too_many", f"no more than {MOST_OF_CLIENT} studies at once, please")
        if not task.is_quick:
            self._replace(task.client)
        asked = Asked(task, self)
        self._waiting.append(asked)
        self._hand_out()
        return asked

    def _of(self, client: str) -> list[Asked]:
        """What a client waits for."""
        asked = (*self._waiting, *self._working)
        return [one for one in asked if one.task.client == client and not one.is_dropped]

    def _replace(self, client: str) -> None:
        """A client's new long task takes the place of its old one."""
        for other in self._of(client):
            if not other.task.is_quick and not other.task.is_kept:
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
            if len(self._working) >= self.most_processes:
                return
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            self._working.append(chosen)
            self._given += 1
            self._last[chosen.task.client] = self._given
            process = self._take_process()
            chosen.working = asyncio.create_task(self._work(chosen, process), name="study")
            # Not inside of the task itself: one that is dropped at once never begins.
            chosen.working.add_done_callback(partial(self._worked, chosen, process))

    async def _work(self, asked: Asked, process: StudyProcess) -> None:
        try:
            others = sum(not other.task.is_quick for other in self._waiting)
            async for line in process.do(asked.task.among(1 + others)):
                asked.told.put_nowait(line)
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

    def _worked(self, asked: Asked, process: StudyProcess, work: asyncio.Task[None]) -> None:
        """A task was done or dropped; in the second case it has its place until the process has stopped."""
        if not work.cancelled():
            if (error := work.exception()) is not None:
                log.error("a study was not begun", exc_info=error)
                self._end(process)
            self._leave(asked)
        elif self._is_closed:
            self._end(process)
        else:
            self._tasks.spawn(self._stop(asked, process))

    def _leave(self, asked: Asked) -> None:
        """Its place is for the next one."""
        asked.told.put_nowait(None)
        self._working.remove(asked)
        self._forget_clients()
        self._hand_out()

    def drop(self, asked: Asked) -> None:
        """Nobody waits for it any more."""
        asked.is_dropped = True
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

    async def _stop(self, asked: Asked, process: StudyProcess) -> None:
        if await process.stop():
            self._give_back(process)
        else:
            self._end(process)
        self._leave(asked)

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
