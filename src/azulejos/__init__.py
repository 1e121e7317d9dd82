"""Azulejos: play, study and research the Azul games.

>>> import azulejos
>>> position = azulejos.azul(players=2).new()
>>> position.legal_actions()[0]
"""

from __future__ import annotations

from typing import Any

from .rules.action import Action
from .rules.errors import (
    AzulejosError,
    AzulejosWarning,
    IllegalAction,
    InvalidAction,
    InvalidPosition,
    UnknownGame,
)
from .rules.events import Event
from .rules.game import Game, Position, Transition, make_game, parse_position, position_from_json
from .rules.kernel import CHANCE, NOBODY
from .rules.presets import PRESETS as _PRESETS

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "PRESETS",
    "Action",
    "AzulejosError",
    "AzulejosWarning",
    "Event",
    "Game",
    "IllegalAction",
    "InvalidAction",
    "InvalidPosition",
    "Position",
    "Transition",
    "UnknownGame",
    "azul",
    "game",
    "parse_position",
    "pavilion",
    "position_from_json",
]

PRESETS = tuple(_PRESETS)
"""The names of all games."""


def game(preset: str, players: int = 2, **options: Any) -> Game:
    """A game by the name of its preset, with the options that shall differ: `game("azul-grey", 3, max_rounds=9)`."""
    return make_game(preset, players, **options)


def azul(players: int = 2, **options: Any) -> Game:
    """A game of Azul: `azul(players=3, wall="grey")`."""
    return make_game("azul", players, **options)


def pavilion(players: int = 2, **options: Any) -> Game:
    """A game of Summer Pavilion: `pavilion(players=3, stars="mono")`."""
    return make_game("pavilion", players, **options)


def _draw(position: Position) -> str:
    from .picture import position_svg

    return position_svg(position)


Position.draw = _draw
