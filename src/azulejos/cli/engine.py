"""`azulejos engine`: the rules and bots for other programs."""

from __future__ import annotations

from typing import Annotated

import typer

from . import complete
from .program import command


@command(
    "azulejos engine",
    "azulejos engine --bot greedy",
    r"printf 'newgame azul/2\ndeal 1\nlegal\n' | azulejos engine",
)
def engine(
    bot: Annotated[
        str | None, typer.Option(help="Who answers `go`; the strongest by default.", autocompletion=complete.bots)
    ] = None,
) -> None:
    """Speak the engine protocol on stdin and stdout, for other programs to use the rules and bots."""
    from ..arena.session import serve
    from ..bots import BOTS, find_bot

    serve(find_bot(bot or next(reversed(BOTS))))
