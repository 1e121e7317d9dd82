"""Pictures as arrays of pixels, without any library for it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .shapes import TABLE, Disc, Picture, Polygon, Text

Pixels = NDArray[np.uint8]
Floats = NDArray[np.float64]
Depth = Callable[[Floats, Floats], Floats]
"""How many pixels inside of a shape points are."""

# Letters of 3 x 5 dots: five octal digits, a row each, from the top.
GLYPHS = {
    "0": 0o75557, "1": 0o26227, "2": 0o71747, "3": 0o71717, "4": 0o55711, "5": 0o74717, "6": 0o74757, "7": 0o71122,
    "8": 0o75757, "9": 0o75717, "A": 0o25755, "B": 0o65656, "C": 0o34443, "D": 0o65556, "E": 0o74647, "F": 0o74644,
    "G": 0o34553, "H": 0o55755, "I": 0o72227, "J": 0o11152, "K": 0o55655, "L": 0o44447, "M": 0o57755, "N": 0o65555,
    "O": 0o25552, "P": 0o65644, "Q": 0o25563, "R": 0o65655, "S": 0o34216, "T": 0o72222, "U": 0o55557, "V": 0o55552,
    "W": 0o55775, "X": 0o55255, "Y": 0o55222, "Z": 0o71247, "-": 0o00700, "*": 0o05250, " ": 0,
}  # fmt: skip


def to_array(picture: Picture) -> Pixels:
    """Height x width x 3 bytes."""
    pixels = np.empty((round(picture.height), round(picture.width), 3), np.uint8)
    pixels[:] = _rgb(TABLE)
    for shape in picture.shapes:
        if isinstance(shape, Polygon):
            _polygon(pixels, shape)
        elif isinstance(shape, Disc):
            _disc(pixels, shape)
        else:
            _text(pixels, shape)
    return pixels


def _rgb(color: str) -> tuple[int, int, int]:
    return int(color[1:3], 16), int(color[3:5], 16), int(color[5:7], 16)


def _paint(pixels: Pixels, box: tuple[float, ...], depth_at: Depth, fill: str, edge: str) -> None:
    """Color the pixels of a box (left, top, right, bottom) that lie inside a shape."""
    height, width, _ = pixels.shape
    left, top = max(0, int(box[0])), max(0, int(box[1]))
    right, bottom = min(width, int(box[2]) + 2), min(height, int(box[3]) + 2)
    y, x = np.mgrid[top:bottom, left:right] + 0.5
    depth = depth_at(x, y)
    area = pixels[top:bottom, left:right]
    area[depth >= 0] = _rgb(edge)
    area[depth >= 1] = _rgb(fill)


def _polygon(pixels: Pixels, shape: Polygon) -> None:
    points = np.array(shape.points)
    edges = np.roll(points, -1, axis=0) - points
    lengths = np.hypot(edges[:, 0], edges[:, 1])

    def depth_at(x: Floats, y: Floats) -> Floats:
        # The inside of a convex shape is on the right of every edge.
        distances = [
            (ex * (y - py) - ey * (x - px)) / length
            for (px, py), (ex, ey), length in zip(points, edges, lengths, strict=True)
        ]
        nearest: Floats = np.minimum.reduce(distances)
        return nearest + 0.5

    _paint(pixels, (*points.min(0), *points.max(0)), depth_at, shape.fill, shape.edge)


def _disc(pixels: Pixels, shape: Disc) -> None:
    def depth_at(x: Floats, y: Floats) -> Floats:
        return shape.radius + 0.5 - np.hypot(x - shape.x, y - shape.y)

    reach = shape.radius + 1
    box = (shape.x - reach, shape.y - reach, shape.x + reach, shape.y + reach)
    _paint(pixels, box, depth_at, shape.fill, shape.edge)


def _text(pixels: Pixels, shape: Text) -> None:
    dot = max(1, round(shape.size / 7))
    width = 4 * dot * len(shape.words) - dot
    x = round(shape.x - width / 2 if shape.is_centered else shape.x)
    y = round(shape.y - 2.5 * dot)
    for letter in shape.words.upper():
        for bit in range(15):
            if GLYPHS[letter] >> 14 - bit & 1:
                top, left = y + dot * (bit // 3), x + dot * (bit % 3)
                pixels[top : top + dot, left : left + dot] = _rgb(shape.fill)
        x += 4 * dot
