"""A PostgreSQL of the tests' own: made in a temporary folder, gone when they are done."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

USER = "postgres"
Databases = Callable[[str], Awaitable[str]]
"""Makes an empty database of either kind, `sqlite` or `postgres`."""


def programs() -> Path | None:
    """The folder of initdb and pg_ctl."""
    found = shutil.which("initdb")
    folders = [Path(found).parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


@contextmanager
def postgres() -> Iterator[str]:
    """The URL of an empty database."""
    folder = programs()
    if folder is None:
        pytest.skip("PostgreSQL is not installed; on Debian, as root: apt-get install postgresql")
    home = Path(tempfile.mkdtemp(prefix="azulejos-postgres-"))
    user = None
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        user = USER
        shutil.chown(home, USER)
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]

    def run(program: str, *arguments: str) -> None:
        subprocess.run([folder / program, *arguments], check=True, user=user, cwd=home, stdout=subprocess.DEVNULL)

    options = f"-p {port} -k {home} -c listen_addresses=127.0.0.1 -c max_connections=100"
    try:
        run("initdb", "-D", str(home / "data"), "-A", "trust", "-U", USER, "-E", "UTF8", "--no-sync")
        run("pg_ctl", "-D", str(home / "data"), "-l", str(home / "log"), "-o", options, "-w", "start")
        try:
            yield f"postgresql://{USER}@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "-D", str(home / "data"), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


async def new_database(url: str) -> str:
    """The URL of another empty database beside this one."""
    import asyncpg

    name = f"test_{uuid.uuid4().hex}"
    connection = await asyncpg.connect(url)
    await connection.execute(f"CREATE DATABASE {name}")
    await connection.close()
    return f"{url.rpartition('/')[0]}/{name}"
