"""Teach the evaluator every game, and write what it learned into the package.

    python benchmarks/tune.py [GAME ...]        such as azul/2; all games if none is named

Each game begins with weights that know nothing. A few lessons are played one move deep, then some with a small search.
The weights of the last lessons are averaged, which smooths what luck taught.
"""

import json
import os
import sys
import time
from pathlib import Path

import numpy as np

import azulejos
from azulejos.rules.game import make_game
from azulejos.search import evaluators
from azulejos.search.tuning import Weights, learn, untaught

FOLDER = Path(evaluators.__file__).parent / "weights"
SHALLOW, DEEP = 2, int(os.environ.get('DEEP', '4'))
FIRST = 100_000
"""Positions of a first lesson."""
POSITIONS = int(os.environ.get("POSITIONS", "1000000"))
NODES = int(os.environ.get("NODES", "300"))
TRUST = float(os.environ.get("TRUST", "0.5"))
MAX_ROUNDS = 15


def teach(name: str) -> Weights:
    preset, players = name.split("/")
    game = make_game(preset, int(players), **({"max_rounds": MAX_ROUNDS} if preset.startswith("azul") else {}))
    weights, lessons = untaught(game), []
    for lesson in range(SHALLOW + DEEP):
        began = time.perf_counter()
        deep = lesson >= SHALLOW
        size = (POSITIONS, NODES, TRUST) if deep else (FIRST, 2, 0.0)
        weights, explained = learn(game, weights, *size, lesson)
        if lesson > SHALLOW:
            lessons.append(weights)
        mean = sum(explained.values()) / len(explained)
        print(f"{name} lesson {lesson + 1}: explains {mean:.2f}, {time.perf_counter() - began:.0f} s", flush=True)
    return Weights(
        np.mean([each.features for each in lessons], axis=0), np.mean([each.patterns for each in lessons], axis=0)
    )


def main() -> None:
    names = sys.argv[1:] or [f"{preset}/{players}" for preset in azulejos.PRESETS for players in (2, 3, 4)]
    FOLDER.mkdir(exist_ok=True)
    for name in names:
        preset, players = name.split("/")
        keep(FOLDER / preset, players, teach(name))


def keep(path: Path, players: str, learned: Weights) -> None:
    """Features as text that can be read and compared, patterns as an archive."""
    text, archive = path.with_suffix(".json"), path.with_suffix(".npz")
    features = json.loads(text.read_text(encoding="utf-8")) if text.exists() else {}
    features[players] = [[round(float(value), 3) for value in row] for row in learned.features]
    text.write_text(dump(features), encoding="utf-8")
    patterns = dict(np.load(archive)) if archive.exists() else {}
    patterns[players] = np.round(learned.patterns, 2).astype(np.float16)
    np.savez_compressed(archive, **patterns)


def dump(learned: dict[str, list[list[float]]]) -> str:
    """One stage a line, so that two versions can be compared."""
    blocks = [
        f'"{key}": [\n' + ",\n".join(json.dumps(row) for row in rows) + "\n]" for key, rows in sorted(learned.items())
    ]
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    main()
