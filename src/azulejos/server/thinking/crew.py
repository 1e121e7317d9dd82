"""Processes of this machine that take thoughts from the shared queue; one that dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from multiprocessing.context import SpawnProcess

from ...arena.processes import interrupts_held

log = logging.getLogger(__name__)

LOOK = 0.5
"""Seconds between two looks whether all live."""
TO_END = 3.0
"""Seconds that a process has when it is told to end."""


class Crew:
    def __init__(self, dsn: str, size: int) -> None:
        self.dsn = dsn
        self.size = size
        self.processes: list[SpawnProcess] = []
        self._watching: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._watching is None:
            self.processes = [self._begin() for _ in range(self.size)]
            self._watching = asyncio.create_task(self._watch(), name="crew")

    def _begin(self) -> SpawnProcess:
        from .taking import work

        process = multiprocessing.get_context("spawn").Process(
            target=work, args=(self.dsn,), daemon=True, name="azulejos-worker"
        )
        with interrupts_held():
            process.start()
        return process

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            for place, process in enumerate(self.processes):
                if not process.is_alive():
                    log.warning("a worker process died; others do again what it thought about")
                    self.processes[place] = self._begin()

    async def end(self) -> None:
        if self._watching is not None:
            self._watching.cancel()
            for process in self.processes:
                process.terminate()
            await asyncio.to_thread(self._see_off)

    def _see_off(self) -> None:
        for process in self.processes:
            process.join(TO_END)
            if process.is_alive():
                process.kill()
                process.join()
