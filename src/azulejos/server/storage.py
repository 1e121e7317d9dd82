"""What is kept, and how it gets there."""

from __future__ import annotations

from dataclasses import dataclass

from ..records import GameRecord
from .problems import Refusal


@dataclass(frozen=True)
class Finished:
    """A finished game."""

    id: str
    game: str
    preset: str
    seats: list[str]
    scores: list[int]
    ranking: list[int]
    reason: str | None
    finished: float
    file: str


class Storage:
    async def list_games(self, after: str | None, preset: str | None, limit: int, private: bool) -> list[Finished]:
        raise Refusal("unavailable", "storage comes next")

    async def find_game(self, id: str) -> Finished | None:
        raise Refusal("unavailable", "storage comes next")

    async def import_game(self, record: GameRecord, file: str) -> str:
        raise Refusal("unavailable", "storage comes next")
