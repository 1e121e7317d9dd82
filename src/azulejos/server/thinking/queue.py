"""The queue of thoughts in PostgreSQL, kept by PgQueuer: SKIP LOCKED, NOTIFY, and heartbeats of whoever has taken one.

It has a schema of its own, whose tables are unlogged: what a crash of the database takes away is asked for again.
"""

from __future__ import annotations

import asyncio
from dataclasses import asdict, dataclass
from datetime import timedelta
from typing import Any, Self

import asyncpg
from pgqueuer import AsyncpgDriver, AsyncpgPoolDriver, Job, Queries
from pgqueuer.adapters.persistence.qb import (
    DBSettings,
    Durability,
    QueryBuilderEnvironment,
    QueryQueueBuilder,
    QuerySchedulerBuilder,
)
from pgqueuer.db import Driver
from pgqueuer.types import Channel
from pydantic_core import from_json, to_json

from ...errors import AzulejosError
from ..tables.journal import CHANNEL
from ..tables.storage import MIGRATION_LOCK, PATIENCE
from ..tables.talk import ThoughtDone, write
from .fairness import Queue
from .thoughts import Thought

NAMES = DBSettings(db_schema="azulejos_thoughts", channel=Channel("azulejos_thoughts"), durability=Durability.volatile)
TO_CLOSE = 2.0
"""Seconds that connections have to end in good order."""
QUICK, SLOW = "quick", "slow"
LOOK = f"""
SELECT coalesce(
        -min(priority) FILTER (WHERE status = 'picked'), -max(priority) FILTER (WHERE status = 'queued') - 1, 0
    ) AS reached,
    coalesce(-min(priority) FILTER (WHERE headers->>'client' = $2), 0) AS last,
    count(DISTINCT headers->>'client') FILTER (WHERE status = 'queued' AND headers->>'client' <> $2) + 1 AS clients,
    count(*) FILTER (WHERE status = 'queued' AND headers->>'client' = $2) + 1 AS own,
    count(*) FILTER (WHERE status = 'picked') AS taken,
    clock_timestamp() AS now
FROM {NAMES.qualified.queue_table} WHERE entrypoint = $1
"""
FORGET = f"DELETE FROM {NAMES.qualified.queue_table} WHERE dedupe_key = $1 AND status = 'queued'"


@dataclass(frozen=True, slots=True)
class Asked:
    """What lies in the queue."""

    process: str
    name: str
    thought: Thought

    def to_bytes(self) -> bytes:
        return to_json({**asdict(self), "thought": asdict(self.thought)})

    @classmethod
    def read(cls, job: Job) -> Asked:
        data = from_json(job.payload or b"")
        return cls(data["process"], data["name"], Thought(**data["thought"]))


def queries(driver: Driver) -> Queries:
    return Queries(driver, QueryBuilderEnvironment(NAMES), QueryQueueBuilder(NAMES), QuerySchedulerBuilder(NAMES))


class ThoughtQueue:
    def __init__(self, pool: asyncpg.Pool) -> None:
        self.pool = pool
        self.queries = queries(AsyncpgPoolDriver(pool))
        self._asking = asyncio.Lock()
        """Held from looking at the queue to standing in it, or all who come at once would stand on the same place."""

    @classmethod
    async def open(cls, dsn: str) -> Self:
        """Connect, and make the queue's tables where there are none."""
        try:
            await _install(dsn)
            pool = asyncpg.create_pool(dsn, min_size=1, max_size=4, timeout=PATIENCE, command_timeout=PATIENCE)
            return cls(await pool)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
            raise AzulejosError(f"the queue for bots' thoughts cannot be opened: {error}") from error

    async def close(self) -> None:
        try:
            async with asyncio.timeout(TO_CLOSE):
                await self.pool.close()
        except TimeoutError:
            self.pool.terminate()

    async def ask(self, process: str, name: str, thought: Thought) -> bool:
        """Put a thought into the queue, unless it is there; whether it will have to hurry."""
        async with self._asking:
            queue, found = await self._look(thought)
            await self.queries.enqueue(
                lane_of(thought),
                Asked(process, name, thought).to_bytes(),
                -queue.rank,
                dedupe_key=name,
                headers={"client": thought.client},
                on_conflict="skip",
            )
        return thought.goes_by_clock and queue.seconds(thought.seconds, max(1, found["taken"])) < thought.seconds

    async def forget(self, name: str) -> None:
        """Take a thought out of the queue, unless a worker has begun with it."""
        await self.pool.execute(FORGET, name)

    async def hurry(self, job: Job, thought: Thought) -> Thought:
        """A thought that was just taken, with the time it may take."""
        queue, found = await self._look(thought)
        waited: timedelta = found["now"] - job.created
        return thought.within(queue.seconds(thought.seconds, max(1, found["taken"]), waited.total_seconds()))

    async def _look(self, thought: Thought) -> tuple[Queue, Any]:
        found = await self.pool.fetchrow(LOOK, lane_of(thought), thought.client)
        return Queue(found["reached"], found["last"], found["clients"], found["own"]), found

    async def answer(self, process: str, message: ThoughtDone) -> None:
        await self.pool.execute("SELECT pg_notify($1, $2)", f"{CHANNEL}_{process}", write(message))


async def _install(dsn: str) -> None:
    connection = await asyncpg.connect(dsn, timeout=PATIENCE)
    try:
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
            own = queries(AsyncpgDriver(connection))
            if not await own.schema_is_installed():
                await own.install()
    finally:
        await connection.close()


def lane_of(thought: Thought) -> str:
    return QUICK if thought.is_quick else SLOW
