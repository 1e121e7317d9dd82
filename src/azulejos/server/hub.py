"""The tables that are live in this process: opened when somebody comes, played or followed, and put to sleep again."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Coroutine
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from ..errors import AzulejosError
from ..table import Entry, Setup, Table
from .bots import Bots
from .journal import Change, NotOwner
from .lease import Lease
from .live import LiveTable, new_table, replay
from .notify import Notifier
from .problems import Refusal
from .requests import Request
from .security import new_id, seats_of
from .settings import Settings
from .storage import Storage, TableRow

log = logging.getLogger(__name__)

REMEMBERED = 10_000
"""Answers to other processes that are kept, lest a request that was sent twice is done twice."""


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.lease = Lease(self.storage, settings.lease)
        self.bots = Bots(settings)
        self.tables: dict[str, LiveTable] = {}
        self.notifier: Notifier | None = None
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._answers: dict[str, asyncio.Future[int]] = {}
        self._done: OrderedDict[str, asyncio.Task[dict[str, Any]]] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.storage.open()
        if self.storage.is_shared:
            self.notifier = Notifier(self.storage.url, self.lease.me, self._heard, self._catch_up_all)
            await self.notifier.start()
        await self.lease.start(self._watch)
        for table in await self.storage.unfinished_business():
            self._spawn(self.open(table))
        self._spawn(self._go_round())

    async def stop(self) -> None:
        """Finish what is being written and give the tables back."""
        self.bots.close()
        tasks = [*self._tasks, *(task for live in self.tables.values() for task in live.thinking.values())]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.storage.journal.stop()
        await self.lease.stop()
        if self.notifier is not None:
            await self.notifier.stop()
        await self.storage.close()

    # -------------------------------------------------------------------------------------------- opening

    async def open(self, id: str) -> LiveTable:
        """The table, read from the database if it is not in memory; played here unless another process does."""
        if id in self.tables:
            self.tables[id].touched = time.monotonic()  # so that it stays while somebody sits down
            return self.tables[id]
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._open(id))
            self._opening[id].add_done_callback(lambda _: self._opening.pop(id, None))
        return await asyncio.shield(self._opening[id])

    async def add(self, setup: Setup, secrets: dict[int, str], public: bool) -> str:
        """A new table, ours; its id."""
        table = Table(setup)
        host, now = min(secrets, default=None), time.time()
        row = TableRow(new_id(), setup.to_json(), host, public, table.status, now, self.lease.me, fence=1)
        await self.storage.journal.commit(new_table(row, table, secrets))
        self.tables[row.id] = live = LiveTable(row, table, row.fence, self)
        self.told_more(live)
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
        if self.notifier is not None:
            self.notifier.send({**live.here(), "hello": True})
        if fence is not None:
            await self._take_up(live)
        else:  # what was stored while the log was read
            await self._follow(live, row.fence)
        return live

    async def _read(self, id: str, setup: dict[str, Any], since: int = 0) -> tuple[Table, list[Entry]]:
        """The table as the database has it, and its entries after a number."""
        log = await self.storage.read_log(id)
        return await run_in_threadpool(lambda: replay(Setup.from_json(setup), log, since))

    async def _take_up(self, live: LiveTable) -> None:
        """What has to be done when a table has just become ours."""
        await live.store(live.table.resume())
        await live.make_rematch()
        self.told_more(live)
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
            live.fence = fence
        log.info("took over a table", extra={"table": live.id})
        await self._take_up(live)
        return True

    def lost(self, live: LiveTable) -> None:
        self._spawn(self._reload(live))

    async def _reload(self, live: LiveTable) -> None:
        """Forget what was not stored."""
        async with live.reading:
            while live.is_ahead:
                try:
                    live.replace(*await self._read(live.id, live.row.setup, live.told))
                except Exception as error:  # the database may be away for a while
                    log.warning("a table cannot be read: %s", error, extra={"table": live.id})
                    await asyncio.sleep(1)

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done_with)

    def _done_with(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("something was not done: %s", task.exception())

    # -------------------------------------------------------------------------------------------- doing

    async def perform(self, id: str, request: Request) -> int:
        """Do what somebody wants at a table, here or in the process that plays it."""
        live = await self.open(id)
        deadline, name = time.monotonic() + 5 * self.settings.lease, new_id()
        while time.monotonic() < deadline:
            try:
                if live.is_own:
                    return await live.perform(request)
                if not await self._claim(live):
                    return await self._forward(live, request, name)
            except (NotOwner, TimeoutError):
                await asyncio.sleep(0.05)
                live = await self.open(id)
        raise Refusal("unavailable", "the table does not answer; try again in a moment")

    async def _forward(self, live: LiveTable, request: Request, name: str) -> int:
        row = await self.storage.find_table(live.id)
        if row is None or row.owner is None or self.notifier is None:
            raise NotOwner
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._answers[name] = answer
        try:
            self.notifier.send({"request": request.to_json(), "table": live.id, "name": name}, row.owner)
            async with asyncio.timeout(self.settings.lease):
                return await answer
        finally:
            del self._answers[name]

    async def _answer(self, table: str, request: Request) -> dict[str, Any]:
        """Do what another process asks for."""
        try:
            live = await self.open(table)
            if not live.is_own:
                return {"retry": True}
            return {"seq": await live.perform(request)}
        except NotOwner:
            return {"retry": True}
        except AzulejosError as error:
            return Refusal.of(error).to_json()

    # -------------------------------------------------------------------------------------------- other processes

    def _heard(self, message: dict[str, Any]) -> None:
        process = message.get("from", "")
        if "entries" in message:
            live = self.tables.get(message["entries"])
            if live is not None and live.fence != message["fence"]:
                self._spawn(self._follow(live, message["fence"]))
        elif process == self.lease.me:
            return
        elif "presence" in message:
            live = self.tables.get(message["presence"])
            if live is not None:
                live.heard_presence(process, message["sockets"], message["seats"])
                if message.get("hello"):
                    self.presence_changed(live)
        elif "request" in message:
            self._spawn(self._reply(message))
        elif message["name"] in self._answers and not self._answers[message["name"]].done():
            answer = self._answers[message["name"]]
            if "seq" in message:
                answer.set_result(message["seq"])
            elif "code" in message:
                answer.set_exception(Refusal.from_json(message))
            else:
                answer.set_exception(NotOwner())

    async def _reply(self, message: dict[str, Any]) -> None:
        name = message["name"]
        if name not in self._done:
            request = Request.from_json(message["request"])
            self._done[name] = asyncio.create_task(self._answer(message["table"], request))
            while len(self._done) > REMEMBERED:
                self._done.popitem(last=False)
        found = await self._done[name]
        if "retry" in found:
            self._done.pop(name, None)
        assert self.notifier is not None
        self.notifier.send({**found, "name": name}, message["from"])

    async def _follow(self, live: LiveTable, fence: int) -> None:
        """Another process has stored entries."""
        if live.fence is not None and live.fence < fence:  # it was taken from us while we slept
            live.fence, live.is_ahead = None, True
            await self._reload(live)
        async with live.reading:
            if not live.is_own and not live.is_ahead:
                live.follow(await self.storage.read_log(live.id, live.table.seq))

    async def _catch_up_all(self) -> None:
        """The line was down, so messages may be missing."""
        for live in list(self.tables.values()):
            if not live.is_own:
                self._spawn(self._follow(live, 0))

    async def _watch(self, orphans: list[str], living: set[str]) -> None:
        """Take over tables whose process is gone: those that somebody here is at, and those with a clock."""
        for live in list(self.tables.values()):
            live.forget_processes(living)
        due = set(await self.storage.tables_with_clock(orphans)) if orphans else set()
        for table in orphans:
            if table in self.tables and not self.tables[table].is_own:
                self._spawn(self._claim(self.tables[table]))
            elif table in due:
                self._spawn(self.open(table))

    # -------------------------------------------------------------------------------------------- keeping

    def told_more(self, live: LiveTable) -> None:
        self.bots.attend(live)
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None
        deadline = live.table.due()
        if deadline is not None and live.is_own:
            delay = max(0.0, deadline - time.time()) + 0.01
            live.timer = asyncio.get_running_loop().call_later(delay, lambda: self._spawn(self._tick(live)))

    def ended(self, live: LiveTable) -> None:
        self._spawn(self.archive(live))

    async def archive(self, live: LiveTable) -> None:
        """Keep a finished game, unless that was done before."""
        if live.table.is_over and await self.storage.find_game(live.id) is None:
            game = await run_in_threadpool(live.finished)
            await self.storage.journal.commit(Change(games=[game.to_row()]))

    async def _tick(self, live: LiveTable) -> None:
        if live.is_own:
            await live.store(live.table.tick())
            self.told_more(live)

    def presence_changed(self, live: LiveTable) -> None:
        if self.notifier is not None:
            self.notifier.send(live.here())

    async def _go_round(self) -> None:
        """Now and then: abandoned seats, tables nobody is at, clocks nobody watches, tables left for good."""
        while True:
            try:
                for table in await self.storage.due_tables(time.time()):
                    await self.open(table)
                now = time.monotonic()
                for live in list(self.tables.values()):
                    await self._take_over_abandoned(live, now)
                    await self._put_to_sleep(live, now)
                await self._close_idle()
            except Exception:
                log.exception("the round could not be finished")
            await asyncio.sleep(min(10.0, self.settings.sleep_after, self.settings.abandon_after) / 2)

    async def _take_over_abandoned(self, live: LiveTable, now: float) -> None:
        if not live.is_own or not live.watchers or live.table.setup.takeover is None:
            return
        for seat in live.table.to_choose:
            is_away = now - live.absent_since.get(seat, now) > self.settings.abandon_after
            if is_away and live.table.seats[seat].is_person:
                await live.store(live.table.take_over(seat))

    async def _put_to_sleep(self, live: LiveTable, now: float) -> None:
        is_needed = live.watchers or live.thinking or live.timer is not None or live.told != live.table.seq
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
        return frozenset(seats_of(secrets, await self.storage.read_secrets(id)) if secrets else ())


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub
