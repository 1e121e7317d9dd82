"""Workers of one server: real processes, and the order in which they are given thoughts."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator

import pytest

from azulejos.bots import find_bot
from azulejos.rules.game import Game
from azulejos.search.limits import Limits
from azulejos.server.thinking.local import LocalThinking
from azulejos.server.thinking.thoughts import Thought

POSITION = Game.from_name("azul/2").new()


def thought(bot: str, client: str = "", seconds: float = 0.3) -> Thought:
    return Thought.about(find_bot(bot), POSITION, Limits(seconds, 1_000_000), client)


@pytest.fixture
async def thinking() -> AsyncIterator[LocalThinking]:
    found = LocalThinking(1)
    found.warm_up()
    await asyncio.gather(*(found.think(thought("random"), never) for _ in range(4)))
    yield found
    await found.close()


def never() -> None:
    raise AssertionError("nobody has to hurry here")


async def until(condition: object) -> None:
    async with asyncio.timeout(60):
        while not condition():  # type: ignore[operator]
            await asyncio.sleep(0.01)


async def test_a_quick_bot_does_not_wait_behind_slow_ones(thinking: LocalThinking) -> None:
    slow = [asyncio.create_task(thinking.think(thought("master"), lambda: None)) for _ in range(20)]
    await asyncio.sleep(0.1)
    before = sum(task.done() for task in slow)
    assert POSITION.is_legal(await thinking.think(thought("novice"), never))
    assert sum(task.done() for task in slow) <= before + 3
    for task in slow:
        task.cancel()


async def test_a_client_with_many_tables_delays_another_by_one_thought(thinking: LocalThinking) -> None:
    answered: list[str] = []

    async def ask(client: str) -> None:
        await thinking.think(thought("master", client, 0.05), lambda: None)
        answered.append(client)

    async with asyncio.TaskGroup() as group:
        for client in "a" * 8 + "b":
            group.create_task(ask(client))
            await asyncio.sleep(0)
    assert answered.index("b") <= 2


async def test_under_load_people_are_told_that_strong_bots_think_for_a_shorter_time(thinking: LocalThinking) -> None:
    """For how long is in test_fairness.py; how long that takes here is the machine's affair."""
    hurried = []
    wanted = thought("master", seconds=2.0)
    assert wanted.seconds == 1.0
    asked = [asyncio.create_task(thinking.think(wanted, lambda: hurried.append(1))) for _ in range(60)]
    for task in asked[:10]:
        assert POSITION.is_legal(await task)
    assert 50 <= len(hurried) < 60
    for task in asked:
        task.cancel()


async def test_a_worker_that_dies_costs_its_thought_which_is_done_again(thinking: LocalThinking) -> None:
    asked = asyncio.create_task(thinking.think(thought("master", seconds=1.0), never))
    await until(lambda: any(worker.is_busy for worker in thinking.workers))
    worker = next(worker for worker in thinking.workers if worker.is_busy)
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGKILL)
    assert POSITION.is_legal(await asked)
    assert thinking.done == 5


async def test_a_worker_that_died_idle_is_replaced(thinking: LocalThinking) -> None:
    for worker in thinking.workers:
        assert worker.pid is not None
        os.kill(worker.pid, signal.SIGKILL)
    assert POSITION.is_legal(await thinking.think(thought("novice"), never))


async def test_whoever_no_longer_wants_a_thought_leaves_the_queue(thinking: LocalThinking) -> None:
    asked = [asyncio.create_task(thinking.think(thought("master"), never)) for _ in range(3)]
    await until(lambda: thinking.waiting == 2)
    for task in asked:
        task.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    assert thinking.waiting == 0


async def test_closing_ends_the_processes_in_the_middle_of_a_thought() -> None:
    found = LocalThinking(1)
    await found.think(thought("random"), never)
    asked = asyncio.create_task(found.think(thought("master", seconds=1.0), never))
    await until(lambda: any(worker.is_busy for worker in found.workers))
    pids = [worker.pid for worker in found.workers if worker.pid is not None]
    await found.close()
    assert (await asyncio.gather(asked, return_exceptions=True))[0] is not None
    await until(lambda: not any(is_alive(pid) for pid in pids))


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
