"""What `azulejos scribe` and `azulejos count` ask of a game at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import typer

from ..errors import AzulejosError
from ..rules.game import Game, make_game
from .play import parse_options

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats; as many as names.")]
Names = Annotated[list[str] | None, typer.Option(help="A player's name, clockwise; may be repeated.")]


def game_of(preset: str, players: int | None, names: Sequence[str], options: Sequence[str]) -> Game:
    """The game that is played, with as many players as names if nobody says how many."""
    count = players or max(2, len(names))
    if len(names) > count:
        raise AzulejosError(f"there are {len(names)} names for {count} players")
    return make_game(preset, count, **parse_options([*options]))
