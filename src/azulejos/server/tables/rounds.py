"""What is done now and then for tables that nobody looks at: the round of a server."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING

from ...errors import AzulejosError
from ...table.now import steady_time
from .journal import NotStored
from .live import LiveTable

if TYPE_CHECKING:
    from .hub import Hub

log = logging.getLogger(__name__)

LONGEST_BREAK = 5.0
"""Seconds between two rounds."""
ENDED_SOONER = 30
"""So many times sooner a table leaves memory when its game is over: few come back to it."""


async def go_round(hub: Hub) -> None:
    """What is due, abandoned seats, tables nobody is at, tables left for good; again and again."""
    settings = hub.settings
    while True:
        try:
            for table in await hub.storage.due_tables(steady_time()):
                await _tend(table, _look_after(hub, table))
            for live in list(hub.tables.values()):
                await _tend(live.id, _take_over_abandoned(hub, live))
                await _tend(live.id, _put_to_sleep(hub, live))
            for table in await hub.storage.idle_tables(steady_time() - settings.close_after):
                await _tend(table, _close(hub, table))
        except NotStored:
            log.debug("the round ends here, for the database does not answer")
        except Exception:
            log.exception("the round could not be finished")
        await asyncio.sleep(min(LONGEST_BREAK, settings.sleep_after / 2, settings.abandon_after / 2))


async def _tend(table: str, work: Awaitable[None]) -> None:
    """Do something for one table; if it cannot be done, the others have theirs all the same."""
    try:
        await work
    except AzulejosError as error:
        log.warning("a table could not be tended: %s", error, extra={"table": table})
    except Exception:
        log.exception("a table could not be tended", extra={"table": table})


async def _look_after(hub: Hub, table: str) -> None:
    """Something is due, says the database: the clock, or the finished game."""
    live = await hub.open(table)
    if live.is_own:
        await live.tick()
        live.is_kept = False
        await hub.archive(live)


async def _take_over_abandoned(hub: Hub, live: LiveTable) -> None:
    if not live.is_own or not live.watchers or live.table.setup.takeover is None:
        return
    for seat in live.table.to_choose:
        is_away = live.attendance.seconds_absent(seat) > hub.settings.abandon_after
        if is_away and live.table.seats[seat].is_person:
            await live.store(live.table.take_over(seat))


async def _put_to_sleep(hub: Hub, live: LiveTable) -> None:
    is_needed = not live.is_idle or hub.bots.is_thinking_at(live)
    patience = hub.settings.sleep_after / (ENDED_SOONER if live.table.is_over else 1)
    if is_needed or time.monotonic() - live.touched < patience or hub.tables.get(live.id) is not live:
        return
    del hub.tables[live.id]
    if live.fence is not None:
        await hub.lease.release(live.id, live.fence)


async def _close(hub: Hub, table: str) -> None:
    """Nobody has played here for long: a game ends without result, a table that never began is closed."""
    live = await hub.open(table)
    if not live.is_own or live.watchers:
        return
    if live.table.status == "playing":
        await live.store(live.table.close())
    else:
        await hub.storage.close_table(table)
        hub.tables.pop(table, None)
