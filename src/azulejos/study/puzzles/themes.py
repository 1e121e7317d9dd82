"""What a puzzle is about, from what can be said of its solution."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...rules.action import Action
from ...rules.game import Position
from ..claims import Claim
from ..explaining import why
from ..outlook import outlook
from ..plug import plug

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
    "points": ("scores",),
    "finish": ("completes_line",),
    "ahead": ("outlook", "outlook_other"),
}
"""The kinds of claims that make a theme. Where several are made, the first theme here is what is special."""


MANY_POINTS = 6
"""A line that scores so many points at once is about the points, and not about the line."""


def point_of(position: Position, solution: Action, tempting: Action, others: Sequence[Action]) -> tuple[Claim, ...]:
    """What can be said of a solution and of no move that is wrong; nothing where that is only what it costs.

    Beside the tempting move it is also said what that one leaves to others, and leads to.
    """
    wrong = [claim for action in (tempting, *others) for claim in why(position, action)]
    does = [claim for claim in why(position, solution) if claim not in wrong]
    denied = [claim for claim in why(position, tempting, solution) if "other" in claim.facts]
    told = [*does, *denied, *outlook(position, tempting, solution)]
    costs = plug(position.game.box).COSTS
    return tuple(told) if any(claim.kind not in costs for claim in told) else ()


def theme_of(claims: Iterable[Claim]) -> str | None:
    """The theme of a solution of which these things can be said; None where nothing is said."""
    said = {"scores" if _scores_many(claim) else claim.kind for claim in claims}
    return next((theme for theme, kinds in KINDS.items() if said.intersection(kinds)), None)


def _scores_many(claim: Claim) -> bool:
    return claim.kind == "completes_line" and int(claim.facts["points"]) >= MANY_POINTS
