"""`azulejos play`: a game in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from .. import PRESETS
from ..rules.errors import AzulejosError
from . import complete
from .program import command


@command(
    "azulejos play",
    "azulejos play pavilion --players 3 --bot artisan",
    "azulejos play azul --option wall=grey --option max_rounds=9 --seed 7",
    "azulejos play --resume",
)
def play(
    preset: Annotated[
        str, typer.Argument(help="The game: " + ", ".join(PRESETS) + ".", autocompletion=complete.presets)
    ] = "azul",
    players: Annotated[int, typer.Option("--players", "-p", help="How many seats: 2, 3 or 4.")] = 2,
    seat: Annotated[int, typer.Option(help="Your seat, from 0; seat 0 begins.")] = 0,
    option: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            "-o",
            help="A rule option, such as max_rounds=9; may be repeated.",
            autocompletion=complete.options,
        ),
    ] = None,
    bot: Annotated[
        str,
        typer.Option(
            "--bot",
            "-b",
            help="Who plays the other seats, such as apprentice or master.",
            autocompletion=complete.bots,
        ),
    ] = "greedy",
    seed: Annotated[int | None, typer.Option(help="The same number deals the same tiles.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the game that was left.")] = False,
) -> None:
    """Play a game in the terminal against bots."""
    from ..rules.game import make_game
    from ..terminal.plain import PlainGame

    if resume:
        PlainGame.resume(typer.echo).play()
        return
    game = make_game(preset, players, **parse_options(option or []))
    if seat not in range(players):
        raise AzulejosError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
    PlainGame.new(game, seat, seed, typer.echo, bot).play()


def parse_options(texts: list[str]) -> dict[str, str]:
    for text in texts:
        if "=" not in text:
            raise AzulejosError(f"{text!r} is not an option: options look like max_rounds=9")
    return dict(text.split("=", 1) for text in texts)
