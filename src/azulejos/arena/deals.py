"""The same deals for everyone: what comes out of the bag depends on the deal's number, never on who sits where."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import groupby

from ..rules.action import Action
from ..rules.game import Position


class DealSequence:
    """The tiles of one game after another: games with the same seed and number get the same ones.

    Each time tiles are due, a generator of its own shuffles all tiles of the game, those elsewhere too, and the bag
    gives out its own in that order. Equal bags give equal tiles, and bags that differ a little give nearly the same.
    """

    def __init__(self, seed: int, number: int) -> None:
        self.seed = seed
        self.number = number
        self._round = 0
        self._times = 0

    def draw(self, position: Position) -> list[Action]:
        """The tiles that are due."""
        if position.round != self._round:
            self._round, self._times = position.round, 0
        self._times += 1
        return draw_tiles(position, random.Random(f"{self.seed} {self.number} {self._round} {self._times}"))


def draw_tiles(position: Position, rng: random.Random) -> list[Action]:
    """The tiles that are due, one by one, at random from the bag; none where no tile is due."""
    box, draws = position.game.box, []
    counts = box.count_tiles(position.state())
    tiles = [(color, copy) for color in range(len(counts)) for copy in range(max(counts))]
    while position.is_chance:
        bag = position.state().bag
        rng.shuffle(tiles)
        for color in [color for color, copy in tiles if copy < bag[color]]:
            draws.append(box.action(box.first_draw + color))
            position = position.apply(draws[-1])
            if not position.is_chance:
                break
    return draws


def format_draws(position: Position, draws: Sequence[Action]) -> list[str]:
    """Tiles drawn from this position on, a word for each place they go to, as in game files: `=kkbw =yrrr`."""
    placed = []
    for draw in draws:
        placed.append((position.filling, str(draw).removeprefix("=")))
        position = position.apply(draw)
    return ["=" + "".join(letter for _, letter in tiles) for _, tiles in groupby(placed, key=lambda pair: pair[0])]
