"""Tiles as colored letters: a capital on its color, so that they can be told apart with and without color."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

Look = tuple[str, str]
"""What is written, and on what."""
COLORS: dict[str, Look] = {
    "b": ("white", "#1f5fa8"),
    "y": ("black", "#e9b824"),
    "r": ("white", "#b8322a"),
    "k": ("white", "#4a5258"),
    "w": ("black", "#d9e4ea"),
    "j": ("black", "#d77fb4"),
    "p": ("white", "#6d3d94"),
    "g": ("white", "#2f7d43"),
    "o": ("black", "#e07b28"),
}
"""By letter."""
PRINTED = {"b": "#6ea0dc", "y": "#c9a43a", "r": "#d9706a", "k": "grey62", "w": "#ccd6dc"}
"""By letter: the color of a small letter, on a wall space that is still empty."""
MARKER = "*"
WHITE = ("black", "#ffffff")
DIM = Style(color="grey62")
MARKED = Style(reverse=True, bold=True)
Click = tuple[str, str] | None
"""What a click means: ("pick", the beginning of a move) or ("drop", the rest of it)."""


def tile(letter: str, width: int = 3, click: Click = None, look: Look | None = None) -> Text:
    """A tile as wide as that."""
    if letter == "marker":
        letter, look = MARKER, WHITE
    ink, ground = look or COLORS[letter.lower()]
    return _written(letter.upper().center(width), Style(color=ink, bgcolor=ground, bold=True), click)


def space(text: str, width: int = 3, click: Click = None, marked: bool = False, ground: str | None = None) -> Text:
    """An empty space with something printed on it; the letter of a color in that color."""
    printed = Style(color=PRINTED[text]) if text in PRINTED else DIM
    if ground is not None:
        printed = Style(color="grey85", bgcolor=ground)
    return _written(text.center(width), MARKED if marked else printed, click)


def _written(text: str, style: Style, click: Click) -> Text:
    return Text().append(text, style if click is None else style + Style.from_meta(dict([click])))


def tiles(counts: dict[str, int], width: int = 1, source: str | None = None) -> Text:
    """A set of tiles in a row; with a source, they can be picked up from there."""
    row = Text()
    for letter, count in counts.items():
        for _ in range(count):
            row.append_text(tile(letter, width, None if source is None else ("pick", f"{source}{letter}")))
    return row
