"""What a player may do, and what each move would bring: for people, who should not have to know the rules by heart."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from ..rules.game import Position
from .azul import azul_choice
from .pavilion import pavilion_choice

Parts = tuple[str, dict[str, Any], dict[str, Any] | None]
"""The kind of a move, its parts, and its preview."""

DESCRIBE: Mapping[str, Callable[[Any], Callable[[Any], Parts]]] = {"azul": azul_choice, "pavilion": pavilion_choice}


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move, with its parts by name and a preview of what it does. Lines, rows and spaces count from 1."""

    move: str
    kind: str
    parts: dict[str, Any]
    preview: dict[str, Any] | None

    def to_json(self) -> dict[str, Any]:
        data = {"move": self.move, "kind": self.kind, **self.parts}
        return data if self.preview is None else {**data, "preview": self.preview}


def list_choices(position: Position) -> list[Choice]:
    """All legal moves of the seat to act."""
    if position.to_act < 0:
        return []
    describe = DESCRIBE[position.game.box.name](position.state())
    return [Choice(str(action), *describe(action)) for action in position.legal_actions()]
