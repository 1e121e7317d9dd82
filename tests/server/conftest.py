import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from azulejos.server.security import new_id
from server.postgres import Databases, new_database, postgres
from server.servers import Server, running, settings_for


@pytest.fixture(autouse=True)
def same_tiles(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in this process draw the same tiles each time the test is run: what fails once can be looked into."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(random, "SystemRandom", lambda: rng)


@pytest.fixture(autouse=True)
def quick_workers(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers do not load what was compiled, which takes seconds, unless the test is marked for it."""
    if request.node.get_closest_marker("compiled") is None:
        monkeypatch.setenv("AZULEJOS_RULES", "plain")


@pytest.fixture
async def server(tmp_path: Path) -> AsyncIterator[Server]:
    async with running(settings_for(tmp_path)) as found:
        yield found


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    with postgres() as url:
        yield url


@pytest.fixture
def databases(tmp_path: Path, request: pytest.FixtureRequest) -> Databases:
    """Makes an empty database of either kind, `sqlite` or `postgres`."""

    async def make(kind: str) -> str:
        if kind == "sqlite":
            return str(tmp_path / f"{new_id()}.db")
        return await new_database(request.getfixturevalue("database"))

    return make
