"""Pictures of a run, from its log: losses, points and strength over time, as SVG and PNG."""

from __future__ import annotations

import importlib.util
import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

from ..arena.plot import GRID, INK, SIDE, TOP, WIDTH, Dot, Label, Picture, Segment, Shape, round_ticks, to_png, to_svg
from .folder import RunFolder

HEIGHT = 420
LEFT, RIGHT, BOTTOM = 70, 210, 52
COLORS = ("#1b3f73", "#c4553b", "#3f8f5b", "#b58b1f", "#7a4fa3", "#4aa3b5", "#8f3f6b", "#666666")
Curve = Sequence[tuple[float, float]]
"""Points from left to right."""


def write_plots(folder: RunFolder) -> None:
    """A picture for each kind of curve that the log has."""
    entries = list(folder.entries())
    for name, (title, curves) in curves_of(entries).items():
        if any(len(curve) > 1 for curve in curves.values()):
            picture = lay_out(title, curves)
            (folder.path / f"{name}.svg").write_text(to_svg(picture), encoding="utf-8")
            if importlib.util.find_spec("PIL") is not None:
                (folder.path / f"{name}.png").write_bytes(to_png(picture))


def curves_of(entries: Sequence[Mapping]) -> dict[str, tuple[str, dict[str, Curve]]]:  # type: ignore[type-arg]
    """By file: the title, and the curves over minutes."""
    losses: dict[str, list[tuple[float, float]]] = {}
    points: dict[str, list[tuple[float, float]]] = {}
    strength: dict[str, list[tuple[float, float]]] = {}
    for entry in entries:
        at = entry["seconds"] / 60
        for net, of in entry["losses"].items():
            for kind, value in of.items():
                losses.setdefault(f"{net}: {kind}", []).append((at, value))
        for game, of in entry["groups"].items():
            points.setdefault(game, []).append((at, of["points"]))
        for game, of in entry["duels"].get("first teacher", {}).items():
            strength.setdefault(game, []).append((at, 100 * of["wins"]))
    return {
        "losses": ("losses", dict(losses)),
        "points": ("points of a seat in self-play", dict(points)),
        "strength": ("wins against the first net, without a search, in %", dict(strength)),
    }


def lay_out(title: str, curves: Mapping[str, Curve]) -> Picture:
    """Curves over minutes, with their names beside the ends."""
    right, bottom = WIDTH - RIGHT, HEIGHT - BOTTOM
    xs = [x for curve in curves.values() for x, _ in curve]
    ys = [y for curve in curves.values() for _, y in curve]
    across, up = _scale(min(xs), max(xs)), _scale(min(ys), max(ys))

    def place(x: float, y: float) -> tuple[float, float]:
        share = (x - across[0]) / (across[-1] - across[0]), (y - up[0]) / (up[-1] - up[0])
        return LEFT + (right - LEFT) * share[0], bottom - (bottom - TOP) * share[1]

    shapes: list[Shape] = [Label(SIDE, TOP / 2, title, 16, "start")]
    for tick in across:
        x, _ = place(tick, up[0])
        shapes += [Segment(x, TOP, x, bottom, GRID, 1), Label(x, bottom + 14, f"{tick:g}", 12, "middle")]
    for tick in up:
        _, y = place(across[0], tick)
        shapes += [Segment(LEFT, y, right, y, GRID, 1), Label(LEFT - 8, y, f"{tick:g}", 12, "end")]
    shapes.append(Label((LEFT + right) / 2, bottom + 34, "minutes", 12, "middle"))
    shapes.append(Segment(LEFT, bottom, right, bottom, INK, 1))
    for i, (name, curve) in enumerate(curves.items()):
        color = COLORS[i % len(COLORS)]
        ends = [place(x, y) for x, y in curve]
        shapes += [Segment(*one, *two, color, 2) for one, two in pairwise(ends)]
        row = TOP + 18 * i
        shapes += [Dot(right + 16, row, 4, color), Label(right + 26, row, name, 12, "start")]
    height = max(HEIGHT, TOP + 18 * len(curves) + SIDE)
    return Picture(title, WIDTH, height, tuple(shapes))


def _scale(low: float, high: float) -> list[float]:
    """Round numbers around both, also where they lie close together."""
    unit = 10.0 ** math.floor(math.log10(max(high - low, 1e-6)))
    return [tick * unit / 10 for tick in round_ticks(10 * low / unit, 10 * high / unit)]
