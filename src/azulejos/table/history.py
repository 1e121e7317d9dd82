"""The moves that stand: what was played and not taken back."""

from __future__ import annotations

from array import array
from bisect import bisect_left
from dataclasses import dataclass

from ..rules.action import Action
from ..rules.chance import CHANCE
from ..rules.game import Position
from .setup import Setup


@dataclass(frozen=True, slots=True)
class Played:
    """A move, a deal, or wall choices that were revealed together."""

    ply: int
    """How many actions came before it at this table; each tile drawn is one."""
    seats: tuple[int, ...]
    """Whose actions they were, one after the other; nobody's in a deal."""
    is_reveal: bool
    """Whether it showed something that nobody could know before."""


class History:
    """What was played, in order: as numbers, for a server has many tables in memory."""

    __slots__ = ("_actions", "_actors", "_plies", "_reveals")

    def __init__(self) -> None:
        self._actions = array("i")
        self._actors = array("b")
        """Who did each action: a seat, or CHANCE."""
        self._plies = array("i")
        """Where each move, deal or reveal begins."""
        self._reveals = array("b")

    @property
    def ply(self) -> int:
        """How many actions stand."""
        return len(self._actions)

    def add(self, seats: tuple[int, ...], actions: tuple[Action, ...], is_reveal: bool) -> None:
        """Of each action its seat; none in a deal."""
        self._plies.append(self.ply)
        self._reveals.append(is_reveal)
        self._actions.extend(action.id for action in actions)
        self._actors.extend(seats or (CHANCE,) * len(actions))

    def last_of(self, seat: int) -> Played | None:
        """The last that was this seat's."""
        found = map(self._played, reversed(range(len(self._plies))))
        return next((played for played in found if seat in played.seats), None)

    def since(self, ply: int) -> list[Played]:
        return [self._played(turn) for turn in range(bisect_left(self._plies, ply), len(self._plies))]

    def cut(self, ply: int) -> None:
        """Take back all but so many actions."""
        turn, end = bisect_left(self._plies, ply), self._end(ply)
        del self._plies[turn:], self._reveals[turn:], self._actions[end:], self._actors[end:]

    def actions(self, ply: int | None = None) -> list[int]:
        """The numbers of those that stand, or of the first so many of them."""
        return self._actions[: None if ply is None else self._end(ply)].tolist()

    def position_at(self, ply: int, setup: Setup) -> Position:
        """The position after so many actions."""
        position = setup.first_position
        for action in self.actions(ply):
            position = position.apply(action)
        return position

    def _end(self, ply: int) -> int:
        """How many actions there are up to this one; what was done together is not taken apart."""
        turn = bisect_left(self._plies, ply)
        return self._plies[turn] if turn < len(self._plies) else self.ply

    def _played(self, turn: int) -> Played:
        first = self._plies[turn]
        actors = self._actors[first : self._end(first + 1)]
        return Played(first, tuple(actor for actor in actors if actor != CHANCE), bool(self._reveals[turn]))
