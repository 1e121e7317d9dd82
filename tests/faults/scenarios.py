"""Faults that take several steps in the right order. Each scenario makes a table and returns it in trouble."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable

from faults.clients import TICK
from faults.crowd import Crowd, Group, living, replaced
from faults.faults import SQLITE_WAITS, end_journals, held_entries, held_file
from faults.history import Request
from faults.world import World

Scenario = Callable[[World, random.Random], Awaitable[Group]]
LONGEST = 30.0
"""Seconds that a step may take on a busy machine."""


async def lost_batch(world: World, rng: random.Random) -> Group:
    """A move cannot be stored, while a chat at the same table waits to be written after it."""
    crowd = Crowd(world, rng, 1)
    group = await crowd.make(1, open_seats=1, start=0)
    await crowd.sit(group, 1)
    mover, talker = group.players
    moving, talking = [await player.come(world.nodes[0]) for player in (mover, talker)]
    while not moving.choices:
        await moving.receive(LONGEST)

    async def move_and_talk() -> list[Request]:
        move = await moving.act(0, rng)
        await asyncio.sleep(5 * TICK)  # until the move waits for the lock
        chat = await talker.chat(talking)
        await asyncio.sleep(5 * TICK)
        return [move, chat]

    if world.cluster is None:
        async with held_file(world):
            requests = await move_and_talk()
            await asyncio.sleep(SQLITE_WAITS)
    else:
        async with asyncio.timeout(LONGEST), held_entries(world) as connection:
            requests = await move_and_talk()
            while not await end_journals(connection):
                await asyncio.sleep(TICK)
    until = time.monotonic() + LONGEST
    for socket, request in zip((moving, talking), requests, strict=True):
        await socket.answered(request, until)
    return group


async def former_holder(world: World, rng: random.Random) -> Group:
    """Who left a seat before the game acts for it before its new holder does."""
    group = await replaced(Crowd(world, rng, 1), start=1)
    async with living([client for client in group.clients if client.habits.is_intruder]):
        await asyncio.sleep(20 * TICK)
    return group


SCENARIOS: dict[str, Scenario] = {"former_holder": former_holder, "lost_batch": lost_batch}
