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

from ..bots import Bot, Thinker, find_bot
from ..errors import AzulejosError
from ..rules.game import Game, Position
from ..search.limits import Limits, Stop
from .live import LiveTable
from .settings import Settings

log = logging.getLogger(__name__)


class Bots:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.stop = Stop()
        # First come, first served, and no table waits with more than its bots: so none can starve the others.
        self._threads = ThreadPoolExecutor(settings.bot_threads, "azulejos-bot", _lower_priority)

    def attend(self, live: LiveTable) -> None:
        """Set the bots thinking whose turn it is."""
        if not live.is_own or not live.watchers or live.table.is_over or self.stop.is_set():
            return
        for seat in live.table.to_choose:
            if live.table.seats[seat].kind == "bot" and seat not in live.thinking:
                live.thinking[seat] = asyncio.create_task(self._play(live, seat), name=f"bot {live.id}/{seat}")

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
            live.thinking.pop(seat, None)
            self.attend(live)

    def _think(self, bot: Bot, position: Position) -> str:
        found = bot.think(position, self._limits(bot, position.game), random.SystemRandom(), self.stop)
        return str(found.action)

    def _limits(self, bot: Bot, game: Game) -> Limits:
        """The bot's own limits, but no more than the server allows."""
        seconds, nodes = self.settings.bot_seconds, self.settings.bot_nodes
        if not isinstance(bot, Thinker):
            return Limits(seconds, nodes)
        own = bot.skill_in(game).limits
        return Limits(min(own.seconds or seconds, seconds), min(own.nodes or nodes, nodes), own.depth)

    def close(self) -> None:
        self.stop.set()
        self._threads.shutdown(wait=False, cancel_futures=True)


def _lower_priority() -> None:
    """On Linux a thread may step back by itself, so that searches never keep people waiting."""
    with contextlib.suppress(AttributeError, OSError):
        os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), 10)
