"""`azulejos serve` as people run it."""

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from server.servers import Player, Process, Server


async def test_a_server_that_is_told_to_stop_finishes_what_it_has_begun(tmp_path: Path) -> None:
    log = tmp_path / "log"
    process = Process(str(tmp_path / "tables.db"), "--log-level=debug", "--log-json", log=log)
    process.wait_until_up()
    async with Server(process.url) as server:
        tables = [await server.make_table() for _ in range(5)]
        players = [await table.player(0, 1) for table in tables]
        playing = asyncio.gather(*(player.play_on(random.Random(1)) for player in players), return_exceptions=True)
        while sum(len(player.acks) for player in players) < 30:
            await asyncio.sleep(0.01)
        assert await asyncio.to_thread(process.stop) == 0
        await playing
    with sqlite3.connect(tmp_path / "tables.db") as database:
        for table, player in zip(tables, players, strict=True):
            query = "SELECT max(seq) FROM entries WHERE table_id = ?"
            assert database.execute(query, (table.id,)).fetchone()[0] >= max(player.acks.values())
        stored = {row[0] for row in database.execute("SELECT hash FROM seats")}
    database.close()
    written = log.read_text()
    lines = [json.loads(line) for line in written.splitlines() if line.startswith("{")]
    assert {"method": "POST", "path": "/api/tables", "status": 201}.items() <= next(
        line for line in lines if line.get("method") == "POST"
    ).items()
    assert not any(secret in written for table in tables for secret in table.secrets)
    assert not any(secret in stored for table in tables for secret in table.secrets)
    assert len(stored) == 10


async def test_a_game_goes_on_after_a_restart(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = Process(database)
    first.wait_until_up()
    async with Server(first.url) as server:
        table = await server.make_table(clock={"kind": "game", "seconds": 100})
        player = await table.player(0, 1)
        seq, choices = await player.may_do(0)
        await player.act(0, choices[0]["move"], seq)
        await player.close()
    assert first.stop() == 0
    second = Process(database)
    second.wait_until_up()
    again = Player(second.url, table.id, table.secrets)
    await again.join()
    assert [entry["kind"] for entry in again.entries.values()] == ["began", "deal", "move", "resumed"]
    assert again.state["table"]["clocks"][1] > 99
    await again.play_on(random.Random(2))
    await again.close()
    assert second.stop() == 0


@pytest.mark.skipif(sys.platform != "linux", reason="the limits of another process are read from /proc")
def test_a_server_makes_room_for_its_connections(tmp_path: Path) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
    try:
        process = Process(str(tmp_path / "tables.db"), "--connections=1000")
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    process.wait_until_up()
    limits = Path(f"/proc/{process.process.pid}/limits").read_text(encoding="utf-8")
    assert int(limits.partition("Max open files")[2].split()[0]) == 1100
    assert process.stop() == 0


def test_one_server_at_a_time_has_a_file(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    first = Process(database)
    first.wait_until_up()
    command = [sys.executable, "-m", "azulejos", "serve", "--port=0", f"--database={database}"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert second.returncode == 1
    assert "another server uses" in second.stderr
    assert "Traceback" not in second.stderr
    assert first.stop() == 0


def test_a_database_that_cannot_be_is_said_in_a_sentence(tmp_path: Path) -> None:
    for database, words in (
        ("oracle://x", "no database for tables"),
        ("postgresql://nobody@127.0.0.1:1/x", "cannot be opened"),
        (str(tmp_path / "file" / "x.db"), "cannot be opened"),
    ):
        (tmp_path / "file").write_text("not a folder")
        command = [sys.executable, "-m", "azulejos", "serve", "--port=0", f"--database={database}"]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 1
        assert words in done.stderr
        assert "Traceback" not in done.stderr
