"""Heavy work of requests: reading game files, telling games, drawing, listing choices.

It is done in one thread, a piece at a time, so that moves go on beside it. Whoever asks pays with seconds of processor
time, for what something costs shows only when it is done.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from starlette.requests import HTTPConnection
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from ..problems import Refusal
from ..settings import Settings
from .limits import Client

MOST_AT_ONCE = 8
"""Requests of one client that may be at work or wait for it."""
MOST_WAITING = 100
"""The same of all clients together."""

Result = TypeVar("Result")


class Work:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.waiting = 0
        """Requests at work or waiting for it."""
        self._thread = ThreadPoolExecutor(1, "azulejos-work")

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def do(self, client: Client, task: Callable[[], Result]) -> Result:
        """Do something that takes a while; refused where the client has asked for too much, or all together have."""
        if client.work.is_empty:
            seconds = f"{self.settings.work_seconds:g} seconds of the server's time"
            told = f"this has taken {seconds} in a minute already; wait a little, please"
            raise Refusal("too_many", told, wait=client.work.wait)
        if client.at_work >= MOST_AT_ONCE:
            raise too_many_at_once()
        if self.waiting >= MOST_WAITING:
            raise Refusal("unavailable", "too many people want this at the moment; try again in a minute")
        self.waiting += 1
        try:
            with _at_work(client):
                return await self.step(client, task)
        finally:
            self.waiting -= 1

    def stream(self, client: Client, pieces: Iterator[bytes], media_type: str) -> StreamingResponse:
        """An answer that is made piece by piece, each when the client has taken the one before."""
        return _Stream(self, client, pieces, media_type)

    async def next_piece(self, client: Client, pieces: Iterator[bytes]) -> bytes | None:
        return await self.step(client, lambda: next(pieces, None))

    async def step(self, client: Client, task: Callable[[], Result]) -> Result:
        """A piece of what was begun: it is paid for, and never refused."""

        def measured() -> Result:
            began = time.thread_time()
            try:
                return task()
            finally:
                client.work.pay(time.thread_time() - began)

        async with client.turn:
            return await asyncio.get_running_loop().run_in_executor(self._thread, measured)


class _Stream(StreamingResponse):
    def __init__(self, work: Work, client: Client, pieces: Iterator[bytes], media_type: str) -> None:
        async def body() -> AsyncIterator[bytes]:
            while (piece := await work.next_piece(client, pieces)) is not None:
                yield piece

        super().__init__(body(), media_type=media_type)
        self._client = client

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with _at_work(self._client):
            await super().__call__(scope, receive, send)


def too_many_at_once() -> Refusal:
    return Refusal("too_many", f"no more than {MOST_AT_ONCE} of these requests at once, please")


@contextmanager
def _at_work(client: Client) -> Iterator[None]:
    client.at_work += 1
    try:
        yield
    finally:
        client.at_work -= 1


def work_of(connection: HTTPConnection) -> Work:
    work: Work = connection.app.state.work
    return work
