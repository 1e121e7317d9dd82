"""Azulejos: play, study and research the Azul games.

>>> import azulejos
>>> position = azulejos.azul(players=2).new()
>>> position.legal_actions()[0]
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .errors import (
    AzulejosError,
    AzulejosWarning,
    IllegalAction,
    InvalidAction,
    InvalidPosition,
    UnknownGame,
)
from .rules.action import Action
from .rules.boxes import all_presets as _all_presets
from .rules.chance import CHANCE, NOBODY
from .rules.events import Event
from .rules.game import Game, Position, Transition, make_game, parse_position, position_from_json

__version__ = "0.2.0.dev0"

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

if TYPE_CHECKING:
    PRESETS: tuple[str, ...]
    """The names of all games."""


def __getattr__(name: str) -> Any:
    if name == "PRESETS":  # found when asked for, because other packages may bring games too
        return tuple(_all_presets())
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})


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
