"""How bots keep up: many tables against strong bots, other clients beside them, and people who move meanwhile.

    python benchmarks/bots.py                          all, with 1, 2 and 4 workers
    python benchmarks/bots.py --workers 1              with one
    python benchmarks/bots.py --database postgresql://…
    python benchmarks/bots.py --held 0.3               the rate alone, each worker with so much of a core (root): what a
                                                       third and a fourth add can be seen on two cores too

Three things are measured, each on a server of its own that has loaded what was compiled:

burst     a person at each of 100 tables moves against `master` at the same moment: when does the last one answer?
beside    one client has 100 tables of four `master` bots. How long does another client's `novice` take, and its
          `master`, and how long two people's moves?
rate      thoughts a second of 20 tables of four `muralist` bots, which look at 30,000 positions each time.

Bots make no pause here. Clients are told apart by the header X-Forwarded-For, which a server believes if it comes from
its own machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import httpx
import uvloop
import websockets

Seats = list[dict[str, str]]
PERSON = {"kind": "person"}
AT_ONCE = 20
"""Tables made at the same time."""
MOST_SECONDS = 120.0
"""After so long something is wrong."""


def bot(name: str) -> dict[str, str]:
    return {"kind": "bot", "bot": name}


class Server:
    """`azulejos serve`, with limits out of the way."""

    def __init__(self, database: str, workers: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        unlimited = [f"--{name}=1000000" for name in ("tables-per-hour", "sockets-per-client", "max-tables")]
        unlimited += [f"--{name}=1000000" for name in ("messages-per-second", "requests-per-second")]
        unlimited += ["--bot-pause=0"]
        command = [sys.executable, "-m", "azulejos", "serve", f"--port={port}", f"--database={database}"]
        self.process = subprocess.Popen([*command, f"--workers={workers}", *unlimited])
        self.url = f"http://127.0.0.1:{port}"
        self.http = httpx.AsyncClient(base_url=self.url, timeout=60)

    async def wait_until_up(self) -> None:
        until = time.monotonic() + MOST_SECONDS
        while time.monotonic() < until:
            try:
                progress = (await self.http.get("/api/progress")).json()
                if progress["total"] and progress["done"] == progress["total"]:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)
        raise AssertionError("the server does not answer, or compiles; `azulejos warm` compiles beforehand")

    async def thoughts(self) -> int:
        """How many were answered so far."""
        lines = (await self.http.get("/metrics")).text.splitlines()
        return int(float(next(line.split()[1] for line in lines if line.startswith("azulejos_thoughts "))))

    async def stop(self) -> None:
        await self.http.aclose()
        self.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(self.process.wait, 60)


class Table:
    """One socket, with all seats of the people at a table."""

    def __init__(self, server: Server, client: str, seats: Seats) -> None:
        self.server = server
        self.headers = {"x-forwarded-for": client}
        self.seats = seats
        self.choices: asyncio.Queue[tuple[int, int, str]] = asyncio.Queue()
        """What people may do next: seat, number and notation."""
        self.hurried = 0
        self.moves: asyncio.Queue[tuple[int, float]] = asyncio.Queue()
        """Who moved, and when that was heard."""
        self.is_own_turn = False

    async def open(self) -> Table:
        body = {"preset": "azul", "players": len(self.seats), "seats": self.seats}
        made = (await self.server.http.post("/api/tables", json=body, headers=self.headers)).raise_for_status().json()
        url = f"{self.server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        self.socket = await websockets.connect(url, compression=None, max_size=None, additional_headers=self.headers)
        secrets = [seat["secret"] for seat in made["seats"]]
        await self.socket.send(json.dumps({"type": "join", "secrets": secrets, "choices": True}))
        self.listening = asyncio.create_task(self._listen())
        return self

    async def _listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "entry":
                self.is_own_turn = all(self.seats[seat] == PERSON for seat in message["table"]["to_choose"])
                if message["entry"]["kind"] == "move":
                    self.moves.put_nowait((message["entry"]["seat"], now))
            elif message["type"] == "choices" and message["choices"]:
                self.choices.put_nowait((message["seat"], message["seq"], message["choices"][0]["move"]))
            elif message["type"] == "hurried":
                self.hurried += 1

    async def move(self) -> float:
        """Make a move; seconds until its entry came."""
        return await self._act(lambda seat, mover: mover == seat)

    async def answer(self) -> float:
        """Make a move; seconds from it until the bot's."""
        return await self._act(lambda seat, mover: mover != seat)

    async def _act(self, is_it: Callable[[int, int], bool]) -> float:
        async with asyncio.timeout(MOST_SECONDS):
            seat, seq, move = await self.choices.get()
            while not self.moves.empty():
                self.moves.get_nowait()
            began = time.perf_counter()
            await self.socket.send(json.dumps({"type": "act", "id": "m", "seat": seat, "seq": seq, "move": move}))
            while True:
                mover, came = await self.moves.get()
                if is_it(seat, mover):
                    return came - began
                if self.is_own_turn:  # whoever ends a round may begin the next one
                    return await self._act(is_it)

    async def close(self) -> None:
        self.listening.cancel()
        await self.socket.close()
        await asyncio.gather(self.listening, return_exceptions=True)


async def open_all(tables: list[Table]) -> list[Table]:
    for first in range(0, len(tables), AT_ONCE):
        await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
    return tables


