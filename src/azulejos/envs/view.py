"""What an environment must know of a box beyond its rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any

from ..errors import AzulejosError
from ..rules.boxes import find_preset, parse_game_name
from ..rules.game import Game, make_game
from . import azul, pavilion
from .layout import Layout

MAX_ROUNDS = 20
"""Random players may drop tiles for ever: no game of an environment goes on longer, unless it says so."""


@dataclass(frozen=True)
class View:
    """How a box's states are seen. Functions marked (rule) also run compiled."""

    layout: Callable[[int, Any], Layout]
    """(players, options): the planes of an observation."""
    observe: Callable[[Any, int, Any], None]
    """(rule) Write a state as a seat sees it."""
    write_mask: Callable[[Any, Any, list[int]], None]
    """(rule) Write 1 for every legal action, 0 for the others; the list is scratch space."""
    standing: Callable[[Any, int], int]
    """(rule) A number that ranks a seat at the end."""
    is_cut_off: Callable[[Any], bool]
    """(rule) Whether a game that is over was ended by its last round alone: truncated, not terminated."""
    most_points: int
    most_turns: Callable[[int, Any], int]
    """(players, options): players act no more often in a game."""
    most_draws: Callable[[int, Any], int]
    """(players, options): no more tiles are drawn in a game."""


VIEWS = {
    "azul": View(
        layout=azul.layout,
        observe=azul.observe,
        write_mask=azul.write_mask,
        standing=azul.standing,
        is_cut_off=azul.is_cut_off,
        most_points=azul.MOST_POINTS,
        most_turns=azul.most_turns,
        most_draws=azul.most_draws,
    ),
    "pavilion": View(
        layout=pavilion.layout,
        observe=pavilion.observe,
        write_mask=pavilion.write_mask,
        standing=pavilion.standing,
        is_cut_off=pavilion.is_cut_off,
        most_points=pavilion.MOST_POINTS,
        most_turns=pavilion.most_turns,
        most_draws=pavilion.most_draws,
    ),
}
"""By the name of the box."""


def check_seat(game: Game, seat: int) -> int:
    if seat not in range(game.players):
        raise AzulejosError(f"there is no seat {seat}: the seats are 0 to {game.players - 1}")
    return seat


def has_last_round(preset: str) -> bool:
    """Whether the option `max_rounds` is there; other games end by themselves."""
    return "max_rounds" in {field.name for field in fields(find_preset(preset).options)}


def capped_game(preset: str, players: int = 2, **options: Any) -> Game:
    """A game that is sure to end: with MAX_ROUNDS, where it may have a last round and no other is given."""
    if has_last_round(preset):
        options = {"max_rounds": MAX_ROUNDS, **options}
    return make_game(preset, players, **options)


def capped(game: Game | str) -> Game:
    """A game as it is, or a capped one by its name."""
    if isinstance(game, Game):
        return game
    preset, players, changes = parse_game_name(game)
    return capped_game(preset, players, **changes)
