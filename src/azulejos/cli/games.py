"""`azulejos games` and `azulejos bots`: what there is to choose from."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from .program import command

AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")]


@command("azulejos games", "azulejos games --json")
def games(as_json: AsJson = False) -> None:
    """List the games, and the options of their rules."""
    from ..rules.game import make_game
    from ..rules.options import format_value
    from ..rules.presets import BOXES, PRESETS

    if as_json:
        typer.echo(json.dumps({preset: make_game(preset).options.to_json() for preset in PRESETS}, indent=2))
        return
    for box in BOXES:
        usual = box.options()
        for preset, options in box.presets.items():
            changes = ", ".join(f"{name}={value}" for name, value in options.differences(usual).items())
            typer.echo(f"{preset:<18}{changes}".rstrip())
        for name, value in usual.to_json().items():
            typer.echo(f"    --option {name}={format_value(value)}")


@command("azulejos bots", "azulejos bots --json")
def bots(as_json: AsJson = False) -> None:
    """List the bots, from the weakest up; characters come before the ladder."""
    from ..bots import BOTS
    from ..locales import load, preferred_language

    texts = load(preferred_language())
    about = {name: texts(f"bot-{name}.about") for name in BOTS}
    if as_json:
        typer.echo(json.dumps(about, indent=2))
        return
    for name, sentence in about.items():
        typer.echo(f"{name:<12}{sentence}")
