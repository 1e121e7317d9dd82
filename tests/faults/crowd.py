"""Tables of all kinds, with people who come, play, leave and are replaced; over and over."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import httpx

from faults.clients import INTRUDER, LOST, PATIENT, PLAYER, TICK, WATCHER, Client, Habits
from faults.history import Facts
from faults.world import World

GAMES: tuple[Facts, ...] = (
    {"preset": "azul", "options": {"max_rounds": 2}},
    {"preset": "azul-grey", "options": {"max_rounds": 2}},
    {"preset": "azul-jokers", "options": {"max_rounds": 1}},
)
CONFLICT = 409
CLOCK = {"kind": "game", "seconds": 3600, "increment": 5}


@dataclass
class Group:
    """The people around one table."""

    table: str
    clients: list[Client] = field(default_factory=list)
    is_broken: bool = False
    """Whether it was found stuck: then nobody waits here any longer."""

    @property
    def players(self) -> list[Client]:
        """Those who hold seats."""
        return [client for client in self.clients if client.secrets and not client.habits.is_intruder]

    @property
    def is_over(self) -> bool:
        return any(client.is_over for client in self.clients)


@asynccontextmanager
async def living(clients: list[Client]) -> AsyncIterator[list[asyncio.Task[None]]]:
    """While clients play by themselves."""
    tasks = [asyncio.create_task(client.live()) for client in clients]
    try:
        yield tasks
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


class Crowd:
    """So many groups at a time; each goes on to another table when its game is over."""

    def __init__(self, world: World, rng: random.Random, size: int) -> None:
        self.world = world
        self.rng = rng
        self.size = size
        self.groups: dict[int, Group] = {}
        self._names = count(1)
        self._kinds = count(rng.randrange(len(KINDS)))

    async def run(self) -> None:
        """Until cancelled."""
        async with asyncio.TaskGroup() as tasks:
            for place in range(self.size):
                tasks.create_task(self._gather(place))
            tasks.create_task(self._wait_for_ever())

    async def _gather(self, place: int) -> None:
        while True:
            try:
                group = await KINDS[next(self._kinds) % len(KINDS)](self)
            except LOST:  # what was made of it stays as it is
                await asyncio.sleep(0.3)
                continue
            self.groups[place] = group
            async with living(group.clients) as tasks:
                while not (group.is_over or group.is_broken) or self.world.is_quiet:
                    await asyncio.wait(tasks, timeout=0.3)
                    for task in tasks:
                        if task.done():
                            task.result()
                await asyncio.sleep(self.rng.uniform(0.5, 2))

    async def _wait_for_ever(self) -> None:
        """Somebody at a table where nobody else sits down, on the same socket for as long as it is not cut."""
        while self.size not in self.groups:
            try:
                self.groups[self.size] = await self.make(1, PATIENT, open_seats=1)
            except LOST:
                await asyncio.sleep(0.3)
        async with living(self.groups[self.size].clients) as tasks:
            await asyncio.gather(*tasks)

    # -------------------------------------------------------------------------------------------- tables

    def name(self) -> str:
        return f"Client {next(self._names)}"

    def person(self, group: Group, name: str, secrets: list[str], habits: Habits = PLAYER) -> Client:
        client = Client(self.world, group.table, name, secrets, random.Random(self.rng.random()), habits)
        group.clients.append(client)
        return client

    async def make(
        self, people: int, habits: Habits = PLAYER, bots: int = 0, open_seats: int = 0, **more: Any
    ) -> Group:
        """A table of somebody who plays `people` seats, with somebody who watches."""
        name = self.name()
        seats: list[Facts] = [{"kind": "person", "name": name} for _ in range(people)]
        seats += [{"kind": "open"} for _ in range(open_seats)]
        seats += [{"kind": "bot", "bot": self.rng.choice(["random", "greedy"])} for _ in range(bots)]
        body = {**self.rng.choice(GAMES), "players": len(seats), "seats": seats, "start": "random", **more}
        made = await self.world.post(self.rng.choice(self.world.nodes), "/api/tables", body)
        group = Group(made["table"])
        self.person(group, name, [seat["secret"] for seat in made["seats"]], habits)
        self.person(group, self.name(), [], WATCHER)
        return group

    async def sit(self, group: Group, seat: int, habits: Habits = PLAYER) -> Client:
        """Somebody new takes an open seat."""
        name, node = self.name(), self.rng.choice(self.world.nodes)
        path = f"/api/tables/{group.table}/seats"
        for tries in count(1):
            try:
                made = await self.world.post(node, path, {"name": name, "seat": seat})
                break
            except httpx.HTTPStatusError as error:  # this process may not know yet that somebody left
                if error.response.status_code != CONFLICT or tries == 10:
                    raise
                await asyncio.sleep(TICK)
        return self.person(group, name, [made["secret"]], habits)


async def friends(crowd: Crowd) -> Group:
    group = await crowd.make(1, open_seats=1)
    await crowd.sit(group, 1)
    return group


async def hurried(crowd: Crowd) -> Group:
    """With a clock."""
    group = await crowd.make(1, open_seats=1, clock=CLOCK)
    await crowd.sit(group, 1)
    return group


async def against_a_bot(crowd: Crowd) -> Group:
    return await crowd.make(1, bots=1)


async def on_one_screen(crowd: Crowd) -> Group:
    return await crowd.make(2, bots=1, takeover="random")


async def replaced(crowd: Crowd, **more: Any) -> Group:
    """Somebody leaves before the game and stays connected, and somebody else takes the seat."""
    group = await crowd.make(1, open_seats=2, **more)
    former = await crowd.sit(group, 1, INTRUDER)
    await leave(former, 1)
    await crowd.sit(group, 1)
    await crowd.sit(group, 2)
    return group


async def leave(client: Client, seat: int) -> None:
    """Join, and give the seat up with the socket open."""
    world, node = client.world, client.rng.choice(client.world.nodes)
    await client.come(node)
    headers = {"authorization": f"Bearer {client.secrets[0]}"}
    path = f"/api/tables/{client.history.table}/seats/{seat}"
    (await world.http.delete(node.url + path, headers=headers)).raise_for_status()


KINDS: tuple[Callable[[Crowd], Awaitable[Group]], ...] = (friends, against_a_bot, replaced, hurried, on_one_screen)
