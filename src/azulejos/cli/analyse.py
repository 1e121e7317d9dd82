"""`azulejos analyse`: what a position is worth, and the best moves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from .program import command

if TYPE_CHECKING:
    from ..study import Insight


@command(
    """
    azulejos analyse game.txt --ply 40
    azulejos analyse game.txt --ply 40 --lines 5 --nodes 100000
    azulejos analyse game.txt --ply 40 --json --nodes 2000
    """,
)
def analyse(
    position: Annotated[str, typer.Argument(help="A position as text or JSON, or a game file.")],
    ply: Annotated[
        int | None, typer.Option(help="Of a game file: after how many actions, tiles drawn included; the last.")
    ] = None,
    lines: Annotated[int, typer.Option(min=1, max=5, help="How many lines.")] = 3,
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions to look at; 50000 by default.")] = None,
    seconds: Annotated[float | None, typer.Option(min=0.01, help="The longest it may take.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same answer.")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
) -> None:
    """Say what a position is worth to each seat, and which lines are best."""
    from ..bots.compiling import prepare
    from ..search import Limits
    from ..study.analysing import DEFAULT_NODES
    from ..study.analysing import analyse as look
    from ..study.places import find_position

    found = find_position(position, ply)
    prepare(found.game.box)
    limits = Limits(seconds, nodes or (None if seconds else DEFAULT_NODES))
    insight = look(found, limits, lines, seed)
    if as_json:
        typer.echo(json.dumps(insight.to_json()))
        return
    for seat, (chance, margin) in enumerate(zip(insight.chances, insight.margins, strict=True)):
        typer.echo(f"seat {seat}: {_percent(chance)} to win, {margin:+.1f} points")
    for line in insight.lines:
        typer.echo(f"{_values(insight, line.chances, line.margins)}  {' '.join(line.moves)}")
    if insight.deals is not None:
        deals = insight.deals
        typer.echo(f"over {deals.samples} deals:")
        for seat, (mean, spread) in enumerate(zip(deals.margins, deals.margin_spread, strict=True)):
            typer.echo(f"seat {seat}: {mean:+.1f} points, give or take {spread:.1f}")
    typer.echo(f"{insight.nodes} positions, {insight.depth} deep, {insight.seconds:.1f} s")


def _values(insight: Insight, chances: tuple[float, ...], margins: tuple[float, ...]) -> str:
    seat = insight.to_act or 0
    return f"{_percent(chances[seat])} {margins[seat]:+5.1f}"


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}%".rjust(4)
