"""Pictures as SVG."""

from __future__ import annotations

from html import escape

from .shapes import TABLE, Disc, Picture, Polygon, Shape


class Svg(str):
    """SVG text that a notebook shows as a picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def to_svg(picture: Picture) -> Svg:
    width, height = round(picture.width), round(picture.height)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}">'
    table = f'<rect width="{width}" height="{height}" fill="{TABLE}"/>'
    font = '<g font-family="sans-serif" stroke-linejoin="round">'
    return Svg("\n".join([head, table, font, *map(_element, picture.shapes), "</g></svg>"]))


def _element(shape: Shape) -> str:
    if isinstance(shape, Polygon):
        points = " ".join(f"{x:.1f},{y:.1f}" for x, y in shape.points)
        return f'<polygon points="{points}" fill="{shape.fill}" stroke="{shape.edge}"/>'
    if isinstance(shape, Disc):
        place = f'cx="{shape.x:.1f}" cy="{shape.y:.1f}" r="{shape.radius:.1f}"'
        return f'<circle {place} fill="{shape.fill}" stroke="{shape.edge}"/>'
    anchor = ' text-anchor="middle"' if shape.is_centered else ""
    place = f'x="{shape.x:.1f}" y="{shape.y:.1f}" font-size="{shape.size:g}" dominant-baseline="central"'
    return f'<text {place}{anchor} fill="{shape.fill}" xml:space="preserve">{escape(shape.words)}</text>'
