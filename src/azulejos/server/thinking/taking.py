"""What a worker process does: it takes thoughts from the shared queue, one quick and one slow at a time."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import AsyncGenerator
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta

import asyncpg
from pgqueuer import AsyncpgDriver, Job, Queries, QueueManager
from pgqueuer.types import JobId, QueueEntrypoint

from ...search.limits import Stop
from ..tables.storage import PATIENCE
from ..tables.talk import ThoughtDone
from .process import load_soon, settle_down
from .queue import NAMES, QUICK, SLOW, Asked, ThoughtQueue, queries
from .thoughts import Thought, think

log = logging.getLogger(__name__)

LOOK = timedelta(seconds=1)
"""How often the queue is looked at if nothing is heard."""
HEARTBEAT = timedelta(seconds=3)
"""After so long without a sign of life, what a worker has taken goes to another."""
RETRY = 1.0
TIDY = 300.0
"""Seconds between two clearings of PgQueuer's own log."""


def work(dsn: str) -> None:
    """Until told to stop, or the process that started this one is gone."""
    settle_down()
    asyncio.run(_work(dsn))


async def _work(dsn: str) -> None:
    leaving, stop = asyncio.Event(), Stop()

    def leave() -> None:
        stop.set()  # what is being thought about is answered with what was found so far
        leaving.set()

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, leave)
    while not leaving.is_set():
        try:
            queue = await ThoughtQueue.open(dsn)
            try:
                await _take(dsn, queue, leaving, stop)
            finally:
                await queue.close()
        except Exception as error:  # the database may be away for a while
            log.warning("the queue of thoughts does not answer: %r", error)
            await asyncio.sleep(RETRY)


async def _take(dsn: str, queue: ThoughtQueue, leaving: asyncio.Event, stop: Stop) -> None:
    # One connection both to listen and to take: if it is lost, taking fails, and all begins anew.
    connection = await asyncpg.connect(dsn, timeout=PATIENCE, command_timeout=PATIENCE)
    manager = Hands(queries(AsyncpgDriver(connection)), leaving)
    for lane in (QUICK, SLOW):
        manager.entrypoint(lane)(Lane(queue, stop).take)
    tidying = asyncio.create_task(_tidy(queue))
    try:
        await manager.run(
            LOOK,
            batch_size=1,
            heartbeat_timeout=HEARTBEAT,
            log_aggregation_interval=timedelta(0),
        )
    finally:
        tidying.cancel()
        connection.terminate()


async def _tidy(queue: ThoughtQueue) -> None:
    while True:
        await queue.queries.clear_queue_log([QUICK, SLOW])
        await asyncio.sleep(TIDY)


class Lane:
    """One thread; searches do not hold Python's lock, so a slow one does not keep a quick one waiting."""

    def __init__(self, queue: ThoughtQueue, stop: Stop) -> None:
        self.queue = queue
        self.stop = stop
        self._thread = ThreadPoolExecutor(1)

    async def take(self, job: Job) -> None:
        asked = Asked.read(job)
        try:
            thought = await self.queue.hurry(job, asked.thought)
            move = await asyncio.get_running_loop().run_in_executor(self._thread, self._think, thought)
            done = ThoughtDone(name=asked.name, move=move)
        except Exception as error:
            log.exception("a bot broke")
            done = ThoughtDone(name=asked.name, move=None, problem=str(error) or type(error).__name__)
        await self.queue.answer(asked.process, done)

    def _think(self, thought: Thought) -> str:
        load_soon()
        return think(thought, self.stop)


class Hands(QueueManager):
    """Takes a thought only if its lane is free, so that who comes next is decided as late as possible."""

    def __init__(self, queries: Queries, shutdown: asyncio.Event) -> None:
        super().__init__(queries, NAMES.channel)
        self.shutdown = shutdown
        self._lanes: dict[JobId, QueueEntrypoint] = {}

    def entrypoints_below_capacity_limits(self) -> set[QueueEntrypoint]:
        self._lanes = {job: lane for job, lane in self._lanes.items() if job in self.job_context}
        return super().entrypoints_below_capacity_limits() - set(self._lanes.values())

    async def fetch_jobs(
        self, batch_size: int, global_concurrency_limit: int | None, heartbeat_timeout: timedelta
    ) -> AsyncGenerator[Job, None]:
        async for job in super().fetch_jobs(batch_size, global_concurrency_limit, heartbeat_timeout):
            self._lanes[job.id] = job.entrypoint
            yield job
