"""Fit the powers that make chances hold, and measure how well they do: `python benchmarks/calibration.py --games 2000`.

Games are played by the network's search. Up to a round that is drawn by lot, one move in ten is any of the better ones,
so that leads of every size occur; from then on all seats play as well as they can, and one position of each round is
judged as study judges it, without powers. For each box, number of seats and stage the power with the least log loss is
found, once from games with even numbers and once from those with odd ones, and the tables are of games that had no part
in their powers: how often positions of a chance were won, and the Brier score. What is kept is the power of all games.

Positions go into a file, one a line, which a later call adds to: several may run side by side, each with its own
`--first`. With `--write` the powers go into `src/azulejos/study/calibration.json`.

    python benchmarks/calibration.py --games 2000 --only azul/2 --samples samples.jsonl
    python benchmarks/calibration.py --games 0 --samples samples.jsonl more.jsonl --write
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from azulejos import PRESETS
from azulejos.bots.compiling import prepare
from azulejos.progress import progress_line
from azulejos.rules.game import Game, Position
from azulejos.search.stages import STAGES, stage_of
from azulejos.study import calibration
from azulejos.study.searching import searcher_for
from azulejos.study.worth import Worth

PLAY_NODES = 150
JUDGE_NODES = 400
STRAY = 0.1
"""How often any of the better moves is played, at first."""
ROUNDS = 5
"""The round in which seats begin to play their best is one of so many."""
POWERS = [0.3 + 0.02 * i for i in range(136)]
DOUBT = 0.5
"""The logarithm of a power is expected to be about so far from 0: few positions do not move it much."""
FEWEST = 10
"""Fewer chances in a fifth say nothing."""
FILE = Path(calibration.__file__).with_name(calibration.FILE)


@dataclass(frozen=True, slots=True)
class Sample:
    """A position of one game: what was said of each seat's chance, and what each got."""

    game: str
    number: int
    stage: int
    chances: tuple[float, ...]
    result: tuple[float, ...]

    @property
    def kind(self) -> str:
        """What shares powers: `azul/2` for every game of the box for two."""
        game = Game.from_name(self.game)
        return f"{game.box.name}/{game.players}"

    @property
    def half(self) -> int:
        return self.number % 2


def play(game: Game, number: int) -> list[Sample]:
    """One game: a position of each round in which all play their best."""
    rng, searcher = random.Random(f"{game.name} {number}"), searcher_for(game)
    position, due = game.start(number % game.players), -1
    best_from = rng.randrange(ROUNDS) + 1
    seen: list[tuple[int, tuple[float, ...]]] = []
    turn = 0
    while not position.is_over:
        if position.is_chance:
            position = position.deal(rng)
            continue
        if position.round != due:
            due, turn = position.round, rng.randrange(6 * game.players)
        if turn == 0 and due >= best_from:
            found = searcher.search(position, JUDGE_NODES, number)
            seen.append((stage_of(position), tuple(round(chance, 4) for chance in found.chances)))
        turn -= 1
        position = position.apply(choose(position, rng, 0.0 if due >= best_from else STRAY))
    result = tuple(Worth.of_result(position).chances)
    return [Sample(game.name, number, stage, chances, result) for stage, chances in seen]


def choose(position: Position, rng: random.Random, stray: float) -> int:
    searcher = searcher_for(position.game)
    if rng.random() < stray:
        return rng.choice(searcher.likely([position])[0][:3]).id
    return searcher.search(position, PLAY_NODES, rng.getrandbits(30)).action.id


def outcomes(samples: Iterable[Sample], power: float) -> Iterator[tuple[float, float]]:
    """Of each seat: its chance with this power, and what it got."""
    for sample in samples:
        yield from zip(calibration.sharpened(sample.chances, power), sample.result, strict=True)


def log_loss(samples: list[Sample], power: float) -> float:
    """How unlikely the results are, and the power itself."""
    lost = sum(share * math.log(max(1e-6, chance)) for chance, share in outcomes(samples, power))
    return (math.log(power) / DOUBT) ** 2 / 2 - lost


def fitted(samples: list[Sample]) -> float:
    best: float = min(POWERS, key=lambda power: log_loss(samples, power))
    return round(best, 2)


