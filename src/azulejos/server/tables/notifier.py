"""What processes tell each other over PostgreSQL's LISTEN and NOTIFY.

On the common channel: which table has new entries (sent by the journal, with the commit itself), and who is connected
where. On a process's own channel: commands for tables it plays, and the replies to its own. A message that is lost does
no lasting harm: logs are read from the database, and who is connected is asked again when the line is back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from sqlalchemy.engine import URL

from .journal import CHANNEL
from .talk import Talk, read, write

log = logging.getLogger(__name__)

Heard = Callable[[Talk], None]
RETRY = 0.5
"""Seconds between attempts to connect."""
QUIET = 1.0
"""Seconds without a message of our own after which the line is tried."""
PATIENCE = 5.0
"""Seconds without an answer after which the line is down."""


class Notifier:
    def __init__(self, url: URL, me: str, heard: Heard, reconnected: Callable[[], None]) -> None:
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.me = me
        self.heard = heard
        self.reconnected = reconnected
        self._out: asyncio.Queue[tuple[str, str]] = asyncio.Queue(maxsize=10_000)
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._run(ready), name="notify")
        await ready.wait()

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def send(self, message: Talk, process: str | None = None) -> None:
        """To all processes, or to one."""
        channel = CHANNEL if process is None else f"{CHANNEL}_{process}"
        try:
            self._out.put_nowait((channel, write(message)))
        except asyncio.QueueFull:
            log.warning("too much to tell the other processes; a message is dropped")

    async def _run(self, ready: asyncio.Event) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self.dsn, timeout=PATIENCE, command_timeout=PATIENCE)
                try:
                    for channel in (CHANNEL, f"{CHANNEL}_{self.me}"):
                        await connection.add_listener(channel, self._receive)
                    if ready.is_set():
                        self.reconnected()
                    ready.set()
                    await self._pump(connection)
                finally:
                    connection.terminate()
            except Exception as error:  # whatever it is: without this line the process is deaf
                log.warning("the line to the other processes is down: %s", error)
                await asyncio.sleep(RETRY)

    async def _pump(self, connection: Any) -> None:
        while True:
            try:
                async with asyncio.timeout(QUIET):
                    channel, payload = await self._out.get()
            except TimeoutError:
                await connection.execute("SELECT 1")
            else:
                await connection.execute("SELECT pg_notify($1, $2)", channel, payload)

    def _receive(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            self.heard(read(str(payload)))
        except Exception:
            log.exception("a message from another process is not understood")
