"""`azulejos scribe`: write down a game at a real table."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Annotated

import typer

from . import complete
from .options import Language
from .program import command
from .real_table import Names, Players, game_of


@command(
    """
    azulejos scribe
    azulejos scribe azul-grey --name Ann --name Ben --name Cleo
    azulejos scribe pavilion --players 3 --start 1 --out evening.txt
    azulejos scribe game.txt
    """,
    needs="play",
)
def scribe(
    what: Annotated[
        str,
        typer.Argument(
            metavar="[GAME|FILE]", help="The game, or a game file to continue.", autocompletion=complete.presets
        ),
    ] = "azul",
    players: Players = None,
    name: Names = None,
    start: Annotated[int, typer.Option(help="The seat that starts, from 0.")] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A house rule, such as max_rounds=9.", autocompletion=complete.options),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", help="The game file; by default game and date.")] = None,
    language: Language = None,
) -> None:
    """Record a game at a real table: type the tiles that are dealt and each move; the rules check and count."""
    from ..table import Scribe
    from ..terminal.scribe import ScribeTalk
    from ..terminal.words import mistake
    from .play import speak

    texts, path = speak(language), Path(what)
    if path.suffix or path.exists():
        ScribeTalk(Scribe.open(path.read_text(encoding="utf-8")), out or path, texts.language, typer.echo).write()
        return
    names, today = name or [], date.today().isoformat()
    game = game_of(what, players, names, option or [], texts)
    if start not in range(game.players):
        raise mistake(texts, "terminal-no-seat", seat=str(start), last=game.players - 1)
    if out is not None and out.exists():
        raise mistake(texts, "terminal-file-exists", file=str(out))
    begun = Scribe.begin(game, names, start, date=today)
    ScribeTalk(begun, out or _free_path(f"{what}-{today}"), texts.language, typer.echo).write()


def _free_path(stem: str) -> Path:
    """A file of this name that is not there yet."""
    path, number = Path(f"{stem}.txt"), 1
    while path.exists():
        number += 1
        path = Path(f"{stem}-{number}.txt")
    return path
