"""`azulejos analyse`: what a position is worth, and the best moves."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
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
    position: Annotated[
        str, typer.Argument(help="A position as text or JSON, a file with one, or a game file; - reads it.")
    ],
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
    from ..study.places import find_place

    place = find_place(position, ply, sys.stdin.read)
    prepare(place.position.game.box)
    limits = Limits(seconds, nodes or (None if seconds else DEFAULT_NODES))
    insight = look(place.position, limits, lines, seed)
    if as_json:
        typer.echo(json.dumps(insight.to_json()))
        return
    _show(insight, place.names, language)


def _show(insight: Insight, names_given: Sequence[str], language: str | None) -> None:
    from .play import speak

    texts = speak(language)
    spoken, seats = texts.language, range(len(insight.chances))
    given = dict(enumerate(names_given))
    names = [given.get(seat) or texts("terminal-player", seat=seat + 1) for seat in seats]
    for name, chance, margin in zip(names, insight.chances, insight.margins, strict=True):
        points = decimal(margin, spoken, has_sign=True)
        typer.echo(texts("study-chance-of", player=name, chance=percent(chance, spoken), points=points))
    seat = insight.to_act or 0
    for line in insight.lines:
        odds, points = percent(line.chances[seat], spoken), decimal(line.margins[seat], spoken, has_sign=True)
        typer.echo(f"{odds:>5} {points:>5}  {' '.join(line.moves)}")
    if insight.deals is not None:
        deals = insight.deals
        typer.echo(texts("analysis-deals", samples=deals.samples))
        for seat, name in enumerate(names):
            points, apart = (
                decimal(deals.margins[seat], spoken, has_sign=True),
                decimal(deals.margin_spread[seat], spoken),
            )
            told = texts("terminal-deals-of", player=name, points=points, spread=apart)
            typer.echo(
                f"{told} ({percent(deals.chances[seat], spoken)} ± {percent(deals.chance_spread[seat], spoken)})"
            )
    figures = texts("analysis-figures", nodes=insight.nodes, depth=insight.depth)
    typer.echo(f"{figures}, {decimal(insight.seconds, spoken)} s")
