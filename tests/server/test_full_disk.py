"""A disk with no room left: what cannot be stored is refused and said, all else goes on, and play does afterwards."""

import sqlite3
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from server.servers import Process, Server

if sys.platform != "linux":
    pytest.skip("the size of another process's files can be limited on Linux", allow_module_level=True)

import resource


@pytest.fixture
def process(tmp_path: Path) -> Iterator[Process]:
    found = Process(str(tmp_path / "tables.db"))
    found.wait_until_up()
    yield found
    found.stop()


def fill(process: Process, is_full: bool) -> None:
    """Let the server write no more to its files, as on a full disk; or again."""
    size = 0 if is_full else resource.RLIM_INFINITY
    resource.prlimit(process.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def health(process: Process, wanted: int) -> httpx.Response:
    """The first answer about the server's health with this status."""
    until = time.monotonic() + 60
    while (answer := httpx.get(f"{process.url}/api/health", timeout=30)).status_code != wanted:
        assert time.monotonic() < until, answer.text
        time.sleep(0.2)
    return answer


async def test_a_full_disk_is_told_and_nothing_else_breaks(process: Process, tmp_path: Path) -> None:
    async with Server(process.url) as server:
        table = await server.make_table()
        player = await table.player(0, 1)
        seq, choices = await player.may_do(0)
        fill(process, is_full=True)
        refused = await player.act(0, choices[0]["move"], seq)
        assert (refused["problem"]["type"], refused["problem"]["status"]) == ("/problems/unavailable", 503)
        body = {"preset": "azul", "seats": [{"kind": "open"}] * 2}
        answer = await server.http.post("/api/tables", json=body)
        assert (answer.status_code, answer.headers["content-type"]) == (503, "application/problem+json")
        assert "cannot be written" in health(process, 503).json()["detail"]
        for url in ("/", "/api/presets", "/api/games", "/api/tables"):
            assert (await server.http.get(url)).status_code == 200, url
        await player.send({"type": "ping"})
        await player.until("pong")
        fill(process, is_full=False)
        health(process, 200)
        watcher = await table.player()
        assert watcher.seq == seq
        await player.close()
        again = await table.player(0, 1)
        seq, choices = await again.may_do(0)
        assert (await again.act(0, choices[0]["move"], seq))["type"] == "ack"
        assert (await watcher.entry("move"))["move"] == choices[0]["move"]
        await watcher.close()
        await again.close()
    with sqlite3.connect(tmp_path / "tables.db") as database:
        stored = [row[0] for row in database.execute("SELECT seq FROM entries ORDER BY seq")]
    database.close()
    assert stored == [1, 2, 3]


async def test_a_lock_that_is_held_too_long_is_told(process: Process, tmp_path: Path) -> None:
    other = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert "cannot be written" in health(process, 503).json()["detail"]
    other.execute("ROLLBACK")
    other.close()
    assert health(process, 200).json()["write_seconds"] < 60
