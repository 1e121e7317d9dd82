"""The strongest bot against the master of 0.1, in many games at once: `python benchmarks/strength.py --seconds 1500`.

A process for each core plays, with the arena's referee and deals; the games take turns, so that every one of them has
been played whenever the time is over. Results go into a file, one a line, which a later call adds to; then the table of
docs/ratings.md is printed. `--net FILE` asks another network, such as a student that has just been taught. It needs the
packages of `azulejos[arena]` alone, for machines that are lent for half an hour.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from multiprocessing import get_context
from pathlib import Path

from azulejos.arena.match import Referee
from azulejos.arena.plan import Plan
from azulejos.arena.report import Report
from azulejos.arena.results import Result
from azulejos.bots import find_bot
from azulejos.bots.compiling import prepare
from azulejos.bots.thinkers import Thinker
from azulejos.rules.game import Game

OLD = "master-0.1"
SEED = 5
GAMES = {
    "azul/2": 200,
    "azul-grey/2": 100,
    "azul-jokers/2": 100,
    "azul-grey-jokers/2": 100,
    "azul-express/2": 100,
    "pavilion/2": 100,
    "pavilion-mono/2": 100,
    "azul/3": 60,
    "azul/4": 60,
    "pavilion/3": 60,
    "pavilion/4": 60,
}
"""How many games are wanted of each."""
Task = tuple[str, int, str, str | None, float]
"""A game, the number of its fixture, the bot, the file of its network, and the time after which it is left out."""


@cache
def plan_of(name: str, bot: str, net: str | None) -> Plan:
    game, players = Game.from_name(name), {}
    if net is not None:
        players[bot] = Thinker(bot, skill=find_bot(bot).skill_in(game), net=Path(net))
    return Plan(game, (bot,), (OLD,), -(-GAMES[name] // game.players), SEED, bots=players)


def play(task: Task) -> tuple[str, Result] | None:
    name, number, bot, net, until = task
    if time.time() > until:
        return None
    plan = plan_of(name, bot, net)
    prepare(plan.game.box)
    fixture = next(each for each in plan.fixtures() if each.number == number)
    return name, Referee(plan).play(fixture).result


def waiting(names: list[str], bot: str, net: str | None, played: dict[str, list[Result]]) -> list[tuple[str, int]]:
    """Games that are to be played yet, in turn, each as often as it is wanted."""
    places = []
    for name in names:
        numbers = [fixture.number for fixture in plan_of(name, bot, net).fixtures()]
        done = {result.number for result in played[name]}
        places += [(i / len(numbers), name, number) for i, number in enumerate(numbers) if number not in done]
    return [(name, number) for _, name, number in sorted(places)]


def read(path: Path) -> Iterator[tuple[str, Result]]:
    if path.exists():
        for line in path.read_text(encoding="utf-8").splitlines():
            data = json.loads(line)
            yield data.pop("game"), Result.from_json(data)


def table(played: dict[str, list[Result]], bot: str) -> str:
    """In the words of the arena's report."""
    lines = ["| | games | won, % | margin |", "|---|--:|--:|--:|"]
    for name, results in played.items():
        rows = Report.of(plan_of(name, bot, None), results).standing_cells()
        games, won, margin = next(row for row in rows if row[1] == bot)[3:6]
        lines.append(f"| {name} | {games} | {won} | {margin} |")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", default=list(GAMES), help="such as azul/2; all if none is named")
    parser.add_argument("--bot", default="maestro")
    parser.add_argument("--net", help="the file of the network that it asks")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seconds", type=float, default=float("inf"), help="begin no more games after this")
    parser.add_argument("--results", type=Path, default=Path("strength.jsonl"))
    asked = parser.parse_args()
    until = time.time() + asked.seconds
    played: dict[str, list[Result]] = defaultdict(list)
    for name, result in read(asked.results):
        played[name].append(result)
    tasks = [(*each, asked.bot, asked.net, until) for each in waiting(asked.games, asked.bot, asked.net, played)]
    with get_context("spawn").Pool(asked.workers) as pool, asked.results.open("a", encoding="utf-8") as file:
        for found in pool.imap_unordered(play, tasks):
            if found is not None:
                name, result = found
                played[name].append(result)
                file.write(json.dumps({"game": name, **result.to_json()}) + "\n")
                file.flush()
                print(f"{name}: {len(played[name])} of {GAMES[name]}", flush=True)
    print(table(played, asked.bot))


if __name__ == "__main__":
    main()
