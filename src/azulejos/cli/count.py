"""`azulejos count`: the points of final boards."""

from __future__ import annotations

from typing import Annotated

import typer

from . import complete
from .options import Language
from .program import command
from .real_table import Names, Players, game_of


@command(
    """
    azulejos count
    azulejos count pavilion --name Ann --name Ben
    """,
    needs="play",
)
def count(
    game: Annotated[str, typer.Argument(help="The game.", autocompletion=complete.presets)] = "azul",
    players: Players = None,
    name: Names = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A house rule, such as column_bonus=5.", autocompletion=complete.options),
    ] = None,
    language: Language = None,
) -> None:
    """Count the end of a game at a real table: enter the final boards, and get the points line by line."""
    from ..terminal.count import CountTalk
    from .play import speak

    names, texts = name or [], speak(language)
    CountTalk(game_of(game, players, names, option or [], texts), names, texts.language, typer.echo).count()
