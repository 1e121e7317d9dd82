"""A PostgreSQL of the tests' own: made in a temporary folder, gone when they are done."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from ports import free_port

USER = "postgres"
Databases = Callable[[str], Awaitable[str]]
"""Makes an empty database of either kind, `sqlite` or `postgres`."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@dataclass(frozen=True)
class Cluster:
    """A PostgreSQL server that was made for the occasion."""

    programs: Path
    home: Path
    port: int
    user: str | None
    """Who runs it: PostgreSQL does not run as root."""

    @property
    def url(self) -> str:
        """That of its only database, which is empty at first."""
        return f"postgresql://{USER}@127.0.0.1:{self.port}/postgres"

    def run(self, program: str, *arguments: str) -> None:
        """One of PostgreSQL's programs, for this cluster."""
        command = [str(self.programs / program), "-D", str(self.home / "data"), *arguments]
        subprocess.run(command, check=True, user=self.user, cwd=self.home, stdout=subprocess.DEVNULL)

    def restart(self) -> None:
        """As after a crash: nobody says goodbye, and the log is played again."""
        self.run("pg_ctl", "-l", str(self.home / "log"), "-m", "immediate", "-w", "restart")


@contextmanager
def cluster() -> Iterator[Cluster]:
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed; on Debian, as root: apt-get install postgresql")
    home = Path(tempfile.mkdtemp(prefix="azulejos-postgres-"))
    user = None
    if os.geteuid() == 0:
        user = USER
        shutil.chown(home, USER)
    port = free_port()
    found = Cluster(folder, home, port, user)
    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=100"
    try:
        found.run("initdb", "-A", "trust", "-U", USER, "-E", "UTF8", "--no-sync")
        found.run("pg_ctl", "-l", str(home / "log"), "-o", options, "-w", "start")
        try:
            yield found
        finally:
            found.run("pg_ctl", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    with cluster() as found:
        yield found.url


async def new_database(url: str) -> str:
    """The URL of another empty database beside this one."""
    import asyncpg

    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{url.rpartition('/')[0]}/{name}"
