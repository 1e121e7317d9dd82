"""`make faults`: real servers, faults drawn at random and by name, and a checker that reads everything afterwards.

The seed says which faults come, when and how long; how processes and sockets interleave is the machine's own.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import get_args

from faults.checker import check
from faults.clients import TICK
from faults.crowd import Crowd, living
from faults.faults import FAULTS, do, faults_for
from faults.history import Evidence
from faults.pulse import Pulse, is_bad
from faults.scenarios import SCENARIOS
from faults.world import Kind, World, world
from server.postgres import programs

FOLDER = Path(__file__).parents[2] / ".cache" / "faults"
TWO_AT_ONCE = 0.2
"""How often two faults come together."""


async def play_scenarios(world: World, names: list[str], seed: int, budget: float) -> Evidence:
    """Scenarios one after the other, each at a table of its own, and a look at all tables afterwards."""
    groups = [await SCENARIOS[name](world, random.Random(seed)) for name in names]
    pulse = Pulse(world, groups, " and ".join(names), budget)
    async with living([client for group in groups for client in group.clients]):
        await pulse.take()
    return await evidence_of(world, budget)


@dataclass(frozen=True)
class Plan:
    """What a campaign shall be."""

    faults: list[str]
    seed: int
    seconds: float
    budget: float = 5.0
    """Seconds after a heal within which every table can be played on."""
    tables: int = 6


async def play_campaign(world: World, plan: Plan) -> Evidence:
    """Faults one after the other, each once before any comes again, with people at so many tables."""
    rng = random.Random(plan.seed)
    crowd = Crowd(world, rng, plan.tables)
    playing = asyncio.create_task(crowd.run())
    until = time.monotonic() + plan.seconds
    budget = plan.budget
    for names in chain([()], order(plan.faults, rng)):
        await asyncio.wait([playing], timeout=rng.uniform(0.5, 2))
        if playing.done() or time.monotonic() > until:
            break
        began = world.now
        try:
            await asyncio.gather(*(do(name, world, rng) for name in names))
        except AssertionError as error:
            world.complaints.append(f"After {' and '.join(names)} a process could not be started: {error}.")
            break
        pulse = Pulse(world, crowd.groups.values(), " and ".join(names) or "no fault", budget)
        found = await pulse.take()
        if not names:  # looking takes its time, too, the more the busier the machine is
            budget += pulse.seconds
        bad = sum(map(is_bad, found))
        if bad:
            await world.note_sessions(f"{pulse.seconds} s after {pulse.fault}")
        told = f"{bad} of {len(found)} looks found trouble" if bad else "all agree"
        say(f"  {began:6.1f} to {world.now - pulse.seconds:6.1f} s {pulse.fault:<40} {told} after {pulse.seconds} s")
    if playing.done():
        playing.result()
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    return await evidence_of(world, budget)


def order(names: list[str], rng: random.Random) -> Iterator[tuple[str, ...]]:
    """All of them in any order, again and again, now and then with a second one."""
    while True:
        for name in rng.sample(names, len(names)):
            yield (name, rng.choice(names)) if rng.random() < TWO_AT_ONCE else (name,)


async def evidence_of(world: World, budget: float) -> Evidence:
    """What was seen, and what is stored. A game that has just ended is archived within the budget, as after a fault."""
    until = time.monotonic() + budget
    tables = await world.stored()
    while any(table.status == "over" and table.game is None for table in tables.values()) and time.monotonic() < until:
        await asyncio.sleep(3 * TICK)
        tables = await world.stored()
    return Evidence(world.histories, tables, world.seen, world.complaints, budget)


def summary(evidence: Evidence) -> str:
    requests = [request for history in evidence.histories for request in history.requests]
    lines = [line for history in evidence.histories for line in history.lines]
    return (
        f"{len(evidence.tables)} tables, {sum(len(table.log) for table in evidence.tables.values())} entries, "
        f"{sum(request.is_done for request in requests)} of {len(requests)} requests acknowledged, "
        f"{len(lines)} sockets, {sum(len(line.told) for line in lines)} messages"
    )


def report(evidence: Evidence, what: str, folder: Path) -> int:
    """Say what was found; keep what shows it. How many sentences there are."""
    found = check(evidence)
    say(f"{what}: {summary(evidence)}.")
    for sentence in found:
        say(f"  {sentence}")
    evidence.write(folder / "histories")
    if found:
        say(f"{what}: {len(found)} things should not be; what shows them is in {folder}.")
    else:
        say(f"{what}: nothing found.")
    for log in sorted(folder.glob("process-*.log")):
        if count := log.read_text(encoding="utf-8", errors="replace").count("Traceback"):
            say(f"  (There are {count} tracebacks in {log.name}.)")
    return len(found)


def say(text: str) -> None:
    print(text, flush=True)


# ---------------------------------------------------------------------------------------------------- the command


async def run(kind: Kind, asked: argparse.Namespace, seconds: float) -> int:
    """The scenarios and a campaign on one database."""
    bad = 0
    folder = FOLDER / f"{kind}-{asked.seed}"
    shutil.rmtree(folder, ignore_errors=True)
    for name in asked.scenario if asked.scenario is not None else SCENARIOS:
        async with world(kind, folder / name, asked.processes) as made:
            found = await play_scenarios(made, [name], asked.seed, asked.budget)
            bad += report(found, f"{kind}, {name}, seed {asked.seed}", folder / name)
    if seconds > 0:
        names = [name for name in faults_for(kind) if asked.fault is None or name in asked.fault]
        async with world(kind, folder / "campaign", asked.processes) as made:
            if not made.environment and "clock_jump" in names:
                say("Clocks stay as they are, for there is no C compiler; on Debian, as root: apt-get install gcc.")
            plan = Plan(names, asked.seed, seconds, asked.budget, asked.tables)
            found = await play_campaign(made, plan)
            bad += report(found, f"{kind}, seed {asked.seed}", folder / "campaign")
    if not bad and not asked.keep:
        shutil.rmtree(folder, ignore_errors=True)
    return bad


def main() -> int:
    parser = argparse.ArgumentParser(prog="make faults", description=__doc__)
    parser.add_argument("--seed", type=int, default=random.randrange(10_000))
    parser.add_argument("--minutes", type=float, default=4.0, help="in all, beside the scenarios")
    parser.add_argument("--database", choices=get_args(Kind), help="both by default")
    parser.add_argument("--fault", action="append", choices=list(FAULTS), help="only this one; may be repeated")
    parser.add_argument("--scenario", action="append", choices=[*SCENARIOS, "none"], help="all by default")
    parser.add_argument("--tables", type=int, default=6, help="tables at a time")
    parser.add_argument("--processes", type=int, default=3, help="servers that share PostgreSQL")
    parser.add_argument("--budget", type=float, default=5.0, help="seconds after which all must be well again")
    parser.add_argument("--keep", action="store_true", help="keep the histories even if nothing is found")
    asked = parser.parse_args()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # so that no process stays behind
    if asked.scenario == ["none"]:
        asked.scenario = []
    kinds: list[Kind] = [asked.database] if asked.database else list(get_args(Kind))
    if "postgres" in kinds and programs() is None:
        say("PostgreSQL is not installed; on Debian, as root: apt-get install postgresql.")
        return 1
    bad = sum(asyncio.run(run(kind, asked, 60 * asked.minutes / len(kinds))) for kind in kinds)
    return min(bad, 1)


if __name__ == "__main__":
    sys.exit(main())
