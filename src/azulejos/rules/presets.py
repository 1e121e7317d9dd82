"""All games by name."""

from __future__ import annotations

import re
from typing import Any

from . import azul, pavilion
from .box import Box
from .errors import UnknownGame

BOXES: tuple[Box, ...] = (azul.BOX, pavilion.BOX)
PRESETS: dict[str, Box] = {preset: box for box in BOXES for preset in box.presets}
"""The box of each preset."""


def find_preset(name: Any) -> Box:
    if not isinstance(name, str) or name not in PRESETS:
        raise UnknownGame(f"there is no game {name!r}: the games are {', '.join(PRESETS)}")
    return PRESETS[name]


def parse_game_name(text: str) -> tuple[str, int, dict[str, str]]:
    """Preset, number of players and changed options of a name such as `azul-grey/3;max_rounds=9`."""
    match = re.fullmatch(r"([a-z-]+)/(\d{1,3})((?:;\w+=\w+)*)", text, re.ASCII)
    if match is None:
        raise UnknownGame(f"{text!r} is not a game's name, such as azul/2 or azul-grey/3;max_rounds=9")
    preset, players, changes = match.groups()
    return preset, int(players), dict(change.split("=") for change in changes.split(";")[1:])
