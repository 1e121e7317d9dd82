"""Positions of Summer Pavilion by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..position import GameValues, TableValues, Tiles
from ..schema import Values

Phase = Literal["acquire", "place", "bonus", "refill", "deal", "over"]


@dataclass(frozen=True, kw_only=True)
class PavilionBoard(Values):
    score: int
    hand: Tiles
    """Tiles beside the board."""
    corners: Tiles
    """Tiles kept for the next round."""
    passed: bool
    stars: dict[str, list[str | None]]
    """By the star's letter: what lies on each of its spaces, clockwise."""


@dataclass(frozen=True, kw_only=True)
class PavilionTable(TableValues):
    phase: Phase
    turn: int
    """The seat whose turn it is, or was while tiles are drawn for the supply; before and after, the start player."""
    owed: int
    """Bonus tiles that the player to act must take."""
    supply: Tiles
    tower: Tiles
    boards: list[PavilionBoard]


@dataclass(frozen=True, kw_only=True)
class PavilionPosition(PavilionTable, GameValues):
    box: Literal["pavilion"]
