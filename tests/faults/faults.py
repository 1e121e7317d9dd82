"""What goes wrong, by name. A fault begins, lasts a while and heals; when its function returns, all is well again."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractContextManager, asynccontextmanager, suppress

import asyncpg

from faults.proxy import Proxy
from faults.world import LEASE, OURSELVES, Kind, Node, World

Fault = Callable[[World, random.Random], Awaitable[None]]
FAULTS: dict[str, tuple[frozenset[Kind], Fault]] = {}
"""By name: the databases it makes sense for, and how it is done."""

SQLITE_WAITS = 10.0
"""Seconds that a server waits for SQLite's write lock."""
FULL = 4096
"""Bytes beyond which a process writes no file while the disk is full."""
SERVERS = (
    f"SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend' AND application_name <> '{OURSELVES}'"
)
JOURNALS = f"{SERVERS} AND query ILIKE 'INSERT INTO entries%'"
TERMINATE = "SELECT pg_terminate_backend($1)"


def fault(*kinds: Kind) -> Callable[[Fault], Fault]:
    def add(function: Fault) -> Fault:
        FAULTS[function.__name__] = (frozenset(kinds or ("sqlite", "postgres")), function)
        return function

    return add


def faults_for(kind: Kind) -> list[str]:
    return [name for name, (kinds, _) in FAULTS.items() if kind in kinds]


async def do(name: str, world: World, rng: random.Random) -> None:
    """Let a fault come and heal. One that needs the database heals when another takes that away."""
    with suppress(asyncpg.InterfaceError, asyncpg.PostgresConnectionError, OSError):
        await FAULTS[name][1](world, rng)


# ---------------------------------------------------------------------------------------------------- processes


@fault()
async def kill(world: World, rng: random.Random) -> None:
    """A process dies without a word, and another is started in its place."""
    await _replace(rng.choice(world.nodes), rng.uniform(0, 2 * LEASE))


@fault("postgres")
async def kill_all(world: World, rng: random.Random) -> None:
    await asyncio.gather(*(_replace(node, 0) for node in world.nodes))


@fault()
async def stop(world: World, rng: random.Random) -> None:
    """A process is asked to end, as for an update, and another is started in its place."""
    node = rng.choice(world.nodes)
    async with node.restarting:
        await node.stop()
        await node.start()


async def _replace(node: Node, seconds: float) -> None:
    async with node.restarting:
        node.kill()
        await asyncio.sleep(seconds)
        await node.start()


@fault()
async def pause(world: World, rng: random.Random) -> None:
    """A process sleeps, but not so long that it loses its tables."""
    await _sleep(rng.choice(world.nodes), rng.uniform(0.2, 0.6) * LEASE)


@fault()
async def oversleep(world: World, rng: random.Random) -> None:
    """A process wakes after its lease, and still thinks that the tables are its own."""
    await _sleep(rng.choice(world.nodes), rng.uniform(1.5, 4) * LEASE)


@fault()
async def kill_workers(world: World, rng: random.Random) -> None:
    """Processes in which a server's bots think die, some each time."""
    for _ in range(rng.randint(1, 5)):
        for worker in rng.choice(world.nodes).children():
            if rng.random() < 0.5:
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
        await asyncio.sleep(rng.uniform(0.1, 0.5))


async def _sleep(node: Node, seconds: float) -> None:
    node.pause()
    try:
        await asyncio.sleep(seconds)
    finally:
        node.wake()


# ---------------------------------------------------------------------------------------------------- lines


@fault()
async def cut_clients(world: World, rng: random.Random) -> None:
    await _cut(_fronts(world, rng), rng)


@fault("postgres")
async def cut_database(world: World, rng: random.Random) -> None:
    await _cut(_backs(world, rng), rng)


@fault()
async def stall_clients(world: World, rng: random.Random) -> None:
    await _hold([proxy.stalled() for proxy in _fronts(world, rng)], rng.uniform(0.5, 3))


@fault("postgres")
async def stall_database(world: World, rng: random.Random) -> None:
    """A database that is connected and does not answer, for less or for more than a lease."""
    await _hold([proxy.stalled() for proxy in _backs(world, rng)], rng.uniform(0.5, 3) * LEASE)


@fault()
async def slow_clients(world: World, rng: random.Random) -> None:
    await _hold([proxy.slow(rng.uniform(0.05, 0.4)) for proxy in _fronts(world, rng)], rng.uniform(1, 3))


@fault("postgres")
async def slow_database(world: World, rng: random.Random) -> None:
    await _hold([proxy.slow(rng.uniform(0.02, 0.3)) for proxy in _backs(world, rng)], rng.uniform(1, 3))


