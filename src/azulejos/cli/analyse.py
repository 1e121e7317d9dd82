"""`azulejos analyse`: what a position is worth, and the best moves."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from ..locales.figures import decimal, percent
from .options import Language
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
    language: Language = None,
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
    _show(insight, language)


def _show(insight: Insight, language: str | None) -> None:
    from .play import speak

    texts = speak(language)
    spoken, seats = texts.language, range(len(insight.chances))
    names = [texts("terminal-player", seat=seat + 1) for seat in seats]
    for name, chance, margin in zip(names, insight.chances, insight.margins, strict=True):
        points = decimal(margin, spoken, has_sign=True)
        typer.echo(texts("study-chance-of", player=name, chance=percent(chance, spoken), points=points))
    seat = insight.to_act or 0
    for line in insight.lines:
        odds, points = percent(line.chances[seat], spoken), decimal(line.margins[seat], spoken, has_sign=True)
        typer.echo(f"{odds:>5} {points:>5}  {' '.join(line.moves)}")
    if insight.deals is not None:
        deals = insight.deals
        typer.echo(f"{texts('analysis-deals', samples=deals.samples)}:")
        for name, mean, spread in zip(names, deals.margins, deals.margin_spread, strict=True):
            points, apart = decimal(mean, spoken, has_sign=True), decimal(spread, spoken)
            typer.echo(texts("terminal-deals-of", player=name, points=points, spread=apart))
    figures = texts("analysis-figures", nodes=insight.nodes, depth=insight.depth)
    typer.echo(f"{figures}, {decimal(insight.seconds, spoken)} s")
