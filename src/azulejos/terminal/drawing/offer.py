"""What lies between the players: factories, center, supply, bag."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...locales import Texts
from ...rules.pavilion.state import COLORS as WILD
from ..tiles import DIM, tile, tiles
from .marks import Marks

TILES_PER_FACTORY = 4


def draw_offer(position: dict[str, Any], texts: Texts, width: int, marks: Marks) -> list[Text]:
    """Lines with the factories, the center, and what is left to draw."""
    cell = next((w for w in (3, 2, 1) if len(position["factories"]) * (4 * w + 4) - 2 <= width), 1)
    factories = []
    for number, counts in enumerate(position["factories"], 1):
        factory = Text().append(f"{number} ", "bold" if counts else DIM)
        factory.append_text(tiles(counts, cell, str(number) if marks.is_active else None))
        factories.append(factory.append("·" * cell * (TILES_PER_FACTORY - sum(counts.values())), DIM))
    center = Text().append("c ", "bold")
    if position["marker"] is None and position["phase"] in ("offer", "acquire"):
        center.append_text(tile("marker", cell))
    center.append_text(tiles(position["center"], min(cell, 2), "c" if marks.is_active else None))
    lines = [Text("  ").join(factories), center]
    bag = sum(position["bag"].values())
    if "lid" in position:
        lid = sum(position["lid"].values())
        lines[1].append("   " + texts("terminal-stock-azul", bag=bag, lid=lid), DIM)
    else:
        supply = Text(texts("terminal-supply") + " ").append_text(tiles(position["supply"], min(cell, 2)))
        tower = sum(position["tower"].values())
        supply.append("   " + texts("terminal-wild") + " ").append_text(tile(WILD[position["round"] - 1], 3))
        lines.append(supply.append("   " + texts("terminal-stock-pavilion", bag=bag, tower=tower), DIM))
    return lines
