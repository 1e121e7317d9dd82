from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from server.postgres import postgres
from server.servers import Server, running, settings_for


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path)) as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url
