"""Factories, the center, and who has the starting marker: what the boxes with an offer have in common."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ..locales import Texts
from ..rules.sources import TILES_PER_FACTORY
from .marks import Marks
from .speech import counted, join_words, sentence
from .tiles import DIM, tile, tiles


def tile_width(position: dict[str, Any], width: int) -> int:
    """How wide tiles can be for all factories to fit in a line."""
    count = len(position["factories"])
    return next((cell for cell in (3, 2, 1) if count * (TILES_PER_FACTORY * cell + 4) - 2 <= width), 1)


def factories_line(position: dict[str, Any], cell: int, marks: Marks) -> Text:
    factories = []
    for number, counts in enumerate(position["factories"], 1):
        factory = Text().append(f"{number} ", "bold" if counts else DIM)
        factory.append_text(tiles(counts, cell, str(number) if marks.is_active else None))
        factories.append(factory.append("·" * cell * (TILES_PER_FACTORY - sum(counts.values())), DIM))
    return Text("  ").join(factories)


def center_line(position: dict[str, Any], cell: int, marks: Marks, taking: str) -> Text:
    """The center, with the starting marker during the phase in which it can be taken."""
    center = Text().append("c ", "bold")
    if _marker_lies_there(position, taking):
        center.append_text(tile("marker", cell))
    return center.append_text(tiles(position["center"], min(cell, 2), "c" if marks.is_active else None))


def _marker_lies_there(position: dict[str, Any], taking: str) -> bool:
    return position["marker"] is None and position["phase"] == taking


def offer_sentences(position: dict[str, Any], texts: Texts, taking: str) -> list[str]:
    """The factories, those without tiles together, and the center."""
    said, empty = [], []
    for number, counts in enumerate(position["factories"], 1):
        if counts:
            said.append(sentence(texts("board-source", source=number, tiles=counted(counts, texts))))
        else:
            empty.append(texts("spoken-factory", factory=number))
    if said and empty:
        said.append(texts("spoken-empty", names=join_words(empty)))
    marker = texts("board-marker") if _marker_lies_there(position, taking) else ""
    center = counted(position["center"], texts) if position["center"] or not marker else ""
    return [*said, sentence(texts("board-source", source=0, tiles=join_words([marker, center])))]


def pick_words(choice: dict[str, Any], tiles: dict[str, int], texts: Texts) -> str:
    """Tiles that are taken together, and from where: "2 red tiles from factory 3"."""
    picked = texts("board-pick", tiles=texts.tiles(tiles.items()), source=choice["source"])
    return join_words([picked, texts("board-marker") if choice["preview"]["marker"] else ""])


def marker_of(position: dict[str, Any], seat: int) -> str:
    """A star for who has the starting marker."""
    return "*" if position["marker"] == seat and position["phase"] not in ("deal", "over") else ""
