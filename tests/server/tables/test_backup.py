"""Backups: whole, of one moment, of and into either kind of database; what cannot be done is said in a sentence."""

import asyncio
import sqlite3
import stat
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, text

from azulejos import AzulejosError
from azulejos.server.migrations import HEAD
from azulejos.server.settings import database_url
from azulejos.server.tables import backup, schema
from azulejos.server.tables.backup import back_up, restore
from azulejos.server.tables.journal import Change, NotOwner
from azulejos.server.tables.lease import Lease
from azulejos.server.tables.storage import Storage
from server.postgres import Databases
from server.tables.test_storage import entry, table_row

OLD = Path(__file__).parents[1] / "old" / "tables.sql"
KINDS = ("sqlite", "postgres")


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Storage]:
    storage = Storage(database_url(database))
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


async def fill(storage: Storage, *tables: str) -> None:
    """Tables that have changed hands: their first entries have an older fence than the table."""
    for table in tables:
        await storage.journal.commit(Change(tables=[table_row(table)], entries=[entry(table, 1), entry(table, 2)]))
        fence = await Lease(storage, 1.0).claim(table)
        assert fence == 2
        await storage.journal.commit(Change(entries=[entry(table, 3, fence)]))
        await storage.journal.commit(Change(seats=[{"table_id": table, "seat": 0, "hash": "ü" * 64}]))
    game = {"id": "kept", "game": "azul/2", "preset": "azul", "public": True, "seats": "[]", "scores": "[1, 2]"}
    game |= {"ranking": "[1, 0]", "reason": None, "finished": 0.1 + 0.2, "file": "Inês\n✓"}
    await storage.journal.commit(Change(games=[game]))


async def all_rows(storage: Storage) -> dict[str, list[dict[str, Any]]]:
    async with storage.read() as connection:
        found = {}
        for table in schema.metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [dict(row) for row in rows.mappings()]
        return found


