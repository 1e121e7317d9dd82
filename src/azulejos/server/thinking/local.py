"""Workers of one server: a queue in memory, and processes that the server starts itself.

Nobody is given a thought before there is a worker for it, so that who comes next is decided as late as possible. Of
one worker more than slow thoughts may take, quick ones always find a free one.
"""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field

from ..tables.tasks import Tasks
from .fairness import Queue
from .process import Worker
from .thoughts import Hurried, Thought


@dataclass(eq=False, slots=True)
class Waiting:
    thought: Thought
    rank: int
    answer: asyncio.Future[str]
    since: float = field(default_factory=time.monotonic)


class LocalThinking:
    def __init__(self, workers: int) -> None:
        self.done = 0
        self.seconds = 0.0
        self.workers = [Worker() for _ in range(workers + 1)]
        self._most_slow = workers
        self._begun: list[Waiting] = []
        self._waiting: list[Waiting] = []
        self._tasks = Tasks()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def start(self) -> None:
        """Nothing yet: a process starts with the first thought, unless warmed up."""

    def warm_up(self) -> None:
        for worker in self.workers:
            worker.start()

    async def think(self, thought: Thought, hurried: Hurried) -> str:
        queue = self._queue(thought)
        if thought.goes_by_clock and queue.seconds(thought.seconds, self._most_slow) < thought.seconds:
            hurried()
        waiting = Waiting(thought, queue.rank, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._hand_out()
        try:
            move = await waiting.answer
        finally:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
        self.done += 1
        self.seconds += time.monotonic() - waiting.since
        return move

    def _queue(self, thought: Thought) -> Queue:
        """What waits in its lane beside a thought."""
        lane = [one for one in self._waiting if one.thought.is_quick == thought.is_quick]
        own = [one.rank for one in lane if one.thought.client == thought.client]
        clients = {one.thought.client for one in lane} | {thought.client}
        begun = [one.rank for one in self._begun if one.thought.is_quick == thought.is_quick]
        return Queue(max(begun, default=0), max(own, default=0), len(clients), len(own) + 1)

    def _hand_out(self) -> None:
        """Give all free workers something to think about."""
        while free := [worker for worker in self.workers if not worker.is_busy]:
            chosen = self._next()
            if chosen is None:
                return
            self._waiting.remove(chosen)
            worker = max(free, key=lambda worker: worker.is_started)
            worker.is_busy = True
            self._begun.append(chosen)
            self._tasks.spawn(self._do(chosen, worker))

    def _next(self) -> Waiting | None:
        quick = [one for one in self._waiting if one.thought.is_quick]
        slow = self._waiting if sum(not one.thought.is_quick for one in self._begun) < self._most_slow else []
        return min(quick or slow, key=lambda one: one.rank, default=None)

    async def _do(self, waiting: Waiting, worker: Worker) -> None:
        thought = waiting.thought
        waited = time.monotonic() - waiting.since
        seconds = self._queue(thought).seconds(thought.seconds, self._most_slow, waited)
        try:
            move = await worker.think(thought.within(seconds))
            if not waiting.answer.done():
                waiting.answer.set_result(move)
        except Exception as error:
            if not waiting.answer.done():
                waiting.answer.set_exception(error)
        finally:
            worker.is_busy = False
            self._begun.remove(waiting)
            self._hand_out()

    async def close(self) -> None:
        for asked in (*self._waiting, *self._begun):
            asked.answer.cancel()
        self._waiting.clear()
        await self._tasks.cancel()
        await asyncio.gather(*(asyncio.to_thread(worker.end) for worker in self.workers))
