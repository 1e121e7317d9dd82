"""The moves that stand: what was played and not taken back."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.game import Position
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Step:
    """A move, a deal, or wall choices that were revealed together."""

    ply: int
    """How many actions came before it at this table; each tile drawn is one."""
    seats: tuple[int, ...]
    actions: tuple[str, ...]
    is_reveal: bool
    """Whether it showed something that nobody could know before."""


class Line:
    """Steps in their order."""

    def __init__(self) -> None:
        self.steps: list[Step] = []

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return self.steps[-1].ply + len(self.steps[-1].actions) if self.steps else 0

    def add(self, step: Step) -> None:
        self.steps.append(step)

    def last_of(self, seat: int) -> Step | None:
        """The last step that was this seat's."""
        return next((step for step in reversed(self.steps) if seat in step.seats), None)

    def since(self, ply: int) -> list[Step]:
        return [step for step in self.steps if step.ply >= ply]

    def cut(self, ply: int) -> None:
        """Take back all but so many actions."""
        self.steps = [step for step in self.steps if step.ply < ply]

    def position_at(self, ply: int, setup: Setup) -> Position:
        """The position after so many actions."""
        position = setup.beginning().final
        for step in self.steps:
            if step.ply < ply:
                for action in step.actions:
                    position = position.apply(action)
        return position
