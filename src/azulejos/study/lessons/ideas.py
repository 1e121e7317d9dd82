"""An idea of a game, and what it is told from."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, TypeVar

from ...rules.events import Event
from ...rules.game import Position
from ...rules.sources import CENTER, IN_CENTER

E = TypeVar("E", bound=Event)
Arguments = Mapping[str, int | str | dict[str, int]]
"""By name: numbers, letters of colors, words to tell cases apart, and tiles by the letters of their colors."""


@dataclass(frozen=True)
class Shown:
    """An idea as it shows just now: the arguments of its message, and the places on the table to point at."""

    arguments: Arguments = field(default_factory=dict)
    spots: Sequence[str] = ()
    """As the boards name them: "factory-3", "center", "marker", "line-0-2" (seat and line, from 0), "floor-0",
    "wall-0-1-2" (seat, row, column), "space-0-g-3" (seat, star, space), "hand-0", "corners-0", "supply"."""


@dataclass(frozen=True)
class Situation:
    """What a newcomer sees and has just seen."""

    position: Position
    seat: int
    """The newcomer's."""
    chooses: bool = True
    """Whether the newcomer is to choose now."""
    events: tuple[Event, ...] = ()
    """What happened since the newcomer last chose: the newcomer's move, and all after it."""
    picked: str = ""
    """Tiles picked up and not yet put anywhere: source and color, such as "3r" or "cb"."""

    @cached_property
    def state(self) -> Any:
        return self.position.state()

    @property
    def board(self) -> Any:
        return self.state.boards[self.seat]

    @property
    def phase(self) -> str:
        return self.position.phase

    @property
    def options(self) -> Any:
        return self.position.game.options

    def happened(self, kind: type[E], mine: bool = False) -> Iterator[E]:
        """The events of a kind; only the newcomer's own, if that is wanted."""
        for event in self.events:
            if isinstance(event, kind) and (not mine or getattr(event, "seat", None) == self.seat):
                yield event

    def first(self, kind: type[E], mine: bool = False) -> E | None:
        return next(self.happened(kind, mine), None)

    def own(self, seat: int) -> str:
        """Whether a seat is the newcomer's, as an argument of a message."""
        return "true" if seat == self.seat else "false"

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.position.game.players) if seat != self.seat]

    @property
    def sources(self) -> list[int]:
        """The sources that hold tiles."""
        return [source for source in range(self.state.factories + 1) if any(self.state.sources[source])]

    @property
    def factories(self) -> list[int]:
        return [source for source in self.sources if source != CENTER]

    @property
    def is_marker_free(self) -> bool:
        return bool(self.state.marker == IN_CENTER)


@dataclass(frozen=True)
class Idea:
    name: str
    due: Callable[[Situation], Shown | None]
    """How it shows, where it matters just now."""
    is_added: bool = False
    """Whether the first game of the box has none of it."""


def source_spot(source: int) -> str:
    return "center" if source == CENTER else f"factory-{source}"


def center(now: Situation) -> Shown | None:
    """What is left of a factory lies in the center, and may be taken too."""
    return Shown(spots=["center"]) if now.chooses and any(now.state.sources[CENTER]) else None
