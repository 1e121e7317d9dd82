"""Counted move trees, a file for each preset with its variants: `PYTHONPATH=tests python -m perft.make` writes them.

A file has positions in their text form, each followed by lines of a depth and the number of sequences of so many legal
actions from there. A tile drawn is an action like any other, and counts once for each color.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from azulejos import PRESETS, Action, Position, parse_position
from azulejos.rules.engine import Engine, engine
from contract.games import GAMES, VARIANTS, Played, played

FOLDER = Path(__file__).parent
MOST_NODES_AT_FIRST = 15_000
MOST_NODES = 1500
MOST_NODES_OF_VARIANTS = 300


def count(form: Engine, state: Any, depth: int) -> int:
    """Sequences of so many legal actions from a state."""
    legal = form.legal(state)
    if depth == 1:
        return len(legal)
    return sum(count(form, form.advance(state, action)[0], depth - 1) for action in legal)


def count_from(position: Position, depth: int) -> int:
    form = engine(position.game.box)
    return count(form, form.load(position.state()), depth)


def split(position: Position, depth: int) -> dict[Action, int]:
    """The same, by first action."""
    return {a: count_from(position.apply(a), depth - 1) if depth > 1 else 1 for a in position.legal_actions()}


def read_trees(preset: str) -> list[tuple[Position, dict[int, int]]]:
    """The positions of a preset's file, each with its number of sequences by depth."""
    trees: list[tuple[Position, dict[int, int]]] = []
    for line in (FOLDER / f"{preset}.txt").read_text(encoding="ascii").splitlines():
        first, _, rest = line.partition(" ")
        if first.isdigit():
            trees[-1][1][int(first)] = int(rest)
        elif first:
            trees.append((parse_position(line), {}))
    return trees


def roots(play: Played) -> Iterator[Position]:
    """The position after the first deal, and one from the middle of all that go from a certain phase to another."""
    yield play.game.new(random.Random(play.game.name))
    ways: dict[tuple[str, str], list[Position]] = {}
    for before, after in pairwise(play.positions):
        ways.setdefault((before.phase, after.phase), []).append(before)
    yield from (positions[len(positions) // 2] for positions in ways.values())


def tree(position: Position, most: int) -> Iterator[tuple[int, int]]:
    """Depths and numbers of sequences, as deep as these are not too many; the first depth in any case."""
    depth, nodes = 1, len(position.legal_actions())
    while nodes and (depth == 1 or nodes <= most):
        yield depth, nodes
        depth += 1
        nodes = count_from(position, depth)


def write_trees(preset: str) -> str:
    """The text of a preset's file."""
    lines = []
    for game in (game for game in GAMES + VARIANTS if game.preset == preset):
        for i, position in enumerate(roots(played(game))):
            most = MOST_NODES_OF_VARIANTS if game in VARIANTS else MOST_NODES if i else MOST_NODES_AT_FIRST
            lines += [str(position), *(f"{depth} {nodes}" for depth, nodes in tree(position, most)), ""]
    return "\n".join(lines)


def main() -> None:
    for preset in PRESETS:
        path = FOLDER / f"{preset}.txt"
        path.write_text(write_trees(preset), encoding="ascii")
        print(path)


if __name__ == "__main__":
    main()
