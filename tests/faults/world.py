"""Real servers around a real database, with a line that can go wrong on either side of each."""

from __future__ import annotations

import asyncio
import json
import shutil
import signal
import sqlite3
import struct
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import asyncpg
import httpx

from faults.history import Facts, History, Seen, StoredTable
from faults.proxy import HOST, Proxy
from server.postgres import Cluster, cluster
from server.servers import Process

Kind = Literal["sqlite", "postgres"]
LEASE = 1.0
TO_START = 60.0
QUERIES = (
    "SELECT id, setup, status FROM tables WHERE id LIKE '{}'",
    "SELECT table_id, seq, body FROM entries WHERE table_id LIKE '{}' ORDER BY table_id, seq",
    "SELECT id, scores, ranking, reason, file FROM games WHERE id LIKE '{}'",
)
EVERY = "%"
SESSIONS = (
    "SELECT pid, state, wait_event_type, wait_event, pg_blocking_pids(pid) AS blockers, now() - state_change AS since, "
    "left(query, 100) AS query FROM pg_stat_activity WHERE backend_type = 'client backend' ORDER BY state_change"
)
OURSELVES = "faults"
"""What connections of the campaign itself are called in PostgreSQL."""


class Node:
    """One server process, and what its clients and its database reach it by."""

    def __init__(self, number: int, world: World) -> None:
        self.number = number
        self.world = world
        self.front = Proxy(0)
        self.back = Proxy(world.cluster.port if world.cluster else 0)
        self.process: Process
        self.restarting = asyncio.Lock()

    @property
    def url(self) -> str:
        return f"http://{HOST}:{self.front.port}"

    @property
    def database(self) -> str:
        """As the process is told."""
        if self.world.cluster is None:
            return str(self.world.file)
        return self.world.cluster.url.replace(f":{self.world.cluster.port}/", f":{self.back.port}/")

    async def start(self) -> None:
        """A new process, and wait until it serves."""
        log = self.world.folder / f"process-{self.number}.log"
        until = time.monotonic() + TO_START
        while True:
            self.process = Process(self.database, f"--lease={LEASE}", log=log, **self.world.environment)
            try:
                await asyncio.to_thread(self.process.wait_until_up)
                break
            except AssertionError:  # the database may be away at the same time
                self.kill()
                if time.monotonic() > until:
                    raise
        self.front.target = self.process.port

    def kill(self) -> None:
        self.process.kill()

    async def stop(self) -> None:
        """Ask the process to end, which it should do in good order."""
        try:
            code = await asyncio.to_thread(self.process.stop)
        except subprocess.TimeoutExpired:
            self.world.complaints.append(f"Process {self.number} does not end when it is asked to.")
            self.kill()
        else:
            if code != 0:
                self.world.complaints.append(f"Process {self.number} ended with code {code} when it was asked to end.")

    def pause(self) -> None:
        self.process.process.send_signal(signal.SIGSTOP)

    def wake(self) -> None:
        self.process.process.send_signal(signal.SIGCONT)

    @property
    def pid(self) -> int:
        return self.process.process.pid

    def children(self) -> list[int]:
        """The processes that this one has started."""
        lists = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for one in lists for child in one.read_text(encoding="ascii").split()]


