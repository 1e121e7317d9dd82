"""`azulejos workers`: a crew that thinks for servers elsewhere, until told to stop."""

from __future__ import annotations

import asyncio
import signal
import sys

from sqlalchemy.engine import make_url

from ..errors import AzulejosError
from ..extras import needed
from .compiling import compile_beside, compile_first
from .settings import cores, database_url
from .thinking.crew import Crew


def run_workers(database: str, processes: int | None) -> None:
    url = make_url(database_url(database))
    if url.get_backend_name() == "sqlite":
        raise AzulejosError("workers take a database that servers share, postgresql://…; one with SQLite has its own")
    compile_first()
    asyncio.run(_run(url.set(drivername="postgresql").render_as_string(hide_password=False), processes or cores()))


async def _run(dsn: str, processes: int) -> None:
    with needed("postgres", "PostgreSQL"):
        from .thinking.queue import ThoughtQueue
    leaving = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, leaving.set)
    queue = await ThoughtQueue.open(dsn)
    await queue.close()
    crew = Crew(dsn, processes)
    crew.start()
    print(f"{processes} processes think until you press Ctrl-C.", file=sys.stderr, flush=True)
    compiling = asyncio.create_task(compile_beside())
    await leaving.wait()
    compiling.cancel()
    await asyncio.gather(compiling, return_exceptions=True)
    await crew.end()
