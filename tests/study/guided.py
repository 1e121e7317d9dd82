"""Games with the guide beside them, in plain Python: what a page would ask, at every turn and for every pick."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import azulejos
from azulejos.bots import find_bot
from azulejos.rules.events import Event
from azulejos.rules.game import Position
from azulejos.study import guide
from azulejos.study.guide import Remark
from azulejos.study.lessons.ideas import Situation
from azulejos.table.tilings import is_simultaneous

Choose = Callable[[Position, random.Random], str]


def at_random(position: Position, rng: random.Random) -> str:
    return str(rng.choice(position.legal_actions()))


def well(position: Position, rng: random.Random) -> str:
    return str(find_bot("greedy").think(position, rng=rng).action)


def badly(position: Position, rng: random.Random) -> str:
    """Drops what can be dropped, and passes as soon as that is allowed."""
    moves = [str(action) for action in position.legal_actions()]
    return rng.choice([move for move in moves if move.endswith("f") or move.startswith("pass")] or moves)


PLAYERS: tuple[Choose, ...] = (at_random, well, badly)


@dataclass(frozen=True)
class Game:
    """A game of a newcomer on seat 0."""

    preset: str
    choose: Choose
    seed: int
    players: int = 2

    def situations(self) -> tuple[Situation, ...]:
        """What the newcomer saw at each turn and with each pick, and when the game was over."""
        return _situations(self)

    def play(self) -> Iterator[Situation]:
        rng = random.Random(self.seed)
        position = azulejos.game(self.preset, self.players).start()
        events: list[Event] = []
        while not position.is_over:
            if position.is_chance:
                colors = [action for action, _ in position.chance_outcomes()]
                weights = [float(odds) for _, odds in position.chance_outcomes()]
                done = position.play(rng.choices(colors, weights)[0])
            else:
                choose = self.choose if position.to_act == 0 else well
                move = choose(position, rng)
                if position.to_act == 0:
                    yield Situation(position, 0, events=tuple(events))
                    if not is_simultaneous(position) and move[0] in "c123456789" and len(move) > 2:
                        yield Situation(position, 0, picked=move[:2])
                    events = []
                done = position.play(move)
            events += done.events
            position = done.position
        yield Situation(position, 0, chooses=False, events=tuple(events))


@cache
def _situations(game: Game) -> tuple[Situation, ...]:
    return tuple(game.play())


def told(game: Game, reads_all: bool = True) -> Iterator[tuple[Situation, Remark]]:
    """All ideas that are told in a game to somebody who reads all that are due, or only the first each time."""
    known: set[str] = set()
    for now in game.situations():
        for remark in guide.due(now, known)[: None if reads_all else 1]:
            known.add(remark.id)
            yield now, remark
