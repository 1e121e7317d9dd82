"""Shingle at a table: its kinds of moves, with what each would bring."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from azulejos.rules.action import Action
from azulejos.rules.schema import Values
from azulejos.table.plug import Choice

from .rules.actions import Lay, Skim
from .rules.gathering import score_pebble, skim_cost
from .rules.state import COLORS, HEIGHT, State


@dataclass(frozen=True, slots=True, kw_only=True)
class LayPreview(Values):
    points: int
    finishes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LayChoice(Choice):
    """Lay a pebble on a cairn, from 0."""

    kind: Literal["lay"] = "lay"
    color: str
    cairn: int
    preview: LayPreview


@dataclass(frozen=True, slots=True, kw_only=True)
class SkimPreview(Values):
    cost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SkimChoice(Choice):
    """Skim a pebble over the water."""

    kind: Literal["skim"] = "skim"
    color: str
    preview: SkimPreview


CHOICES = (LayChoice, SkimChoice)


def describe(s: State) -> Callable[[Action], Choice]:
    board = s.boards[s.to_act]

    def choice(action: Action) -> Choice:
        if isinstance(action, Lay):
            points = score_pebble(board, action.cairn, action.color)
            preview = LayPreview(points=points, finishes=board.heights[action.cairn] == HEIGHT - 1)
            return LayChoice(move=str(action), color=COLORS[action.color], cairn=action.cairn, preview=preview)
        assert isinstance(action, Skim)
        cost = SkimPreview(cost=skim_cost(board))
        return SkimChoice(move=str(action), color=COLORS[action.color], preview=cost)

    return choice
