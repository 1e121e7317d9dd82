import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.postgres import postgres
from server.servers import Server, running, settings_for


@pytest.fixture(autouse=True)
def same_tiles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process draw the same tiles each time the test is run: what fails once can be looked into."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(random, "SystemRandom", lambda: rng)


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path)) as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url
