"""The benchmark of docs/envs/benchmark.md: a player in each task, against each of the fixed opponents.

    python examples/benchmark.py artisan --tasks azul/2 --games 100
    python examples/benchmark.py "mine=cmd:python examples/python_bot.py"

A player is what `azulejos arena` takes. For one in Python call `measure` with anything that has `choose(position)`.
"""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import Any

from azulejos import arena
from azulejos.bots.references import REFERENCES
from azulejos.search.skills import reads

TASKS = ("azul/2", "azul/4", "pavilion/2", "pavilion/4")
"""Games and seats; the opponent takes all seats but one."""
MASTER = replace(REFERENCES["master-0.1"], name="master-300k", skill=reads(300_000))
"""The player that never changes, with a fixed number of positions for a move in place of its second."""
OPPONENTS = ("random", "greedy", "journeyman", "mosaicist", MASTER)
GAMES, SEED = 400, 2026


def measure(player: Any, task: str, opponent: Any, games: int = GAMES, workers: int = 0) -> str:
    """First places in percent and the margin over the best of the others, each ± its standard error."""
    report = arena.play([player], against=[opponent], game=task, games=games, seed=SEED, workers=workers)
    name = next(name for name in report.standings if name != name_of(opponent))
    won, margin = report.standings[name].win_share, report.standings[name].margin
    if won is None or margin is None or won.error is None or margin.error is None:
        raise SystemExit(f"{games} games are too few for a standard error: play two sets at least")
    return f"{won.mean:.1%} ± {won.error:.1%}, {margin.mean:+.1f} ± {margin.error:.1f}"


def name_of(player: Any) -> str:
    return player if isinstance(player, str) else player.name


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("player", help="a bot's name, or NAME=cmd:COMMAND")
    parser.add_argument("--tasks", nargs="*", default=TASKS)
    parser.add_argument("--against", nargs="*", default=[name_of(each) for each in OPPONENTS], help="some of these")
    parser.add_argument("--games", type=int, default=GAMES, help="against each opponent; rounded up to whole sets")
    parser.add_argument("--workers", type=int, default=0, help="processes beside this one")
    arguments = parser.parse_args()
    opponents = [each for each in OPPONENTS if name_of(each) in arguments.against and each != arguments.player]
    print("| task | against | won | margin |\n|---|---|--:|--:|")
    for task in arguments.tasks:
        for opponent in opponents:
            won, margin = measure(arguments.player, task, opponent, arguments.games, arguments.workers).split(", ")
            print(f"| {task} | `{name_of(opponent)}` | {won} | {margin} |", flush=True)


if __name__ == "__main__":
    main()
