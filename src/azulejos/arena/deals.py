"""The same deals for everyone: what comes out of the bag depends on the deal's number, never on who sits where."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby

from ..rules.action import Action
from ..rules.game import Position

Play = Callable[[Action], Position]
"""Plays an action, and gives the position after it."""


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

    def draw(self, position: Position, play: Play) -> None:
        """Draw the tiles that are due."""
        if position.round != self._round:
            self._round, self._times = position.round, 0
        self._times += 1
        draw_tiles(position, random.Random(f"{self.seed} {self.number} {self._round} {self._times}"), play)


def draw_tiles(position: Position, rng: random.Random, play: Play) -> None:
    """Draw the tiles that are due, one by one, at random from the bag; none where no tile is due."""
    box = position.game.box
    counts = box.count_tiles(position.state())
    tiles = [(color, copy) for color in range(len(counts)) for copy in range(max(counts))]
    while position.is_chance:
        bag = position.state().bag
        rng.shuffle(tiles)
        for color in [color for color, copy in tiles if copy < bag[color]]:
            position = play(box.action(box.first_draw + color))
            if not position.is_chance:
                break


def draw_words(position: Position, rng: random.Random) -> tuple[Position, list[str]]:
    """Draw the tiles that are due: the position after them, and a word for each place, as in game files: `=kkbw`."""
    placed: list[tuple[int, str]] = []

    def play(draw: Action) -> Position:
        nonlocal position
        placed.append((position.filling, str(draw).removeprefix("=")))
        position = position.apply(draw)
        return position

    draw_tiles(position, rng, play)
    words = ["=" + "".join(tile for _, tile in tiles) for _, tiles in groupby(placed, key=lambda pair: pair[0])]
    return position, words
