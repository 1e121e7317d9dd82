"""Thoughts that go through PostgreSQL, to workers of this machine or another."""

import asyncio
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from azulejos.bots import find_bot
from azulejos.rules.game import Game
from azulejos.search.limits import Limits
from azulejos.server.security import new_id
from azulejos.server.settings import Settings, database_url
from azulejos.server.tables.notifier import Notifier
from azulejos.server.tables.talk import Talk, ThoughtDone
from azulejos.server.thinking.shared import SharedThinking
from azulejos.server.thinking.thoughts import Thought
from server.servers import FAST, FREE, Player, running

POSITION = Game.from_name("azul/2").new()


def thought(bot: str, client: str = "", seconds: float = 0.3) -> Thought:
    return Thought.about(find_bot(bot), POSITION, Limits(seconds, 1_000_000), client)


def never() -> None:
    raise AssertionError("nobody has to hurry here")


async def until(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)


@asynccontextmanager
async def asking(database: str, workers: int) -> AsyncIterator[SharedThinking]:
    """Whoever asks, with the line over which answers come."""
    url, me = make_url(database_url(database)), new_id()
    found = SharedThinking(url, me, workers)
    await found.start()

    def heard(message: Talk) -> None:
        if isinstance(message, ThoughtDone):
            found.hear(message)

    def reconnected() -> None: ...

    notifier = Notifier(url, me, heard, reconnected)
    await notifier.start()
    yield found
    await found.close()
    await notifier.stop()


@pytest.fixture
async def thinking(database: str) -> AsyncIterator[SharedThinking]:
    async with asking(database, 1) as found:
        await found.think(thought("random"), never)
        yield found


async def test_quick_bots_do_not_wait_and_clients_have_a_fair_share(thinking: SharedThinking) -> None:
    answered: list[str] = []

    async def ask(bot: str, client: str, seconds: float) -> None:
        await thinking.think(thought(bot, client, seconds), lambda: None)
        answered.append(client)

    async with asyncio.TaskGroup() as group:
        for _ in range(8):
            group.create_task(ask("master", "many", 0.3))
        await until(lambda: answered)
        group.create_task(ask("master", "one", 0.3))
        before_one = len(answered)
        await asyncio.sleep(0.05)
        group.create_task(ask("novice", "quick", 0.3))
        before_quick = len(answered)
    assert answered.index("quick") <= before_quick + 2
    assert answered.index("one") <= before_one + 4


async def test_a_hurried_bot_is_told_of(thinking: SharedThinking) -> None:
    hurried: list[int] = []
    wanted = thought("master", seconds=1.0)
    await thinking.think(wanted, never)
    asked = [asyncio.create_task(thinking.think(wanted, lambda: hurried.append(1))) for _ in range(12)]
    await until(lambda: hurried)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    connection = await asyncpg.connect(thinking.dsn)
    assert await connection.fetchval("SELECT count(*) FROM azulejos_thoughts.pgqueuer WHERE status = 'queued'") == 0
    await connection.close()


async def test_lost_connections_are_made_anew(thinking: SharedThinking) -> None:
    connection = await asyncpg.connect(thinking.dsn)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL"
    )
    await connection.close()
    for _ in range(3):
        assert POSITION.is_legal(await thinking.think(thought("novice"), never))


async def test_a_worker_that_dies_is_replaced_and_its_thought_done_again(thinking: SharedThinking) -> None:
    asked = asyncio.create_task(thinking.think(thought("master", seconds=1.0), never))
    connection = await asyncpg.connect(thinking.dsn)
    count = "SELECT count(*) FROM azulejos_thoughts.pgqueuer WHERE status = 'picked'"
    async with asyncio.timeout(30):
        while not await connection.fetchval(count):
            await asyncio.sleep(0.02)
    victim = thinking.crew.processes[0].pid
    assert victim is not None
    os.kill(victim, signal.SIGKILL)
    assert POSITION.is_legal(await asked)
    assert thinking.crew.processes[0].pid != victim
    assert thinking.done == 2
    async with asyncio.timeout(30):
        while await connection.fetchval("SELECT count(*) FROM azulejos_thoughts.pgqueuer"):
            await asyncio.sleep(0.02)
    await connection.close()


async def test_an_answer_that_was_lost_is_asked_for_again(
    thinking: SharedThinking, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("azulejos.server.thinking.shared.AGAIN", 0.3)
    hear, lost = thinking.hear, []
    monkeypatch.setattr(thinking, "hear", lambda message: hear(message) if lost else lost.append(message))
    assert POSITION.is_legal(await thinking.think(thought("novice"), never))
    assert len(lost) == 1


async def test_workers_elsewhere_think_for_a_server_that_has_none(database: str) -> None:
    settings = Settings(**{"database": database, **FAST, **FREE, "workers": 0})
    command = [sys.executable, "-m", "azulejos", "workers", f"--database={database}", "--processes=1"]
    workers = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        async with running(settings) as server:
            body = {
                "preset": "azul",
                "options": {"max_rounds": 1},
                "seats": [{"kind": "person"}, {"kind": "bot", "bot": "novice"}],
            }
            made = (await server.http.post("/api/tables", json=body)).json()
            player = Player(server.url, made["table"], [made["seats"][0]["secret"]])
            await player.join()
            await player.play_on(random.Random(1))
            assert {entry["seat"] for entry in player.entries.values() if entry["kind"] == "move"} == {0, 1}
        workers.send_signal(signal.SIGINT)
        assert await asyncio.to_thread(workers.wait, 30) == 0
        assert workers.stderr is not None
        assert "Traceback" not in workers.stderr.read()
    finally:
        workers.kill()
        workers.wait()
        if workers.stderr is not None:
            workers.stderr.close()
