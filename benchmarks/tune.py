"""Teach the evaluator games, and write what it learned into the package.

`python benchmarks/tune.py azul/2 azul/3`: these games, from what is known of them or of their nearest relative.
`python benchmarks/tune.py --anew`: all games from nothing, beginning with lessons that are played one move deep.

In a lesson the search plays games with itself, and new weights are fitted to them. Those of the lessons are averaged,
which smooths what luck taught.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

import azulejos
from azulejos.bench import bounded_game
from azulejos.rules.game import Game
from azulejos.search import evaluators, prepare
from azulejos.search.tuning import Learned, learn, untaught

FOLDER = Path(evaluators.__file__).parent / "weights"
FIRST = 100_000
"""Positions of a lesson that is played one move deep; there are two."""
MAX_ROUNDS = 15
GAMES = [f"{preset}/{players}" for preset in azulejos.PRESETS if preset != "azul-mini" for players in (2, 3, 4)]


def known(game: Game) -> Learned:
    """Weights of this game, or of this preset for two, or of the box's first preset."""
    for preset, players in ((game.preset, game.players), (game.preset, 2), (next(iter(game.box.presets)), 2)):
        learned = Learned(*evaluators.load_weights(preset, players))
        if learned.features.any():
            return learned
    return untaught(game)


def teach(name: str, wanted: argparse.Namespace) -> Learned:
    game = bounded_game(name, MAX_ROUNDS)
    prepare(game.box)
    weights = untaught(game) if wanted.anew else known(game)
    lessons = []
    sizes = [(FIRST, 2, 0.0)] * (2 if wanted.anew else 0)
    sizes += [(wanted.positions, wanted.nodes, wanted.trust)] * wanted.lessons
    for number, size in enumerate(sizes):
        began = time.perf_counter()
        weights, explained = learn(game, weights, *size, number)
        lessons.append(weights)
        mean = sum(explained.values()) / len(explained)
        print(f"{name} lesson {number + 1}: explains {mean:.2f}, {time.perf_counter() - began:.0f} s", flush=True)
    lessons = lessons[-max(1, wanted.lessons - 1) :]
    return Learned(
        np.mean([each.features for each in lessons], axis=0), np.mean([each.patterns for each in lessons], axis=0)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach the evaluator games.")
    parser.add_argument("games", nargs="*", default=GAMES, help="such as azul/2; all if none is named")
    parser.add_argument("--anew", action="store_true", help="begin with weights that know nothing")
    parser.add_argument("--lessons", type=int, default=4)
    parser.add_argument("--positions", type=int, default=1_000_000, help="of a lesson")
    parser.add_argument("--nodes", type=int, default=120, help="searched for a move")
    parser.add_argument("--trust", type=float, default=0.5, help="in expected scores rather than final ones, 0 to 1")
    wanted = parser.parse_args()
    FOLDER.mkdir(exist_ok=True)
    for name in wanted.games:
        preset, players = name.split("/")
        keep(FOLDER / preset, players, teach(name, wanted))


def keep(path: Path, players: str, learned: Learned) -> None:
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
