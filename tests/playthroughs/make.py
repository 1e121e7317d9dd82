"""Golden playthroughs: `PYTHONPATH=tests python -m playthroughs.make` writes them anew.

One whole game for each preset and number of seats, with every public value at every position. A draw takes one line:
the odds of all tiles, a digest of the position, what was drawn for which factory, and what happened. Elsewhere the
position is given as text, with a dot for each word that has not changed since it was last given. A long list of legal
actions is a digest.
"""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterable, Iterator
from pathlib import Path

from azulejos import PRESETS, Event, Game, Position
from contract.games import SEATS, bounded, choose

FOLDER = Path(__file__).parent
ROUNDS = 3
FEW = 8
GAMES = [bounded(preset, players, ROUNDS) for preset in PRESETS for players in SEATS]


def path_of(game: Game) -> Path:
    return FOLDER / f"{game.preset}-{game.players}.txt"


def digest(text: str) -> str:
    return "#" + hashlib.sha256(text.encode()).hexdigest()[:8]


def join(values: Iterable[object]) -> str:
    return " ".join(map(str, values))


def compact(event: Event) -> str:
    return json.dumps(event.to_json(), separators=(",", ":"))


def playthrough(game: Game) -> Iterator[str]:
    """The lines of a game's file."""
    rng = random.Random(game.name)
    position = game.start(rng.randrange(game.players))
    shown = [""] * len(str(position).split())
    yield f"{game}, {game.num_actions} actions"
    while not position.is_over:
        action = choose(rng, position)
        after = position.play(action)
        events = map(compact, after.events)
        if position.is_chance:
            odds = join(f"{draw}:{odds}" for draw, odds in position.chance_outcomes())
            yield f"{odds} {digest(str(position))} > {action} {position.filling} {join(events)}"
        else:
            yield from show(position, shown)
            yield f"  > {action}"
            yield from (f"  {event}" for event in events)
        position = after.position
    yield from show(position, shown)
    yield f"  winners {join(position.winners)}"


def show(position: Position, shown: list[str]) -> Iterator[str]:
    words = str(position).split()
    legal = position.legal_actions()
    turn = f"round {position.round} {position.phase} {position.to_act}"
    yield f"{turn}, scores {join(position.scores)}, ranking {join(position.ranking)}"
    yield "  " + join("." if word == old else word for word, old in zip(words, shown, strict=True))
    yield f"  legal {len(legal)} {join(legal) if len(legal) <= FEW else digest(join(legal))}".rstrip()
    shown[:] = words


def main() -> None:
    for game in GAMES:
        path_of(game).write_text("".join(f"{line}\n" for line in playthrough(game)), encoding="ascii")
        print(path_of(game))


if __name__ == "__main__":
    main()
