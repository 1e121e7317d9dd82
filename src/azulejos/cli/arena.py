"""`azulejos arena`: bots against bots."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import AzulejosError
from . import complete
from .options import with_options
from .program import command

if TYPE_CHECKING:
    from ..arena.plan import Plan
    from ..arena.report import Report
    from ..arena.tournament import PlayGames


@dataclass(frozen=True)
class Options:
    bots: Annotated[
        list[str],
        typer.Argument(
            help="Bots by name, or external programs as cmd:COMMAND or NAME=cmd:COMMAND.", autocompletion=complete.bots
        ),
    ]
    against: Annotated[
        list[str] | None,
        typer.Option(
            "--against", help="Whose copies take all other seats; may be repeated.", autocompletion=complete.bots
        ),
    ] = None
    game: Annotated[
        str,
        typer.Option(
            "--game", "-g", help="The game and its seats, such as azul-grey/3.", autocompletion=complete.tables
        ),
    ] = "azul/2"
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each table; rounded up to whole sets.")] = 100
    start: Annotated[
        str, typer.Option("--start", help="The seat that starts the first round, or random: one for each deal.")
    ] = "0"
    seconds: Annotated[float | None, typer.Option(help="Time for a move.")] = None
    nodes: Annotated[int | None, typer.Option(help="Positions searched for a move.")] = None
    depth: Annotated[int | None, typer.Option(help="Moves looked ahead.")] = None
    patience: Annotated[float, typer.Option(help="How many seconds late an external program may be.")] = 10.0
    seed: Annotated[int, typer.Option(help="The same number deals the same tiles.")] = 1
    out: Annotated[
        Path | None, typer.Option("--out", help="The folder for games and results; an existing run is continued.")
    ] = None
    workers: Annotated[int | None, typer.Option("--workers", "-w", help="Processes; one for each core by default.")] = (
        None
    )
    ray: Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address.")] = None
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False


@command(
    """
    azulejos arena greedy random --games 20
    azulejos arena greedy --against random --game pavilion/4 --start random --games 8 --json
    azulejos arena greedy "mine=cmd:python examples/random_bot.py" --games 2 --out results
    """,
    needs="arena",
)
@with_options(Options)
def arena(options: Options) -> None:
    """Measure bots against each other: the same deals for all, every player in every seat."""
    from ..arena.folder import default_folder
    from ..arena.tournament import play_tournament

    plan = _plan(options)
    folder = options.out or default_folder(plan)
    try:
        report = play_tournament(plan, folder, *_how_to_play(options, plan))
    except KeyboardInterrupt:
        print(f"\nazulejos: stopped; the same command continues {folder}", file=sys.stderr)
        raise
    if options.as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        _print_report(report, folder)


def _plan(options: Options) -> Plan:
    from ..arena.plan import Plan, parse_start
    from ..rules.game import Game
    from ..search.limits import Limits

    if options.workers is not None and options.workers < 1:
        raise AzulejosError(f"it takes 1 worker or more, and not {options.workers}")
    game = Game.from_name(options.game)
    limits = (options.seconds, options.nodes, options.depth)
    return Plan(
        game,
        tuple(options.bots),
        tuple(options.against or ()),
        -(-options.games // game.players),
        options.seed,
        None if limits == (None, None, None) else Limits(*limits),
        options.patience,
        parse_start(options.start),
    )


def _how_to_play(options: Options, plan: Plan) -> tuple[PlayGames, Callable[[], None] | None]:
    """Where games are played, and what is done before."""
    if options.ray is not None:
        from ..arena.cluster import play_on_ray

        return partial(play_on_ray, address=options.ray), None
    from ..arena.playing import wait_for_compiler
    from ..arena.processes import play_on_processes

    workers = options.workers or os.cpu_count() or 1
    return partial(play_on_processes, workers=workers), partial(wait_for_compiler, plan.game.box)


def _print_report(report: Report, folder: Path) -> None:
    from rich.console import Console

    console = Console()
    for part in report.to_terminal():
        console.print(part)
    console.print(f"The games, the results and a plot of the ratings are in {folder}.", markup=False)
