"""What is kept: tables with their seats and logs, and finished games. SQLite by default, PostgreSQL for many processes.

A log has only what does not follow from the rest: moves and tiles drawn, no positions. What tables do is written by the
`Journal`.
"""

from __future__ import annotations

import json
import logging
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any, Self

from sqlalchemy import event, func, literal, select, text, tuple_, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from ...errors import AzulejosError
from ...extras import needed
from ...records import GameRecord
from ...table import Entry, Table
from ..migrations import upgrade
from ..wire.outgoing import encode
from . import schema
from .file import take
from .journal import Change, Journal, NotStored
from .pulse import Pulse

log = logging.getLogger(__name__)

MIGRATION_LOCK = 4_127_563
"""Any number, the same in all processes that share a database."""
PATIENCE = 10
"""Seconds after which a statement that gets no answer, or no lock, has failed."""
SQLITE: dict[str, Any] = {"hide_parameters": True}
"""What is written stays out of the log of errors: it has people's words in it."""
POSTGRES: dict[str, Any] = {
    **SQLITE,
    "pool_size": 10,
    "pool_pre_ping": True,
    "connect_args": {
        "timeout": PATIENCE / 2,
        "command_timeout": PATIENCE,
        # A process that is stopped in the midst of a transaction must not keep its rows locked.
        "server_settings": {"idle_in_transaction_session_timeout": str(500 * PATIENCE)},
    },
}


LAST_COMMANDS = 50
"""So many are looked through for one that was done before."""
HEADS = text(
    "SELECT id, owner, fence, (SELECT coalesce(max(seq), 0) FROM entries WHERE table_id = tables.id) AS seq "
    "FROM tables WHERE id = ANY(:ids)"
)
"""For PostgreSQL: only there may another process be ahead."""


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored, without its log."""

    id: str
    setup: dict[str, Any]
    host: int | None
    public: bool
    status: str
    created: float
    owner: str | None
    fence: int
    fault: str | None = None
    """Why it was set aside, if it was."""


@dataclass(frozen=True)
class Head:
    """How far the database is with a table, and who plays it."""

    owner: str | None
    fence: int
    seq: int


@dataclass(frozen=True)
class GameRow:
    """A finished game as it is stored."""

    id: str
    game: str
    preset: str
    public: bool
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    reason: str | None
    finished: float
    file: str

    def to_row(self) -> dict[str, Any]:
        return {**vars(self), **{name: json.dumps(getattr(self, name)) for name in ("seats", "scores", "ranking")}}

    @classmethod
    def of(cls, id: str, record: GameRecord, file: str, public: bool) -> Self:
        """The game of a record that goes to its end, finished now."""
        return cls(
            id,
            record.game.name,
            record.game.preset,
            public,
            record.seats,
            scores=list(record.final.scores),
            ranking=list(record.final.ranking),
            reason=None,
            finished=time.time(),
            file=file,
        )


class Storage:
    """One database."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.is_shared = self.url.get_backend_name() != "sqlite"
        self.engine: AsyncEngine
        self.journal: Journal
        self.pulse: Pulse
        self._lock: IO[bytes] | None = None

    async def open(self) -> None:
        """Connect, and bring the database up to date; a sentence for people if that cannot be."""
        try:
            if not self.is_shared:
                self._lock = take(Path(self.url.database or ""))
            with needed("postgres", "PostgreSQL"):
                self.engine = create_async_engine(self.url, **(POSTGRES if self.is_shared else SQLITE))
            if not self.is_shared:
                event.listen(self.engine.sync_engine, "connect", _set_up_sqlite)
            async with self.engine.begin() as connection:
                if self.is_shared:
                    await connection.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, OSError) as error:
            reason = str(getattr(error, "orig", None) or error)
            raise AzulejosError(f"the database {self.url!r} cannot be opened: {reason}") from error
        self.pulse = Pulse(self.engine)
        self.journal = Journal(self.engine)
        self.journal.start()

    async def close(self) -> None:
        """Finish what is being written."""
        await self.journal.stop()
        await self.pulse.stop()
        await self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection; NotStored if the database does not answer."""
        with answering():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """The same with a transaction, for what does not go through the journal."""
        with answering():
            async with self.engine.begin() as connection:
                yield connection

    # -------------------------------------------------------------------------------------------- tables

    async def find_table(self, id: str) -> TableRow | None:
        columns = schema.tables.c
        wanted = (getattr(columns, name) for name in TableRow.__dataclass_fields__)
        async with self.read() as connection:
            row = (await connection.execute(select(*wanted).where(columns.id == id))).mappings().one_or_none()
        return None if row is None else TableRow(**{**row, "setup": json.loads(row["setup"])})

    async def read_log(self, id: str, after: int = 0) -> list[dict[str, Any]]:
        """The entries with higher numbers than this, in order."""
        columns = schema.entries.c
        query = select(columns.body).where(columns.table_id == id, columns.seq > after).order_by(columns.seq)
        async with self.read() as connection:
            return [json.loads(body) for body in (await connection.execute(query)).scalars()]

    async def heads(self, ids: list[str]) -> dict[str, Head]:
        """How far the database is with these tables."""
        async with self.read() as connection:
            rows = await connection.execute(HEADS, {"ids": ids})
            return {row.id: Head(row.owner, row.fence, row.seq) for row in rows}

    async def set_aside(self, id: str, fault: str) -> None:
        """Nobody plays this table until it is repaired."""
        aside = update(schema.tables).where(schema.tables.c.id == id)
        async with self.write() as connection:
            await connection.execute(aside.values(fault=fault, owner=None))

    async def read_commands(self, id: str) -> dict[str, int]:
        """The last commands that were done at a table, by name, each with the last of its entries."""
        columns = schema.entries.c
        query = select(columns.command, columns.seq).where(columns.table_id == id, columns.command.is_not(None))
        async with self.read() as connection:
            rows = (await connection.execute(query.order_by(columns.seq.desc()).limit(LAST_COMMANDS))).all()
        return {row.command: row.seq for row in reversed(rows)}

    async def read_hashes(self, id: str) -> dict[int, str]:
        """The hashes of the seats' secrets, by seat."""
        columns = schema.seats.c
        async with self.read() as connection:
            rows = await connection.execute(select(columns.seat, columns.hash).where(columns.table_id == id))
            return {row.seat: row.hash for row in rows}

    async def open_tables(self, limit: int) -> list[str]:
        """The public ones that wait for players, newest first."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.status == "waiting", columns.public, columns.fault.is_(None))
        async with self.read() as connection:
            return list((await connection.execute(query.order_by(columns.created.desc()).limit(limit))).scalars())

    async def count_tables(self) -> int:
        columns = schema.tables.c
        query = select(func.count()).where(columns.status.in_(("waiting", "playing")))
        async with self.read() as connection:
            return (await connection.execute(query)).scalar_one()

    async def due_tables(self, now: float) -> list[str]:
        """Those whose clock has run out, and those whose game is over and not kept yet."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.due < now, columns.fault.is_(None))
        async with self.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def tables_with_clock(self, ids: list[str]) -> list[str]:
        columns = schema.tables.c
        query = select(columns.id).where(columns.id.in_(ids), columns.due.is_not(None))
        async with self.read() as connection:
            return list((await connection.execute(query)).scalars())

    async def unfinished_business(self) -> list[str]:
        """Tables whose game is over and was not kept, because the process died in between."""
        tables, games = schema.tables, schema.games
        query = select(tables.c.id).outerjoin(games, tables.c.id == games.c.id)
        async with self.read() as connection:
            query = query.where(tables.c.status == "over", games.c.id.is_(None), tables.c.fault.is_(None))
            found = await connection.execute(query)
            return list(found.scalars())

    async def idle_tables(self, before: float, limit: int = 50) -> list[str]:
        """Those that are not over and have had no entry since then."""
        columns = schema.tables.c
        query = select(columns.id).where(columns.status.in_(("waiting", "playing")), columns.updated < before)
        query = query.where(columns.fault.is_(None))
        async with self.read() as connection:
            return list((await connection.execute(query.limit(limit))).scalars())

    async def close_table(self, id: str) -> None:
        """Nobody can sit down here any more."""
        closed = update(schema.tables).where(schema.tables.c.id == id, schema.tables.c.status == "waiting")
        async with self.write() as connection:
            await connection.execute(closed.values(status="closed", due=None, owner=None))

    # -------------------------------------------------------------------------------------------- finished games

    async def list_games(self, after: str | None, preset: str | None, limit: int, private: bool) -> list[GameRow]:
        """Newest first, those after this one, without their files."""
        columns = schema.games.c
        told = [column if column.name != "file" else literal("").label("file") for column in columns]
        query = select(*told).order_by(columns.finished.desc(), columns.id.desc()).limit(limit)
        query = query.where(columns.reason.is_distinct_from("aborted"))
        if not private:
            query = query.where(columns.public)
        if preset is not None:
            query = query.where(columns.preset == preset)
        if after is not None:
            last = select(columns.finished, columns.id).where(columns.id == after).scalar_subquery()
            query = query.where(tuple_(columns.finished, columns.id) < last)
        async with self.read() as connection:
            return [_game_row(row) for row in (await connection.execute(query)).mappings()]

    async def find_game(self, id: str) -> GameRow | None:
        query = select(schema.games).where(schema.games.c.id == id)
        async with self.read() as connection:
            row = (await connection.execute(query)).mappings().one_or_none()
        return None if row is None else _game_row(row)

    async def has_game(self, id: str) -> bool:
        query = select(schema.games.c.id).where(schema.games.c.id == id)
        async with self.read() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def keep_game(self, game: GameRow) -> None:
        await self.journal.commit(Change(games=[game.to_row()]))


