"""The tables in memory: opened when somebody comes, played here or followed, and put to sleep when all are gone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from ...errors import AzulejosError
from ...table import Moment, Setup, Table
from ..problems import Refusal
from ..security import new_id, seats_of
from ..settings import Settings
from .bots import Bots
from .commands import AnyCommand
from .forwarding import Forwarding
from .journal import Change, NotOwner
from .lease import Lease
from .live import LiveTable, rebuild
from .notifier import Notifier
from .storage import Storage, TableRow, new_table
from .talk import (
    BotHurried,
    CommandDone,
    CommandRefused,
    CommandSent,
    NewEntries,
    NotMine,
    Presence,
    Reply,
    Talk,
    ThoughtDone,
)
from .tasks import Tasks

log = logging.getLogger(__name__)


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.lease = Lease(self.storage, settings.lease)
        self.bots = Bots(settings, self.lease, self._send)
        self.tables: dict[str, LiveTable] = {}
        self._notifier: Notifier | None = None
        self._forwarding = Forwarding(self.lease.me, self._send, self._perform_for)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks = Tasks()

    async def start(self) -> None:
        await self.storage.open()
        if self.storage.is_shared:
            self._notifier = Notifier(self.storage.url, self.lease.me, self._heard, self._catch_up_all)
            await self._notifier.start()
        await self.lease.start(self._watch)
        await self.bots.start()
        for table in await self.storage.unfinished_business():
            self.spawn(self.open(table))
        self.spawn(self._go_round())

    async def stop(self) -> None:
        """Finish what is being written and give the tables back."""
        await self.bots.close()
        await self._tasks.cancel()
        await self.storage.journal.stop()
        await self.lease.stop()
        if self._notifier is not None:
            await self._notifier.stop()
        await self.storage.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        self._tasks.spawn(work)

    # -------------------------------------------------------------------------------------------- opening

    async def open(self, id: str) -> LiveTable:
        """The table, read from the database if it is not in memory; played here unless another process does."""
        if id in self.tables:
            self.tables[id].touch()  # so that it stays while somebody sits down
            return self.tables[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def add(self, setup: Setup, hashes: dict[int, str], public: bool) -> str:
        """A new table, ours; its id."""
        table = Table(setup)
        host, now = min(hashes, default=None), time.time()
        row = TableRow(new_id(), setup.to_json(), host, public, table.status, now, self.lease.me, fence=1)
        await self.storage.journal.commit(new_table(row, table, hashes))
        self.tables[row.id] = live = LiveTable(row, table, row.fence, self)
        self._set_going(live)
        return row.id

    async def _open(self, id: str) -> LiveTable:
        if await self.storage.find_table(id) is None:
            raise Refusal("not_found", f"there is no table {id}")
        fence = await self.lease.claim(id)
        row = await self.storage.find_table(id)
        assert row is not None
        table, _ = await self._read(id, row.setup)
        live = LiveTable(row, table, fence, self)
        self.tables[id] = live
        self._tell_presence(live, wants_answer=True)
        if fence is not None:
            await self._take_up(live)
        else:  # what was stored while the log was read
            await self._follow(live, row.fence)
        return live

    async def _read(self, id: str, setup: dict[str, Any], since: int = 0) -> tuple[Table, list[Moment]]:
        """The table as the database has it, and its entries after a number."""
        log = await self.storage.read_log(id)
        return await run_in_threadpool(lambda: rebuild(Setup.from_json(setup), log, since))

    async def _take_up(self, live: LiveTable) -> None:
        """What has to be done when a table has just become ours."""
        await live.store(live.table.resume())
        await live.make_rematch()
        self._set_going(live)
        if live.table.is_over:
            await self.archive(live)

    async def _claim(self, live: LiveTable) -> bool:
        """Try to become the one who plays a table that is followed here."""
        async with live.reading:
            if live.is_own:
                return True
            fence = await self.lease.claim(live.id)
            if fence is None:
                return False
            live.replace(*await self._read(live.id, live.row.setup, live.told))
            live.own(fence)
        log.info("took over a table", extra={"table": live.id})
        await self._take_up(live)
        return True

    def lost(self, live: LiveTable) -> None:
        self.spawn(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        """Forget what was not stored."""
        async with live.reading:
            while live.is_ahead:
                try:
                    live.replace(*await self._read(live.id, live.row.setup, live.told))
                except Exception as error:  # the database may be away for a while
                    log.warning("a table cannot be read: %s", error, extra={"table": live.id})
                    await asyncio.sleep(1)

    # -------------------------------------------------------------------------------------------- doing

    async def perform(self, id: str, command: AnyCommand) -> int:
        """Do what somebody wants at a table, here or in the process that plays it."""
        live = await self.open(id)
        deadline, name = time.monotonic() + 5 * self.settings.lease, new_id()
        while time.monotonic() < deadline:
            try:
                if live.is_own:
                    return await live.perform(command)
                if not await self._claim(live):
                    return await self._forward(live, command, name)
            except (NotOwner, TimeoutError):
                await asyncio.sleep(0.05)
                live = await self.open(id)
        raise Refusal("unavailable", "the table does not answer; try again in a moment")

    async def _forward(self, live: LiveTable, command: AnyCommand, name: str) -> int:
        row = await self.storage.find_table(live.id)
        if row is None or row.owner is None or self._notifier is None:
            raise NotOwner
        return await self._forwarding.ask(row.owner, live.id, command, name, self.settings.lease)

    async def _perform_for(self, sent: CommandSent) -> Reply:
        """Do what another process asks for."""
        try:
            live = await self.open(sent.table)
            if not live.is_own:
                return NotMine(name=sent.name)
            return CommandDone(name=sent.name, seq=await live.perform(sent.command))
        except NotOwner:
            return NotMine(name=sent.name)
        except AzulejosError as error:
            return CommandRefused.of(sent.name, Refusal.of(error))

    # -------------------------------------------------------------------------------------------- other processes

    def _send(self, message: Talk, process: str | None = None) -> None:
        """To one process, or to all; where there are no others, to nobody."""
        if self._notifier is not None:
            self._notifier.send(message, process)

    def _heard(self, message: Talk) -> None:
        if isinstance(message, NewEntries):
            live = self.tables.get(message.table)
            if live is not None and live.fence != message.fence:
                self.spawn(self._follow(live, message.fence))
        elif isinstance(message, Presence):
            live = self.tables.get(message.table)
            if live is not None and message.process != self.lease.me:
                live.heard_presence(message.process, message.sockets, message.seats)
                if message.wants_answer:
                    self._tell_presence(live)
        elif isinstance(message, CommandSent):
            self.spawn(self._forwarding.answer(message))
        elif isinstance(message, ThoughtDone | BotHurried):
            self.bots.hear(message, self.tables)
        else:
            self._forwarding.hear(message)

    async def _follow(self, live: LiveTable, fence: int) -> None:
        """Another process has stored entries."""
        if live.fence is not None and live.fence < fence:  # it was taken from us while we slept
            live.disown()
            await self._reload(live)
        async with live.reading:
            if not live.is_own and not live.is_ahead:
                live.follow(await self.storage.read_log(live.id, live.table.seq))

    async def _catch_up_all(self) -> None:
        """The line was down, so messages may be missing."""
        for live in list(self.tables.values()):
            if not live.is_own:
                self.spawn(self._follow(live, 0))

    async def _watch(self, orphans: list[str], living: set[str]) -> None:
        """Take over tables whose process is gone: those that somebody here is at, and those with a clock."""
        for live in list(self.tables.values()):
            live.forget_processes(living)
        due = set(await self.storage.tables_with_clock(orphans)) if orphans else set()
        for table in orphans:
            if table in self.tables and not self.tables[table].is_own:
                self.spawn(self._claim(self.tables[table]))
            elif table in due:
                self.spawn(self.open(table))

    def presence_changed(self, live: LiveTable) -> None:
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable, wants_answer: bool = False) -> None:
        self._send(
            Presence(
                process=self.lease.me,
                table=live.id,
                sockets=len(live.attendance.sockets),
                seats=tuple(sorted(live.attendance.seats_here())),
                wants_answer=wants_answer,
            )
        )

    # -------------------------------------------------------------------------------------------- keeping

    def _set_going(self, live: LiveTable) -> None:
        live.set_alarm()
        self.told_more(live)

    def told_more(self, live: LiveTable) -> None:
        self.bots.attend(live)

    def ended(self, live: LiveTable) -> None:
        self.spawn(self.archive(live))

    async def archive(self, live: LiveTable) -> None:
        """Keep a finished game, unless that was done before."""
        if live.table.is_over and await self.storage.find_game(live.id) is None:
            game = await run_in_threadpool(live.game_row)
            await self.storage.journal.commit(Change(games=[game.to_row()]))

    async def _go_round(self) -> None:
        """Now and then: abandoned seats, tables nobody is at, clocks nobody watches, tables left for good."""
        while True:
            try:
                for table in await self.storage.due_tables(time.time()):
                    await self.open(table)
                now = time.monotonic()
                for live in list(self.tables.values()):
                    await self._take_over_abandoned(live)
                    await self._put_to_sleep(live, now)
                await self._close_idle()
            except Exception:
                log.exception("the round could not be finished")
            await asyncio.sleep(min(10.0, self.settings.sleep_after, self.settings.abandon_after) / 2)

    async def _take_over_abandoned(self, live: LiveTable) -> None:
        if not live.is_own or not live.watchers or live.table.setup.takeover is None:
            return
        for seat in live.table.to_choose:
            is_away = live.attendance.seconds_absent(seat) > self.settings.abandon_after
            if is_away and live.table.seats[seat].is_person:
                await live.store(live.table.take_over(seat))

    async def _put_to_sleep(self, live: LiveTable, now: float) -> None:
        is_needed = not live.is_idle or self.bots.is_thinking_at(live)
        if is_needed or now - live.touched < self.settings.sleep_after:
            return
        del self.tables[live.id]
        if live.fence is not None:
            await self.lease.release(live.id, live.fence)

    async def _close_idle(self) -> None:
        """Tables that nobody has played at for long: a game ends without result, a table that never began is closed."""
        for table in await self.storage.idle_tables(time.time() - self.settings.close_after):
            live = await self.open(table)
            if live.is_own and not live.watchers:
                if live.table.status == "playing":
                    await live.store(live.table.close())
                else:
                    await self.storage.close_table(table)
                    del self.tables[table]

    async def seats_of(self, id: str, secrets: list[str]) -> frozenset[int]:
        """The seats that somebody with these secrets holds."""
        return frozenset(seats_of(secrets, await self.storage.read_hashes(id)) if secrets else ())


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub
