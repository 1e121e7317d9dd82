"""A recorded game for programs that know no rules: what happened at each step, and the table after it."""

from __future__ import annotations

from typing import Any

from .tree import GameRecord


def frames_of(record: GameRecord) -> dict[str, Any]:
    """The main line, with tiles drawn at once in one frame."""
    frames = [_frame(0, record.root.position.to_json())]
    frames[0]["comment"] = record.root.comment
    before = record.root.position
    for ply, node in enumerate(record.root.main_line(), 1):
        assert node.action is not None
        transition = before.play(node.action)
        events = [event.to_json() for event in transition.events]
        if not before.is_chance:
            frames.append(_frame(ply, seat=before.to_act, move=str(node.action)))
        elif not frames[-1]["draws"]:
            frames.append(_frame(ply))
        frame = frames[-1]
        if before.is_chance:
            frame["draws"].append(str(node.action))
        frame["ply"] = ply
        frame["events"] += events
        frame["comment"] = " ".join(filter(None, [frame["comment"], node.comment]))
        if not node.position.is_chance or not before.is_chance:
            frame["position"] = node.position.to_json()
        before = node.position
    frames[-1]["position"] = before.to_json()
    return {"game": record.game.name, "seats": record.seats, "frames": frames}


def _frame(ply: int, position: Any = None, seat: int | None = None, move: str | None = None) -> dict[str, Any]:
    return {
        "ply": ply,
        "seat": seat,
        "move": move,
        "draws": [],
        "comment": "",
        "events": [],
        "position": position,
    }
