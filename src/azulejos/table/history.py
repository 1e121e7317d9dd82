"""The moves that stand: what was played and not taken back."""

from __future__ import annotations

from dataclasses import dataclass

from ..rules.action import Action
from ..rules.game import Position
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Played:
    """A move, a deal, or wall choices that were revealed together."""

    ply: int
    """How many actions came before it at this table; each tile drawn is one."""
    seats: tuple[int, ...]
    actions: tuple[Action, ...]
    is_reveal: bool
    """Whether it showed something that nobody could know before."""


class History:
    """What was played, in order."""

    def __init__(self) -> None:
        self.played: list[Played] = []

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return self.played[-1].ply + len(self.played[-1].actions) if self.played else 0

    def add(self, seats: tuple[int, ...], actions: tuple[Action, ...], is_reveal: bool) -> None:
        self.played.append(Played(self.ply, seats, actions, is_reveal))

    def last_of(self, seat: int) -> Played | None:
        """The last that was this seat's."""
        return next((played for played in reversed(self.played) if seat in played.seats), None)

    def since(self, ply: int) -> list[Played]:
        return [played for played in self.played if played.ply >= ply]

    def cut(self, ply: int) -> None:
        """Take back all but so many actions."""
        self.played = [played for played in self.played if played.ply < ply]

    def actions(self, ply: int | None = None) -> list[Action]:
        """Those that stand, or the first so many of them."""
        return [action for played in self.played for action in played.actions if ply is None or played.ply < ply]

    def position_at(self, ply: int, setup: Setup) -> Position:
        """The position after so many actions."""
        position = setup.first_position
        for action in self.actions(ply):
            position = position.apply(action)
        return position
