"""After a fault has healed: can everyone play on everywhere, and do all agree?"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Iterable, Iterator

import asyncpg

from faults.clients import LOST, TICK, Client
from faults.crowd import Group
from faults.history import Seen, StoredTable
from faults.world import Node, World

PATIENCE = 3
"""Budgets after which a table counts as stuck."""


def is_bad(seen: Seen) -> bool:
    return seen.problem is not None or seen.seq != seen.last


class Pulse:
    """One look at all tables, from all processes."""

    def __init__(self, world: World, groups: Iterable[Group], fault: str, budget: float) -> None:
        self.world = world
        self.groups = [group for group in groups if not group.is_broken]
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
            found = await asyncio.gather(*map(self._examine, self.groups))
        finally:
            self.world.is_quiet = False
        for group, seen in zip(self.groups, found, strict=True):
            group.is_broken = any(map(is_bad, seen))
            self.world.seen += seen
        return [seen for one in found for seen in one]

    async def _examine(self, group: Group) -> list[Seen]:
        """Everyone plays on at every process; then all must agree."""
        proofs = [self._prove(player, node) for player in group.players for node in self.world.nodes]
        return [*await asyncio.gather(*proofs), *await self._agree(group)]

    async def _prove(self, player: Client, node: Node) -> Seen:
        problem = None
        try:
            await player.prove(node, self.until)
        except LOST as error:
            problem = f"{player.name} could not play on ({str(error) or 'no answer'})"
        return Seen(player.history.table, node.number, self.fault, self.seconds, problem=problem)

    async def _agree(self, group: Group) -> list[Seen]:
        """Wait until all sockets know the last entry; how they were found."""
        while True:
            try:
                table = await self.world.stored_table(group.table)
                found = [*self._lines(group, table), *[await self._observe(node, table) for node in self.world.nodes]]
            except (OSError, asyncpg.PostgresError) as error:
                problem = f"the database cannot be read ({error})"
                found = [Seen(group.table, 0, self.fault, self.seconds, problem=problem)]
            if not any(map(is_bad, found)) or time.monotonic() > self.until:
                return found
            await asyncio.sleep(3 * TICK)

    def _lines(self, group: Group, table: StoredTable) -> Iterator[Seen]:
        """The sockets that have been there all the time, and the archive."""
        last = table.last
        for client in group.clients:
            if client.socket is not None:
                node = client.socket.line.node
                yield Seen(group.table, node, self.fault, self.seconds, client.socket.seq, last)
        if table.status == "over" and table.game is None:
            yield Seen(group.table, 0, self.fault, self.seconds, problem="the finished game is not archived")

    async def _observe(self, node: Node, table: StoredTable) -> Seen:
        """Somebody who comes now."""
        last, seq, problem = table.last, None, None
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
            problem = f"nobody can watch ({str(error) or 'no answer'})"
        return Seen(table.id, node.number, self.fault, self.seconds, seq, last, problem)
