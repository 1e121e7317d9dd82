"""Positions of Azul by name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from ..position import GameValues, TableValues, Tiles
from ..schema import Values

Phase = Literal["offer", "tiling", "deal", "over"]


@dataclass(frozen=True, kw_only=True)
class AzulBoard(Values):
    score: int
    lines: list[Tiles]
    """The pattern lines, from the top."""
    wall: list[list[str | None]]
    """Rows of letters; a capital is a joker bound to a color."""
    floor: list[str]
    """Letters from the left, and "marker"."""


@dataclass(frozen=True, kw_only=True)
class AzulTable(TableValues):
    phase: Phase
    lid: Tiles
    boards: list[AzulBoard]


@dataclass(frozen=True, kw_only=True)
class AzulPosition(AzulTable, GameValues):
    box: Literal["azul"]
