"""Thoughts that go through a queue in PostgreSQL, to workers of this machine or of any other.

Whoever asks hears the answer over the notifier. If none comes, because a worker died or a message was lost, it asks
again; the queue keeps one thought of a name, however often it is asked for.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress
from typing import TYPE_CHECKING

from sqlalchemy.engine import URL

from ...errors import AzulejosError
from ...extras import needed
from ..security import new_id
from ..tables.talk import ThoughtDone
from .crew import Crew
from .thoughts import Hurried, Thought

if TYPE_CHECKING:
    from .queue import ThoughtQueue

log = logging.getLogger(__name__)

AGAIN = 3.0
"""Seconds after which an answer is asked for again."""
RETRY = 0.5


class SharedThinking:
    def __init__(self, url: URL, me: str, workers: int) -> None:
        self.done = 0
        self.seconds = 0.0
        self.dsn = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.me = me
        self.crew = Crew(self.dsn, workers)
        self._queue: ThoughtQueue
        self._asked: dict[str, asyncio.Future[str]] = {}

    @property
    def waiting(self) -> int:
        """Those that are not answered: only the workers know which are begun."""
        return len(self._asked)

    async def start(self) -> None:
        with needed("postgres", "PostgreSQL"):
            from .queue import ThoughtQueue
        self._queue = await ThoughtQueue.open(self.dsn)

    def warm_up(self) -> None:
        self.crew.start()

    async def think(self, thought: Thought, hurried: Hurried) -> str:
        self.crew.start()
        name, began = new_id(), time.monotonic()
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked[name] = answer
        try:
            if await self._ask(name, thought):
                hurried()
            while True:
                await asyncio.wait([answer], timeout=AGAIN)
                if answer.done():
                    break
                await self._ask(name, thought)
        finally:
            del self._asked[name]
            if not answer.done():  # nobody wants it any more
                await self._forget(name)
        self.done += 1
        self.seconds += time.monotonic() - began
        return answer.result()

    async def _ask(self, name: str, thought: Thought) -> bool:
        """Put it into the queue; whether it has to hurry there."""
        while True:
            try:
                return await self._queue.ask(self.me, name, thought)
            except Exception as error:  # the database may be away for a while
                log.warning("a bot cannot think, for the queue does not answer: %s", error)
                await asyncio.sleep(RETRY)

    async def _forget(self, name: str) -> None:
        with suppress(Exception):  # or it is thought in vain, which does no harm
            async with asyncio.timeout(RETRY):
                await self._queue.forget(name)

    def hear(self, message: ThoughtDone) -> None:
        answer = self._asked.get(message.name)
        if answer is None or answer.done():
            return
        if message.move is None:
            answer.set_exception(AzulejosError(message.problem))
        else:
            answer.set_result(message.move)

    async def close(self) -> None:
        await self.crew.end()
        await self._queue.close()
