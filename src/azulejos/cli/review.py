"""`azulejos review`: what each move of a game cost, and what was luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..locales.figures import decimal
from .options import Language
from .program import command

if TYPE_CHECKING:
    from ..locales import Texts
    from ..study import Review


@command(
    """
    azulejos review game.txt
    azulejos review game.txt --json
    azulejos review game.txt --language fr
    """,
    needs="play",
)
def review(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    as_json: Annotated[bool, typer.Option("--json", help="One JSON object.")] = False,
    nodes: Annotated[int | None, typer.Option(min=1, help="Positions to look at for each move.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same review.")] = 0,
    write: Annotated[
        bool, typer.Option("--write", help="Write the review into the file, in comments that other readers skip.")
    ] = False,
    language: Language = None,
) -> None:
    """Say what each move of a game cost, why, how accurate the players were, and what was luck."""
    from ..bots.compiling import prepare
    from ..progress import progress_bar
    from ..records import load_game, save_game
    from ..study import annotate, reviewing
    from ..study.telling import tell_review
    from .play import speak

    texts, record = speak(language), load_game(file)
    prepare(record.game.box)
    with progress_bar(texts("study-tab-review"), 100) as show:

        def report(so_far: Review) -> None:
            show(int(100 * so_far.progress), "")

        found = reviewing.review(record, nodes, seed, report=report)
    if write:
        annotate(record, found)
        save_game(record, file)
    told = tell_review(found.to_json(), texts.language)
    if as_json:
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        _show(told, texts)


def _show(told: dict[str, Any], texts: Texts) -> None:
    for sentence in told["summary"]:
        typer.echo(sentence)
    for player in told["players"]:
        typer.echo(
            texts(
                "terminal-review-player",
                player=player["name"],
                accuracy=f"{player['accuracy']:.0f}",
                lost=decimal(player["given_away"], texts.language),
                luck=decimal(player["luck"], texts.language, has_sign=True),
            )
        )
    classes = {move["class"]: texts(f"class-{move['class'].replace(' ', '-')}") for move in told["moves"]}
    width = max(map(len, classes.values()))
    for move in told["moves"]:
        name = told["players"][move["seat"]]["name"]
        lost = decimal(-move["points_lost"], texts.language) if move["points_lost"] else ""
        better = texts("review-best", move=move["best"]) if move["best"] != move["move"] else ""
        line = f"{move['ply']:4} {name:12.12} {move['move']:8} {classes[move['class']]:{width}} {lost:>6} {better}"
        typer.echo(line.rstrip())
