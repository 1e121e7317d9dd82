"""Faults of the database: what was not stored is told and forgotten, and when they heal every table goes on."""

import asyncio
import gc
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from azulejos.server.settings import Settings
from azulejos.server.tables import storage
from azulejos.server.tables.hub import Hub
from azulejos.server.tables.journal import Journal
from server.servers import FAST, FREE, Made, Player, Server, running, settings_for

TERMINATE = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database() AND (query LIKE $1 OR $1 = '')
"""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite gives up on a lock soon."""
    monkeypatch.setattr(storage, "PATIENCE", 0.3)


@pytest.fixture
async def two(database: str) -> AsyncIterator[tuple[Server, Server]]:
    """Two servers around one PostgreSQL database."""
    settings = Settings(**{"database": database, "lease": 3.0, **FAST, **FREE})
    async with AsyncExitStack() as stack:
        first = await stack.enter_async_context(running(settings))
        yield first, await stack.enter_async_context(running(settings))
    gc.collect()


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Somebody else writes into the SQLite file, and takes long."""
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        yield
    finally:
        other.execute("ROLLBACK")
        other.close()


def log_of(path: Path, table: str) -> list[int]:
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT seq FROM entries WHERE table_id = ? ORDER BY seq", (table,)).fetchall()
    connection.close()
    return [seq for (seq,) in rows]


async def answers(player: Player, *names: str) -> dict[str, dict[str, Any]]:
    """The answers to requests of these names, in whatever order they come."""
    found: dict[str, dict[str, Any]] = {}
    while len(found) < len(names):
        message = await player.receive()
        if message.get("id") in names:
            found[message["id"]] = message
    return found


def act(seat: int, seq: int, move: str, name: str) -> dict[str, Any]:
    return {"type": "act", "id": name, "seat": seat, "seq": seq, "move": move}


@pytest.mark.usefixtures("impatient")
async def test_what_was_queued_behind_a_failed_write_is_not_stored_either(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A move waits for the lock, words are spoken meanwhile, the move fails: the log must not have the words alone."""
    async with running(settings_for(tmp_path)) as server:
        table = await server.make_table()
        player, watcher = await table.player(0, 1), await table.player()
        seq, choices = await player.may_do(0)
        with locked(tmp_path / "tables.db"):
            await player.send(act(0, seq, choices[0]["move"], "move"))
            await asyncio.sleep(0.1)
            await player.send({"type": "chat", "id": "words", "text": "are you there?"})
            told = await answers(player, "move", "words")
        assert {answer["problem"]["type"] for answer in told.values()} == {"/problems/unavailable"}
        assert "did not take a change" in caplog.text
        assert choices[0]["move"] not in caplog.text  # what people do and say is no matter for the log
        seq, choices = await player.may_do(0)  # which is told anew
        again = await player.act(0, choices[1]["move"], seq)
        assert again["type"] == "ack"
        assert (await watcher.entry("move"))["move"] == choices[1]["move"]
        await player.play_on(random.Random(1))
        stored = log_of(tmp_path / "tables.db", table.id)
        assert stored == list(range(1, len(stored) + 1))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # asyncpg, of connections cut off
async def test_the_same_with_postgres(two: tuple[Server, Server], database: str) -> None:
    """The journal's connection is lost while it waits for a lock, and something waits behind it."""
    table = await two[0].make_table(options={"max_rounds": 1})
    player = await table.player(0, 1)
    seq, choices = await player.may_do(0)
    other = await asyncpg.connect(database)
    transaction = other.transaction()
    await transaction.start()
    await other.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
    await player.send(act(0, seq, choices[0]["move"], "move"))
    second = await asyncpg.connect(database)
    while not await second.fetchval("SELECT count(*) FROM pg_locks WHERE NOT granted"):
        await asyncio.sleep(0.02)
    await player.send({"type": "chat", "id": "words", "text": "are you there?"})
    await asyncio.sleep(0.1)
    await second.execute(
        TERMINATE.replace("pg_backend_pid()", "ALL($2::int[]) AND pid <> pg_backend_pid()"),
        "INSERT INTO entries%",
        [other.get_server_pid()],
    )
    await transaction.rollback()
    told = await answers(player, "move", "words")
    assert told["move"] == {"type": "ack", "id": "move", "seq": 3}  # it was tried again, and done once
    assert told["words"]["type"] == "ack" or told["words"]["problem"]["type"] == "/problems/unavailable"
    await player.play_on(random.Random(1))
    stored = [
        row["seq"] for row in await second.fetch("SELECT seq FROM entries WHERE table_id = $1 ORDER BY seq", table.id)
    ]
    assert stored == list(range(1, len(stored) + 1))
    await other.close()
    await second.close()


