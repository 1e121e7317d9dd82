"""What lies between the players: factories, the center, and how many tiles are out of sight."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ...rules.pavilion.state import COLORS as WILD
from .shapes import CARD, Picture, one_by_one

TILE = 16
STEP = TILE + 2
MARGIN = 12
FACTORY = 56


def draw_middle(picture: Picture, data: dict[str, Any], colors: Mapping[str, str]) -> float:
    """Draw it at the top; return where it ends."""
    picture.label(MARGIN, 15, _heading(data), 13)
    y = 30.0
    for i, tiles in enumerate(data["factories"]):
        x = MARGIN + FACTORY * i
        picture.disc(x + 24, y + 24, 24, CARD)
        for k, tile in enumerate(one_by_one(tiles)):
            picture.tile(x + 7 + STEP * (k % 2), y + 7 + STEP * (k // 2), TILE, tile, colors)
    marker = ["*"] if data["marker"] is None and data["phase"] in ("offer", "acquire") else []
    y = _row(picture, y + FACTORY, "center", [*marker, *one_by_one(data["center"])], colors)
    if "supply" in data:
        y = _row(picture, y, "supply", one_by_one(data["supply"]), colors)
    return y + 6


def _heading(data: dict[str, Any]) -> str:
    words = [f"round {data['round']}"]
    words += [f"{name} {sum(data[name].values())}" for name in ("bag", "lid", "tower") if name in data]
    if "supply" in data:
        words.append(f"wild {WILD[data['round'] - 1]}")
    return "   ".join(words)


def _row(picture: Picture, y: float, name: str, tiles: Sequence[str], colors: Mapping[str, str]) -> float:
    """Tiles in as many rows as they need; return where they end."""
    left = MARGIN + 52
    in_row = int((picture.width - left - MARGIN) // STEP)
    picture.label(MARGIN, y + TILE / 2, name, 11)
    for i, tile in enumerate(tiles):
        picture.tile(left + STEP * (i % in_row), y + STEP * (i // in_row), TILE, tile, colors)
    return y + STEP * max(1, -(-len(tiles) // in_row)) + 4
