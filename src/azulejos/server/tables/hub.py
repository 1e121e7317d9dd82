"""The tables in memory: opened when somebody comes, played here or followed, and put to sleep when all are gone."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection

from ...errors import AzulejosError
from ...table import Setup, Table
from ...table.entries import Left, Seated
from ...table.now import steady_time
from ..problems import Refusal
from ..security import new_id
from ..settings import Settings
from ..thinking.studying import Studies
from .bots import Bots
from .commands import AnyCommand
from .forwarding import Forwarding
from .journal import Change, NotOwner, NotStored
from .lease import Lease
from .live import LiveTable, Stored, fault_of, rebuild
from .notifier import Notifier
from .reviews import Reviews
from .rounds import go_round
from .storage import Storage, TableRow, new_table
from .talk import (
    BotHurried,
    CommandDone,
    CommandRefused,
    CommandSent,
    NewEntries,
    Presence,
    Reply,
    Talk,
    ThoughtDone,
)
from .tasks import Tasks

log = logging.getLogger(__name__)

SHORTEST_PAUSE, LONGEST_PAUSE = 0.05, 1.0
"""Seconds between attempts to do what the database does not allow at the moment."""
Work = Callable[[], Awaitable[Any]]


class SetAside(Refusal):
    """A table whose log is broken."""

    def __init__(self, table: str, fault: str) -> None:
        super().__init__("set_aside", f"table {table} cannot be played, because its log is broken: {fault}")


class Hub:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.storage = Storage(settings.database_url)
        self.lease = Lease(self.storage, settings.lease)
        self.bots = Bots(settings, self.lease, self._send)
        self.studies = Studies(settings.worker_count, settings.study_niceness)
        self.reviews = Reviews(self.storage, self.studies)
        self.tables: dict[str, LiveTable] = {}
        self._notifier: Notifier | None = None
        self._forwarding = Forwarding(self.lease.me, self._send, self._perform_for)
        self._opening: dict[str, asyncio.Task[LiveTable]] = {}
        self._living: set[str] = set()
        """The processes that were heard of a moment ago."""
        self._tasks = Tasks()

    async def start(self) -> None:
        await self.storage.open()
        if self.storage.is_shared:
            self._notifier = Notifier(self.storage.url, self.lease.me, self._heard, self._line_is_back)
            await self._notifier.start()
        await self.lease.start(self._watch)
        await self.bots.start()
        for table in await self.storage.unfinished_business():
            self.spawn(self.open(table))
        self.spawn(go_round(self))

    async def stop(self) -> None:
        """Finish what is being written and give the tables back."""
        await self.reviews.close()
        await self.studies.close()
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
        host, now = min(hashes, default=None), steady_time()
        row = TableRow(new_id(), setup.to_json(), host, public, table.status, now, self.lease.me, fence=1)
        await self.storage.journal.commit(new_table(row, table, hashes))
        self.tables[row.id] = live = LiveTable(row, Stored(table, [], hashes), row.fence, self)
        self._set_going(live)
        return row.id

    async def _open(self, id: str) -> LiveTable:
        row = await self.storage.find_table(id)
        if row is None:
            raise Refusal("not_found", f"there is no table {id}")
        if row.fault is not None:
            raise SetAside(id, row.fault)
        fence = await self.lease.claim(id)
        row = await self.storage.find_table(id)
        assert row is not None
        live = LiveTable(row, await self._read(id, row.setup), fence, self)
        self.tables[id] = live
        self._tell_presence(live, wants_answer=True)
        if fence is not None:
            await self._take_up(live)
        else:  # what was stored while the log was read
            await self.catch_up(live)
        return live

    async def _read(self, id: str, setup: dict[str, Any], since: int = 0) -> Stored:
        """The table as the database has it. One that cannot be read is set aside, so that it harms nobody else."""
        try:
            log = await self.storage.read_log(id)
            hashes = await self.storage.read_hashes(id)  # after the log: what they say is never older
            commands = await self.storage.read_commands(id)
            table, missed = await run_in_threadpool(lambda: rebuild(Setup.from_json(setup), log, since))
        except NotStored:
            raise
        except Exception as error:
            raise await self._set_aside(id, error) from error
        return Stored(table, missed, hashes, commands)

    async def _set_aside(self, id: str, error: Exception) -> SetAside:
        fault = fault_of(error)
        log.error("a table's log is broken, so it is set aside: %s", fault, extra={"table": id})
        await self.storage.set_aside(id, fault)
        live, refusal = self.tables.pop(id, None), SetAside(id, fault)
        if live is not None:
            live.attendance.dismiss_all(refusal)
        return refusal

    async def _take_up(self, live: LiveTable) -> None:
        """What has to be done when a table has just become ours."""
        await live.store(live.table.resume())
        await live.make_rematch()
        self._set_going(live)
        if live.table.is_over:
            live.is_kept = await self.storage.has_game(live.id)
            self.ended(live)

    async def _claim(self, live: LiveTable) -> bool:
        """Try to become the one who plays a table that is followed here, and go on from what is stored."""
        async with live.reading:
            if live.is_own:
                return True
            fence = await self.lease.claim(live.id)
            if fence is None and not live.is_ahead:
                return False
            live.replace(await self._read(live.id, live.row.setup, live.told))
            if fence is None:
                return False
            live.own(fence)
        log.info("took over a table", extra={"table": live.id})
        await self._take_up(live)
        return True

    def lost(self, live: LiveTable) -> None:
        self.spawn(self._recover(live))

    async def _recover(self, live: LiveTable) -> None:
        """A write failed: go on from what is stored, and play on unless somebody else does."""
        await self._insist(live, lambda: self._claim(live), lambda: live.is_ahead)

    async def _insist(self, live: LiveTable, work: Work, is_needed: Callable[[], bool]) -> None:
        """Try again and again, with a back-off, until the database lets us."""
        pause = SHORTEST_PAUSE
        while is_needed() and self.tables.get(live.id) is live:
            try:
                await work()
                return
            except (NotStored, NotOwner):
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            except SetAside:
                return

    # -------------------------------------------------------------------------------------------- doing

    async def perform(self, id: str, command: AnyCommand, name: str | None = None) -> int:
        """Do what somebody wants at a table, here or in the process that plays it.

        Where it is not known whether it was done, it is tried again under its name, and so never done twice.
        """
        live, name = await self.open(id), name or new_id()
        deadline = time.monotonic() + 5 * self.settings.lease
        while time.monotonic() < deadline:
            try:
                if live.is_own or (live.owner not in self._living and await self._claim(live)):
                    return await live.perform(command, name)
                return await self._forward(live, command, name)
            except (NotOwner, TimeoutError):
                live.owner = None
            except NotStored as error:
                if error.is_certain:
                    raise
            await asyncio.sleep(SHORTEST_PAUSE)
            live = await self.open(id)
        raise Refusal("unavailable", "the table does not answer; try again in a moment")

    async def _forward(self, live: LiveTable, command: AnyCommand, name: str) -> int:
        if live.owner is None:
            row = await self.storage.find_table(live.id)
            live.owner = None if row is None else row.owner
        if live.owner is None or self._notifier is None:
            raise NotOwner
        return await self._forwarding.ask(live.owner, live.id, command, name, self.settings.lease)

    async def _perform_for(self, sent: CommandSent) -> Reply:
        """Do what another process asks for; if the table has moved on meanwhile, where it is now."""
        try:
            return CommandDone(name=sent.name, seq=await self.perform(sent.table, sent.command, sent.name))
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
                self._behind(live, message.fence)
        elif isinstance(message, Presence):
            live = self.tables.get(message.table)
            if live is not None and message.process != self.lease.me:
                live.heard_presence(message)
                if message.wants_answer:
                    self._tell_presence(live)
        elif isinstance(message, CommandSent):
            self.spawn(self._forwarding.answer(message))
        elif isinstance(message, ThoughtDone | BotHurried):
            self.bots.hear(message, self.tables)
        else:
            self._forwarding.hear(message)

    def _behind(self, live: LiveTable, fence: int) -> None:
        """Another process has stored entries, under this fence."""
        if live.fence is not None and live.fence < fence:  # the table was taken from us while we slept
            live.disown()
            self.lost(live)
        elif not live.is_own:
            self.spawn(self._insist(live, lambda: self.catch_up(live), lambda: not live.is_own))

    async def catch_up(self, live: LiveTable) -> None:
        """Take in what the database knows, where another process plays the table."""
        async with live.reading:
            if live.is_own or live.is_ahead:
                return
            new = await self.storage.read_log(live.id, live.table.seq)
            if not new:
                return
            is_new_holder = any(entry["kind"] in (Seated.kind, Left.kind) for entry in new)
            live.follow(new, await self.storage.read_hashes(live.id) if is_new_holder else live.hashes)

    def _line_is_back(self) -> None:
        self._ask_who_is_there()
        self.spawn(self._catch_up_all())

    def _ask_who_is_there(self) -> None:
        """At all tables: what other processes told is forgotten or was missed."""
        for live in self.tables.values():
            self._tell_presence(live, wants_answer=True)

    async def _catch_up_all(self) -> None:
        """Compare with the database: messages may be missing, or tables may be somebody else's by now."""
        heads = await self.storage.heads(list(self.tables))
        for live in list(self.tables.values()):
            head = heads.get(live.id)
            if head is None:
                continue
            live.owner = head.owner
            if (live.fence or 0) < head.fence and (live.is_own or live.told < head.seq):
                self._behind(live, head.fence)
            if head.owner is None and live.watchers:
                self._inherit(live)

    async def _watch(self, orphans: list[str], living: set[str]) -> None:
        """Take over tables whose process is gone: those that somebody here is at, and those with something due."""
        # After a silence, in which it was forgotten; at the first look every table has just been asked about.
        is_any_back = bool(self._living) and not living <= {*self._living, self.lease.me}
        self._living = living
        for live in list(self.tables.values()):
            live.forget_processes(living)
        if is_any_back:
            self._ask_who_is_there()
        await self._catch_up_all()
        due = set(await self.storage.tables_with_clock(orphans)) if orphans else set()
        for table in orphans:
            if table in self.tables and not self.tables[table].is_own:
                self._inherit(self.tables[table])
            elif table in due:
                self.spawn(self.open(table))

    def _inherit(self, live: LiveTable) -> None:
        """Nobody plays the table any more, so we try to."""
        self.spawn(self._insist(live, lambda: self._claim(live), lambda: not live.is_own))

    def presence_changed(self, live: LiveTable) -> None:
        self._tell_presence(live)

    def _tell_presence(self, live: LiveTable, wants_answer: bool = False) -> None:
        self._send(
            Presence(
                process=self.lease.me,
                table=live.id,
                sockets=len(live.attendance.sockets),
                seats=tuple(sorted(live.attendance.seats_here())),
                client=live.attendance.client_here,
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
        """Keep a finished game. If that fails, the table stays due, and a later round does it."""
        if live.table.is_over and not live.is_kept:
            game = await run_in_threadpool(live.game_row)
            await self.storage.journal.commit(Change(games=[game.to_row()]))
            live.is_kept = True


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub
