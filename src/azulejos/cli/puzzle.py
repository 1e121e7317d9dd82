"""`azulejos puzzle`: find the best move."""

from __future__ import annotations

import json
import random
import sys
from datetime import date
from typing import Annotated

import typer

from .options import Language
from .program import command


@command(
    "azulejos puzzle",
    "azulejos puzzle azul --theme deny",
    "azulejos puzzle --daily",
    "azulejos puzzle azul --json --all",
    needs="play",
)
def puzzle(
    which: Annotated[
        str | None, typer.Argument(help="A game, such as azul-grey, or the id of a puzzle; any by default.")
    ] = None,
    theme: Annotated[str | None, typer.Option(help="A theme, such as deny or floor.")] = None,
    daily: Annotated[bool, typer.Option("--daily", help="The puzzle of the day.")] = False,
    everything: Annotated[bool, typer.Option("--all", help="With --json: every puzzle, one on a line.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="The puzzle and its solution as JSON.")] = False,
    plain: Annotated[bool, typer.Option("--plain", help="The table in sentences, for screen readers.")] = False,
    language: Language = None,
) -> None:
    """Solve a puzzle: a position in which one move is clearly best."""
    from ..errors import AzulejosError
    from ..study.puzzles import choose_puzzles, find_puzzle, is_id, puzzle_of_the_day

    if everything and not as_json:
        raise AzulejosError("--all goes with --json")
    if daily:
        found = [puzzle_of_the_day(date.today())]
    elif which is not None and is_id(which):
        found = [find_puzzle(which)]
    else:
        found = list(choose_puzzles(which, theme))
    if not everything:
        found = [random.choice(found)]
    if as_json:
        for one in found:
            typer.echo(json.dumps(one.to_json()))
        return
    from ..bots.compiling import compile_soon
    from ..locales import preferred_language
    from ..terminal.puzzle import PuzzleTalk

    compile_soon([found[0].position.game.box])  # while somebody looks for the move: reasons are searched for
    is_plain = plain or not (sys.stdin.isatty() and sys.stdout.isatty())
    PuzzleTalk(found[0], language or preferred_language(), is_plain, typer.echo).solve()
