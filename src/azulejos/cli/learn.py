"""`azulejos learn`: nets that teach themselves."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from . import complete
from .options import with_options
from .program import command


@dataclass(frozen=True)
class Options:
    what: Annotated[
        str | None,
        typer.Argument(
            help="A settings file (.toml), a game such as azul/2, or a box.", autocompletion=complete.tables
        ),
    ] = None
    out: Annotated[Path | None, typer.Option("--out", help="The folder of the run; an existing run is continued.")] = (
        None
    )
    resume: Annotated[Path | None, typer.Option("--resume", help="A run's folder, to continue it.")] = None
    minutes: Annotated[
        float | None, typer.Option("--minutes", help="Stop after this many minutes; the run can be continued.")
    ] = None
    device: Annotated[
        str | None, typer.Option("--device", help="As torch names it, such as cuda or cpu; the GPU, if there is one.")
    ] = None
    workers: Annotated[
        int | None,
        typer.Option("--workers", "-w", help="Processes that play, without a GPU; one for each core by default."),
    ] = None
    ray: Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address.")] = None
    check: Annotated[
        bool, typer.Option("--check", help="Try everything for a minute: play, learn, duel, keep, go on.")
    ] = False
    plot: Annotated[bool, typer.Option("--plot", help="Only draw the curves of a run.")] = False


@command(
    """
    azulejos learn azul/2 --minutes 30
    azulejos learn settings.toml --out learned/mine --workers 8
    azulejos learn --resume learned/mine
    """,
    needs="learn",
)
@with_options(Options)
def learn(options: Options) -> None:
    """Train a network by self-play, for one game or all games of a box, on a GPU, on processes or on a Ray cluster."""
    from ..learn.asked import Asked, do

    do(Asked(**vars(options)), typer.echo)
