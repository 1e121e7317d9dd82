"""Backups: all that is stored at one moment, in a SQLite file, while servers play on.

The file has our schema, whichever database it comes from, and can be restored into either kind. So it is also the way
from SQLite to PostgreSQL and back.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from sqlalchemy import MetaData, NullPool, Table, exists, func, insert, inspect, select, text, update
from sqlalchemy.engine import URL, Connection, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from ...errors import AzulejosError
from ...extras import needed
from ...progress import progress_bar
from ..migrations import make_old, revision_of, upgrade
from . import schema
from .lease import LIVING
from .storage import MIGRATION_LOCK, Storage

PAGES_AT_ONCE = 1000
ROWS_AT_ONCE = 1000
FLEETING = {schema.processes.name}
"""Tables whose rows mean nothing later."""

GAPS = (
    select(schema.entries.c.table_id)
    .group_by(schema.entries.c.table_id)
    .having((func.min(schema.entries.c.seq) != 1) | (func.max(schema.entries.c.seq) != func.count()))
)
LOST = select(schema.tables.c.id).where(
    schema.tables.c.status == "over",
    ~exists().where(schema.games.c.id == schema.tables.c.id),
    ~exists().where(schema.entries.c.table_id == schema.tables.c.id),
)


@dataclass(frozen=True)
class Contents:
    """What a database or a backup has."""

    tables: int
    entries: int
    games: int
    broken: tuple[str, ...]
    """Tables whose log has a gap, or that are over and have neither log nor game."""

    def __str__(self) -> str:
        return f"tables: {self.tables}, entries: {self.entries}, finished games: {self.games}"


async def back_up(url: str, file: Path, *, replace: bool = False) -> Contents:
    """Write a backup; the file is there when it is whole and was checked, and not before."""
    source = make_url(url)
    if file.exists() and not replace:
        raise AzulejosError(f"{file} is there already: give another name, or --force to replace it")
    with _sentence(f"{_shown(source)} cannot be backed up"), _becoming(file) as part:
        if source.get_backend_name() == "sqlite":
            assert source.database is not None
            _copy_file(Path(source.database), part)
        else:
            await _copy_out(source, part)
        async with _connect(_sqlite(part)) as copy:
            await copy.run_sync(_check_file)
            return await _contents(copy)


async def restore(file: Path, url: str) -> Contents:
    """Fill an empty database with a backup, all of it or nothing; one of an older version is brought up to date."""
    with _sentence(f"{file} cannot be restored"), tempfile.TemporaryDirectory(prefix="azulejos-") as folder:
        copy = Path(folder) / "backup.db"
        _copy_file(file, copy)
        async with _connect(_sqlite(copy)) as source:
            await source.run_sync(_check_file)
            await source.run_sync(upgrade)
            await source.commit()
            await _look_into(make_url(url))
            return await _copy_in(source, url)


# ------------------------------------------------------------------------------------------------ from a database


def _copy_file(database: Path, part: Path) -> None:
    """The pages of a SQLite file. An open transaction holds one moment fast; in WAL mode nobody waits for it."""
    if not database.is_file():
        raise AzulejosError(f"there is no file {database}")
    with (
        closing(sqlite3.connect(f"{database.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as source,
        closing(sqlite3.connect(part)) as copy,
    ):
        source.execute("BEGIN")
        source.execute("SELECT count(*) FROM sqlite_master")
        [pages] = source.execute("PRAGMA page_count").fetchone()
        with progress_bar(f"copying {database}", pages) as show:
            source.backup(copy, pages=PAGES_AT_ONCE, progress=lambda _, left, pages: show(pages - left, "pages"))
        copy.execute("PRAGMA journal_mode=DELETE")  # so that one file is all of it


async def _copy_out(url: URL, part: Path) -> None:
    """The rows of a PostgreSQL database, as they are at one moment, with the schema of the revision that it has."""
    async with _connect(url) as source, _connect(_sqlite(part)) as target:
        await source.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        revision = await source.run_sync(revision_of)
        if revision is None:
            raise _no_tables()
        await target.run_sync(make_old, revision)
        known = MetaData()
        await target.run_sync(known.reflect)
        await _copy_rows(source, target, [table for table in known.sorted_tables if table.name != "alembic_version"])
        await target.commit()


# ------------------------------------------------------------------------------------------------ into a database


async def _look_into(url: URL) -> None:
    """Before anything is done to a database that has something."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        return
    async with _connect(url) as connection:
        await connection.run_sync(_refuse_unless_empty)


def _refuse_unless_empty(connection: Connection) -> None:
    found = inspect(connection)
    kept = [table for table in (schema.tables, schema.games) if found.has_table(table.name)]
    if any(connection.execute(select(table.c.id).limit(1)).first() for table in kept):
        raise AzulejosError(
            f"{_shown(connection.engine.url)} has tables or games already: name an empty database with --database"
        )


