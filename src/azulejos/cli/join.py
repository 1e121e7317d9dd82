"""`azulejos join`: sit down at a table on a server."""

from __future__ import annotations

from typing import Annotated

import typer

from .options import Language
from .program import command


@command(
    "azulejos join http://localhost:8000/t/abcd",
    "azulejos join http://localhost:8000/t/abcd --name Ana --plain",
    needs="play",
)
def join(
    link: Annotated[str, typer.Argument(help="The link of a table, such as http://localhost:8000/t/abcd.")],
    name: Annotated[str, typer.Option(help="Your name.")] = "",
    plain: Annotated[bool, typer.Option("--plain", help="In sentences, for pipes and screen readers.")] = False,
    language: Language = None,
) -> None:
    """Join a table on a server by its link: play, watch and chat there."""
    from .play import speak, visit

    visit(link, name, speak(language), plain)
