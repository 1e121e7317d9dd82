"""All boxes and the games in them, by name. Boxes of other packages are found by their entry point `azulejos.boxes`."""

from __future__ import annotations

import re
from functools import cache
from importlib import import_module
from typing import Any

from ..errors import UnknownGame
from .box import Box


@cache
def built_in() -> tuple[Box, ...]:
    """The boxes of this package, loaded when first asked for: half of `import azulejos` would be theirs."""
    from . import azul, pavilion

    return (azul.BOX, pavilion.BOX)


@cache
def all_boxes() -> tuple[Box, ...]:
    """The boxes of this package, then those that other packages bring."""
    from importlib.metadata import entry_points

    from ..kernel.cache import add_sources

    found: list[Box] = [entry.load() for entry in entry_points(group="azulejos.boxes")]
    for box in found:  # each of its modules may have functions that are compiled
        add_sources(str(import_module(box.home.partition(".")[0]).__file__))
    return (*built_in(), *found)


@cache
def all_presets() -> dict[str, Box]:
    """The box of each preset."""
    return {preset: box for box in all_boxes() for preset in box.presets}


def find_preset(name: Any) -> Box:
    if isinstance(name, str):
        for box in built_in():  # looking for installed ones takes a while
            if name in box.presets:
                return box
        if name in all_presets():
            return all_presets()[name]
    raise UnknownGame(f"there is no game {name!r}: the games are {', '.join(all_presets())}")


def parse_game_name(text: str) -> tuple[str, int, dict[str, str]]:
    """Preset, number of players and changed options of a name such as `azul-grey/3;max_rounds=9`."""
    match = re.fullmatch(r"([a-z-]+)/(\d{1,3})((?:;\w+=\w+)*)", text, re.ASCII)
    if match is None:
        raise UnknownGame(f"{text!r} is not a game's name, such as azul/2 or azul-grey/3;max_rounds=9")
    preset, players, changes = match.groups()
    return preset, int(players), dict(change.split("=") for change in changes.split(";")[1:])
