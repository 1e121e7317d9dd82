"""Who plays which table: one process at a time, for as long as it is heard of.

A process says that it lives every second or so. Its tables are its own until it is not heard of for a while; then any
other may claim them. Each claim raises the table's fence by one, and the database refuses entries with an older one,
so a process that slept through the loss of a table can do no harm.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import text

from ..security import new_id
from .journal import NotStored
from .storage import Storage

log = logging.getLogger(__name__)

NOW = "extract(epoch FROM clock_timestamp())"
"""The database's clock, for those of the processes may differ."""
LIVING = f"SELECT id FROM processes WHERE until > {NOW}"
CLAIM = "UPDATE tables SET owner = :me, fence = fence + 1 WHERE id = :id {} RETURNING fence"
UNLESS_OWNED = f"AND (owner IS NULL OR owner = :me OR owner NOT IN ({LIVING}))"
RELEASE = text("UPDATE tables SET owner = NULL WHERE id = :id AND owner = :me AND fence = :fence")
BEAT = text(
    f"INSERT INTO processes (id, until) VALUES (:me, {NOW} + :lease) "
    "ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
ORPHANS = text(
    f"SELECT id FROM tables WHERE owner IS NOT NULL AND owner NOT IN ({LIVING}) "
    "AND (status IN ('waiting', 'playing') OR due IS NOT NULL)"
)
FORGET = text(f"DELETE FROM processes WHERE until < {NOW} - 60")
LEAVE = (
    text("UPDATE tables SET owner = NULL WHERE owner = :me"),
    text("DELETE FROM processes WHERE id = :me"),
)


class Lease:
    """What one process claims."""

    def __init__(self, storage: Storage, seconds: float) -> None:
        self.storage = storage
        self.seconds = seconds
        self.me = new_id()
        self._task: asyncio.Task[None] | None = None
        self._claim = text(CLAIM.format(UNLESS_OWNED if storage.is_shared else ""))

    async def start(self, watch: Callable[[list[str], set[str]], Awaitable[None]]) -> None:
        """Begin to live; `watch` is told again and again which tables have lost their process, and who lives."""
        if self.storage.is_shared:
            await self._beat()
            self._task = asyncio.create_task(self._live(watch), name="lease")

    async def stop(self) -> None:
        """Give all tables back."""
        if self._task is not None:
            self._task.cancel()
        try:
            async with self.storage.write() as connection:
                for statement in LEAVE:
                    await connection.execute(statement, {"me": self.me})
        except NotStored:
            log.warning("the database does not answer; the others will wait for the lease to end")

    async def claim(self, table: str) -> int | None:
        """The new fence if the table is now ours; None if another process has it."""
        async with self.storage.write() as connection:
            return (await connection.execute(self._claim, {"me": self.me, "id": table})).scalar_one_or_none()

    async def release(self, table: str, fence: int) -> None:
        async with self.storage.write() as connection:
            await connection.execute(RELEASE, {"me": self.me, "id": table, "fence": fence})

    async def _beat(self) -> None:
        async with self.storage.write() as connection:
            await connection.execute(BEAT, {"me": self.me, "lease": self.seconds})
            await connection.execute(FORGET)

    async def _live(self, watch: Callable[[list[str], set[str]], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(self.seconds / 4)
            try:
                await self._beat()
                async with self.storage.read() as connection:
                    orphans: list[Any] = list((await connection.execute(ORPHANS)).scalars())
                    living: set[Any] = set((await connection.execute(text(LIVING))).scalars())
                await watch(orphans, living)
            except NotStored:
                continue
            except Exception:
                log.exception("the tables could not be looked over")
