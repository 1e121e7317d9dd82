"""The command line: `azulejos …`."""

from __future__ import annotations

import json
import sys
import warnings
from typing import Annotated, Any

import typer

from . import PRESETS, __version__
from .rules.errors import AzulejosError

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
    seed: Annotated[int | None, typer.Option(help="The same number deals the same tiles.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = False,
) -> None:
    """Play a game in the terminal against simple opponents.

    Examples: `azulejos play`, `azulejos play pavilion -p 3`, `azulejos play azul -o wall=grey`.
    """
    from .rules.game import make_game
    from .terminal.plain import PlainGame

    if resume:
        PlainGame.resume(typer.echo).play()
        return
    game = make_game(preset, players, **_options(option or []))
    if seat not in range(players):
        raise AzulejosError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
    PlainGame.new(game, seat, seed, typer.echo).play()


def _options(texts: list[str]) -> dict[str, str]:
    for text in texts:
        if "=" not in text:
            raise AzulejosError(f"{text!r} is not an option: options look like max_rounds=9")
    return dict(text.split("=", 1) for text in texts)


@app.command()
def warm(
    again: Annotated[bool, typer.Option("--again", help="Even if that was done before.")] = False,
) -> None:
    """Compile the rules now, once, so that no game has to wait for it."""
    from .rules.cache import is_warm, set_warm
    from .rules.engine import has_numba

    if not has_numba() or (is_warm() and not again):
        return
    from .progress import progress_line
    from .rules.compiled_engine import CompiledEngine
    from .rules.presets import BOXES

    parts = 6 * len(BOXES)
    with progress_line("compiling the rules, once", parts) as step:
        for box in BOXES:
            CompiledEngine(box, step).ready_to_play_games(step)
    set_warm()


@app.command()
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    only: Annotated[str | None, typer.Option(help="Rows with this in their name, such as azul/2.")] = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from .rules.engine import has_numba

    if not has_numba():
        raise AzulejosError("bench measures the compiled rules, and numba is not installed: pip install numba")
    from .bench import measure, rows
    from .progress import progress_line

    names = rows(only)
    found: dict[str, dict[str, Any]] = {}
    with progress_line("measuring", len(names)) as step:
        step(names[0])
        for i, (name, figures) in enumerate(measure(only)):
            found[name] = figures
            if i + 1 < len(names):
                step(names[i + 1])
    if as_json:
        typer.echo(json.dumps({"rules": found}, indent=2))
    else:
        _print_bench(found)


def _print_bench(found: dict[str, dict[str, Any]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="moves per second")
    table.add_column("game/seats")
    for column in ("kernel", "on 2 threads", "Python", "bytes a state"):
        table.add_column(column, justify="right")
    for name, figures in found.items():
        table.add_row(name, *(f"{value:,}" for value in figures.values()))
    Console().print(table)


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
