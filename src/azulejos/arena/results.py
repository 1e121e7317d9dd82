"""How one game of a tournament ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from .plan import Fixture


@dataclass(frozen=True, slots=True)
class Result(Fixture):
    """A game that was played."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the winner; seats that nothing tells apart share a place."""
    forfeit: int | None = None
    """The seat that could not play on."""
    ended: str = ""
    """Why the game ended before its time."""

    @classmethod
    def of(cls, fixture: Fixture, scores: tuple[int, ...], places: tuple[int, ...], **more: Any) -> Self:
        return cls(**asdict(fixture), scores=scores, places=places, **more)

    @classmethod
    def of_forfeit(cls, fixture: Fixture, scores: tuple[int, ...], seat: int, why: str) -> Self:
        """The seat is last, and the others share the first place."""
        places = tuple(len(scores) if other == seat else 1 for other in range(len(scores)))
        return cls.of(fixture, scores, places, forfeit=seat, ended=f"seat {seat} forfeits: {why}")

    def win_share(self, seat: int) -> float:
        """1 for a win, a part of it for a shared one."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0

    def margin(self, seat: int) -> int:
        """Points over the best of the others."""
        return self.scores[seat] - max(score for other, score in enumerate(self.scores) if other != seat)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        lists = {name: tuple(data[name]) for name in ("seats", "scores", "places")}
        return cls(**{**data, **lists})
