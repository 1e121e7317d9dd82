"""Check what study says, on games of strong bots: `python benchmarks/reviews.py planted --count 200`.

planted   moves replaced by ones that a deep search puts 8 points lower: how many are called mistakes or blunders
own       moves of the bot `master` that are called mistakes or blunders
seeds     reviews with two seeds: how many classes differ
ladder    mean accuracy of each bot of the ladder
luck      the mean luck of a seat over games of equal bots, with its standard error
claims    reasons for moves of random games, each found in another way
times     seconds of processor time for the review of a game
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import mean, stdev

from azulejos import PRESETS, Game, Position, study
from azulejos import game as make_game
from azulejos.bots import LADDER, find_bot
from azulejos.bots.compiling import prepare
from azulejos.records import GameRecord
from azulejos.rules.boxes import all_boxes
from azulejos.search import Limits
from azulejos.study.classes import is_mistake
from azulejos.study.reviewing import DEFAULT_NODES
from azulejos.study.searching import searcher_for, worth_of

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

LOWER = 8.0
"""Points that a planted move is worse by, for a deep search."""
DEEP_NODES = 10_000
STRONG_NODES = 1_000
QUICK_NODES = 60


def strong(position: Position, rng: random.Random) -> int:
    return searcher_for(position.game).search(position, STRONG_NODES, rng.getrandbits(30)).action.id


def of_bot(name: str, nodes: int | None = None) -> Callable[[Position, random.Random], int]:
    def choose(position: Position, rng: random.Random) -> int:
        limits = None if nodes is None else Limits(nodes=nodes)
        return find_bot(name).think(position, limits, rng).action.id

    return choose


def record_of(game: Game, seed: int, choose: Callable[[Position, random.Random], int]) -> GameRecord:
    """A game of one bot with itself."""
    rng = random.Random(seed)
    record = GameRecord(game, start_seat=seed % game.players)
    node = record.root
    while not node.position.is_over:
        position = node.position
        if position.is_chance:
            actions, odds = zip(*position.chance_outcomes(), strict=True)
            node = node.add(rng.choices(actions, [float(each) for each in odds])[0])
        else:
            node = node.add(choose(position, rng))
    return record


def turns(record: GameRecord) -> Iterator[Position]:
    """Positions of the main line in which a player acted."""
    nodes = [record.root, *record.root.main_line()]
    yield from (node.position for node in nodes[:-1] if node.position.to_act >= 0)


def planted(game: Game, count: int) -> None:
    rng, called, seen, seed = random.Random(1), 0, 0, 0
    while seen < count:
        seed += 1
        positions = list(turns(record_of(game, seed, strong)))
        for position in rng.sample(positions, min(8, len(positions))):
            move = blunder(position, rng)
            if move is not None and seen < count:
                judged = study.judge(position, move, DEFAULT_NODES)
                seen += 1
                called += is_mistake(judged.class_)
        print(f"planted in {game.name}: {called} of {seen} are called mistakes or blunders", flush=True)


def blunder(position: Position, rng: random.Random) -> int | None:
    """A move that a deep search puts 8 points lower than the best."""
    seat, nodes = position.to_act, DEEP_NODES // 20
    best = searcher_for(position.game).search(position, nodes).values[seat]
    actions = position.legal_actions()
    for action in rng.sample(actions, min(6, len(actions))):
        after = position.apply(action)
        if best - worth_of(after, nodes).margins[seat] >= LOWER:
            deep = searcher_for(position.game).search(position, DEEP_NODES).values[seat]
            if deep - worth_of(after, DEEP_NODES).margins[seat] >= LOWER:
                return action.id
    return None


def own(game: Game, count: int) -> None:
    moves = mistakes = 0
    for seed in range(count):
        review = study.review(record_of(game, seed, of_bot("master")))
        moves += len(review.moves)
        mistakes += sum(is_mistake(move.class_) for move in review.moves)
        share = 100 * mistakes / moves
        print(f"own moves in {game.name}: {mistakes} of {moves} ({share:.1f} %) are called mistakes", flush=True)


def seeds(game: Game, count: int) -> None:
    moves = differ = 0
    for seed in range(count):
        record = record_of(game, seed, of_bot("journeyman"))
        one, other = (study.review(record, seed=each) for each in (1, 2))
        moves += len(one.moves)
        differ += sum(a.class_ != b.class_ for a, b in zip(one.moves, other.moves, strict=True))
        print(f"seeds in {game.name}: {differ} of {moves} classes differ", flush=True)


def ladder(game: Game, count: int, bots: list[str], nodes: int) -> None:
    """Of each bot, in games with itself. A game is one observation: what its players do depends on each other."""
    found: dict[str, list[float]] = {bot: [] for bot in bots}
    for seed in range(count):
        for bot, means in found.items():
            review = study.review(record_of(game, seed, of_bot(bot)), nodes)
            means.append(mean(player.accuracy for player in review.players))
        told = ", ".join(f"{bot} {with_error(means)}" for bot, means in found.items())
        print(f"accuracy in {seed + 1} games of {game.name}: {told}", flush=True)


def with_error(found: list[float]) -> str:
    error = stdev(found) / len(found) ** 0.5 if len(found) > 1 else float("nan")
    return f"{mean(found):.2f} ± {error:.2f}"


def luck(game: Game, count: int) -> None:
    """Of the first seat, as reviews tell it; seats take turns to begin."""
    total = []
    for seed in range(count):
        record = record_of(game, seed, of_bot("maestro", QUICK_NODES))
        total.append(study.review(record, nodes=QUICK_NODES).players[0].luck)
    print(f"luck in {game.name}: {with_error(total)} points a game, in {count} games", flush=True)


def claims(game: Game, count: int) -> None:
    from study.brute import check, positions  # of the tests

    for preset in PRESETS:
        for players in (2, 3, 4):
            found = sum(check(*each) for each in positions(make_game(preset, players), count, seed=players))
            print(f"claims in {preset}/{players}: {found} in {count} positions, none false", flush=True)


def times(game: Game, count: int) -> None:
    for seed in range(count):
        record = record_of(game, seed, of_bot("journeyman"))
        told: list[float] = [time.process_time()]

        def report(_: study.Review, told: list[float] = told) -> None:
            told.append(time.process_time())

        review = study.review(record, report=report)
        seconds, first = time.process_time() - told[0], told[1] - told[0]
        print(
            f"review of {game.name}, {len(review.moves)} moves: {seconds:.1f} s, first look {first:.1f} s", flush=True
        )


CHECKS = {check.__name__: check for check in (planted, own, seeds, luck, claims, times)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("check", choices=[*CHECKS, "ladder", "all"])
    parser.add_argument("--game", default="azul/2")
    parser.add_argument("--count", type=int, default=10, help="games or positions")
    parser.add_argument("--bots", nargs="+", default=[bot.name for bot in LADDER], help="of `ladder`")
    parser.add_argument("--nodes", type=int, default=DEFAULT_NODES, help="of a move, in the reviews of `ladder`")
    asked = parser.parse_args()
    game = Game.from_name(asked.game)
    for box in all_boxes():
        prepare(box)
    for name, check in CHECKS.items():
        if asked.check in (name, "all"):
            check(game, asked.count)
    if asked.check in ("ladder", "all"):
        ladder(game, asked.count, asked.bots, asked.nodes)


if __name__ == "__main__":
    main()
