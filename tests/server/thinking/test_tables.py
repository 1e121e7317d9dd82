"""Bots at tables, and what becomes of workers when their server ends."""

import asyncio
import contextlib
import os
import random
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from azulejos.errors import AzulejosError
from azulejos.server.app import make_app
from azulejos.server.settings import Settings
from server.servers import FAST, FREE, Made, Player, Process, Server, running

MASTER = [{"kind": "person"}, {"kind": "bot", "bot": "master"}]


@pytest.fixture(params=["sqlite", "postgres"])
def where(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    return str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("database")


def settings(database: str, **changes: Any) -> Settings:
    return Settings(**{"database": database, **FAST, **FREE, "workers": 1, **changes})


async def make_table(server: Server, seats: list[dict[str, str]]) -> Made:
    made = (await server.http.post("/api/tables", json={"preset": "azul", "seats": seats})).json()
    return Made(server, made["table"], [seat["secret"] for seat in made["seats"]])


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)


def moves_of(player: Player, seat: int) -> int:
    return sum(entry["kind"] == "move" and entry["seat"] == seat for entry in player.entries.values())


async def test_an_answer_to_a_table_that_has_moved_on_is_dropped(where: str) -> None:
    async with running(settings(where, bot_seconds=1.0)) as server:
        bots = server.app.state.hub.bots
        player = await (await make_table(server, MASTER)).player(0)
        seq, choices = await player.may_do(0)
        await player.act(0, choices[0]["move"], seq)
        await until(lambda: bots.thinking)
        await player.request("ask", seat=0, what="takeback")
        await until(lambda: not bots.thinking)
        assert bots.thoughts.done == 1
        _, choices = await player.may_do(0)
        assert moves_of(player, 1) == 0
        await player.act(0, choices[-1]["move"])
        while not moves_of(player, 1):
            await player.receive()


async def test_people_are_told_when_a_bot_has_less_time(where: str) -> None:
    async with running(settings(where, bot_seconds=2.0)) as server:
        tables = [await make_table(server, MASTER[::-1]) for _ in range(10)]
        players = [await table.player(0) for table in tables]
        told = [asyncio.create_task(player.until("hurried")) for player in players]
        done, others = await asyncio.wait(told, timeout=60, return_when=asyncio.FIRST_COMPLETED)
        assert done.pop().result()["seat"] == 0
        for task in others:
            task.cancel()


async def test_a_whole_game_against_a_bot_that_searches(where: str) -> None:
    async with running(settings(where, bot_seconds=0.05)) as server:
        body = {"preset": "azul-grey", "seats": MASTER, "options": {"max_rounds": 2}}
        made = (await server.http.post("/api/tables", json=body)).json()
        player = await Made(server, made["table"], [made["seats"][0]["secret"]]).player(0)
        await player.play_on(random.Random(2))
        assert moves_of(player, 1)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at /proc")
async def test_a_server_that_ends_leaves_no_workers(where: str, tmp_path: Path) -> None:
    for is_killed in (True, False):
        await end_a_server(where, tmp_path / "log", is_killed)


async def end_a_server(database: str, log: Path, is_killed: bool) -> None:
    process = Process(database, "--workers=1", log=log)
    try:
        process.wait_until_up()
        await until(lambda: len(descendants(process.process.pid)) >= 2)  # with one that counts resources
        async with Server(process.url) as server:
            players = [await (await make_table(server, MASTER[::-1])).player(0) for _ in range(5)]
            await asyncio.gather(*(player.socket.recv() for player in players))
        workers = descendants(process.process.pid)
        if not is_killed:
            for worker in workers:  # as from a terminal, or by systemd
                with contextlib.suppress(ProcessLookupError):  # one that was about to end, or whose parent has
                    os.kill(worker, signal.SIGINT)
                    os.kill(worker, signal.SIGTERM)
            assert await asyncio.to_thread(process.stop) == 0
            assert "Traceback" not in log.read_text()
    finally:
        process.kill()
    await until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))


def descendants(pid: int) -> list[int]:
    """The processes that a process has started; none of one that has ended."""
    try:
        children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [*children, *(grandchild for child in children for grandchild in descendants(child))]


def test_a_server_alone_needs_workers_of_its_own(tmp_path: Path) -> None:
    with pytest.raises(AzulejosError, match="PostgreSQL"):
        make_app(settings(str(tmp_path / "tables.db"), workers=0))


def test_workers_are_one_less_than_cores() -> None:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    assert Settings().worker_count == max(1, cores - 1)
