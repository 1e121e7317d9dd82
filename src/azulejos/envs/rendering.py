"""How an environment shows a position to people."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO

import numpy as np
from numpy.typing import NDArray

from ..errors import AzulejosError
from ..picture import Svg, position_png, position_svg
from ..rules.game import Position
from .text import text_of

Pixels = NDArray[np.uint8]
RenderFrame = str | Pixels | None

FRAME_WIDTH = 720
"""How wide the frames of a video are, in pixels."""


def _print(position: Position) -> None:
    print(text_of(position))


def render_svg(position: Position) -> Svg:
    return position_svg(position)


def render_pixels(position: Position) -> Pixels:
    """Height x width x 3 bytes."""
    from PIL import Image

    return np.array(Image.open(BytesIO(position_png(position, width=FRAME_WIDTH))).convert("RGB"))


RENDERERS: dict[str, Callable[[Position], RenderFrame]] = {
    "human": _print,
    "ansi": text_of,
    "rgb_array": render_pixels,
    "svg": render_svg,
}
RENDER_MODES = list(RENDERERS)
"""Text printed, text, an array of pixels, and SVG text that notebooks show as a picture."""


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDERERS:
        raise AzulejosError(f"render_mode cannot be {mode!r}: it is {', '.join(RENDER_MODES)} or None")
    return mode


def render(position: Position, mode: str | None) -> RenderFrame:
    """A picture of a position; nothing without a mode."""
    return None if mode is None else RENDERERS[mode](position)
