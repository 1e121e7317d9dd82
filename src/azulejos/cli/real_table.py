"""What `azulejos scribe` and `azulejos count` ask of a game at a real table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from ..rules.game import Game, make_game
from .play import parse_options

if TYPE_CHECKING:
    from ..locales import Texts

Players = Annotated[int | None, typer.Option("--players", "-p", help="How many seats; as many as names.")]
Names = Annotated[list[str] | None, typer.Option(help="A player's name, clockwise; may be repeated.")]


def game_of(preset: str, players: int | None, names: Sequence[str], options: Sequence[str], texts: Texts) -> Game:
    """The game that is played, with as many players as names if nobody says how many."""
    count = players or max(2, len(names))
    if len(names) > count:
        from ..terminal.words import mistake

        raise mistake(texts, "terminal-names", names=len(names), players=count)
    return make_game(preset, count, **parse_options(options, texts))
