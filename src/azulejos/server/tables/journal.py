"""Everything a table does is written here: changes that wait at the same moment are committed together.

One commit costs a wait for the disk, however much is in it. While one is under way the next changes gather, so the
busier the server, the more of them share a commit. Changes that build on each other form a chain: where one fails, all
that follow fail with it. The database holds that too: it takes an entry only as the next one of its table.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..problems import Refusal
from . import schema
from .talk import NewEntries, write

log = logging.getLogger(__name__)

CHANNEL = "azulejos"
"""Where PostgreSQL tells all processes which tables have new entries."""
MOST_AT_ONCE = 500

STALE_FENCE = "stale fence"
"""What the database says of an entry whose table has been taken over."""

Rows = list[dict[str, Any]]

NEW_TABLES = insert(schema.tables)
NEW_ENTRIES = insert(schema.entries)
GAME_COLUMNS = [column.name for column in schema.games.columns]
NEW_GAMES = text(
    f"INSERT INTO games ({', '.join(GAME_COLUMNS)}) "
    f"VALUES ({', '.join(':' + name for name in GAME_COLUMNS)}) ON CONFLICT (id) DO NOTHING"
)
KEPT = update(schema.tables).where(schema.tables.c.id == bindparam("table")).values(due=None)
"""The game of a table that is over was kept, so nothing is due there."""
PROGRESS = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.fence == bindparam("held"))
    .values(status=bindparam("status"), updated=bindparam("updated"), due=bindparam("due"))
)
SEATS = text(
    "INSERT INTO seats (table_id, seat, hash) VALUES (:table_id, :seat, :hash) "
    "ON CONFLICT (table_id, seat) DO UPDATE SET hash = excluded.hash"
)
NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


class NotOwner(Refusal):
    """Another process has taken the table over: the database has refused the entries."""

    def __init__(self) -> None:
        super().__init__("unavailable", "the table has just moved to another process")


class NotStored(Refusal):
    """The database did not take the change, or did not say that it did."""

    def __init__(self, *, is_certain: bool = True) -> None:
        super().__init__("unavailable", "the database does not answer")
        self.is_certain = is_certain
        """Whether nothing was stored; a line that was lost may have been lost after the commit."""


class Chain:
    """Changes of one table, each of which builds on the one before."""

    is_broken = False
    """Whether one of them was not stored, so that none after it can be."""


@dataclass
class Change:
    """Rows that are written together or not at all."""

    tables: Rows = field(default_factory=list)
    progress: Rows = field(default_factory=list)
    entries: Rows = field(default_factory=list)
    seats: Rows = field(default_factory=list)
    games: Rows = field(default_factory=list)
    chain: Chain = field(default_factory=Chain)
    done: Callable[[], None] = lambda: None
    """Called once it is stored, in the order of the changes."""


Batch = list[tuple[Change, asyncio.Future[None]]]


class Journal:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_shared = engine.dialect.name != "sqlite"
        self.commits = 0
        self.entries = 0
        self._waiting: Batch = []
        self._wake = asyncio.Event()
        self._stopping = False
        self._task: asyncio.Task[None] | None = None
        self._connection: AsyncConnection | None = None

    @property
    def waiting(self) -> int:
        """Changes that are not yet being written."""
        return len(self._waiting)

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Write what is waiting, and end."""
        self._stopping = True
        self._wake.set()
        if self._task is not None:
            await self._task
            await self._disconnect()

    def commit(self, change: Change) -> asyncio.Future[None]:
        """Wait for the answer to know that the change is durable. Changes are written in the order of the calls."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._stopping:
            future.set_exception(NotStored())
        else:
            self._waiting.append((change, future))
            self._wake.set()
        return future

    async def _run(self) -> None:
        while not (self._stopping and not self._waiting):
            await self._wake.wait()
            batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
            if not self._waiting and not self._stopping:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: Batch) -> None:
        """One transaction; if a change is refused, one for each, so that only the culprit suffers."""
        _fail([one for one in batch if one[0].chain.is_broken], NotStored())
        batch = [one for one in batch if not one[0].chain.is_broken]
        try:
            await self._transact([change for change, _ in batch])
        except IntegrityError as error:
            if len(batch) > 1:
                for one in batch:
                    await self._write([one])
            else:
                _fail(batch, NotOwner() if STALE_FENCE in str(error) else NotStored())
        except Exception as error:
            log.warning("the database did not take a change: %s", error)
            _fail(batch, NotStored(is_certain=not self.is_shared))
            await self._disconnect()
        else:
            for change, future in batch:
                self.entries += len(change.entries)
                try:
                    change.done()
                except Exception:
                    log.exception("what was stored could not be told")
                if not future.done():
                    future.set_result(None)

    async def _connect(self) -> AsyncConnection:
        """A connection that is kept: taking one from the pool costs more than a small commit."""
        if self._connection is None:
            self._connection = await self.engine.connect()
        return self._connection

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):  # it may be gone already
                await connection.close()

    async def _transact(self, changes: list[Change]) -> None:
        if not changes:
            return
        self.commits += 1
        connection = await self._connect()
        async with connection.begin():
            await _insert(connection, NEW_TABLES, [row for change in changes for row in change.tables])
            entries = [row for change in changes for row in change.entries]
            await _insert(connection, NEW_ENTRIES, entries)
            await _insert(connection, PROGRESS, [row for change in changes for row in change.progress])
            await _insert(connection, SEATS, [row for change in changes for row in change.seats])
            games = [row for change in changes for row in change.games]
            await _insert(connection, NEW_GAMES, games)
            await _insert(connection, KEPT, [{"table": row["id"]} for row in games])
            if self.is_shared and entries:
                payloads = [write(NewEntries(table=table, fence=fence)) for table, fence in _fences(entries).items()]
                await connection.execute(NOTIFY, {"channel": CHANNEL, "payloads": payloads})


def _fail(batch: Batch, error: Refusal) -> None:
    for change, future in batch:
        change.chain.is_broken = True
        if not future.done():
            future.set_exception(error)


def _fences(entries: Rows) -> dict[str, int]:
    return {row["table_id"]: row["fence"] for row in entries}


async def _insert(connection: AsyncConnection, statement: Any, rows: Rows) -> None:
    if rows:
        await connection.execute(statement, rows)
