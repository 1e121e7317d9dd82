"""Whether the database takes what is written to it: tried when somebody asks, by one at a time."""

from __future__ import annotations

import asyncio
import time

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

FRESH = 1.0
"""Seconds for which an answer is good, for who asks often must not wear out the disk."""
PATIENCE = 2.0
"""Seconds after which a database that does not answer counts as gone."""
TRIAL = text(
    "INSERT INTO processes (id, until) VALUES ('health', :value) ON CONFLICT (id) DO UPDATE SET until = excluded.until"
)
"""A row that stands for no process, for its time was over long ago; and differs each time, or nothing is written."""


class Pulse:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self._began = 0.0
        self._trial: asyncio.Task[float] | None = None

    async def feel(self) -> float:
        """The seconds that a small write took; raises if it did not succeed, or did not end."""
        is_over = self._trial is not None and self._trial.done()
        if self._trial is None or (is_over and time.monotonic() - self._began > FRESH):
            self._began = time.monotonic()
            self._trial = asyncio.create_task(self._write(), name="pulse")
            self._trial.add_done_callback(_note)
        async with asyncio.timeout(max(0.0, self._began + PATIENCE - time.monotonic())):
            return await asyncio.shield(self._trial)

    async def _write(self) -> float:
        async with self.engine.begin() as connection:
            await connection.execute(TRIAL, {"value": -time.time()})
        return time.monotonic() - self._began

    async def stop(self) -> None:
        if self._trial is not None:
            self._trial.cancel()
            await asyncio.gather(self._trial, return_exceptions=True)


def _note(trial: asyncio.Task[float]) -> None:
    """What went wrong after all have ceased to wait is nobody's business any more."""
    if not trial.cancelled():
        trial.exception()
