"""What the search asks of a box: the names in its module of this room, `search/azul.py` for Azul."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import SimpleNamespace
from typing import Any, Protocol, cast

from ..rules.box import Box
from .features import Features
from .skills import DEFAULT_SKILLS, Skill

Outlook = tuple[int, ...]
"""What a state promises a seat: points first, then what settles ties."""


class SearchBox(Protocol):
    """What every box must have. This is enough for all bots to play it:

        @rule
        def rests(s: State) -> bool:
            return s.to_act < 0

        def outlook(s: State, seat: int) -> tuple[int, ...]:
            return (s.boards[seat].score,)

    `CompleteSearchBox` lists what a box may have besides.
    """

    def rests(self, s: Any, /) -> bool:
        """(rule) Whether the search goes no further, and the evaluator judges: usually when the round is over."""

    def outlook(self, s: Any, seat: int, /) -> Outlook:
        """What the greedy bot wants: the most points it can see, then whatever settles ties."""


class CompleteSearchBox(SearchBox, Protocol):
    """With what a box may leave out."""

    FEATURES: Features
    """How boards are described. Default: by the score alone."""
    SKILLS: Mapping[str, Skill]
    """How well each bot plays. Default: the ladder by numbers of positions, `skills.DEFAULT_SKILLS`."""
    SKILLS_OF_MANY: Mapping[str, Skill]
    """The same with three and four seats, where it differs. Default: none."""
    TASTES: Mapping[str, Mapping[str, float]]
    """For each character: points that it adds to features it likes, by their names. Default: none."""
    candidates: Callable[[Any, list[int]], int]
    """(rule) Write the actions worth searching, in rising order, and return how many. Default: all legal ones."""


@cache
def plug(box: Box) -> CompleteSearchBox:
    """A box as the search sees it, complete. Learned weights lie in a folder `weights` beside the box's module."""
    given = {
        "FEATURES": Features(),
        "SKILLS": DEFAULT_SKILLS,
        "SKILLS_OF_MANY": {},
        "TASTES": {},
        "candidates": box.legal,
    }
    return cast(CompleteSearchBox, SimpleNamespace(**(given | vars(box.module("search")))))
