"""`azulejos count`: the points of final boards."""

from __future__ import annotations

from typing import Annotated

import typer

from . import complete
from .program import command


@command(
    """
    azulejos count
    azulejos count pavilion --name Ann --name Ben
    """,
    needs="play",
)
def count(
    game: Annotated[str, typer.Argument(help="The game.", autocompletion=complete.presets)] = "azul",
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats; as many as names.")] = None,
    name: Annotated[list[str] | None, typer.Option(help="A player's name, clockwise; may be repeated.")] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A house rule, such as column_bonus=5.", autocompletion=complete.options),
    ] = None,
    language: Annotated[
        str | None,
        typer.Option(help="en, de, es, fr, nl or pt; the environment's by default.", autocompletion=complete.languages),
    ] = None,
) -> None:
    """Count the end of a game at a real table: enter the final boards, and get the points line by line."""
    from ..terminal.count import CountTalk
    from .play import speak
    from .real_table import game_of

    names = name or []
    CountTalk(game_of(game, players, names, option or []), names, speak(language).language, typer.echo).count()
