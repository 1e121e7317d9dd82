"""The command line: `azulejos …`."""

from __future__ import annotations

import json
import os
import sys
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from . import PRESETS, __version__
from .rules.errors import AzulejosError

if TYPE_CHECKING:
    from .arena.report import Report

app = typer.Typer(
    name="azulejos",
    help="Play, study and research the Azul games.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"azulejos {__version__}")
        raise typer.Exit


@app.callback()
def azulejos(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Play, study and research the Azul games."""


@app.command()
def play(
    preset: Annotated[str, typer.Argument(help="The game: " + ", ".join(PRESETS) + ".")] = "azul",
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats: 2, 3 or 4.")] = 2,
    seat: Annotated[int, typer.Option(help="Your seat, from 0; seat 0 begins.")] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", "-o", help="A rule option, such as max_rounds=9; may be repeated."),
    ] = None,
    bot: Annotated[
        str, typer.Option("--bot", "-b", help="Who plays the other seats, such as apprentice or master.")
    ] = ("greedy"),
    seed: Annotated[int | None, typer.Option(help="The same number deals the same tiles.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = False,
) -> None:
    """Play a game in the terminal against bots.

    Examples: `azulejos play`, `azulejos play pavilion -p 3 -b artisan`, `azulejos play azul -o wall=grey`.
    """
    from .rules.game import make_game
    from .terminal.plain import PlainGame

    if resume:
        PlainGame.resume(typer.echo).play()
        return
    game = make_game(preset, players, **_options(option or []))
    if seat not in range(players):
        raise AzulejosError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
    PlainGame.new(game, seat, seed, typer.echo, bot).play()


def _options(texts: list[str]) -> dict[str, str]:
    for text in texts:
        if "=" not in text:
            raise AzulejosError(f"{text!r} is not an option: options look like max_rounds=9")
    return dict(text.split("=", 1) for text in texts)


@app.command()
def arena(
    bots: Annotated[
        list[str], typer.Argument(help="Bots by name, or outside programs as cmd:COMMAND or NAME=cmd:COMMAND.")
    ],
    against: Annotated[
        list[str] | None, typer.Option("--against", help="Whose copies take all other seats; may be repeated.")
    ] = None,
    game: Annotated[str, typer.Option("--game", "-g", help="The game and its seats, such as azul-grey/3.")] = "azul/2",
    games: Annotated[int, typer.Option("--games", "-n", help="Games for each table; rounded up to whole sets.")] = 100,
    seconds: Annotated[float | None, typer.Option(help="Time for a move.")] = None,
    nodes: Annotated[int | None, typer.Option(help="Positions searched for a move.")] = None,
    depth: Annotated[int | None, typer.Option(help="Moves looked ahead.")] = None,
    patience: Annotated[float, typer.Option(help="How many seconds late an outside program may be.")] = 10.0,
    seed: Annotated[int, typer.Option(help="The same number deals the same tiles.")] = 1,
    out: Annotated[
        Path | None, typer.Option("--out", help="The folder for games and results; what is there is gone on with.")
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", "-w", help="Processes; as many as cores if not said.")
    ] = None,
    ray: Annotated[str | None, typer.Option("--ray", help="Play on the Ray cluster at this address.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of tables.")] = False,
) -> None:
    """Measure bots against each other: the same deals for all, every player in every seat.

    Examples: `azulejos arena greedy random`, `azulejos arena greedy --against random -g pavilion/4 -n 40`,
    `azulejos arena greedy "mine=cmd:python examples/random_bot.py" --seconds 0.1 --out results`.
    """
    from functools import partial

    from .arena.folder import default_folder
    from .arena.plan import Plan
    from .arena.tournament import PlayGames, play_tournament
    from .rules.game import Game
    from .search.limits import Limits

    if workers is not None and workers < 1:
        raise AzulejosError(f"it takes 1 worker or more, and not {workers}")
    table = Game.from_name(game)
    limits = None if seconds is nodes is depth is None else Limits(seconds, nodes, depth)
    plan = Plan(table, tuple(bots), tuple(against or ()), -(-games // table.players), seed, limits, patience)
    if ray is not None:
        from .arena.cluster import play_on_ray

        play: PlayGames = partial(play_on_ray, address=ray)
    else:
        from .arena.processes import play_on_processes

        if os.environ.get("AZULEJOS_RULES") != "plain":
            warm(again=False)
        play = partial(play_on_processes, workers=workers or os.cpu_count() or 1)
    folder = out or default_folder(plan)
    try:
        report = play_tournament(plan, folder, play)
    except KeyboardInterrupt:
        print(f"\nazulejos: stopped; the same command goes on with {folder}", file=sys.stderr)
        raise
    if as_json:
        typer.echo(json.dumps(report.to_json(), indent=2))
    else:
        _print_report(report, folder)


def _print_report(report: Report, folder: Path) -> None:
    from rich.console import Console

    console = Console()
    for part in report.to_terminal():
        console.print(part)
    console.print(f"The games, the results and a plot of the ratings are in {folder}.", markup=False)


@app.command()
def engine(
    bot: Annotated[str | None, typer.Option(help="Who answers `go`; the strongest if not said.")] = None,
) -> None:
    """Speak the engine protocol on stdin and stdout, for other programs to use the rules and bots.

    Examples: `azulejos engine`, `azulejos engine --bot greedy`, `printf 'deal 1\\nlegal\\n' | azulejos engine`.
    """
    from .arena.engine import serve
    from .bots import BOTS, find_bot

    serve(find_bot(bot or next(reversed(BOTS))))


@app.command()
def serve(
    openapi: Annotated[bool, typer.Option("--openapi", help="Print the OpenAPI document and leave.")] = False,
) -> None:
    """Serve tables to browsers and programs."""
    from .server.app import make_app

    if openapi:
        typer.echo(json.dumps(make_app().openapi(), indent=2))
        return
    raise AzulejosError("the server itself comes next")


@app.command()
def warm(
    again: Annotated[bool, typer.Option("--again", help="Even if that was done before.")] = False,
    envs: Annotated[bool, typer.Option("--envs", help="Also what the research environments need.")] = False,
) -> None:
    """Compile the rules and the search now, once, so that no game has to wait for it."""
    from .rules.cache import is_warm, set_warm
    from .rules.engine import has_numba

    wanted = [part for part in ("play", *(["envs"] if envs else [])) if again or not is_warm(part)]
    if not wanted or not has_numba():
        return
    from .progress import progress_line
    from .rules.compiled_engine import CompiledEngine
    from .rules.presets import BOXES
    from .search.best_first import warm_search

    parts = {"play": 7, "envs": 4}
    with progress_line("compiling the rules, once", len(BOXES) * sum(parts[part] for part in wanted)) as step:
        for box in BOXES:
            if "play" in wanted:
                CompiledEngine(box, step).ready_to_play_games(step)
                warm_search(box, step)
            if "envs" in wanted:
                from .envs.warm import warm as warm_environments

                warm_environments(box, step)
    for part in wanted:
        set_warm(part)


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    only: Annotated[str | None, typer.Option(help="Rows with this in their name, such as azul/2.")] = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from .rules.engine import has_numba

    if not has_numba():
        raise AzulejosError("bench measures the compiled rules, and numba is not installed: pip install numba")
    from .bench import measure, plan
    from .progress import progress_line

    steps = plan(only)
    found: dict[str, dict[str, Any]] = {}
    with progress_line("measuring", len(steps)) as step:
        step(" ".join(steps[0]))
        for i, (part, name, figures) in enumerate(measure(steps)):
            found.setdefault(part, {})[name] = figures
            if i + 1 < len(steps):
                step(" ".join(steps[i + 1]))
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        _print_bench(found)


def _print_bench(found: dict[str, dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="moves per second")
    table.add_column("game/seats")
    for column in ("kernel", "on 2 threads", "Python", "bytes a state"):
        table.add_column(column, justify="right")
    for name, figures in found["rules"].items():
        table.add_row(name, *(f"{value:,}" for value in figures.values()))
    console = Console()
    console.print(table)
    for name, figure in found.get("search", {}).items():
        console.print(f"search, {name}: {figure:,} positions a second")
    for name, figures in found.get("batch", {}).items():
        parts = f"{figures['masks']:,} steps a second with masks, {figures['observations']:,} with observations too"
        console.print(f"batch, {name}: {parts}, {figures['bytes_per_game']} bytes a game")
    for name, figure in found.get("pettingzoo", {}).items():
        console.print(f"PettingZoo, {name}: {figure:,} turns a second")


def _show_warning(message: Any, *_: Any, **__: Any) -> None:
    print(f"azulejos: {message}", file=sys.stderr)


def main() -> None:
    """Run the command line; a person's mistake gets a sentence and exit code 2, never a traceback."""
    warnings.showwarning = _show_warning
    try:
        app()
    except AzulejosError as error:
        print(f"azulejos: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        print(file=sys.stderr)
        sys.exit(130)


__all__ = ["PRESETS", "app", "main"]
