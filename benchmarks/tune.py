"""Teach the evaluator every game, and write what it learned into the package.

    python benchmarks/tune.py [GAME ...]        such as azul/2; all games if none is named

Each game begins with weights that know nothing. A few lessons are played one move deep, then some with a small search.
The weights of the last lessons are averaged, which smooths what luck taught.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

import azulejos
from azulejos.rules.game import make_game
from azulejos.search import evaluators
from azulejos.search.tuning import learn, untaught

FOLDER = Path(evaluators.__file__).parent / "weights"
SHALLOW, DEEP = 3, 4
ENTRIES = 500_000
NODES = 400
MAX_ROUNDS = 15


def teach(name: str) -> list[list[float]]:
    preset, players = name.split("/")
    game = make_game(preset, int(players), **({"max_rounds": MAX_ROUNDS} if preset.startswith("azul") else {}))
    weights, lessons = untaught(game), []
    for lesson in range(SHALLOW + DEEP):
        began = time.perf_counter()
        weights, explained = learn(game, weights, ENTRIES, NODES if lesson >= SHALLOW else 2, lesson)
        if lesson >= SHALLOW + 1:
            lessons.append(weights)
        mean = sum(explained.values()) / len(explained)
        print(f"{name} lesson {lesson + 1}: explains {mean:.2f}, {time.perf_counter() - began:.0f} s", flush=True)
    return [[round(float(value), 3) for value in row] for row in np.mean(lessons, axis=0)[:-1]]


def main() -> None:
    names = sys.argv[1:] or [f"{preset}/{players}" for preset in azulejos.PRESETS for players in (2, 3, 4)]
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        preset, players = name.split("/")
        path = FOLDER / f"{preset}.json"
        learned = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
        learned[players] = teach(name)
        path.write_text(dump(learned), encoding="utf-8")


def dump(learned: dict[str, list[list[float]]]) -> str:
    """One stage a line, so that two versions can be compared."""
    blocks = [
        f'"{key}": [\n' + ",\n".join(json.dumps(row) for row in rows) + "\n]" for key, rows in sorted(learned.items())
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main()
