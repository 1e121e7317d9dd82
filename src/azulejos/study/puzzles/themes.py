"""What a puzzle is about, from what can be said of its solution."""

from __future__ import annotations

from collections.abc import Iterable

from ..claims import Claim

KINDS = {
    "end": ("brings_end", "puts_off_end", "denies_end", "leaves_end"),
    "jokers": ("takes_jokers",),
    "wall": ("tiles_space",),
    "deny": ("leaves", "leaves_star", "leaves_number", "leaves_element"),
    "stars": ("completes_star", "nears_star", "completes_number", "nears_number"),
    "payment": ("spends_wild",),
    "bonus": ("surrounds_element",),
    "columns": ("completes_column", "completes_color", "nears_column", "nears_color"),
    "corners": ("keeps_tiles", "discards_tiles"),
    "marker": ("takes_start", "takes_marker"),
    "floor": ("floor_loss",),
    "wild": ("takes_wild",),
    "finish": ("completes_line",),
    "points": ("scores",),
}
"""The kinds of claims that make a theme. Where several are made, the first theme here is what is special."""


def theme_of(claims: Iterable[Claim]) -> str | None:
    """The theme of a solution of which these things can be said; None where nothing is said."""
    said = {claim.kind for claim in claims}
    return next((theme for theme, kinds in KINDS.items() if said.intersection(kinds)), None)
