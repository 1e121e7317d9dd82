"""Studies stand back behind moves, and however many come and go, there are few processes."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator, Callable

import pytest

import azulejos
from azulejos.bots import find_bot
from azulejos.search.limits import Limits
from azulejos.server.settings import Settings
from azulejos.server.thinking.process import NICENESS
from azulejos.server.thinking.studies import AnalysisTask
from azulejos.server.thinking.study_process import GivingWay, StudyProcess
from azulejos.server.thinking.studying import Asked, Studies

PATIENCE = 300
"""Seconds: processes start first, and load what was compiled."""


@pytest.fixture
async def studies() -> AsyncIterator[Studies]:
    found = Studies(1, niceness=0)
    yield found
    await found.close()


def ask(studies: Studies, number: int, nodes: int = 100_000) -> Asked:
    """An analysis for a client of its own."""
    position = str(azulejos.azul().new(random.Random(number)))
    return studies.ask(AnalysisTask(client=f"client {number}", position=position, lines=1, nodes=nodes, seconds=600))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def insights(asked: Asked) -> int:
    async with asyncio.timeout(PATIENCE):
        return sum([line["kind"] == "insight" async for line in asked.lines()])


async def test_however_many_come_and_go_there_are_few_processes_and_the_next_one_is_served(studies: Studies) -> None:
    """Some go before their study has begun, some while the one before them is being stopped."""
    crowd = [ask(studies, number) for number in range(20)]
    for number, asked in enumerate(crowd):
        asked.drop()
        if number % 2:
            await asyncio.sleep(0)
        assert len(studies.pids) <= studies.most_processes
    assert not studies.waiting
    assert await insights(ask(studies, 20, nodes=50)) > 0
    assert len(studies.pids) <= studies.most_processes
    await until(lambda: studies.working == 0)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities here")
def test_a_search_for_a_study_gives_way_again_and_again(monkeypatch: pytest.MonkeyPatch) -> None:
    ways: list[None] = []
    monkeypatch.setattr(os, "sched_yield", lambda: ways.append(None))
    find_bot("maestro").think(azulejos.azul().new(random.Random(1)), Limits(nodes=320), stop=GivingWay())
    assert len(ways) >= 9


async def test_studies_have_a_lower_priority_than_bots_and_a_session_of_their_own() -> None:
    """So they take nothing of the share of the server's session, where the system divides the processor by sessions."""
    process = StudyProcess(Settings().study_niceness)
    pid = process.pid
    assert pid is not None
    try:
        await until(lambda: os.getsid(pid) == pid)
        assert os.getpriority(os.PRIO_PROCESS, pid) > NICENESS
        if hasattr(os, "SCHED_IDLE"):
            assert os.sched_getscheduler(pid) == os.SCHED_IDLE, "it gives way at once"
    finally:
        process.end()