def brier(pairs: list[tuple[float, float]], positions: int) -> float:
    """The mean over positions of the sum over seats of squared errors, halved: 0.25 for a coin among two."""
    return sum((chance - share) ** 2 / 2 for chance, share in pairs) / max(1, positions)


def reliability(pairs: list[tuple[float, float]]) -> str:
    """Of chances in each fifth: their mean, how much was won, and how many there were."""
    bins: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for chance, share in pairs:
        bins[min(4, int(5 * chance))].append((chance, share))
    cells = []
    for fifth in range(5):
        found = bins[fifth]
        told = [100 * sum(column) / len(found) for column in zip(*found, strict=True)] if len(found) >= FEWEST else None
        cells.append("" if told is None else f"{told[0]:.0f} → {told[1]:.0f} ({len(found)})")
    return " | ".join(cells)


Powers = dict[tuple[str, int, int], float]
"""By kind, stage and the half that gave them."""


def held_out(samples: list[Sample], powers: Powers) -> list[tuple[float, float]]:
    """Chances with the powers of the other half of the games."""
    return [
        pair for sample in samples for pair in outcomes([sample], powers[sample.kind, sample.stage, 1 - sample.half])
    ]


def report(samples: list[Sample]) -> dict[str, list[float]]:
    """Print the tables; the powers of all games."""
    by_stage: dict[tuple[str, int], list[Sample]] = defaultdict(list)
    by_game: dict[str, list[Sample]] = defaultdict(list)
    for sample in samples:
        by_stage[sample.kind, sample.stage].append(sample)
        by_game[sample.game].append(sample)
    powers: Powers = {
        (kind, stage, half): fitted([sample for sample in found if sample.half == half])
        for (kind, stage), found in by_stage.items()
        for half in (0, 1)
    }
    print("| | stage | positions | power | Brier, without | with | 0–20 % | 20–40 % | 40–60 % | 60–80 % | 80–100 % |")
    print("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    kept: dict[str, list[float]] = {}
    for (kind, stage), found in sorted(by_stage.items()):
        kept.setdefault(kind, []).append(fitted(found))
        pairs, plain = held_out(found, powers), list(outcomes(found, 1.0))
        scores = f"{brier(plain, len(found)):.3f} | {brier(pairs, len(found)):.3f}"
        print(f"| {kind} | {STAGES[stage]} | {len(found)} | {kept[kind][-1]:.2f} | {scores} | {reliability(pairs)} |")
    print("\n| game | games | early | middle | late | 0–20 % | 20–40 % | 40–60 % | 60–80 % | 80–100 % |")
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    for game, found in sorted(by_game.items()):
        stages = [[sample for sample in found if sample.stage == stage] for stage in range(len(STAGES))]
        scores = " | ".join(f"{brier(held_out(each, powers), len(each)):.3f}" for each in stages)
        games = len({sample.number for sample in found})
        print(f"| {game} | {games} | {scores} | {reliability(held_out(found, powers))} |")
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=40, help="for each game and number of seats")
    parser.add_argument("--first", type=int, default=0, help="the number of the first one")
    parser.add_argument("--only", help="one game and number of seats, such as azul/2")
    parser.add_argument("--samples", type=Path, nargs="*", default=[], help="files of positions; the first is added to")
    parser.add_argument("--write", action="store_true", help="keep the powers")
    asked = parser.parse_args()
    samples = [Sample(**json.loads(line)) for path in asked.samples if path.exists() for line in path.open()]
    names = [f"{preset}/{players}" for players in (2, 3, 4) for preset in PRESETS]
    for name in [asked.only] if asked.only else names:
        game = Game.from_name(name)
        prepare(game.box)
        with progress_line(name, asked.games) as step:
            for number in range(asked.first, asked.first + asked.games):
                step(str(number))
                made = play(game, number)
                samples += made
                if asked.samples:
                    with asked.samples[0].open("a", encoding="utf-8") as file:
                        file.writelines(json.dumps(asdict(sample)) + "\n" for sample in made)
    powers = report(samples)
    if asked.write:
        games = len({(sample.game, sample.number) for sample in samples})
        how = f"benchmarks/calibration.py: from {games} games, {JUDGE_NODES} nodes a position"
        FILE.write_text(json.dumps({"made": how, "powers": powers}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