def share(found: list[float], of: float) -> float:
    return sorted(found)[min(len(found) - 1, int(of * len(found)))]


@asynccontextmanager
async def serving(arguments: argparse.Namespace, workers: int) -> AsyncIterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(arguments.database or f"{folder}/bots.db", workers)
        try:
            await server.wait_until_up()
            await warm_up(server, workers)
            yield server
        finally:
            await server.stop()


async def warm_up(server: Server, workers: int) -> None:
    """Until every worker has loaded what was compiled: `master` then takes its second, and plain code less."""
    tables = await open_all([Table(server, "192.0.2.9", [PERSON, bot("master")]) for _ in range(2 * workers)])
    for _ in range(3):
        await asyncio.gather(*(table.answer() for table in tables))
    for table in tables:
        await table.close()


async def burst(arguments: argparse.Namespace, workers: int) -> dict[str, float]:
    async with serving(arguments, workers) as server:
        count = arguments.tables
        tables = await open_all([Table(server, f"192.0.2.{i % 100}", [PERSON, bot("master")]) for i in range(count)])
        answers = await asyncio.gather(*(table.answer() for table in tables))
        found = {
            "burst: first s": min(answers),
            "burst: median s": share(answers, 0.5),
            "burst: last s": max(answers),
            "burst: told to hurry": float(sum(table.hurried for table in tables)),
        }
        for table in tables:
            await table.close()
        return found


async def beside(arguments: argparse.Namespace, workers: int) -> dict[str, float]:
    async with serving(arguments, workers) as server:
        crowd = await open_all([Table(server, "192.0.2.1", [bot("master")] * 4) for _ in range(arguments.tables)])
        await asyncio.sleep(3)
        novice, master, people = await asyncio.gather(
            visit(server, "192.0.2.2", [PERSON, bot("novice")], arguments.seconds),
            visit(server, "192.0.2.3", [PERSON, bot("master")], arguments.seconds),
            visit(server, "192.0.2.4", [PERSON, PERSON], arguments.seconds),
        )
        found = {
            "beside: novice median s": share(novice, 0.5),
            "beside: novice most s": max(novice),
            "beside: master median s": share(master, 0.5),
            "beside: master most s": max(master),
            "beside: people p50 ms": 1000 * share(people, 0.5),
            "beside: people p99 ms": 1000 * share(people, 0.99),
            "beside: people's moves": float(len(people)),
        }
        for table in crowd:
            await table.close()
        return found


async def rate(arguments: argparse.Namespace, workers: int) -> dict[str, float]:
    async with serving(arguments, workers) as server:
        crowd = await open_all([Table(server, "192.0.2.1", [bot("muralist")] * 4) for _ in range(20)])
        with held(server, arguments.held):
            await asyncio.sleep(2)
            done, began = await server.thoughts(), time.perf_counter()
            await asyncio.sleep(arguments.seconds / 2)
            found = {"rate: thoughts a second": (await server.thoughts() - done) / (time.perf_counter() - began)}
        for table in crowd:
            await table.close()
        return found


GROUPS = Path("/sys/fs/cgroup/cpu")
PERIOD = 20_000
"""Of a control group's share, in µs."""


@contextmanager
def held(server: Server, share_of_a_core: float | None) -> Iterator[None]:
    """Each worker of a server in a control group of its own, with a part of a core."""
    groups = []
    try:
        if share_of_a_core is not None:
            for worker in workers_of(server.process.pid):
                group = GROUPS / f"azulejos-{worker}"
                group.mkdir()
                groups.append(group)
                (group / "cpu.cfs_period_us").write_text(str(PERIOD))
                (group / "cpu.cfs_quota_us").write_text(str(round(share_of_a_core * PERIOD)))
                (group / "cgroup.procs").write_text(str(worker))
        yield
    finally:
        for group in groups:
            for worker in (group / "cgroup.procs").read_text().split():
                (GROUPS / "cgroup.procs").write_text(worker)
            group.rmdir()


def workers_of(server: int) -> list[int]:
    """The processes that think for a server."""
    children = [
        int(child)
        for task in Path(f"/proc/{server}/task").iterdir()
        for child in (task / "children").read_text().split()
    ]
    return [child for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


async def visit(server: Server, client: str, seats: Seats, seconds: float) -> list[float]:
    """How long it takes until others move, or between two people one's own entry, at one table after another."""
    began, found = time.perf_counter(), []
    while time.perf_counter() - began < seconds:
        table = await Table(server, client, seats).open()
        for _ in range(10):  # no game is over after so few
            found.append(await (table.move() if seats[1] == PERSON else table.answer()))
            await asyncio.sleep(0.05)
        await table.close()
    return found


async def measure(arguments: argparse.Namespace) -> None:
    parts = [rate] if arguments.held is not None else [burst, beside, rate]
    columns: list[dict[str, float]] = []
    for count in arguments.workers:
        columns.append({})
        for part in parts:
            columns[-1] |= await part(arguments, count)
    print(f"{'workers':28}" + "".join(f"{workers:>10}" for workers in arguments.workers))
    for name in columns[0]:
        print(f"{name:28}" + "".join(f"{column[name]:10.2f}" for column in columns))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to look at what is beside the crowd")
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--database", help="postgresql://… instead of a new SQLite file")
    parser.add_argument("--held", type=float, help="the part of a core that each worker has")
    uvloop.run(measure(parser.parse_args()))


if __name__ == "__main__":
    main()
