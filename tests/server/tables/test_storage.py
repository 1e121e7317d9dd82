"""The database: migrations and schema agree, writing together, fences."""

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect

from azulejos import AzulejosError
from azulejos.server.migrations import HEAD, config
from azulejos.server.settings import Settings, database_url
from azulejos.server.tables.journal import Chain, Change, NotOwner, NotStored
from azulejos.server.tables.lease import Lease
from azulejos.server.tables.schema import metadata
from azulejos.server.tables.storage import Storage


def table_row(id: str, **changes: Any) -> dict[str, Any]:
    row = {"id": id, "setup": "{}", "host": None, "public": False, "status": "playing", "created": 0.0}
    return {**row, "updated": 0.0, "due": None, "owner": None, "fence": 1, **changes}


def entry(table: str, seq: int, fence: int = 1) -> dict[str, Any]:
    return {"table_id": table, "seq": seq, "fence": fence, "command": None, "body": f'{{"seq": {seq}}}'}


@pytest.fixture(params=["sqlite", "postgres"])
async def storage(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    url = str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("database")
    found = Storage(Settings(database=url).database_url)
    await found.open()
    yield found
    await found.close()


async def test_migrations_make_what_the_schema_says(storage: Storage) -> None:
    def compare(connection: Connection) -> list[Any]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        assert inspect(connection).has_table("entries")
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    async with storage.read() as connection:
        assert await connection.run_sync(compare) == []


async def test_the_newest_migration_is_the_one_named(storage: Storage) -> None:
    def newest(connection: Connection) -> str | None:
        from alembic.script import ScriptDirectory

        return ScriptDirectory.from_config(config(connection)).get_current_head()

    async with storage.read() as connection:
        assert await connection.run_sync(newest) == HEAD


async def test_changes_that_wait_together_share_a_commit(storage: Storage) -> None:
    tables = [f"together{number}" for number in range(50)]
    await storage.journal.commit(Change(tables=[table_row(table) for table in tables]))
    before, order = storage.journal.commits, []
    changes = [Change(entries=[entry(table, 1)], done=lambda table=table: order.append(table)) for table in tables]
    await asyncio.gather(*(storage.journal.commit(change) for change in changes))
    assert storage.journal.commits - before <= 2
    assert order == tables


async def test_a_refused_change_does_not_hurt_the_others(storage: Storage) -> None:
    await storage.journal.commit(Change(tables=[table_row("good"), table_row("bad", fence=2)]))
    outcomes = await asyncio.gather(
        storage.journal.commit(Change(entries=[entry("good", 1)])),
        storage.journal.commit(Change(entries=[entry("bad", 1)])),
        storage.journal.commit(Change(entries=[entry("good", 2)])),
        storage.journal.commit(Change(entries=[entry("good", 2)])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [type(None), NotOwner, type(None), NotStored]
    assert await storage.read_log("good", after=1) == [{"seq": 2}]
    assert await storage.read_log("bad") == []


async def test_an_entry_is_taken_only_as_the_next_one_of_its_table(storage: Storage) -> None:
    await storage.journal.commit(Change(tables=[table_row("whole")]))
    for wrong in (0, 2):
        with pytest.raises(NotStored):
            await storage.journal.commit(Change(entries=[entry("whole", wrong)]))
    with pytest.raises(NotStored):
        await storage.journal.commit(Change(entries=[entry("whole", 1), entry("whole", 3)]))
    await storage.journal.commit(Change(entries=[entry("whole", 1), entry("whole", 2)]))
    assert await storage.read_log("whole") == [{"seq": 1}, {"seq": 2}]


async def test_what_builds_on_a_failed_write_fails_with_it(storage: Storage) -> None:
    """Even where the database would take it: a new name after a leaver whose leaving was not stored, say."""
    await storage.journal.commit(Change(tables=[table_row("chained", fence=2)]))
    chain = Chain()
    outcomes = await asyncio.gather(
        storage.journal.commit(Change(entries=[entry("chained", 1, fence=1)], chain=chain)),
        storage.journal.commit(Change(entries=[entry("chained", 1, fence=2)], chain=chain)),
        storage.journal.commit(Change(entries=[entry("chained", 1, fence=2)])),
        return_exceptions=True,
    )
    assert [type(outcome) for outcome in outcomes] == [NotOwner, NotStored, type(None)]


async def test_each_claim_raises_the_fence(storage: Storage) -> None:
    await storage.journal.commit(Change(tables=[table_row("claimed")]))
    lease = Lease(storage, 5.0)
    assert [await lease.claim("claimed") for _ in range(3)] == [2, 3, 4]
    with pytest.raises(NotOwner):
        await storage.journal.commit(Change(entries=[entry("claimed", 1, fence=3)]))
    await storage.journal.commit(Change(entries=[entry("claimed", 1, fence=4)]))


async def test_a_game_that_was_not_kept_is_found_again(storage: Storage) -> None:
    await storage.journal.commit(Change(tables=[table_row("forgotten", status="over")]))
    assert "forgotten" in await storage.unfinished_business()


async def test_a_database_that_can_be_written_has_a_pulse(storage: Storage) -> None:
    """Who asks again at once gets the same answer, and nothing more is written."""
    took = await storage.pulse.feel()
    assert 0 < took < 60
    assert await storage.pulse.feel() == took


async def test_sqlite_waits_for_the_disk_at_every_commit(tmp_path: Path) -> None:
    storage = Storage(database_url(str(tmp_path / "tables.db")))
    await storage.open()
    async with storage.read() as connection:
        assert (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar() == "wal"
        assert (await connection.exec_driver_sql("PRAGMA synchronous")).scalar() == 2
    await storage.close()


def test_a_database_may_be_a_path_or_an_address(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/azulejos/tables.db"
    assert database_url("/x/y.db") == "sqlite+aiosqlite:////x/y.db"
    assert database_url("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"


async def test_postgres_without_its_driver_is_said_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    with pytest.raises(AzulejosError, match=r"pip install 'azulejos\[postgres\]'"):
        await Storage(database_url("postgresql://nobody@127.0.0.1:1/x")).open()
