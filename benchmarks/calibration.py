"""Fit the powers that make chances hold, and measure how well they do: `python benchmarks/calibration.py --games 200`.

Games are played by the network's search with few nodes, so that they are strong, quick and unlike each other: one move
in ten is any of the better ones. In each round one position is judged as study judges it, without powers. Games with
even numbers give the powers: for each box, number of seats and stage the one with the least log loss. Games with odd
numbers give the tables: how often positions of a chance were won, and the Brier score.

With `--write` the powers go into `src/azulejos/study/calibration.json`.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from pathlib import Path

from azulejos.bots.compiling import prepare
from azulejos.rules.boxes import all_boxes
from azulejos.rules.game import Game, Position, make_game
from azulejos.study import calibration
from azulejos.study.searching import searcher_for
from azulejos.study.stages import STAGES, stage_of
from azulejos.study.worth import Worth

PLAY_NODES = 40
JUDGE_NODES = 400
STRAY = 0.1
"""How often any of the better moves is played."""
POWERS = [0.5 + 0.02 * i for i in range(76)]
DOUBT = 0.25
"""The logarithm of a power is expected to be about so far from 0: few positions do not move it much."""
FILE = Path(calibration.__file__).with_name(calibration.FILE)

Sample = tuple[tuple[float, ...], tuple[float, ...]]
"""Chances, and what each seat got."""


def play(game: Game, number: int) -> list[tuple[int, Sample]]:
    """One game: the stage, the chances and the result of a position of each round."""
    rng, searcher = random.Random(number), searcher_for(game)
    position, due = game.start(number % game.players), -1
    seen: list[tuple[int, tuple[float, ...]]] = []
    turn = 0
    while not position.is_over:
        if position.is_chance:
            position = position.deal(rng)
            continue
        if position.round != due:
            due, turn = position.round, rng.randrange(6 * game.players)
        if turn == 0:
            found = searcher.search(position, JUDGE_NODES, number)
            seen.append((stage_of(position), tuple(found.chances)))
        turn -= 1
        position = position.apply(choose(position, rng))
    result = Worth.of_result(position).chances
    return [(stage, (chances, result)) for stage, chances in seen]


def choose(position: Position, rng: random.Random) -> int:
    searcher = searcher_for(position.game)
    if rng.random() < STRAY:
        return rng.choice(searcher.likely(position)[:3]).id
    return searcher.search(position, PLAY_NODES, rng.getrandbits(30)).action.id


def log_loss(samples: list[Sample], power: float) -> float:
    """How unlikely the results are, and the power itself."""
    return (math.log(power) / DOUBT) ** 2 / 2 - sum(
        share * math.log(max(1e-6, chance))
        for chances, result in samples
        for chance, share in zip(calibration.sharpened(chances, power), result, strict=True)
    )


def brier(samples: list[Sample], power: float) -> float:
    """The mean over positions of the sum over seats of squared errors, halved: 0.25 for a coin among two."""
    return sum(
        (chance - share) ** 2 / 2
        for chances, result in samples
        for chance, share in zip(calibration.sharpened(chances, power), result, strict=True)
    ) / max(1, len(samples))


def reliability(samples: list[Sample], power: float) -> list[str]:
    """Of chances in each tenth: their mean, how much was won, and how many there were."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chances, result in samples:
        for chance, share in zip(calibration.sharpened(chances, power), result, strict=True):
            bins[min(9, int(10 * chance))].append((chance, share))
    cells = []
    for tenth in range(10):
        found = bins[tenth]
        told = [100 * sum(column) / len(found) for column in zip(*found, strict=True)] if len(found) >= 10 else None
        cells.append("" if told is None else f"{told[0]:.0f} → {told[1]:.0f} ({len(found)})")
    return cells


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each box and number of seats")
    parser.add_argument("--only", help="one box and number of seats, such as azul/2")
    parser.add_argument("--write", action="store_true", help="keep the powers")
    asked = parser.parse_args()
    powers: dict[str, list[float]] = dict(calibration.powers())
    rows, tables = [], []
    for box in all_boxes():
        presets = list(box.presets)
        for players in (2, 3, 4):
            name = f"{box.name}/{players}"
            if asked.only not in (None, name):
                continue
            halves: tuple[list[tuple[int, Sample]], ...] = ([], [])
            prepare(box)
            for number in range(asked.games):
                game = make_game(presets[number // 2 % len(presets)], players)
                halves[number % 2].extend(play(game, number))
            powers[name] = []
            for stage, told in enumerate(STAGES):
                fitted, held = ([sample for at, sample in half if at == stage] for half in halves)
                best = min(POWERS, key=lambda power: log_loss(fitted, power))
                powers[name].append(round(best, 2))
                scores = [f"{brier(held, power):.4f}" for power in (1.0, best)]
                rows.append(f"| {name} | {told} | {len(held)} | {best:.2f} | {' | '.join(scores)} |")
                tables.append(f"| {name} | {told} | {' | '.join(reliability(held, best))} |")
                print(rows[-1], tables[-1], sep="\n", flush=True)
    print("\n".join(["", *rows, "", *tables]))
    if asked.write:
        how = f"benchmarks/calibration.py --games {asked.games}: from half of them, {JUDGE_NODES} nodes a position"
        FILE.write_text(json.dumps({"made": how, "powers": powers}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
