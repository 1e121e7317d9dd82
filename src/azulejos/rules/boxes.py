"""All boxes and the games in them, by name. Boxes of other packages are found by their entry point `azulejos.boxes`."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ..errors import UnknownGame
from ..kernel.cache import add_sources
from . import azul, pavilion
from .box import Box

BUILT_IN: tuple[Box, ...] = (azul.BOX, pavilion.BOX)


@cache
def all_boxes() -> tuple[Box, ...]:
    """The boxes of this package, then those that other packages bring."""
    from importlib.metadata import entry_points

    found: list[Box] = [entry.load() for entry in entry_points(group="azulejos.boxes")]
    for box in found:
        add_sources(str(box.module("rules").__file__))
    return (*BUILT_IN, *found)


@cache
def all_presets() -> dict[str, Box]:
    """The box of each preset."""
    return {preset: box for box in all_boxes() for preset in box.presets}


def find_preset(name: Any) -> Box:
    if isinstance(name, str):
        for box in BUILT_IN:  # looking for installed ones takes a while
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
