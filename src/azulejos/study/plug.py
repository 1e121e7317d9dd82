"""What study asks of a box: a module of its own in this room, such as `azul.py`. A box without one gives no reasons."""

from __future__ import annotations

from typing import Protocol, cast

from ..errors import MissingModule
from ..rules.action import Action
from ..rules.box import Box
from ..rules.game import Position
from .claims import Claim, Focus


class StudyBox(Protocol):
    COSTS: tuple[str, ...]
    """Kinds of claims that are costs, and no reason to play a move."""

    def claims(self, position: Position, action: Action, /) -> tuple[Claim, ...]:
        """What a move does, each claim found by playing it out; what counts most first."""

    def better_claims(self, position: Position, action: Action, better: Action, /) -> tuple[Claim, ...]:
        """What a better move does or denies that the move does not."""

    def focus(self, action: Action, /) -> Focus:
        """Where to look to find a move."""


class _Silent:
    """For a box that has nothing to say."""

    COSTS: tuple[str, ...] = ()

    def claims(self, position: Position, action: Action, /) -> tuple[Claim, ...]:
        return ()

    def better_claims(self, position: Position, action: Action, better: Action, /) -> tuple[Claim, ...]:
        return ()

    def focus(self, action: Action, /) -> Focus:
        return Focus()


def plug(box: Box) -> StudyBox:
    try:
        return cast(StudyBox, box.module("study"))
    except MissingModule:
        return _Silent()