@contextmanager
def answering() -> Iterator[None]:
    """Whatever keeps the database from answering becomes NotStored."""
    try:
        yield
    except database_errors() as error:
        log.warning("the database does not answer: %s", error)
        raise NotStored from error


@cache
def database_errors() -> tuple[type[Exception], ...]:
    """SQLAlchemy does not wrap what goes wrong while it connects."""
    common = (SQLAlchemyError, OSError, TimeoutError)
    try:
        import asyncpg
    except ImportError:
        return common
    return (*common, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)


def entry_row(id: str, fence: int, entry: Entry, command: str | None = None) -> dict[str, Any]:
    body = encode(entry.stored())
    return {"table_id": id, "seq": entry.seq, "fence": fence, "body": body, "command": command}


def new_table(row: TableRow, table: Table, hashes: dict[int, str]) -> Change:
    """What is stored of a table that was just made; `hashes` are those of the secrets, by seat."""
    facts = {**vars(row), "setup": encode(row.setup), "updated": row.created, "due": table.due()}
    return Change(
        tables=[facts],
        entries=[entry_row(row.id, row.fence, entry) for entry in table.log],
        seats=[{"table_id": row.id, "seat": seat, "hash": kept} for seat, kept in hashes.items()],
    )


def _game_row(row: Any) -> GameRow:
    return GameRow(**{**row, **{name: json.loads(row[name]) for name in ("seats", "scores", "ranking")}})


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """Synchronous FULL makes every commit wait for the disk: a move survives a power cut, not only a killed process.

    The journal puts all moves that wait into one commit, so that this costs little.
    """
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={int(1000 * PATIENCE)}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
