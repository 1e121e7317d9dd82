"""What a table looks like after an entry of its log: what lies on it, who may act, how much time is left."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..rules.game import Position
from .setup import Clock
from .tilings import Chosen, has_choice, is_simultaneous, own_position


@dataclass(frozen=True)
class Scene:
    """Never changes; each entry that does something makes a new one."""

    position: Position
    """As everyone sees it: without wall choices that are still hidden."""
    chosen: Chosen = field(default_factory=dict)
    """Hidden wall choices by seat."""
    clocks: tuple[float, ...] | None = None
    """Seconds each seat had left at `since`."""
    since: float = 0.0
    is_over: bool = False

    @cached_property
    def is_simultaneous(self) -> bool:
        """Whether all seats make their wall choices now."""
        return is_simultaneous(self.position)

    @cached_property
    def to_choose(self) -> frozenset[int]:
        """The seats that may act."""
        if self.is_over or self.position.to_act < 0:
            return frozenset()
        if not self.is_simultaneous:
            return frozenset((self.position.to_act,))
        seats = range(self.position.game.players)
        return frozenset(seat for seat in seats if has_choice(self.position, seat, self.chosen.get(seat, ())))

    def position_of(self, seat: int) -> Position:
        """The position with this seat's own hidden choices."""
        if not self.is_simultaneous:
            return self.position
        return own_position(self.position, seat, self.chosen.get(seat, ()))

    def position_json(self, seats: Collection[int] = ()) -> dict[str, Any]:
        """The position as the holder of these seats sees it: with the boards that show their own hidden choices."""
        data = self.position.to_json()
        for seat in seats:
            if seat in self.chosen:
                data["boards"][seat] = self.position_of(seat).to_json()["boards"][seat]
        return data

    def looks_like(self, other: Scene) -> bool:
        """Whether the same lies on the table, hidden choices included."""
        return self.position is other.position and self.chosen == other.chosen

    def seconds_left(self, seat: int, now: float) -> float:
        assert self.clocks is not None
        spent = max(0.0, now - self.since) if seat in self.to_choose else 0.0
        return self.clocks[seat] - spent

    def after(
        self,
        position: Position,
        clock: Clock | None,
        at: float,
        mover: int | None = None,
        chosen: Chosen | None = None,
    ) -> Scene:
        """The next scene: the time spent is gone, and the mover's clock gets its increment or starts anew."""
        clocks = None
        if clock is not None and self.clocks is not None:
            left = [self.seconds_left(seat, at) for seat in range(len(self.clocks))]
            for seat in range(len(left)):
                if clock.kind == "move" and (seat == mover or seat not in self.to_choose):
                    left[seat] = clock.seconds
                elif clock.kind == "game" and seat == mover:
                    left[seat] += clock.increment
            clocks = tuple(left)
        return Scene(position, chosen or {}, clocks, at)
