"""Games that are sure to end: random players may drop tiles forever."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from ..rules.boxes import find_preset, parse_game_name
from ..rules.game import Game, make_game

MAX_ROUNDS = 20
"""No game of an environment goes on longer, unless it says so."""


def has_last_round(preset: str) -> bool:
    """Whether the game has the option `max_rounds`; other games end by themselves."""
    return "max_rounds" in {field.name for field in fields(find_preset(preset).options)}


def capped_game(preset: str, players: int = 2, **options: Any) -> Game:
    """A game with a last round: MAX_ROUNDS, unless it has no such option or another number is given."""
    if has_last_round(preset):
        options = {"max_rounds": MAX_ROUNDS, **options}
    return make_game(preset, players, **options)


def capped(game: Game | str) -> Game:
    """A game as it is, or a capped one by its name."""
    if isinstance(game, Game):
        return game
    preset, players, changes = parse_game_name(game)
    return capped_game(preset, players, **changes)
