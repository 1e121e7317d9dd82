"""Study: what a position is worth, what each move of a game cost, why, and what was luck; `docs/study.md` tells how."""

from __future__ import annotations

from .account import Review, ReviewedDeal, ReviewedMove, ReviewedPlayer
from .analysing import Deals, Insight, Line, analyse
from .annotations import annotate, read_annotations
from .claims import Claim
from .explaining import why
from .hinting import Hint, Hints, hints
from .reviewing import Stopped, review
from .weighing import Judged, judge
from .worth import Worth

__all__ = [
    "Claim",
    "Deals",
    "Hint",
    "Hints",
    "Insight",
    "Judged",
    "Line",
    "Review",
    "ReviewedDeal",
    "ReviewedMove",
    "ReviewedPlayer",
    "Stopped",
    "Worth",
    "analyse",
    "annotate",
    "hints",
    "judge",
    "read_annotations",
    "review",
    "why",
]