async def _copy_in(source: AsyncConnection, url: str) -> Contents:
    storage = Storage(url)
    await storage.open()
    try:
        async with storage.engine.begin() as target:
            await _have_alone(target)
            await target.run_sync(_refuse_unless_empty)
            await _copy_rows(source, target, schema.metadata.sorted_tables)
            # Whoever played a table before the backup can write nothing here.
            await target.execute(update(schema.tables).values(owner=None, fence=schema.tables.c.fence + 1))
            contents = await _contents(target)
            if contents != await _contents(source):
                raise AzulejosError("not all of it has arrived")
            return contents
    finally:
        await storage.close()


async def _have_alone(target: AsyncConnection) -> None:
    """Begin a transaction during which no server is there, or starts. A file of SQLite is locked already."""
    if target.dialect.name == "sqlite":
        await target.exec_driver_sql("BEGIN IMMEDIATE")
        return
    await target.execute(select(func.pg_advisory_xact_lock(MIGRATION_LOCK)))
    if (await target.execute(text(LIVING))).first() is not None:
        raise AzulejosError(
            "a server uses the database: stop all of them first, and wait a few seconds if one was killed"
        )


# ------------------------------------------------------------------------------------------------ both ways


async def _copy_rows(source: AsyncConnection, target: AsyncConnection, tables: Sequence[Table]) -> None:
    kept = [table for table in tables if table.name not in FLEETING]
    rows_in_all, done = sum([await _count(source, table) for table in kept]), 0
    with progress_bar(f"copying {rows_in_all} rows", rows_in_all) as show:
        async with _without_triggers(target, kept):
            for table in kept:
                rows = await source.stream(select(table), execution_options={"yield_per": ROWS_AT_ONCE})
                async for some in rows.mappings().partitions():
                    await target.execute(insert(table), [dict(row) for row in some])
                    done += len(some)
                    show(done, table.name)


@asynccontextmanager
async def _without_triggers(target: AsyncConnection, tables: Sequence[Table]) -> AsyncIterator[None]:
    """They take an entry as the next one of its table, under its present fence, and those that are copied are older."""
    if target.dialect.name == "sqlite":
        found = (await target.exec_driver_sql("SELECT name, sql FROM sqlite_master WHERE type = 'trigger'")).all()
        before, after = [f"DROP TRIGGER {trigger.name}" for trigger in found], [trigger.sql for trigger in found]
    else:
        before = [f"ALTER TABLE {table.name} DISABLE TRIGGER USER" for table in tables]
        after = [f"ALTER TABLE {table.name} ENABLE TRIGGER USER" for table in tables]
    for statement in before:
        await target.exec_driver_sql(statement)
    yield
    for statement in after:
        await target.exec_driver_sql(statement)


async def _contents(connection: AsyncConnection) -> Contents:
    broken = {table for query in (GAPS, LOST) for table in (await connection.execute(query)).scalars()}
    return Contents(
        tables=await _count(connection, schema.tables),
        entries=await _count(connection, schema.entries),
        games=await _count(connection, schema.games),
        broken=tuple(sorted(broken)),
    )


async def _count(connection: AsyncConnection, table: Table) -> int:
    return (await connection.execute(select(func.count()).select_from(table))).scalar_one()


def _check_file(connection: Connection) -> None:
    """See that a SQLite file is ours, and sound."""
    if revision_of(connection) is None:
        raise _no_tables()
    [*found] = connection.execute(text("PRAGMA integrity_check")).scalars()
    if found != ["ok"]:
        raise AzulejosError(f"the file is damaged: {found[0]}")
    if (row := connection.execute(text("PRAGMA foreign_key_check")).first()) is not None:
        raise AzulejosError(f"the file is damaged: {row[0]} of a table that is not there")


def _no_tables() -> AzulejosError:
    return AzulejosError("it has no tables of Azulejos")


@asynccontextmanager
async def _connect(url: URL) -> AsyncIterator[AsyncConnection]:
    with needed("postgres", "PostgreSQL"):
        engine = create_async_engine(url, poolclass=NullPool)
    async with engine.connect() as connection:
        yield connection


def _shown(url: URL) -> str:
    """As a person types it, without a password."""
    return str(url.database) if url.get_backend_name() == "sqlite" else repr(url.set(drivername="postgresql"))


def _sqlite(file: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(file))


@contextmanager
def _sentence(beginning: str) -> Iterator[None]:
    try:
        yield
    except AzulejosError as error:
        raise AzulejosError(f"{beginning}: {error}") from error
    except (SQLAlchemyError, sqlite3.Error, OSError) as error:
        raise AzulejosError(f"{beginning}: {getattr(error, 'orig', None) or error}") from error


@contextmanager
def _becoming(file: Path) -> Iterator[Path]:
    """A file beside this one, which takes its place in the end; only its owner may read it."""
    handle, name = tempfile.mkstemp(prefix=f"{file.name}.", suffix=".part", dir=file.parent)
    os.close(handle)
    part = Path(name)
    try:
        yield part
        _to_disk(part)
        part.replace(file)
        _to_disk(file.parent)
    finally:
        part.unlink(missing_ok=True)


def _to_disk(path: Path) -> None:
    if os.name == "posix":
        handle = os.open(path, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