class World:
    """What a campaign takes place in."""

    def __init__(self, kind: Kind, folder: Path, found: Cluster | None, processes: int) -> None:
        self.kind = kind
        self.folder = folder
        self.cluster = found
        self.file = folder / "tables.db"
        self.clock = folder / "clock"
        self.environment = preloaded(self.clock)
        self.nodes = [Node(number, self) for number in range(processes)]
        self.histories: list[History] = []
        self.seen: list[Seen] = []
        self.complaints: list[str] = []
        """What is wrong with the processes themselves."""
        self.is_quiet = False
        """While it is, clients listen and do nothing, so that all can agree on a last entry."""
        self.began = time.monotonic()
        self.http = httpx.AsyncClient(timeout=10)

    @property
    def now(self) -> float:
        """Seconds since the campaign began."""
        return round(time.monotonic() - self.began, 3)

    def set_clock(self, seconds: int) -> None:
        """Move the wall clock of all processes."""
        with self.clock.open("r+b") as file:
            file.write(struct.pack("l", seconds))

    async def stored_table(self, id: str) -> StoredTable:
        """A table as the database has it now."""
        return (await self.stored(id))[id]

    async def stored(self, which: str = EVERY) -> dict[str, StoredTable]:
        """What the database has now, read past all proxies."""
        queries = [query.format(which) for query in QUERIES]
        if self.cluster:
            rows = await self._read_postgres(queries)
        else:
            rows = await asyncio.to_thread(self._read_sqlite, queries)
        tables = {key: StoredTable(key, json.loads(setup), status, []) for key, setup, status in rows[0]}
        for key, seq, body in rows[1]:
            tables[key].log.append({**json.loads(body), "seq": seq})
        for key, scores, ranking, reason, file in rows[2]:
            game = {"scores": json.loads(scores), "ranking": json.loads(ranking)}
            tables[key].game = {**game, "reason": reason, "file": file}
        return tables

    async def connect(self) -> Any:
        """To PostgreSQL itself."""
        assert self.cluster is not None
        return await asyncpg.connect(self.cluster.url, server_settings={"application_name": OURSELVES})

    async def note_sessions(self, about: str) -> None:
        """Write down what PostgreSQL is at, to look into."""
        if self.cluster is not None:
            connection = await self.connect()
            try:
                rows = await connection.fetch(SESSIONS)
            finally:
                await connection.close()
            with (self.folder / "sessions.txt").open("a", encoding="utf-8") as file:
                print(about, *rows, sep="\n", file=file)

    async def _read_postgres(self, queries: list[str]) -> list[list[Any]]:
        connection = await self.connect()
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                return [await connection.fetch(query) for query in queries]
        finally:
            await connection.close()

    def _read_sqlite(self, queries: list[str]) -> list[list[Any]]:
        connection = sqlite3.connect(f"file:{self.file}?mode=ro", uri=True, timeout=30, isolation_level=None)
        try:
            connection.execute("BEGIN")
            return [connection.execute(query).fetchall() for query in queries]
        finally:
            connection.close()

    async def post(self, node: Node, path: str, body: Facts) -> Facts:
        """What an HTTP request makes; raises where it makes nothing."""
        answer = await self.http.post(node.url + path, json=body)
        answer.raise_for_status()
        found: Facts = answer.json()
        return found


def preloaded(clock: Path) -> dict[str, Any]:
    """The environment of processes whose wall clock can be moved; nothing where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return {}
    library = clock.with_suffix(".so")
    source = Path(__file__).with_name("clock.c")
    subprocess.run([compiler, "-O2", "-shared", "-fPIC", "-o", str(library), str(source)], check=True)
    clock.write_bytes(struct.pack("l", 0))
    return {"LD_PRELOAD": str(library), "FAULTS_CLOCK": str(clock)}


@asynccontextmanager
async def world(kind: Kind, folder: Path, processes: int = 3) -> AsyncIterator[World]:
    """Servers that are up; SQLite has one process."""
    folder.mkdir(parents=True, exist_ok=True)
    with ExitStack() as stack:
        found = stack.enter_context(cluster()) if kind == "postgres" else None
        made = World(kind, folder, found, processes if found else 1)
        try:
            for node in made.nodes:
                await node.front.start()
                await node.back.start()
            await asyncio.gather(*(node.start() for node in made.nodes))
            yield made
        finally:
            for node in made.nodes:
                if hasattr(node, "process"):
                    node.wake()
                    node.kill()
                await node.front.stop()
                await node.back.stop()
            await made.http.aclose()
