"""What a board of Summer Pavilion needs to know to be drawn."""

from __future__ import annotations

from typing import Any

from ..sources import TILES_PER_FACTORY
from .events import LOSSES
from .geometry import COST, ELEMENTS
from .scoring import MIXED_POINTS, NUMBER_POINTS, STAR_POINTS
from .state import COLORS, LEAST_SCORE, MOST_KEPT, ROUNDS, STARS, START_SCORE, SUPPLY_SPACES


def facts() -> dict[str, Any]:
    colored, mono = ([list(costs[6 * star : 6 * star + 6]) for star in range(len(STARS))] for costs in COST)
    return {
        "colors": COLORS,
        "stars": STARS,
        "rounds": ROUNDS,
        "costs": {"colored": colored, "mono": mono},
        "elements": [
            {"kind": kind, "star": star, "spaces": _spaces(spaces), "tiles": tiles}
            for kind, star, spaces, tiles in ELEMENTS
        ],
        "star_points": {**dict(zip(COLORS, STAR_POINTS, strict=True)), "mixed": MIXED_POINTS},
        "number_points": list(NUMBER_POINTS),
        "most_kept": MOST_KEPT,
        "supply_spaces": SUPPLY_SPACES,
        "tiles_per_factory": TILES_PER_FACTORY,
        "losses": sorted(LOSSES),
        "start_score": START_SCORE,
        "least_score": LEAST_SCORE,
    }


def _spaces(bits: int) -> list[tuple[int, int]]:
    """Star and space of each bit, both from 0."""
    return [(i // 6, i % 6) for i in range(6 * len(STARS)) if bits >> i & 1]
