"""`azulejos bench`: how fast everything is."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer

from ..errors import AzulejosError
from . import complete
from .program import command


@command("azulejos bench", "azulejos bench --only azul/2 --json")
def bench(
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")] = False,
    only: Annotated[
        str | None,
        typer.Option(help="Rows with this in their name, such as azul/2.", autocompletion=complete.tables),
    ] = None,
) -> None:
    """Measure how fast the rules run on this machine."""
    from ..kernel.background import has_numba

    if not has_numba():
        raise AzulejosError("bench measures the compiled rules, and numba is not installed: pip install numba")
    from ..bench import measure, plan
    from ..progress import progress_line

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
        print_figures(found)


def print_figures(found: dict[str, dict[str, Any]]) -> None:
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
    for name, figures in found.get("gpu", {}).items():
        parts = f"{figures['masks']:,} steps a second with masks, {figures['observations']:,} with observations too"
        console.print(f"GPU, {name}, {figures['games']:,} games: {parts}, {figures['packed']:,} with packed masks")
