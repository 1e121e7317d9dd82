"""What a board of Azul needs to know to be drawn."""

from __future__ import annotations

from typing import Any

from ..sources import TILES_PER_FACTORY
from .events import LOSSES
from .options import PRESETS
from .scoring import COLOR_BONUS, ROW_BONUS
from .state import COLORS, FLOOR, FLOOR_COSTS, LINES, START_SCORE, WALL_ROWS


def facts() -> dict[str, Any]:
    return {
        "colors": COLORS,
        "lines": LINES,
        "floor": FLOOR,
        "floor_costs": list(FLOOR_COSTS),
        "wall": list(WALL_ROWS),
        "bonuses": {
            "row": ROW_BONUS,
            "column": {preset: options.column_bonus for preset, options in PRESETS.items()},
            "color": COLOR_BONUS,
        },
        "tiles_per_factory": TILES_PER_FACTORY,
        "losses": sorted(LOSSES),
        "start_score": START_SCORE,
        "least_score": 0,
    }
