"""How one game of a tournament ended."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Self

from .plan import Fixture


@dataclass(frozen=True, slots=True)
class Result:
    number: int
    deal: int
    table: int
    seats: tuple[str, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the winner; seats that nothing tells apart share a place."""
    forfeit: int | None = None
    """The seat that could not play on."""
    ended: str = ""
    """Why the game ended before its time."""

    @classmethod
    def of(cls, fixture: Fixture, scores: tuple[int, ...], places: tuple[int, ...]) -> Self:
        return cls(fixture.number, fixture.deal, fixture.table, fixture.seats, scores, places)

    @classmethod
    def of_forfeit(cls, fixture: Fixture, scores: tuple[int, ...], seat: int, why: str) -> Self:
        """The seat is last, and the others share the first place."""
        places = tuple(len(scores) if other == seat else 1 for other in range(len(scores)))
        ended = f"seat {seat} forfeits: {why}"
        return cls(fixture.number, fixture.deal, fixture.table, fixture.seats, scores, places, seat, ended)

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
