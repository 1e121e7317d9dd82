"""Measure the search: speed, threads, how soon it stops, memory, and which of the two searches plays better.

python benchmarks/search.py speed               positions a second, two threads against two processes, stop, memory
python benchmarks/search.py match [GAME ...]    alpha-beta against best-first at equal time, for two seats
python benchmarks/search.py margins [GAME ...]  how far the margins that networks and learned weights expect are off
"""

import random
import resource
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from statistics import mean, stdev

import azulejos
from azulejos.bots.compiling import prepare as prepare_bots
from azulejos.nets import puct
from azulejos.nets.network import find_network
from azulejos.search import alpha_beta, best_first, prepare
from azulejos.search.evaluators import weights_of
from azulejos.search.limits import Analysis, Limits, Stop

NODES = 1_000_000
SECONDS = 0.05
"""For a move, in matches."""
PAIRS = 12
DEALS = 150
PLAY_NODES = 150
LOOKS = 0.12
"""How often a position of these games is judged."""
NET_NODES, WEIGHT_NODES = (1, 400), (2, 20_000)
"""Without search, and with some."""
GAMES = [f"{preset}/2" for preset in azulejos.PRESETS if preset != "azul-mini"]


def first_position(name: str) -> azulejos.Position:
    """With the search compiled."""
    game = azulejos.Game.from_name(name)
    prepare(game.box)
    return game.new(random.Random(0))


def searched(name: str = "azul/2") -> float:
    """Search a first position; how many positions a second, by the clock."""
    position = first_position(name)
    weights = weights_of(position.game)
    best_first.analyse(position, weights, Limits(nodes=1_000))
    began = time.perf_counter()
    return best_first.analyse(position, weights, Limits(nodes=NODES)).nodes / (time.perf_counter() - began)


def together(pool: ProcessPoolExecutor | ThreadPoolExecutor) -> float:
    """Positions a second of two searches side by side."""
    list(pool.map(searched, ["azul/2"] * 2))
    return sum(pool.map(searched, ["azul/2"] * 2))


def seconds_to_stop(name: str) -> float:
    """How long after the switch the answer came."""
    position, stop = first_position(name), Stop()
    pressed = []

    def press() -> None:
        stop.set()
        pressed.append(time.perf_counter())

    threading.Timer(random.uniform(0.3, 0.8), press).start()
    best_first.analyse(position, weights_of(position.game), Limits(seconds=60), stop=stop)
    return time.perf_counter() - pressed[0]


def peak_memory(name: str) -> int:
    """MB of a process that thinks about a move until its tree is full."""
    position = first_position(name)
    best_first.analyse(position, weights_of(position.game), Limits(nodes=best_first.MOST_NODES))
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def show_speed() -> None:
    for name in GAMES:
        late = max(seconds_to_stop(name) for _ in range(5))
        print(f"{name}: {searched(name):,.0f} positions a second, stopped after {1000 * late:.0f} ms at most")
    for _ in range(3):
        with ProcessPoolExecutor(2) as processes, ThreadPoolExecutor(2) as threads:
            apart, side_by_side = together(processes), together(threads)
        print(f"two processes {apart:,.0f}, two threads {side_by_side:,.0f}: {side_by_side / apart:.2f} of it")
    for name in ("azul/2", "pavilion/2"):
        with ProcessPoolExecutor(1) as process:
            print(f"{name}: {process.submit(peak_memory, name).result()} MB with a full tree")


def play(name: str, seat: int, number: int) -> tuple[float, int]:
    """A game of alpha-beta in this seat against best-first: its share of the win, and its margin."""
    rng = random.Random(number)
    position = azulejos.Game.from_name(name).new(rng)
    weights, limits = weights_of(position.game), Limits(seconds=SECONDS)
    while not position.is_over:
        search: Callable[..., Analysis] = (alpha_beta if position.to_act == seat else best_first).analyse
        position = position.apply(search(position, weights, limits).action).deal(rng)
    return (seat in position.winners) / len(position.winners), position.scores[seat] - position.scores[1 - seat]


def show_match(names: list[str]) -> None:
    for name in names:
        prepare(azulejos.Game.from_name(name).box)
        games = [play(name, seat, number) for number in range(PAIRS) for seat in (0, 1)]
        margins = [margin for _, margin in games]
        error = stdev(margins) / len(margins) ** 0.5
        won = 100 * mean(share for share, _ in games)
        print(f"{name}: alpha-beta won {won:.0f} %, margin {mean(margins):+.1f} ± {error:.1f}", flush=True)


def show_margins(names: list[str]) -> None:
    """The root mean squared errors in points, by round, of networks, learned weights, and the mean of both."""
    for name in names:
        game = azulejos.Game.from_name(name)
        prepare_bots(game.box)
        prepare(game.box)
        squares: dict[tuple[int, str], list[float]] = defaultdict(list)
        for number in range(DEALS):
            for now, expected, margin in judged_game(game, number):
                for what, points in expected.items():
                    squares[now, what].append((points - margin) ** 2)
        for (now, what), found in sorted(squares.items()):
            print(f"{name}, round {now}, {what}: {mean(found) ** 0.5:.1f} points ({len(found)} positions)", flush=True)


def judged_game(game: azulejos.Game, number: int) -> list[tuple[int, dict[str, float], int]]:
    """Positions of a strong game: the round, what is expected of the first seat's margin, and what came of it."""
    rng, network, weights = random.Random(number), find_network(game.box), weights_of(game)
    position = game.start(number % game.players)
    seen = []
    while not position.is_over:
        if position.is_chance:
            position = position.deal(rng)
            continue
        if rng.random() < LOOKS:
            by_net = [puct.analyse(position, network, Limits(nodes=nodes), number).values[0] for nodes in NET_NODES]
            learned = [best_first.analyse(position, weights, Limits(nodes=nodes)).values[0] for nodes in WEIGHT_NODES]
            expected = {f"network, {nodes} nodes": value for nodes, value in zip(NET_NODES, by_net, strict=True)}
            expected |= {f"weights, {nodes} nodes": value for nodes, value in zip(WEIGHT_NODES, learned, strict=True)}
            expected["mean of both searches"] = (by_net[-1] + learned[-1]) / 2
            seen.append((position.round, expected))
        chosen = puct.analyse(position, network, Limits(nodes=PLAY_NODES), rng.getrandbits(30))
        position = position.apply(chosen.action)
    margin = position.scores[0] - max(position.scores[1:])
    return [(now, expected, margin) for now, expected in seen]


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["speed"]:
            show_speed()
        case ["match", *names]:
            show_match(names or GAMES)
        case ["margins", *names]:
            show_margins(names or GAMES)
        case _:
            sys.exit(__doc__)
