"""`azulejos replay`: look at a recorded game."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from .options import Language
from .program import command


@command(
    """
    azulejos replay game.txt
    azulejos replay game.txt --move 12
    azulejos replay game.txt --move 12 --svg position.svg
    azulejos replay game.txt --png end.png --theme dark --width 1600
    azulejos replay game.txt --plain
    azulejos replay game.txt --json
    """,
    needs="play",
)
def replay(
    file: Annotated[Path, typer.Argument(help="A game file.")],
    move: Annotated[
        int | None,
        typer.Option("--move", "-m", help="After how many moves; -1 is the end. Pictures show the end by default."),
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write a picture of the position to this file.")] = None,
    png: Annotated[Path | None, typer.Option("--png", help="The same as PNG.")] = None,
    theme: Annotated[str, typer.Option(help="The picture's colors: light or dark.")] = "light",
    width: Annotated[int | None, typer.Option(min=16, max=8192, help="How wide the PNG is, in pixels.")] = None,
    plain: Annotated[
        bool, typer.Option("--plain", help="In sentences, line by line, for pipes and screen readers.")
    ] = False,
    as_json: Annotated[
        bool, typer.Option("--json", help="One JSON object: every step with its events and position.")
    ] = False,
    language: Language = None,
) -> None:
    """Step through a recorded game with keys, or write a picture of any of its positions."""
    from ..records import frames_of, load_game
    from ..terminal.replay import PlainReplay, find_step, list_steps, seat_names, tell_whole_step, walk
    from .play import speak

    record = load_game(file)
    if as_json:
        typer.echo(json.dumps(frames_of(record)))
        return
    texts = speak(language)
    steps = list_steps(record, texts)
    at = find_step(steps, move, texts)
    if svg or png:
        from ..picture import position_png, position_svg

        position, names = steps[at].position, seat_names(record, texts)
        if svg:
            svg.write_text(position_svg(position, names, theme), encoding="utf-8")
        if png:
            png.write_bytes(position_png(position, names, theme, width))
    elif not (sys.stdin.isatty() and sys.stdout.isatty()):
        typer.echo("\n".join(tell_whole_step(record, steps, at, texts)))
    elif plain:
        PlainReplay(record, 0 if move is None else at, texts, typer.echo).walk()
    else:
        walk(record, 0 if move is None else at, texts, typer.getchar, typer.echo)
