"""After a fault has healed: can everyone play on everywhere, and do all agree?"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Iterable, Iterator

import asyncpg

from faults.clients import LOST, TICK, Client
from faults.crowd import Group
from faults.history import Seen, StoredTable
from faults.world import Node, World

PATIENCE = 3
"""Budgets after which a table counts as stuck."""


class Pulse:
    """One look at all tables, from all processes."""

    def __init__(self, world: World, groups: Iterable[Group], fault: str, budget: float) -> None:
        self.world = world
        self.groups = list(groups)
        self.fault = fault
        self.healed = time.monotonic()
        self.until = self.healed + PATIENCE * budget

    @property
    def seconds(self) -> float:
        return round(time.monotonic() - self.healed, 2)

    async def take(self) -> list[Seen]:
        """While it is taken, clients only listen."""
        self.world.is_quiet = True
        try:
            players = [player for group in self.groups for player in group.players]
            proofs = [self._prove(player, node) for player in players for node in self.world.nodes]
            found = [*await asyncio.gather(*proofs), *await self._agree()]
        finally:
            self.world.is_quiet = False
        self.world.seen += found
        bad = {seen.table for seen in found if seen.problem or seen.seq != seen.last}
        for group in self.groups:
            group.is_broken = group.is_broken or group.table in bad
        return found

    async def _prove(self, player: Client, node: Node) -> Seen:
        problem = None
        try:
            await player.prove(node, self.until)
        except LOST as error:
            problem = f"{player.name} could not play on ({str(error) or type(error).__name__})"
        return Seen(player.history.table, node.number, self.fault, self.seconds, problem=problem)

    async def _agree(self) -> list[Seen]:
        """Wait until all sockets know the last entry; how they found it."""
        while True:
            found = [seen async for seen in self._look()]
            is_bad = any(seen.problem or seen.seq != seen.last for seen in found)
            if not is_bad or time.monotonic() > self.until:
                return found
            await asyncio.sleep(2 * TICK)

    async def _look(self) -> AsyncIterator[Seen]:
        try:
            stored = await self.world.stored()
        except (OSError, asyncpg.PostgresError) as error:
            yield Seen("of the campaign", 0, self.fault, self.seconds, problem=f"the database cannot be read ({error})")
            return
        for group in self.groups:
            table = stored[group.table]
            for seen in self._lines(group, table):
                yield seen
            for node in self.world.nodes:
                yield await self._observe(node, table)

    def _lines(self, group: Group, table: StoredTable) -> Iterator[Seen]:
        """The sockets that have been there all the time, and the archive."""
        last = len(table.log)
        for client in group.clients:
            if client.socket is not None:
                node = client.socket.line.node
                yield Seen(group.table, node, self.fault, self.seconds, client.socket.seq, last)
        if table.status == "over" and table.game is None:
            yield Seen(group.table, 0, self.fault, self.seconds, problem="the finished game is not archived")

    async def _observe(self, node: Node, table: StoredTable) -> Seen:
        """Somebody who comes now."""
        last, seq, problem = len(table.log), None, None
        observer = Client(self.world, table.id, f"Observer {len(self.world.histories)}", [], random.Random(0))
        try:
            async with asyncio.timeout(PATIENCE), observer.visit(node, last) as socket:
                answer = await self.world.http.get(f"{node.url}/api/tables/{table.id}")
                if answer.status_code != 200:
                    problem = f"the table is not shown ({answer.status_code})"
                elif answer.json()["status"] != table.status:
                    problem = f"the table is shown as {answer.json()['status']}, and is stored as {table.status}"
                while (await socket.receive(PATIENCE))["type"] not in ("state", "presence"):
                    pass
                seq = socket.seq
        except LOST as error:
            problem = f"nobody can watch ({str(error) or type(error).__name__})"
        return Seen(table.id, node.number, self.fault, self.seconds, seq, last, problem)
