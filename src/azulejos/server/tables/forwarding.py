"""Commands between processes: whoever does not play a table hands them to the one that does."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from .commands import AnyCommand
from .talk import CommandDone, CommandSent, Reply, Talk

REMEMBERED = 10_000
"""Replies to other processes that are kept, lest a command that was sent twice is done twice."""

Send = Callable[[Talk, str], None]
Perform = Callable[[CommandSent], Awaitable[Reply]]


class Forwarding:
    """The commands that this process has sent, and those that it was sent."""

    def __init__(self, me: str, send: Send, perform: Perform) -> None:
        self._me = me
        self._send = send
        self._perform = perform
        self._waiting: dict[str, asyncio.Future[int]] = {}
        self._replies: OrderedDict[str, asyncio.Task[Reply]] = OrderedDict()

    async def ask(self, owner: str, table: str, command: AnyCommand, name: str, seconds: float) -> int:
        """Hand a command to the table's owner; the number of the last entry it made, or TimeoutError."""
        reply: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[name] = reply
        try:
            self._send(CommandSent(process=self._me, name=name, table=table, command=command), owner)
            async with asyncio.timeout(seconds):
                return await reply
        finally:
            del self._waiting[name]

    def hear(self, reply: Reply) -> None:
        waiting = self._waiting.get(reply.name)
        if waiting is None or waiting.done():
            return
        if isinstance(reply, CommandDone):
            waiting.set_result(reply.seq)
        else:
            waiting.set_exception(reply.refusal())

    async def answer(self, sent: CommandSent) -> None:
        """Do what another process asks for, once, and reply as often as it asks."""
        if sent.name not in self._replies:
            self._replies[sent.name] = asyncio.ensure_future(self._perform(sent))
            while len(self._replies) > REMEMBERED:
                self._replies.popitem(last=False)
        self._send(await self._replies[sent.name], sent.process)
