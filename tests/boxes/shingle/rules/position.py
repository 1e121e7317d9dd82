"""Positions of Shingle by name: what their JSON form holds."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from azulejos.rules.position import GameValues, Tiles
from azulejos.rules.schema import Values

from .state import Phase


@dataclass(frozen=True, kw_only=True)
class ShingleBoard(Values):
    score: int
    cairns: list[list[str]]
    """The pebbles of each cairn, from the bottom up."""


@dataclass(frozen=True, kw_only=True)
class ShingleTable(Values):
    round: int
    last_round: bool
    phase: Phase
    to_act: int | None
    """The seat that acts next; null while pebbles are drawn, and when the game is over."""
    start: int
    """The seat that starts this round."""
    lantern: int | None
    """Who has the lantern; null while nobody has it."""
    shore: Tiles
    bag: Tiles
    sea: Tiles
    boards: list[ShingleBoard]


@dataclass(frozen=True, kw_only=True)
class ShinglePosition(ShingleTable, GameValues):
    box: Literal["shingle"]
