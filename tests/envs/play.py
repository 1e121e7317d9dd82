"""Games for the tests of environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

from azulejos import Game, Position
from azulejos.envs.capped import capped_game
from azulejos.kernel import Generator, seed
from azulejos.rules.boxes import all_presets

SEATS = (2, 3, 4)
NAMES = [f"{preset}/{players}" for preset in all_presets() for players in SEATS]
VARIANTS = [
    capped_game("azul", 3, partial_drop=True, unclaimed_marker="next_clockwise"),
    capped_game("azul-jokers", 2, joker_overflow="color_first", joker_mixed_needs_legal_color=False),
    capped_game("azul-grey-jokers", 3, joker_grey="bound"),
    capped_game("azul", 2, free_drop=False),
    capped_game("azul-grey-jokers", 2, joker_free_drop=False, partial_drop=True),
    capped_game("pavilion", 2, pass_keep="forced_max", final_leftovers="discard_on_pass"),
]
"""Games whose options change what is seen or what is legal."""


def short(name: str) -> Game:
    """A game by its name, with no more than three rounds where that can be said."""
    preset, players = name.split("/")
    options = {"max_rounds": 3} if preset.startswith("azul") else {}
    return capped_game(preset, int(players), **options)


def random_game(game: Game, number: int = 0) -> Iterator[Position]:
    """Every position of a game of random players, those in which tiles are drawn included."""
    rng = random.Random(f"{game.name} {number}")
    position = game.start()
    while True:
        yield position
        if position.is_over:
            return
        if position.is_chance:
            outcomes, odds = zip(*position.chance_outcomes(), strict=True)
            position = position.apply(rng.choices(outcomes, odds)[0])
        else:
            position = position.apply(rng.choice(position.legal_actions()))


class PlainGame:
    """One game by the plain rules, with the generator of its seed: what every environment must agree with."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.random = Generator()
        seed(self.random, number)
        self.begin()

    def begin(self) -> None:
        self.state = self.game.box.state()
        self.game.box.set_up(self.state, self.game.players, 0, self.game.options)
        self.game.box.deal(self.state, self.random)

    def legal(self) -> list[int]:
        out = [0] * self.game.box.all_actions
        return out[: self.game.box.legal(self.state, out)]

    def step(self, action: int) -> None:
        self.game.box.apply(self.state, action, None)
        if self.state.to_act == -1:
            self.game.box.deal(self.state, self.random)
