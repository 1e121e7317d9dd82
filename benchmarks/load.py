"""How much a server can take: many tables played by scripted clients over loopback.

    python benchmarks/load.py --tables 1000 --seconds 20               as fast as it goes
    python benchmarks/load.py --tables 1000 --seconds 20 --rate 200    at this many moves a second
    python benchmarks/load.py --tables 1000 --endless --moves 50000 100000    memory, while no game is ever over
    python benchmarks/load.py --tables 100 --rate 50 --analysing 50    with and without people who analyze
    python benchmarks/load.py --database postgresql://… --processes 3  several servers, each player at another one

The server runs in a process of its own on one core, the clients here on another. Every table has two live sockets, one
for each seat, and each is sent what it may do, as a browser is. A move's latency is the time from sending it to its
entry having come on both sockets.

People who analyze have addresses of their own, for the server gives each client a fair share. Each asks for one
analysis after the other; the processes that make them are on the server's core too, which a machine with more cores
would spare it. Playing without and with them takes turns, so that what else the machine does falls on both. It takes
twelve times the seconds and a minute or two, and ends with a sentence where something does not come in time.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import httpx
import uvloop
import websockets
from pydantic_core import from_json

import azulejos

TICKS = os.sysconf("SC_CLK_TCK")
TURNS = 6
"""How often people play without and with others who analyze."""
TO_BEGIN = 60.0
"""Seconds in which the server and its tables must be up, and later the first analysis must have come."""
TO_END = 20.0
"""Seconds that a server has to end."""
SHARES = (50, 95, 99)
"""Of moves that were faster than a latency, in percent."""
AT_ONCE = 50
"""Tables made and joined at the same time."""
LAYS_BLUE = re.compile("b[1-5]")
"""A move of Azul. Where nobody makes one, no row is ever complete, and the game goes on."""


class Server:
    """`azulejos serve`, held to one core."""

    def __init__(self, database: str, core: int) -> None:
        with socket.create_server(("127.0.0.1", 0)) as probe:
            self.port = probe.getsockname()[1]
        unlimited = [f"--{name}=1000000" for name in ("tables-per-hour", "sockets-per-client", "max-tables")]
        unlimited += [f"--{name}=1000000" for name in ("messages-per-second", "requests-per-second")]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "azulejos", "serve", f"--port={self.port}", f"--database={database}", *unlimited]
        )
        os.sched_setaffinity(self.process.pid, {core})
        self.url = f"http://127.0.0.1:{self.port}"

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> float:
        """Resident megabytes."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(TO_END)
        except subprocess.TimeoutExpired:
            self.process.kill()


