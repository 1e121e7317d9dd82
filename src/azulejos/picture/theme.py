"""The colors of everything but the tiles: those of the web app, light and dark."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import AzulejosError


@dataclass(frozen=True, slots=True)
class Theme:
    ground: str
    board: str
    board_edge: str
    band: str
    cell: str
    cell_edge: str
    cell_ink: str
    plate: str
    plate_edge: str
    table: str
    ink: str
    ink_soft: str
    turn: str
    loss: str
    stone: str
    gilt: str
    gilt_soft: str
    prints: Mapping[str, str]
    """The color of a pattern printed on a wall or a star, by the tile's letter; "c" for none."""


LIGHT = Theme(
    ground="#f4f1e9", board="#fffdf8", board_edge="#d9cfbb", band="#f3eddf", cell="#ece4d3", cell_edge="#cdc1a9",
    cell_ink="#6d6450", plate="#e9e2d3", plate_edge="#cfc4ae", table="#f0e9db", ink="#1d2433", ink_soft="#565d6d",
    turn="#d2691e", loss="#9d2626", stone="#b4a68b", gilt="#a8741a", gilt_soft="#fbeeda",
    prints={
        "azul-b": "#1c5aa6", "azul-y": "#b57a0c", "azul-r": "#bf3d2b", "azul-k": "#23272e", "azul-w": "#1f8795",
        "p": "#6f3f98", "g": "#2f7d4a", "o": "#c9620f", "y": "#a87b00", "b": "#2b76bf", "r": "#a82a2e", "c": "#6d6450",
    },
)  # fmt: skip
DARK = Theme(
    ground="#12161f", board="#1a212d", board_edge="#3a465b", band="#212a38", cell="#28313f", cell_edge="#475369",
    cell_ink="#b3bccb", plate="#2a3344", plate_edge="#445069", table="#161c27", ink="#eef0f4", ink_soft="#a9b2c3",
    turn="#ffb45c", loss="#ffaaa0", stone="#6c7890", gilt="#e3b35a", gilt_soft="#3a2e1e",
    prints={
        "azul-b": "#6ea5e8", "azul-y": "#e0ac45", "azul-r": "#e27a68", "azul-k": "#97a3b5", "azul-w": "#6cc3cf",
        "p": "#b78ae0", "g": "#6fbf8b", "o": "#f0975a", "y": "#e6c250", "b": "#72aeea", "r": "#ec8080", "c": "#b3bccb",
    },
)  # fmt: skip
THEMES = {"light": LIGHT, "dark": DARK}
"""The colors of pictures, by name."""


def mix(color: str, part: float, ground: str) -> str:
    """A color that shines through to this part; renderers are much slower with real transparency."""
    channels = ((int(color[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(part * above + (1 - part) * below):02x}" for above, below in channels)


def find_theme(name: str) -> Theme:
    if name not in THEMES:
        raise AzulejosError(f"there is no theme {name!r}: the themes are {' and '.join(THEMES)}")
    return THEMES[name]
