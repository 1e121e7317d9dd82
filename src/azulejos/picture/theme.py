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


COLORS = {
    "ground": ("#f4f1e9", "#12161f"), "board": ("#fffdf8", "#1a212d"), "board_edge": ("#d9cfbb", "#3a465b"),
    "band": ("#f3eddf", "#212a38"), "cell": ("#ece4d3", "#28313f"), "cell_edge": ("#cdc1a9", "#475369"),
    "cell_ink": ("#6d6450", "#b3bccb"), "plate": ("#e9e2d3", "#2a3344"), "plate_edge": ("#cfc4ae", "#445069"),
    "table": ("#f0e9db", "#161c27"), "ink": ("#1d2433", "#eef0f4"), "ink_soft": ("#565d6d", "#a9b2c3"),
    "turn": ("#d2691e", "#ffb45c"), "loss": ("#9d2626", "#ffaaa0"), "stone": ("#b4a68b", "#6c7890"),
    "gilt": ("#a8741a", "#e3b35a"), "gilt_soft": ("#fbeeda", "#3a2e1e"),
}  # fmt: skip
"""Each color of a theme: light, dark."""
PRINTS = {
    "azul-b": ("#1c5aa6", "#6ea5e8"), "azul-y": ("#b57a0c", "#e0ac45"), "azul-r": ("#bf3d2b", "#e27a68"),
    "azul-k": ("#23272e", "#97a3b5"), "azul-w": ("#1f8795", "#6cc3cf"), "p": ("#6f3f98", "#b78ae0"),
    "g": ("#2f7d4a", "#6fbf8b"), "o": ("#c9620f", "#f0975a"), "y": ("#a87b00", "#e6c250"),
    "b": ("#2b76bf", "#72aeea"), "r": ("#a82a2e", "#ec8080"), "c": ("#6d6450", "#b3bccb"),
}  # fmt: skip


def _theme(place: int) -> Theme:
    colors, prints = ({name: pair[place] for name, pair in table.items()} for table in (COLORS, PRINTS))
    return Theme(**colors, prints=prints)


LIGHT, DARK = _theme(0), _theme(1)
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