@pytest.mark.parametrize("target", KINDS)
@pytest.mark.parametrize("source", KINDS)
async def test_what_is_restored_is_what_was_stored(
    source: str, target: str, databases: Databases, tmp_path: Path
) -> None:
    file, there = tmp_path / "backup.db", await databases(target)
    here = await databases(source)
    async with opened(here) as storage:
        await fill(storage, "one", "two")
        before = await all_rows(storage)
        contents = await back_up(database_url(here), file)  # while it is open
    assert (contents.tables, contents.entries, contents.games, contents.broken) == (2, 6, 1, ())
    assert await restore(file, database_url(there)) == contents
    async with opened(there) as storage:
        after = await all_rows(storage)
        assert [(row["owner"], row["fence"]) for row in after["tables"]] == [(None, 3), (None, 3)]
        assert after["processes"] == []
        for rows in (before, after):
            rows["tables"] = [{**row, "owner": None, "fence": 0} for row in rows["tables"]]
            rows["processes"] = []
        assert after == before
        # The database minds fences and numbers as it did.
        with pytest.raises(NotOwner):
            await storage.journal.commit(Change(entries=[entry("one", 4, fence=2)]))
        await storage.journal.commit(Change(entries=[entry("one", 4, fence=3)]))


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_shows_one_moment_while_others_write(
    kind: str, databases: Databases, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Pairs of tables are written together; a backup has both or neither, and comes to an end in many small steps."""
    monkeypatch.setattr(backup, "PAGES_AT_ONCE", 5)
    monkeypatch.setattr(backup, "ROWS_AT_ONCE", 5)
    here = await databases(kind)
    async with opened(here) as storage:
        written = 0

        async def write() -> None:
            nonlocal written
            while True:
                left, right = f"left{written}", f"right{written}"
                rows = [{**table_row(table), "setup": "x" * 20_000} for table in (left, right)]
                await storage.journal.commit(Change(tables=rows, entries=[entry(left, 1), entry(right, 1)]))
                written += 1

        writing = asyncio.create_task(write())
        try:
            async with asyncio.timeout(120):
                for number in range(5):
                    while written < 40 * (number + 1):
                        await asyncio.sleep(0.01)
                    before, file = written, tmp_path / f"{number}.db"
                    # In another thread, as if in another process: writers must not wait for it.
                    await asyncio.to_thread(lambda file=file: asyncio.run(back_up(database_url(here), file)))
                    with closing(sqlite3.connect(file)) as database:
                        found = {name for (name,) in database.execute("SELECT id FROM tables")}
                        logs = {name for (name,) in database.execute("SELECT table_id FROM entries")}
                    pairs = {name.removeprefix("left") for name in found if name.startswith("left")}
                    assert found == {side + pair for pair in pairs for side in ("left", "right")} == logs
                    assert len(pairs) >= before
                    assert not writing.done()
        finally:
            writing.cancel()


@pytest.mark.parametrize("kind", KINDS)
async def test_a_backup_can_be_played_on_as_it_is(kind: str, databases: Databases, tmp_path: Path) -> None:
    """It is a database like any other: also versions that cannot restore go on from it."""
    here, file = await databases(kind), tmp_path / "backup.db"
    async with opened(here) as storage:
        await fill(storage, "one")
        await back_up(database_url(here), file)
    async with opened(str(file)) as storage:
        assert await Lease(storage, 1.0).claim("one") == 3
        with pytest.raises(NotOwner):
            await storage.journal.commit(Change(entries=[entry("one", 4, fence=2)]))
        await storage.journal.commit(Change(entries=[entry("one", 4, fence=3)]))


async def test_a_file_is_its_owners_alone_and_is_not_replaced_unasked(databases: Databases, tmp_path: Path) -> None:
    file, here = tmp_path / "backups" / "backup.db", await databases("sqlite")
    file.parent.mkdir()
    async with opened(here) as storage:
        await fill(storage, "one")
        await back_up(database_url(here), file)
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        await fill(storage, "two")
        with pytest.raises(AzulejosError, match="is there already: give another name, or --force"):
            await back_up(database_url(here), file)
        assert (await back_up(database_url(here), file, replace=True)).tables == 2
    assert [path.name for path in file.parent.iterdir()] == ["backup.db"]


async def test_a_backup_that_fails_leaves_what_was_there(databases: Databases, tmp_path: Path) -> None:
    file = tmp_path / "backups" / "backup.db"
    file.parent.mkdir()
    file.write_text("yesterday's")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as database:
        database.execute("CREATE TABLE recipes (name)")
    for database, words in (
        (str(tmp_path / "nowhere.db"), "there is no file"),
        (str(other), "no tables of Azulejos"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be backed up"),
    ):
        with pytest.raises(AzulejosError, match=words):
            await back_up(database_url(database), file, replace=True)
        assert [path.read_text() for path in file.parent.iterdir()] == ["yesterday's"]
    with pytest.raises(AzulejosError, match="No such file or directory"):
        await back_up(database_url(str(other)), tmp_path / "no folder" / "backup.db")


@pytest.mark.parametrize("kind", KINDS)
async def test_only_an_empty_database_is_restored_into(kind: str, databases: Databases, tmp_path: Path) -> None:
    file, here = tmp_path / "backup.db", await databases("sqlite")
    there = await databases(kind)
    async with opened(here) as storage:
        await fill(storage, "one")
    await back_up(database_url(here), file)
    async with opened(there):
        pass  # a server was there, and nobody has played
    await restore(file, database_url(there))
    with pytest.raises(AzulejosError, match="name an empty database"):
        await restore(file, database_url(there))


@pytest.mark.parametrize("kind", KINDS)
async def test_nothing_is_restored_under_a_server(kind: str, databases: Databases, tmp_path: Path) -> None:
    file, here = tmp_path / "backup.db", await databases("sqlite")
    there = await databases(kind)
    async with opened(here) as storage:
        await fill(storage, "one")
    await back_up(database_url(here), file)
    async with opened(there) as storage:
        lease = Lease(storage, 60.0)
        await lease.start(nobody)
        with pytest.raises(AzulejosError, match="server uses"):
            await restore(file, database_url(there))
        assert (await all_rows(storage))["tables"] == []
        await lease.stop()
    await restore(file, database_url(there))


async def nobody(orphans: list[str], living: set[str]) -> None:
    """Nothing to watch."""


@pytest.mark.parametrize("kind", KINDS)
async def test_an_older_backup_is_brought_up_to_date(kind: str, databases: Databases, tmp_path: Path) -> None:
    here, file, there = tmp_path / "old.db", tmp_path / "backup.db", await databases(kind)
    with closing(sqlite3.connect(here)) as database:
        database.executescript(OLD.read_text(encoding="utf-8"))
        before = database.execute("SELECT count(*) FROM entries").fetchone()[0]
    contents = await back_up(database_url(str(here)), file)
    for path in (here, file):  # neither of them is touched: an older version can still use both
        with closing(sqlite3.connect(path)) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    assert (await restore(file, database_url(there))).entries == before == contents.entries
    async with opened(there) as storage, storage.read() as connection:
        assert (await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar() == HEAD


async def test_an_older_postgres_is_backed_up_as_it_is(databases: Databases, tmp_path: Path) -> None:
    """So that an older version can go back to it; PostgreSQL is not brought up to date by a backup either."""
    from alembic import command

    from azulejos.server.migrations import config

    here, file = await databases("postgres"), tmp_path / "backup.db"
    async with opened(here) as storage, storage.engine.begin() as connection:
        await connection.run_sync(lambda sync: command.downgrade(config(sync), "0001"))
        row = {name: value for name, value in table_row("one").items() if name != "fault"}
        await connection.execute(text(f"INSERT INTO tables ({', '.join(row)}) VALUES (:{', :'.join(row)})"), row)
    assert (await back_up(database_url(here), file)).tables == 1
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)


@pytest.mark.parametrize("kind", KINDS)
async def test_what_a_newer_version_made_is_refused(kind: str, databases: Databases, tmp_path: Path) -> None:
    here, file = await databases(kind), tmp_path / "backup.db"
    async with opened(here) as storage, storage.engine.begin() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(AzulejosError, match="a newer version of Azulejos"):
        await back_up(database_url(here), file)
    if kind == "sqlite":
        with pytest.raises(AzulejosError, match="a newer version of Azulejos"):
            await restore(Path(here), database_url(str(tmp_path / "again.db")))


async def test_what_is_damaged_is_refused(databases: Databases, tmp_path: Path) -> None:
    file, here = tmp_path / "backup.db", await databases("sqlite")
    async with opened(here) as storage:
        await storage.journal.commit(Change(tables=[table_row(f"table{number}") for number in range(1000)]))
    await back_up(database_url(here), file)
    data = bytearray(file.read_bytes())
    data[len(data) // 2 : len(data) // 2 + 8192] = bytes(8192)
    file.write_bytes(data)
    there = tmp_path / "there.db"
    with pytest.raises(AzulejosError, match="cannot be restored"):
        await restore(file, database_url(str(there)))
    (tmp_path / "text").write_text("no database at all" * 100)
    with pytest.raises(AzulejosError, match="cannot be restored"):
        await restore(tmp_path / "text", database_url(str(there)))
    assert not there.exists()


async def test_a_broken_log_is_kept_and_told(databases: Databases, tmp_path: Path) -> None:
    file, here, there = tmp_path / "backup.db", await databases("sqlite"), await databases("postgres")
    async with opened(here) as storage:
        await fill(storage, "broken", "good")
        await storage.journal.commit(Change(tables=[table_row("lost", status="over")]))
        async with storage.engine.begin() as connection:
            await connection.execute(text("DELETE FROM entries WHERE table_id = 'broken' AND seq = 2"))
    assert (await back_up(database_url(here), file)).broken == ("broken", "lost")
    assert (await restore(file, database_url(there))).broken == ("broken", "lost")
