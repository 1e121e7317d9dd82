"""The figures of docs/benchmarks.md: the rules beside a yardstick, and two threads beside two processes.

    python benchmarks/rules.py [--yardstick COMMAND]

The yardstick is any command that prints a JSON object with `moves_per_cpu_second`. It is run before and after each row,
so that both see the same minutes of a machine that others may be using.
"""

import argparse
import json
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor

from azulejos.bench import bounded_game, rows, rules_row
from azulejos.rules.engine import compiled_engine

GAMES = 60_000


def yardstick(command: str | None) -> float:
    if command is None:
        return 0.0
    output = subprocess.run(command, shell=True, capture_output=True, text=True, check=True).stdout
    return float(json.loads(output)["moves_per_cpu_second"])


def play_in_process(number: int) -> tuple[int, float, float]:
    """Moves made, and when the work began and ended."""
    game = bounded_game("azul/2")
    form = compiled_engine(game.box)
    play, start = form.ready_to_play_games(), form.start(2, 0, game.options)
    began = time.time()
    moves = sum(play(start, 200, 1000 * number + i) for i in range(GAMES // 200))
    return moves, began, time.time()


def two_processes() -> float:
    """Moves per second of two separate processes playing azul/2 at the same time."""
    with ProcessPoolExecutor(2) as pool:
        list(pool.map(play_in_process, range(2)))
        done = list(pool.map(play_in_process, range(2)))
    return sum(moves for moves, _, _ in done) / (max(end for *_, end in done) - min(begin for _, begin, _ in done))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--yardstick", help='a command that prints {"moves_per_cpu_second": …}')
    arguments = parser.parse_args()
    print("| game/seats | kernel | × yardstick | on 2 threads | Python | bytes |\n|---|--:|--:|--:|--:|--:|")
    for name in rows():
        before = yardstick(arguments.yardstick)
        row = rules_row(name)
        limit = max(before, yardstick(arguments.yardstick))
        ratio = f"{row['kernel'] / limit:.2f}" if limit else ""
        figures = (
            f"{row['kernel']:,} | {ratio} | {row['kernel_2_threads']:,} | {row['python']:,} | {row['record_bytes']}"
        )
        print(f"| {name} | {figures} |", flush=True)
    ratios = []
    for _ in range(5):
        threads, processes = rules_row("azul/2")["kernel_2_threads"], two_processes()
        ratios.append(threads / processes)
    print(f"\ntwo threads beside two processes, azul/2, five times: {' '.join(f'{ratio:.2f}' for ratio in ratios)}")


if __name__ == "__main__":
    sys.exit(main())
