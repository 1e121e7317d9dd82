"""The games every test of the rules is held with, and one recorded random game of each."""

from __future__ import annotations

import random
import types
from collections.abc import Iterator
from dataclasses import dataclass, fields
from functools import cache, cached_property
from typing import Any, get_args, get_type_hints

import azulejos
from azulejos import Action, Game, Position
from azulejos.rules.box import Box
from azulejos.rules.boxes import all_boxes, all_presets

SEATS = (2, 3, 4)


def bounded(preset: str, players: int, rounds: int = 5, /, **options: Any) -> Game:
    """A game with a last round, where the box has that option: players who choose at random might go on for ever."""
    if "max_rounds" in {field.name for field in fields(all_presets()[preset].options)}:
        options = {"max_rounds": rounds, **options}
    return azulejos.game(preset, players, **options)


def option_values(box: Box) -> Iterator[tuple[str, Any]]:
    """Every value of every option; the least and the greatest where there are very many."""
    hints = get_type_hints(box.options)
    for field in fields(box.options):
        hint = hints[field.name]
        for kind in get_args(hint) or (hint,):
            if kind is types.NoneType:
                values: list[Any] = [None]
            elif kind is bool:
                values = [False, True]
            elif kind is int:
                numbers = box.options.NUMBERS[field.name]
                values = [numbers[0], numbers[-1]]
            else:
                values = list(kind)
            yield from ((field.name, value) for value in values)


def _variants() -> Iterator[Game]:
    """Every preset with one option changed, in all ways that make another game."""
    seen = {options for box in all_boxes() for options in box.presets.values()}
    for preset, box in all_presets().items():
        for name, value in option_values(box):
            try:
                game = azulejos.game(preset, SEATS[len(seen) % 3], **{name: value})
            except azulejos.UnknownGame:
                continue
            if game.options not in seen:
                seen.add(game.options)
                yield game if name == "max_rounds" else bounded(preset, game.players, 3, **{name: value})


GAMES = [bounded(preset, players) for preset in all_presets() for players in SEATS]
ONE_OF_EACH = [bounded(preset, SEATS[i % 3]) for i, preset in enumerate(all_presets())]
"""A game of each preset, with two, three or four seats."""
VARIANTS = list(_variants())


def is_idle(action: Action) -> bool:
    """Whether it is a pass, or drops all tiles on the floor line."""
    return str(action).startswith("pass") or "f" in str(action)


def pick(rng: random.Random, actions: list[Action], idle: float = 0.1) -> Action:
    """One of these at random; where there is a choice, idle ones so often. With few of them the boards fill up."""
    idle_ones = [action for action in actions if is_idle(action)]
    busy_ones = [action for action in actions if not is_idle(action)]
    return rng.choice(idle_ones if not busy_ones or (idle_ones and rng.random() < idle) else busy_ones)


def choose(rng: random.Random, position: Position) -> Action:
    """A legal action at random, or a tile by its odds."""
    if position.is_chance:
        outcomes, odds = zip(*position.chance_outcomes(), strict=True)
        return rng.choices(outcomes, odds)[0]
    return pick(rng, position.legal_actions())


@dataclass(frozen=True)
class Played:
    """A whole game, tile by tile: each action leads from one position to the next."""

    game: Game
    positions: list[Position]
    actions: list[Action]

    @cached_property
    def states(self) -> list[Any]:
        """The record of each position."""
        return [position.state() for position in self.positions]

    @cached_property
    def milestones(self) -> list[int]:
        """The numbers of all positions but those in the midst of drawing tiles."""
        chance = [False, *(position.is_chance for position in self.positions), False]
        return [i for i in range(len(self.positions)) if not (chance[i] and chance[i + 1] and chance[i + 2])]

    def leads_to(self, i: int, position: Position) -> bool:
        """Whether a position is the same as number i of the game."""
        state = self.states[i]
        return position.game == self.game and position.to_act == state.to_act and position.state() == state

    def sample(self, each: int) -> list[Position]:
        """So many positions of each phase, spread over the game."""
        by_phase: dict[str, list[Position]] = {}
        for position in self.positions:
            by_phase.setdefault(position.phase, []).append(position)
        return [
            positions[len(positions) * i // each]
            for positions in by_phase.values()
            for i in range(min(each, len(positions)))
        ]


@cache
def played(game: Game) -> Played:
    rng = random.Random(game.name)
    positions, actions = [game.start(rng.randrange(game.players))], []
    while not positions[-1].is_over:
        actions.append(choose(rng, positions[-1]))
        positions.append(positions[-1].apply(actions[-1]))
    return Played(game, positions, actions)
