"""A recorded game for programs that know no rules: what happened at each step, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..rules.action import Action
from ..rules.game import Position
from .tree import GameRecord


def frames_of(record: GameRecord) -> dict[str, Any]:
    """The main line, with tiles drawn at once in one frame."""
    return {"game": record.game.name, "seats": record.seats, "frames": list(iterate_frames(record))}


def iterate_frames(record: GameRecord) -> Iterator[dict[str, Any]]:
    """The frames one by one. Only the moves are kept of the record, so that one who reads slowly costs little."""
    line = [(node.action, node.comment) for node in record.root.main_line() if node.action is not None]
    return _frames(record.root.position, record.root.comment, line)


def _frames(position: Position, comment: str, line: list[tuple[Action, str]]) -> Iterator[dict[str, Any]]:
    frame = _frame(0, comment=comment)
    for ply, (action, comment) in enumerate(line, 1):
        is_draw = position.is_chance
        if not is_draw or not frame["draws"]:
            yield {**frame, "position": position.to_json()}
            frame = _frame(ply) if is_draw else _frame(ply, position.to_act, str(action))
        if is_draw:
            frame["draws"].append(str(action))
        done = position.play(action)
        frame["ply"] = ply
        frame["events"] += [event.to_json() for event in done.events]
        frame["comment"] = " ".join(filter(None, [frame["comment"], comment]))
        position = done.position
    yield {**frame, "position": position.to_json()}


def _frame(ply: int, seat: int | None = None, move: str | None = None, comment: str = "") -> dict[str, Any]:
    return {"ply": ply, "seat": seat, "move": move, "draws": [], "comment": comment, "events": []}