class Table:
    """One game and its two sockets; when it is over the next one begins at another table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.tasks: list[asyncio.Task[None]] = []
        self.sent = 0.0
        self.seats_told = 0
        self.move: tuple[int, int, str] | None = None
        """What to send next: seat, number and notation."""

    async def begin(self) -> None:
        people = [{"kind": "person", "name": name} for name in ("Mathilde", "Philippe")]
        servers = self.load.rng.sample(self.load.servers, len(self.load.servers))
        answer = await self.load.http.post(
            f"{servers[0].url}/api/tables", json={"preset": self.load.preset, "seats": people}
        )
        made = answer.raise_for_status().json()
        self.sockets = []
        for seat in range(len(people)):
            address = servers[seat % len(servers)].url.replace("http", "ws")
            url = f"{address}/api/tables/{made['table']}/socket"
            self.sockets.append(await websockets.connect(url, compression=None, max_size=None))
        for seat, ws in enumerate(self.sockets):
            join = {"type": "join", "secrets": [made["seats"][seat]["secret"]], "choices": True}
            await ws.send(json.dumps(join))
        self.tasks = [asyncio.create_task(self.listen(ws)) for ws in self.sockets]

    async def listen(self, ws: Any) -> None:
        async for text in ws:
            if text.startswith('{"type":"entry"'):
                if '"kind":"move"' in text[:80] and self.sent:
                    self.seats_told += 1
                    if self.seats_told == 2:
                        self.load.latencies.append(time.perf_counter() - self.sent)
                        self.load.moves += 1
                        self.sent, self.seats_told = 0.0, 0
                elif '"kind":"ended"' in text[:80] and ws is self.sockets[0]:
                    self.load.again(self)
                    return
            elif text.startswith('{"type":"choices"'):
                message = from_json(text)
                moves = [choice["move"] for choice in message["choices"]]
                if self.load.is_endless:
                    moves = [move for move in moves if not LAYS_BLUE.search(move)]
                self.move = (message["seat"], message["seq"], self.load.rng.choice(moves))
                self.load.is_ready(self)
            elif text.startswith('{"type":"error"'):
                raise AssertionError(text)

    async def play(self) -> None:
        assert self.move is not None
        (seat, seq, move), self.move = self.move, None
        self.sent = time.perf_counter()
        await self.sockets[seat].send(f'{{"type":"act","id":"m","seat":{seat},"seq":{seq},"move":"{move}"}}')

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, *(ws.close() for ws in self.sockets), return_exceptions=True)


@asynccontextmanager
async def within(seconds: float, otherwise: str) -> AsyncIterator[None]:
    """What must be done in so many seconds; otherwise the measurement ends with this sentence."""
    try:
        async with asyncio.timeout(seconds):
            yield
    except TimeoutError:
        sys.exit(f"{otherwise}, after {seconds:.0f} s; the machine's load is {os.getloadavg()[0]:.1f}")


class Analysts:
    """People at addresses of their own who analyze one position after the other.

    They are in a process of their own, so that what they do delays no player on the clients' side.
    """

    def __init__(self, server: Server, count: int) -> None:
        context = multiprocessing.get_context("spawn")
        self._answers = context.Value("q", 0)
        self._process = context.Process(target=analyze_all, args=(server.url, count, self._answers), daemon=True)
        self._process.start()

    @property
    def answers(self) -> int:
        if self._process.exitcode is not None:
            sys.exit("those who analyze have stopped; what went wrong is above")
        return int(self._answers.value)

    def stop(self) -> None:
        self._process.terminate()
        self._process.join()


def analyze_all(url: str, count: int, answers: Any) -> None:
    os.nice(10)

    async def analyze(number: int) -> None:
        address, rng = f"127.0.{1 + number // 200}.{1 + number % 200}", random.Random(number)
        transport = httpx.AsyncHTTPTransport(local_address=address)
        async with httpx.AsyncClient(timeout=None, transport=transport) as http:
            while True:
                position = azulejos.azul().new(rng)
                async with http.stream("POST", f"{url}/api/analysis", json={"position": str(position)}) as answer:
                    async for line in answer.aiter_lines():
                        answers.value += '"kind":"insight"' in line
                answer.raise_for_status()

    async def analyze_together() -> None:
        await asyncio.gather(*map(analyze, range(count)))

    uvloop.run(analyze_together())


class Load:
    def __init__(self, servers: list[Server], arguments: argparse.Namespace) -> None:
        self.servers = servers
        self.preset: str = arguments.preset
        self.rate: float | None = arguments.rate
        self.is_endless: bool = arguments.endless
        self.moves = 0
        """Made so far."""
        self.rng = random.Random(1)
        self.http = httpx.AsyncClient(timeout=60)
        self.latencies: list[float] = []
        self.ready: list[Table] = []
        self.is_running = False
        self.tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def is_ready(self, table: Table) -> None:
        if self.is_running and self.rate is None:
            self.spawn(table.play())
        else:
            self.ready.append(table)

    def again(self, table: Table) -> None:
        async def go_on() -> None:
            await table.end()
            await table.begin()

        self.spawn(go_on())

    async def wait(self) -> None:
        """Until all servers are up."""
        async with within(TO_BEGIN, "the server does not answer"):
            for server in self.servers:
                while not await self.is_up(server):
                    await asyncio.sleep(0.05)

    async def is_up(self, server: Server) -> bool:
        try:
            await self.http.get(f"{server.url}/api/health")
        except httpx.TransportError:
            return False
        return True

    async def open(self, count: int) -> list[Table]:
        tables = [Table(self) for _ in range(count)]
        async with within(TO_BEGIN + count / 20, "the tables do not open"):
            for first in range(0, count, AT_ONCE):
                await asyncio.gather(*(table.begin() for table in tables[first : first + AT_ONCE]))
            while len(self.ready) < count:
                await asyncio.sleep(0.05)
        return tables

    async def run(self, seconds: float) -> dict[str, float]:
        """Play for a while; what came of it."""
        self.latencies.clear()
        began, cpu, own = time.perf_counter(), self.cpu(), time.process_time()
        await self._play(lambda: time.perf_counter() - began >= seconds)
        wall, cpu, own = time.perf_counter() - began, self.cpu() - cpu, time.process_time() - own
        found = sorted(self.latencies)
        at = lambda share: 1000 * found[min(len(found) - 1, int(share * len(found)))]  # noqa: E731
        return {
            "seconds": wall,
            "moves": len(found),
            "moves a second": len(found) / wall,
            "moves a CPU second": len(found) / cpu,
            "p50 ms": at(0.5),
            "p90 ms": at(0.9),
            "p99 ms": at(0.99),
            "most ms": at(1.0),
            "server CPU share": cpu / wall,
            "client CPU share": own / wall,
            "server MB": self.memory(),
        }

    async def run_until(self, moves: int) -> None:
        """Play until so many were made in all."""
        await self._play(lambda: self.moves >= moves)

    async def _play(self, is_done: Callable[[], bool]) -> None:
        self.is_running = True
        began, sent = time.perf_counter(), 0
        if self.rate is None:
            ready, self.ready = self.ready, []
            for table in ready:
                self.spawn(table.play())
        while not is_done():
            if self.rate is not None:
                while sent < (time.perf_counter() - began) * self.rate and self.ready:
                    table = self.ready.pop(self.rng.randrange(len(self.ready)))
                    self.spawn(table.play())
                    sent += 1
            await asyncio.sleep(0.001 if self.rate else 0.01)
        self.is_running = False

    def cpu(self) -> float:
        """Of all servers together."""
        return sum(server.cpu() for server in self.servers)

    def memory(self) -> float:
        """Of the largest server."""
        return max(server.memory() for server in self.servers)


async def beside_analysts(load: Load, count: int, seconds: float) -> dict[str, float]:
    """Latencies without and with people who analyze, in turns, and how much slower moves are with them.

    The ratio is the middle one of all turns. Of each turn the two spells lie side by side, before and after, so that a
    load of the machine that rises or falls counts for neither.
    """
    latencies: dict[str, list[float]] = {"without": [], "with": []}
    ratios: dict[int, list[float]] = {share: [] for share in SHARES}
    insights = 0
    for turn in range(TURNS):
        spells: dict[str, list[float]] = {}
        for name in ("without", "with") if turn % 2 else ("with", "without"):
            analysts = Analysts(load.servers[0], count) if name == "with" else None
            async with within(TO_BEGIN, "no analysis has come"):
                while analysts and not analysts.answers:
                    await asyncio.sleep(0.1)
            before = analysts.answers if analysts else 0
            await load.run(seconds)
            if analysts:
                insights += analysts.answers - before
                analysts.stop()
            spells[name] = load.latencies.copy()
            latencies[name] += spells[name]
        found = {name: percentiles(times) for name, times in spells.items()}
        for share in SHARES:
            ratios[share].append(found["with"][share] / found["without"][share])
        told = ", ".join(f"p{share} {ratios[share][-1]:.2f}" for share in SHARES)
        print(f"turn {turn + 1} of {TURNS}: with / without {told}; load {os.getloadavg()[0]:.1f}", flush=True)
    found = {name: percentiles(times) for name, times in latencies.items()}
    return {
        **{f"{name}: p{share} ms": value for name, shares in found.items() for share, value in shares.items()},
        **{f"with / without: p{share}": median(ratios[share]) for share in SHARES},
        "insights a second": insights / (TURNS * seconds),
    }


def percentiles(times: list[float]) -> dict[int, float]:
    """Of latencies, in milliseconds."""
    found = quantiles(times, n=100)
    return {share: 1000 * found[share - 1] for share in SHARES}


async def measure(arguments: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory(dir=arguments.folder) as folder:
        database = arguments.database or f"{folder}/load.db"
        servers = [Server(database, arguments.core) for _ in range(arguments.processes)]
        try:
            load = Load(servers, arguments)
            await load.wait()
            begin = time.perf_counter()
            tables = await load.open(arguments.tables)
            found = {"tables": len(tables), "sockets": 2 * len(tables), "opening seconds": time.perf_counter() - begin}
            found["server MB, opened"] = load.memory()
            gc.disable()  # a pause of the clients' own would count as one of the server's
            await load.run(min(3.0, arguments.seconds))
            found |= await load.run(arguments.seconds)
            if arguments.analysing:
                found |= await beside_analysts(load, arguments.analysing, arguments.seconds)
            for moves in arguments.moves:
                await load.run_until(moves)
                found[f"MB, {moves:,} moves"] = load.memory()
            for name, value in found.items():
                print(f"{name:22} {value:12,.2f}" if isinstance(value, float) else f"{name:22} {value:12,}")
            for table in tables:
                await table.end()
            await load.http.aclose()
        finally:
            for server in servers:
                server.stop()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=200, help="open tables, each with two sockets")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long to play")
    parser.add_argument("--rate", type=float, help="moves a second; as many as possible by default")
    parser.add_argument(
        "--moves", type=int, nargs="*", default=[], help="then play on, and tell the memory after these"
    )
    parser.add_argument("--endless", action="store_true", help="games of Azul that are never over")
    parser.add_argument("--analysing", type=int, default=0, help="then with so many people who analyze positions")
    parser.add_argument("--preset", default="azul")
    parser.add_argument("--database", help="postgresql://… instead of a new SQLite file")
    parser.add_argument("--processes", type=int, default=1, help="servers that share a PostgreSQL database")
    parser.add_argument("--folder", help="where the SQLite file goes: its disk is measured too")
    parser.add_argument("--core", type=int, default=0, help="the servers' core; the clients take the others")
    arguments = parser.parse_args()
    others = os.sched_getaffinity(0) - {arguments.core}
    if others:
        os.sched_setaffinity(0, others)
    uvloop.run(measure(arguments))


if __name__ == "__main__":
    main()