@fault()
async def half_open_clients(world: World, rng: random.Random) -> None:
    await _hold([proxy.half_open() for proxy in _fronts(world, rng)], rng.uniform(1, 3))


@fault("postgres")
async def half_open_database(world: World, rng: random.Random) -> None:
    """The database keeps the sessions, and the locks, of connections that their process has lost."""
    await _hold([proxy.half_open() for proxy in _backs(world, rng)], rng.uniform(1, 3))


@fault("postgres")
async def no_database(world: World, rng: random.Random) -> None:
    await _hold([proxy.down() for proxy in _backs(world, rng)], rng.uniform(0.5, 3) * LEASE)


def _fronts(world: World, rng: random.Random) -> list[Proxy]:
    return _some([node.front for node in world.nodes], rng)


def _backs(world: World, rng: random.Random) -> list[Proxy]:
    return _some([node.back for node in world.nodes], rng)


def _some(proxies: list[Proxy], rng: random.Random) -> list[Proxy]:
    return rng.sample(proxies, rng.randint(1, len(proxies)))


async def _cut(proxies: list[Proxy], rng: random.Random) -> None:
    for _ in range(rng.randint(1, 6)):
        rng.choice(proxies).cut()
        await asyncio.sleep(rng.uniform(0, 0.5))


async def _hold(troubles: list[AbstractContextManager[None]], seconds: float) -> None:
    for trouble in troubles:
        trouble.__enter__()
    try:
        await asyncio.sleep(seconds)
    finally:
        for trouble in troubles:
            trouble.__exit__(None, None, None)


# ---------------------------------------------------------------------------------------------------- the database


@fault("postgres")
async def terminate(world: World, rng: random.Random) -> None:
    """Connections are ended by the database, some each time."""
    connection = await world.connect()
    try:
        for _ in range(rng.randint(3, 12)):
            for row in await connection.fetch(SERVERS):
                if rng.random() < 0.4:
                    await connection.execute(TERMINATE, row["pid"])
            await asyncio.sleep(rng.uniform(0.05, 0.5))
    finally:
        await connection.close()


@fault("postgres")
async def restart_database(world: World, rng: random.Random) -> None:
    assert world.cluster is not None
    await asyncio.to_thread(world.cluster.restart)


@fault("sqlite")
async def lock_file(world: World, rng: random.Random) -> None:
    """Somebody holds SQLite's write lock, for less or for more than a server waits."""
    async with held_file(world):
        await asyncio.sleep(rng.choice([1.0, 3.0, SQLITE_WAITS + 1]))


@asynccontextmanager
async def held_file(world: World) -> AsyncIterator[None]:
    connection = sqlite3.connect(world.file, timeout=30, isolation_level=None, check_same_thread=False)
    try:
        await asyncio.to_thread(connection.execute, "BEGIN IMMEDIATE")
        yield
    finally:
        connection.close()


@fault("postgres")
async def lock_entries(world: World, rng: random.Random) -> None:
    """Somebody holds a lock on the entries; now and then the journals that wait for it lose their connections."""
    async with held_entries(world) as connection:
        await asyncio.sleep(rng.uniform(0.5, 3) * LEASE)
        if rng.random() < 0.5:
            await end_journals(connection)
            await asyncio.sleep(0.2)


@asynccontextmanager
async def held_entries(world: World) -> AsyncIterator[asyncpg.Connection]:
    connection = await world.connect()
    try:
        async with connection.transaction():
            await connection.execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE")
            yield connection
    finally:
        await connection.close()


async def end_journals(connection: asyncpg.Connection) -> int:
    """End the connections that are writing entries; how many there were."""
    rows = await connection.fetch(JOURNALS)
    for row in rows:
        await connection.execute(TERMINATE, row["pid"])
    return len(rows)


@fault("sqlite")
async def disk_full(world: World, rng: random.Random) -> None:
    """The server's process can make no file longer: as on a full disk, its writes fail."""
    (node,) = world.nodes
    _, most = resource.prlimit(node.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (FULL, most))
    try:
        await asyncio.sleep(rng.uniform(0.5, 3))
    finally:
        resource.prlimit(node.pid, resource.RLIMIT_FSIZE, (most, most))


@fault()
async def clock_jump(world: World, rng: random.Random) -> None:
    """The wall clock of all processes jumps by an hour or a day, and comes back."""
    if world.environment:
        world.set_clock(rng.choice([-86_400, -3600, 3600, 86_400]))
        await asyncio.sleep(rng.uniform(0.5, 2))
        world.set_clock(0)
