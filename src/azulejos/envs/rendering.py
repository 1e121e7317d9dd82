"""How an environment shows a position to people."""

from __future__ import annotations

from collections.abc import Callable

from ..rules.errors import AzulejosError
from ..rules.game import Position
from .picture import Pixels, Svg, draw, to_array, to_svg
from .text import draw_text

Frame = str | Pixels | None


def _print(position: Position) -> None:
    print(draw_text(position))


def render_svg(position: Position) -> Svg:
    return to_svg(draw(position))


RENDERERS: dict[str, Callable[[Position], Frame]] = {
    "human": _print,
    "ansi": draw_text,
    "rgb_array": lambda position: to_array(draw(position)),
    "svg": render_svg,
}
RENDER_MODES = list(RENDERERS)
"""Text printed, text, an array of pixels, and SVG text that notebooks show as a picture."""


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERERS:
        raise AzulejosError(f"render_mode cannot be {mode!r}: it is {', '.join(RENDER_MODES)} or None")
    return mode


def render(position: Position, mode: str | None) -> Frame:
    """A picture of a position; nothing without a mode."""
    return None if mode is None else RENDERERS[mode](position)
