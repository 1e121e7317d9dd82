"""Tiles as colored letters: a capital on its color, so that they can be told apart with and without color."""

from __future__ import annotations

from rich.style import Style
from rich.text import Text

COLORS = {
    "b": ("white", "#1f5fa8"),
    "y": ("black", "#e9b824"),
    "r": ("white", "#b8322a"),
    "k": ("white", "#2b2b2b"),
    "w": ("black", "#d9e4ea"),
    "j": ("black", "#d77fb4"),
    "p": ("white", "#6d3d94"),
    "g": ("white", "#2f7d43"),
    "o": ("black", "#e07b28"),
}
"""By letter: what is written, and on what."""
MARKER = "*"
DIM = Style(color="grey62")


def tile(letter: str, width: int = 3, action: str | None = None, marked: bool = False) -> Text:
    """A tile as wide as that."""
    if letter == "marker":
        style = Style(color="black", bgcolor="white", bold=True)
        return _clickable(Text(MARKER.center(width), style), action)
    ink, ground = COLORS[letter.lower()]
    style = Style(color=ink, bgcolor=ground, bold=True, underline=marked)
    return _clickable(Text(letter.upper().center(width), style), action)


def space(text: str, width: int = 3, action: str | None = None, marked: bool = False) -> Text:
    """An empty space with something printed on it."""
    style = Style(reverse=True, bold=True) if marked else DIM
    return _clickable(Text(text.center(width), style), action)


def _clickable(text: Text, action: str | None) -> Text:
    if action is not None:
        text.stylize(Style.from_meta({"@click": action}))
    return text


def tiles(counts: dict[str, int], width: int = 1, action: str | None = None) -> Text:
    """A set of tiles in a row; `{}` in the action stands for the letter of the tile."""
    row = Text()
    for letter, count in counts.items():
        for _ in range(count):
            row.append_text(tile(letter, width, None if action is None else action.format(letter)))
    return row
