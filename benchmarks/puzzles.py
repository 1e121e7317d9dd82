"""Mine puzzles for the package, and verify those that are there.

`python benchmarks/puzzles.py azul/2 azul-grey/3 --minutes 30`: adds what is found in games of these to the files.
`python benchmarks/puzzles.py --check`: verifies every puzzle at four times the depth of mining, and removes what fails.
`python benchmarks/puzzles.py --from positions.txt`: tries positions, one a line, in place of games.
"""

import argparse
import random
import time
from collections.abc import Iterator
from pathlib import Path

import azulejos
from azulejos.bots.compiling import prepare
from azulejos.progress import progress_line
from azulejos.rules.boxes import built_in
from azulejos.rules.game import Game, Position
from azulejos.study.puzzles import Puzzle, read_puzzles, write_puzzles
from azulejos.study.puzzles.mining import Found, find, mine, puzzle_of, verify
from azulejos.study.puzzles.shelf import FOLDER

GAMES = [f"{preset}/{players}" for preset in azulejos.PRESETS if preset != "azul-mini" for players in (2, 3, 4)]


def path_of(preset: str) -> Path:
    return FOLDER / f"{preset}.txt"


def shipped(preset: str) -> list[Puzzle]:
    path = path_of(preset)
    return read_puzzles(path.read_text(encoding="utf-8")) if path.exists() else []


def keep(preset: str, puzzles: list[Puzzle]) -> None:
    FOLDER.mkdir(exist_ok=True)
    path_of(preset).write_text(write_puzzles(puzzles), encoding="utf-8")


def add(position: Position, found: Found) -> Puzzle | None:
    """Keep a find as a puzzle, if it is one and new."""
    preset = position.game.preset
    puzzles = shipped(preset)
    if any(puzzle.text == str(position) for puzzle in puzzles):
        return None
    number = 1 + max((int(puzzle.id.rpartition("-")[2]) for puzzle in puzzles), default=0)
    made = puzzle_of(position, found, f"{preset}-{number:04}")
    verified = verify(made) if made else None
    if verified is not None:
        keep(preset, [*puzzles, verified])
    return verified


def finds(wanted: argparse.Namespace) -> Iterator[tuple[Position, Found] | None]:
    """From positions of a file, or from games in turn."""
    if wanted.positions is not None:
        for line in wanted.positions.read_text(encoding="utf-8").splitlines():
            position = azulejos.parse_position(line)
            found = find(position)
            yield (position, found) if found else None
        return
    rng = random.Random(wanted.seed)
    mines = [mine(Game.from_name(name), rng) for name in wanted.games]
    while True:
        for each in mines:
            while (found := next(each)) is None:
                yield None
            yield found


def main() -> None:
    parser = argparse.ArgumentParser(description="Mine puzzles, or check those of the package.")
    parser.add_argument("games", nargs="*", default=GAMES, help="such as azul/2; all if none is named")
    parser.add_argument("--minutes", type=float, default=60.0, help="how long to mine")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--check", action="store_true", help="verify the puzzles of the package, and mine nothing")
    parser.add_argument("--from", dest="positions", type=Path, help="a file of positions to try")
    wanted = parser.parse_args()
    for box in built_in():
        prepare(box)
    if wanted.check:
        check()
        return
    until, made = time.monotonic() + 60 * wanted.minutes, 0
    for tried, found in enumerate(finds(wanted), 1):
        if found is not None and (puzzle := add(*found)) is not None:
            made += 1
            print(f"{puzzle.id} {puzzle.rating} {puzzle.theme}: {made} of {tried} positions", flush=True)
        if time.monotonic() > until:
            return


def check() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        puzzles = shipped(path.stem)
        with progress_line(f"verifying {path.stem}", len(puzzles)) as step:
            found = [verify(puzzle) for puzzle in puzzles if step(puzzle.id) is None]
        holds = [puzzle for puzzle in found if puzzle]
        keep(path.stem, holds)
        print(f"{path.stem}: {len(holds)} of {len(puzzles)} hold", flush=True)


if __name__ == "__main__":
    main()
