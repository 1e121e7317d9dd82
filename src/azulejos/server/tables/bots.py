"""Bots at tables. They think in a few threads of low priority, one after the other, each within limits, and only while
somebody watches.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import random
import threading
from concurrent.futures import ThreadPoolExecutor

from ...bots import Bot, Thinker, find_bot
from ...errors import AzulejosError
from ...rules.game import Game, Position
from ...search.limits import Limits, Stop
from ..settings import Settings
from .live import LiveTable

log = logging.getLogger(__name__)


class Bots:
    """All bots of a server."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.stop = Stop()
        # First come, first served, and no table waits with more than its bots: so none can starve the others.
        self._threads = ThreadPoolExecutor(settings.bot_threads, "azulejos-bot", _lower_priority)
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        """Those at work, by table and seat."""

    @property
    def thinking(self) -> int:
        """How many are at work, or wait for a thread."""
        return len(self._thinking)

    def is_thinking_at(self, live: LiveTable) -> bool:
        return any((live.id, seat) in self._thinking for seat in range(len(live.table.seats)))

    def attend(self, live: LiveTable) -> None:
        """Set the bots thinking whose turn it is."""
        if not live.is_own or not live.watchers or live.table.is_over or self.stop.is_set():
            return
        for seat in live.table.to_choose:
            if live.table.seats[seat].kind == "bot" and (live.id, seat) not in self._thinking:
                task = asyncio.create_task(self._play(live, seat), name=f"bot {live.id}/{seat}")
                self._thinking[live.id, seat] = task

    async def _play(self, live: LiveTable, seat: int) -> None:
        try:
            await asyncio.sleep(self.settings.bot_pause)
            table, changed, name = live.table, live.changed[seat], live.table.seats[seat].bot
            if seat not in table.to_choose or name is None:
                return
            loop, position = asyncio.get_running_loop(), table.position_of(seat)
            move = await loop.run_in_executor(self._threads, self._think, find_bot(name), position)
            if live.is_own and live.table is table and live.changed[seat] == changed and seat in table.to_choose:
                await live.store(table.act(seat, move))
        except AzulejosError as error:
            log.warning("a bot could not move: %s", error, extra={"table": live.id, "seat": seat})
            await asyncio.sleep(1)
        except Exception:
            log.exception("a bot broke", extra={"table": live.id, "seat": seat})
            await asyncio.sleep(1)
        finally:
            self._thinking.pop((live.id, seat), None)
            self.attend(live)

    def _think(self, bot: Bot, position: Position) -> str:
        bot.prepare_soon(position.game.box)
        found = bot.think(position, self._limits(bot, position.game), random.SystemRandom(), self.stop)
        return str(found.action)

    def _limits(self, bot: Bot, game: Game) -> Limits:
        """The bot's own limits, but no more than the server allows."""
        seconds, nodes = self.settings.bot_seconds, self.settings.bot_nodes
        if not isinstance(bot, Thinker):
            return Limits(seconds, nodes)
        own = bot.skill_in(game).limits
        return Limits(min(own.seconds or seconds, seconds), min(own.nodes or nodes, nodes), own.depth)

    async def close(self) -> None:
        """Stop thinking, and play nothing more."""
        self.stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _lower_priority() -> None:
    """On Linux a thread may step back by itself, so that searches never keep people waiting."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
