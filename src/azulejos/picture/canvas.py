"""A picture that grows shape by shape and knows which symbols it uses."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from html import escape

from .sheet import definitions
from .theme import Theme

Point = tuple[float, float]


class Svg(str):
    """SVG text that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def _number(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def _attributes(values: dict[str, str | float | None]) -> str:
    parts = []
    for name, value in values.items():
        if value is not None:
            text = escape(value) if isinstance(value, str) else _number(value)
            parts.append(f' {name.rstrip("_").replace("_", "-")}="{text}"')
    return "".join(parts)


Words = Callable[[str], str]


class Canvas:
    """Shapes, the later ones on top. `at` gives the same canvas with another corner to measure from."""

    def __init__(self, theme: Theme, words: Words = str) -> None:
        self.theme = theme
        self.words = words
        """What is written on the table, such as "bag", in a language."""
        self._shapes: list[str] = []
        self._used: set[str] = set()
        self._x = self._y = 0.0

    def at(self, x: float, y: float) -> Canvas:
        moved = Canvas(self.theme, self.words)
        moved._shapes, moved._used = self._shapes, self._used
        moved._x, moved._y = self._x + x, self._y + y
        return moved

    def rectangle(self, x: float, y: float, width: float, height: float, /, **style: str | float | None) -> None:
        place = {"x": self._x + x, "y": self._y + y, "width": width, "height": height}
        self._shapes.append(f"<rect{_attributes({**place, **style})}/>")

    def circle(self, x: float, y: float, radius: float, /, **style: str | float | None) -> None:
        self._shapes.append(f"<circle{_attributes({'cx': self._x + x, 'cy': self._y + y, 'r': radius, **style})}/>")

    def polygon(self, points: Iterable[Point], /, **style: str | float | None) -> None:
        corners = " ".join(f"{_number(self._x + x)},{_number(self._y + y)}" for x, y in points)
        self._shapes.append(f"<polygon{_attributes({'points': corners, **style})}/>")

    def text(self, x: float, y: float, words: object, size: float, /, **style: str | float | None) -> None:
        """Words whose middle line is at a height; `text_anchor` says where they begin."""
        # Not every program knows dominant-baseline, so the middle line is computed here.
        place = {"x": self._x + x, "y": self._y + y + 0.36 * size, "font_size": size}
        style.setdefault("fill", self.theme.ink)
        self._shapes.append(f"<text{_attributes({**place, **style})}>{escape(str(words))}</text>")

    def symbol(
        self, name: str, x: float, y: float, width: float, height: float, turn: float = 0, **style: str | float | None
    ) -> None:
        """A symbol of the tile sheet around a point."""
        self._used.add(name)
        x, y = self._x + x, self._y + y
        place = {"x": x - width / 2, "y": y - height / 2, "width": width, "height": height}
        style["transform"] = f"rotate({_number(turn)} {_number(x)} {_number(y)})" if turn else None
        self._shapes.append(f'<use href="#{name}"{_attributes({**place, **style})}/>')

    def to_svg(self, width: float, height: float, title: str) -> Svg:
        w, h = round(width), round(height)
        return Svg(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" role="img">'
            f"<title>{escape(title)}</title>{definitions(self._used)}"
            f'<rect width="{w}" height="{h}" fill="{self.theme.ground}"/>'
            f'<g font-family="system-ui, sans-serif" stroke-linejoin="round">{"".join(self._shapes)}</g></svg>'
        )
