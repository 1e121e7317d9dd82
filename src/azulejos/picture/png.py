"""SVG to PNG."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from ..extras import needed

SANS = "DejaVu Sans, Liberation Sans, Arial, Helvetica, Aileron"
"""Fonts to write with, the first there is; the last one comes with Pillow."""


@cache
def _font_folder() -> TemporaryDirectory[str]:
    """Pillow's own font as a file, for machines without any: numbers must not be missing in a picture."""
    from PIL import ImageFont

    folder = TemporaryDirectory(prefix="azulejos-")
    font = ImageFont.load_default(16).path.getvalue()  # type: ignore[union-attr]
    Path(folder.name, "font.ttf").write_bytes(font)
    return folder


@needed("pictures", "a PNG picture")
def svg_to_png(svg: str, width: int | None = None) -> bytes:
    """A PNG file of the picture, in its own size or as wide as asked."""
    import resvg_py

    svg = svg.replace("system-ui, sans-serif", SANS)
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, font_dirs=[_font_folder().name]))
