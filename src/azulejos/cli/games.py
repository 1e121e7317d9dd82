"""`azulejos games` and `azulejos bots`: what there is to choose from."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from .program import command

AsJson = Annotated[bool, typer.Option("--json", help="One JSON object instead of a table.")]


@command("azulejos games", "azulejos games --json")
def games(as_json: AsJson = False) -> None:
    """List the games, and the options of their rules with their usual values."""
    from ..locales import preferred_language
    from ..locales.names import load_names
    from ..rules.boxes import all_boxes, all_presets
    from ..rules.game import make_game
    from ..rules.options import format_value

    if as_json:
        typer.echo(json.dumps({preset: make_game(preset).options.to_json() for preset in all_presets()}, indent=2))
        return
    names = load_names(preferred_language())
    for box in all_boxes():
        for preset in box.presets:
            typer.echo(f"{preset:<18}{names[f'preset-{preset}']}. {names[f'preset-{preset}.about']}")
        typer.echo()
        for name, value in box.options().to_json().items():
            about = names["option-" + name.replace("_", "-") + ".about"]
            typer.echo(f"    {name}={format_value(value)}".ljust(40) + about)
        typer.echo()


@command("azulejos bots", "azulejos bots --json")
def bots(as_json: AsJson = False) -> None:
    """List the bots, from the weakest up; characters come before the ladder."""
    from ..bots import BOTS
    from ..locales import preferred_language
    from ..locales.names import load_names

    names = load_names(preferred_language())
    about = {name: names[f"bot-{name}.about"] for name in BOTS}
    if as_json:
        typer.echo(json.dumps(about, indent=2))
        return
    for name, sentence in about.items():
        typer.echo(f"{name:<12}{sentence}")
