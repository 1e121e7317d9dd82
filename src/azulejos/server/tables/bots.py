"""Bots at tables. They think elsewhere, one thought for each turn, and only while somebody watches."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping

from ...bots import find_bot
from ...errors import AzulejosError
from ...search.limits import Limits
from ..settings import Settings
from ..thinking.local import LocalThinking
from ..thinking.shared import SharedThinking
from ..thinking.thoughts import Thinking, Thought
from ..wire.outgoing import hurried_message
from .lease import Lease
from .live import LiveTable
from .talk import BotHurried, Talk, ThoughtDone

log = logging.getLogger(__name__)


class Bots:
    """All bots of a server."""

    def __init__(self, settings: Settings, lease: Lease, send: Callable[[Talk], None]) -> None:
        self.settings = settings
        self.me = lease.me
        self._send = send
        self._most = Limits(settings.bot_seconds, settings.bot_nodes)
        self.thoughts: Thinking
        if lease.storage.is_shared:
            self.thoughts = SharedThinking(lease.storage.url, self.me, settings.worker_count)
        elif settings.worker_count:
            self.thoughts = LocalThinking(settings.worker_count)
        else:
            raise AzulejosError("--workers 0 leaves thinking to workers elsewhere, which takes a PostgreSQL database")
        self._playing: dict[tuple[str, int], asyncio.Task[None]] = {}
        """Those whose turn it is, by table and seat."""
        self._is_closed = False

    async def start(self) -> None:
        await self.thoughts.start()

    def warm_up(self) -> None:
        """Start worker processes now, so that the first move does not have to wait for one."""
        self.thoughts.warm_up()

    @property
    def thinking(self) -> int:
        """How many think, or wait until they can."""
        return len(self._playing)

    def is_thinking_at(self, live: LiveTable) -> bool:
        return any((live.id, seat) in self._playing for seat in range(len(live.table.seats)))

    def attend(self, live: LiveTable) -> None:
        """Set the bots thinking whose turn it is."""
        if not live.is_own or not live.watchers or live.table.is_over or self._is_closed:
            return
        for seat in live.table.to_choose:
            if live.table.seats[seat].kind == "bot" and (live.id, seat) not in self._playing:
                task = asyncio.create_task(self._play(live, seat), name=f"bot {live.id}/{seat}")
                self._playing[live.id, seat] = task

    async def _play(self, live: LiveTable, seat: int) -> None:
        try:
            await asyncio.sleep(self.settings.bot_pause)
            table, changed, name = live.table, live.changed[seat], live.table.seats[seat].bot
            if seat not in table.to_choose or name is None:
                return
            thought = Thought.about(find_bot(name), table.position_of(seat), self._most, live.attendance.client)
            move = await self.thoughts.think(thought, lambda: self._hurried(live, seat))
            # Whatever happened meanwhile: an answer is played only where it was asked for, and so never twice.
            if live.is_own and live.table is table and live.changed[seat] == changed and seat in table.to_choose:
                await live.store(table.act(seat, move))
        except AzulejosError as error:
            log.warning("a bot could not move: %s", error, extra={"table": live.id, "seat": seat})
            await asyncio.sleep(1)
        except Exception:
            log.exception("a bot broke", extra={"table": live.id, "seat": seat})
            await asyncio.sleep(1)
        finally:
            self._playing.pop((live.id, seat), None)
            self.attend(live)

    def _hurried(self, live: LiveTable, seat: int) -> None:
        """Tell everyone at the table, here and at other processes."""
        live.attendance.send(hurried_message(seat))
        self._send(BotHurried(process=self.me, table=live.id, seat=seat))

    def hear(self, message: ThoughtDone | BotHurried, tables: Mapping[str, LiveTable]) -> None:
        if isinstance(message, ThoughtDone):
            assert isinstance(self.thoughts, SharedThinking)
            self.thoughts.hear(message)
        elif message.process != self.me and message.table in tables:
            tables[message.table].attendance.send(hurried_message(message.seat))

    async def close(self) -> None:
        """Stop thinking, and play nothing more."""
        self._is_closed = True
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thoughts.close()
