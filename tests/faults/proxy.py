"""A line between two parties that can go wrong: cut, stalled, slow, down, or half open."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

HOST = "127.0.0.1"
CHUNK = 65_536


@dataclass(eq=False)
class Pair:
    """One connection: who came, and whom they wanted."""

    near: asyncio.StreamWriter
    far: asyncio.StreamWriter

    def end(self) -> None:
        self.near.transport.abort()
        self.far.transport.abort()


class Proxy:
    """Hands bytes on to a port of this machine, and back."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._pairs: set[Pair] = set()
        self._serving: set[asyncio.Task[None]] = set()
        self._flows = asyncio.Event()
        self._flows.set()
        self._hangs_up = asyncio.Event()
        """While this is not set, who was left alone is not told."""
        self._hangs_up.set()
        self._is_down = False
        self._delay = 0.0

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._accept, HOST, 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        self._server.close()
        self.cut()
        await asyncio.gather(*self._serving)

    # -------------------------------------------------------------------------------------------- what goes wrong

    def cut(self) -> None:
        """All connections break at once; new ones can be made."""
        for pair in self._pairs:
            pair.end()

    @contextmanager
    def down(self) -> Iterator[None]:
        """All connections break, and no new one can be made."""
        self._is_down = True
        self.cut()
        try:
            yield
        finally:
            self._is_down = False

    @contextmanager
    def stalled(self) -> Iterator[None]:
        """Connections stay, new ones are taken, and nothing passes until the end."""
        self._flows.clear()
        try:
            yield
        finally:
            self._flows.set()

    @contextmanager
    def slow(self, delay: float) -> Iterator[None]:
        """Everything takes so many seconds longer."""
        self._delay = delay
        try:
            yield
        finally:
            self._delay = 0.0

    @contextmanager
    def half_open(self) -> Iterator[None]:
        """Who came is gone, and the other side is not told."""
        self._hangs_up.clear()
        for pair in self._pairs:
            pair.near.transport.abort()
        try:
            yield
        finally:
            self._hangs_up.set()

    # -------------------------------------------------------------------------------------------- handing on

    def _accept(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, near))
        self._serving.add(task)
        task.add_done_callback(self._serving.discard)

    async def _serve(self, reader: asyncio.StreamReader, near: asyncio.StreamWriter) -> None:
        try:
            if self._is_down:
                raise ConnectionRefusedError
            back, far = await asyncio.open_connection(HOST, self.target)
        except OSError:
            near.transport.abort()
            return
        pair = Pair(near, far)
        self._pairs.add(pair)
        ways = [asyncio.create_task(self._hand_on(reader, far)), asyncio.create_task(self._hand_on(back, near))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
            await self._hangs_up.wait()
        finally:
            for way in ways:
                way.cancel()
            pair.end()
            self._pairs.discard(pair)
            await asyncio.gather(*ways, return_exceptions=True)

    async def _hand_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                if self._delay:
                    await asyncio.sleep(self._delay)
                writer.write(data)
                await writer.drain()
            await writer.drain()
        except OSError:
            return