@pytest.mark.usefixtures("impatient")
async def test_a_bot_whose_move_was_not_stored_moves_when_the_fault_has_healed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(settings_for(tmp_path, bot_pause=1.0)) as server:
        table = await server.make_table(people=1, bots=1, options={"max_rounds": 1})
        player = await table.player(0)
        seq, choices = await player.may_do(0)
        await player.act(0, choices[0]["move"], seq)
        with locked(tmp_path / "tables.db"):
            while "did not take a change" not in caplog.text:  # the bot has moved
                await asyncio.sleep(0.02)
            assert max(player.entries) == 3
        await player.play_on(random.Random(1))


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # asyncpg, of connections cut off
async def test_lost_connections_leave_no_table_behind(two: tuple[Server, Server], database: str) -> None:
    """All backends are terminated, again and again, while games go on; then everything agrees and can be played."""
    rng = random.Random(1)
    short = {"max_rounds": 1}
    tables = [await two[i % 2].make_table(people=1 + i % 2, bots=(i + 1) % 2, options=short) for i in range(4)]
    players = [at(table, two[rng.randrange(2)]) for table in tables]
    for player in players:
        await player.join()
    other = await asyncpg.connect(database)
    playing = [asyncio.create_task(keep_playing(player, rng)) for player in players]
    for _ in range(4):
        await asyncio.sleep(0.2)
        await other.execute(TERMINATE, "")
    try:
        await asyncio.gather(*playing)
    finally:
        for player in players:
            player.drop()
    for table in tables:
        async with asyncio.timeout(60):
            while True:
                files = [(await server.http.get(f"/api/games/{table.id}/file")).text for server in two]
                logs = [(await server.http.get(f"/api/tables/{table.id}")).json() for server in two]
                if files[0] == files[1] and logs[0]["result"] == logs[1]["result"] is not None:
                    break
                await asyncio.sleep(0.1)
    assert await other.fetchval("SELECT count(*) FROM games WHERE id = ANY($1)", [table.id for table in tables]) == 4
    await other.close()


def at(table: Made, server: Server) -> Player:
    return Player(server.url, table.id, table.secrets)


async def keep_playing(player: Player, rng: random.Random) -> None:
    """Play to the end; what the server cannot do at the moment is tried again with what may be done then."""
    async with asyncio.timeout(120):
        while not player.is_over:
            for seat in list(player.choices):
                seq, choices = player.choices.pop(seat)
                answer = await player.act(seat, rng.choice(choices)["move"], seq)
                if answer["type"] == "error":
                    await player.reconnect()
            if not player.choices and not player.is_over:
                await player.receive()


async def test_a_game_that_could_not_be_kept_is_kept_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    transact = Journal._transact

    async def full(self: Journal, changes: list[Any]) -> None:
        if any(change.games for change in changes):
            raise OSError("the disk is full")
        await transact(self, changes)

    async with running(settings_for(tmp_path, abandon_after=0.2)) as server:
        table = await server.make_table(options={"max_rounds": 1})
        player = await table.player(0, 1)
        with monkeypatch.context() as patch:
            patch.setattr(Journal, "_transact", full)
            await player.play_on(random.Random(1))
            await asyncio.sleep(0.2)
        hub: Hub = server.app.state.hub
        while not await hub.storage.has_game(table.id):
            await asyncio.sleep(0.02)


async def test_a_broken_log_harms_only_its_own_table(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, sleep_after=0.05)) as server:
        hub: Hub = server.app.state.hub
        body = {"preset": "azul", "public": True, "seats": [{"kind": "open"}] * 2}
        broken, whole = [(await server.http.post("/api/tables", json=body)).json()["table"] for _ in range(2)]
        for table in (broken, whole):
            await server.http.post(f"/api/tables/{table}/seats", json={"name": "Rui"})
        while hub.tables:
            await asyncio.sleep(0.02)
        with sqlite3.connect(tmp_path / "tables.db") as connection:
            connection.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (broken,))
        connection.close()
        refused = await server.http.get(f"/api/tables/{broken}")
        assert refused.status_code == 503
        assert refused.json()["type"] == "/problems/set_aside"
        listed = (await server.http.get("/api/tables")).json()["tables"]
        assert [table["id"] for table in listed] == [whole]
        assert (await server.http.get(f"/api/tables/{broken}")).json()["type"] == "/problems/set_aside"
        assert (await server.http.get(f"/api/tables/{whole}")).status_code == 200


@pytest.mark.usefixtures("impatient")
async def test_whoever_comes_while_the_database_is_away_is_told(tmp_path: Path) -> None:
    async with running(settings_for(tmp_path, sleep_after=0.05)) as server:
        hub: Hub = server.app.state.hub
        table = await server.make_table()
        while hub.tables:
            await asyncio.sleep(0.02)
        early = Player(server.url, table.id, table.secrets)
        with locked(tmp_path / "tables.db"):
            await early.connect()
            await early.send({"type": "join", "secrets": table.secrets})
            assert (await early.receive())["problem"]["type"] == "/problems/unavailable"
            refused = await server.http.get(f"/api/tables/{table.id}")
            assert refused.json()["type"] == "/problems/unavailable"
        early.drop()
        player = await table.player(0, 1)
        assert (await player.may_do(0))[0] == 2
