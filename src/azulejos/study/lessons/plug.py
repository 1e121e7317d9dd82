"""What the guide asks of a box's module in this room, such as `azulejos.study.lessons.azul`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, cast

from ...errors import MissingModule
from ...rules.action import Action
from ...rules.box import Box
from ...rules.events import Event
from ...rules.game import Position
from .ideas import Idea, Shown

ROOM = "study.lessons"


class Lessons(Protocol):
    IDEAS: tuple[Idea, ...]
    """What there is to tell, the most urgent first."""

    WASTE: frozenset[str]
    """What `blame` calls a plain waste."""

    def praise(self, before: Position, events: Sequence[Event]) -> tuple[str, Shown]:
        """What is good about a good move: the name of a message, its arguments and what to point at."""

    def blame(self, before: Position, played: Action, best: Action) -> tuple[str, Shown] | None:
        """What a poor move does worse than the best one, where that can be seen at once."""

    def describe(self, before: Position, action: Action) -> tuple[str, Shown]:
        """A move in words: the name of a message of `game.ftl`, its arguments, and where the move happens."""


def lessons(box: Box) -> Lessons | None:
    """What there is to tell of a box; None for one that brings no lessons."""
    try:
        return cast(Lessons, box.module(ROOM))
    except MissingModule:
        return None
    except ModuleNotFoundError as error:  # the box has nothing of study at all
        if not box.home.format(room=ROOM).startswith(f"{error.name}."):
            raise
        return None
