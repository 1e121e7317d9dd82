"""How fast it is: `azulejos bench`. Each row is a preset and a number of seats."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from importlib.util import find_spec
from typing import Any

from .errors import UnknownGame
from .rules.boxes import all_presets
from .rules.compiled_engine import CompiledEngine
from .rules.engine import compiled_engine
from .rules.game import Game, make_game

SECONDS = 0.7
"""About how long each figure is measured."""
MAX_ROUNDS = 100
"""Random players may drop tiles for ever; their games end after this round."""


def rows(only: str | None = None) -> list[str]:
    """The names of all rows, or of those whose name contains the text."""
    names = [f"{preset}/{players}" for preset in all_presets() for players in (2, 3, 4)]
    chosen = [name for name in names if only is None or name == only or (only in name and only not in names)]
    if not chosen:
        raise UnknownGame(f"no row of the benchmark has {only!r} in its name: the rows are {', '.join(names)}")
    return chosen


def bounded_game(name: str, rounds: int = MAX_ROUNDS) -> Game:
    """A game that ends after so many rounds, where it has such an option."""
    game = Game.from_name(name)
    limit = {"max_rounds": rounds} if "max_rounds" in game.options.to_json() else {}
    return make_game(game.preset, game.players, **limit)


def rules_row(name: str) -> dict[str, int]:
    """The figures of one row."""
    game = bounded_game(name)
    form = compiled_engine(game.box)
    return {
        "kernel": round(_kernel(form, game)),
        "kernel_2_threads": round(_kernel_on_threads(form, game, 2)),
        "python": round(_python(game)),
        "record_bytes": form.dtype.itemsize,
    }


def _kernel(form: CompiledEngine, game: Game) -> float:
    """Moves of random games per CPU second, on one thread."""
    play, start = form.ready_to_play_games(), form.start(game.players, 0, game.options)
    return _rate(time.thread_time, lambda number: play(start, 200, number))


def _kernel_on_threads(form: CompiledEngine, game: Game, threads: int) -> float:
    """Moves of random games per second of the clock, on several threads."""
    moves = [0] * threads
    start = form.start(game.players, 0, game.options)
    until = [0.0]
    barrier = threading.Barrier(threads, action=lambda: until.__setitem__(0, time.perf_counter() + SECONDS))

    def work(i: int) -> None:
        play = form.ready_to_play_games()
        barrier.wait()
        number = 1000 * i
        while time.perf_counter() < until[0]:
            moves[i] += play(start, 200, number)
            number += 1

    crowd = [threading.Thread(target=work, args=(i,)) for i in range(threads)]
    for thread in crowd:
        thread.start()
    for thread in crowd:
        thread.join()
    return sum(moves) / (time.perf_counter() - until[0] + SECONDS)


def _python(game: Game) -> float:
    """`legal_actions()` and `apply()` per CPU second; the choice and the deals are not counted."""
    rng = random.Random(0)
    pairs, spent = 0, 0.0
    while spent < SECONDS:
        position = game.new(rng)
        while not position.is_over:
            before = time.thread_time()
            for _ in range(50):
                actions = position.legal_actions()
                action = actions[len(actions) * 7 // 10]
                position = position.apply(action)
                pairs += 1
                if position.to_act < 0:
                    break
            spent += time.thread_time() - before
            position = position.deal(rng)
    return pairs / spent


def _rate(clock: Callable[[], float], work: Callable[[int], int]) -> float:
    work(0)
    done, number, began = 0, 0, clock()
    while clock() - began < SECONDS:
        done += work(number)
        number += 1
    return done / (clock() - began)


def search_row(name: str) -> int:
    """Positions searched per CPU second, on one thread, at the start of a game."""
    from .search.best_first import analyse
    from .search.compiling import prepare
    from .search.evaluators import weights_of
    from .search.limits import Limits

    game = Game.from_name(name)
    prepare(game.box)
    position, weights = game.new(random.Random(0)), weights_of(game)
    return round(
        _rate(time.thread_time, lambda number: analyse(position, weights, Limits(nodes=200_000), number).nodes)
    )


def batch_row(name: str) -> dict[str, int]:
    from .envs import speed

    return speed.batch_row(name)


def pettingzoo_row(name: str) -> int:
    from .envs import speed

    return round(speed.turns_per_second(name))


def gpu_row(name: str) -> dict[str, int]:
    from .envs import gpu_speed

    return gpu_speed.gpu_row(name)


def has_gpu() -> bool:
    """Whether games can be played on a GPU here."""
    if find_spec("torch") is None:
        return False
    from .envs import gpu_speed

    return gpu_speed.has_gpu()


MEASURES: dict[str, Callable[[str], Any]] = {
    "rules": rules_row,
    "search": search_row,
    "batch": batch_row,
    "pettingzoo": pettingzoo_row,
    "gpu": gpu_row,
}
"""The parts of the benchmark. All but the rules and the GPU's part are measured for azul/2 alone."""


def plan(only: str | None = None) -> list[tuple[str, str]]:
    """What to measure: parts and rows."""
    names = rows(only)
    others = [part for part in ("search", "batch", "pettingzoo") if part != "pettingzoo" or find_spec("pettingzoo")]
    steps = [("rules", name) for name in names] + [(part, "azul/2") for part in others if "azul/2" in names]
    return steps + [("gpu", name) for name in names if has_gpu()]


def measure(steps: Iterable[tuple[str, str]]) -> Iterator[tuple[str, str, Any]]:
    """Each part, row and figure, as they are measured."""
    for part, name in steps:
        yield part, name, MEASURES[part](name)
