"""A recorded game for programs that know no rules: what happened at each step, and the table after it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..rules.action import Action
from ..rules.game import Position
from .comments import for_people
from .tree import GameRecord, Node

Frame = dict[str, Any]


@dataclass(frozen=True, slots=True)
class _Step:
    """An action of a line, and the lines that are alternatives to it."""

    action: Action
    comment: str = ""
    variations: list[list[_Step]] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class _Branch:
    """A line that begins after a frame."""

    parent: int
    """The number of that frame."""
    position: Position
    ply: int
    line: list[_Step]


class FrameTeller:
    """The frames of a record, one by one.

    Only the moves are kept of the record, so that one who reads slowly costs little.
    """

    def __init__(self, record: GameRecord) -> None:
        self._start = _Branch(-1, record.root.position, 0, _line_after(record.root))
        self._comment = for_people(record.root.comment)
        self._branches: list[_Branch] = []
        self._told = 0

    def main_line(self) -> Iterator[Frame]:
        """Tiles drawn at once are in one frame."""
        first = {**_frame(0, comment=self._comment), "position": self._start.position.to_json()}
        self._told = 1
        yield first
        for _, frame in self._tell(self._start, 0):
            yield frame

    def variations(self) -> Iterator[Frame]:
        """After the main line: the frames of all variations, each with the number of the frame before it.

        Frames are numbered as they are told, the main line's from 0. Of tiles drawn at once, a variation has those too
        that were drawn before it.
        """
        for branch in self._branches:  # it grows meanwhile: variations have variations
            for parent, frame in self._tell(branch, branch.parent):
                yield {**frame, "parent": parent}

    def _tell(self, branch: _Branch, parent: int) -> Iterator[tuple[int, Frame]]:
        """The frames of a line, each with the number of the one before it."""
        position, at = branch.position, 0
        while at < len(branch.line):
            now = branch.line[at : at + _together(position, branch.line, at)]
            ply = branch.ply + at
            at += len(now)
            self._branches += _branches(parent, position, ply, now)
            frame = _frame(ply) if position.is_chance else _frame(ply, position.to_act, str(now[0].action))
            for step in now:
                if position.is_chance:
                    frame["draws"].append(str(step.action))
                done = position.play(step.action)
                frame["events"] += [event.to_json() for event in done.events]
                position = done.position
            frame |= {"ply": branch.ply + at, "comment": " ".join(step.comment for step in now if step.comment)}
            yield parent, {**frame, "position": position.to_json()}
            parent, self._told = self._told, self._told + 1


def frames_of(record: GameRecord) -> dict[str, Any]:
    """A record's main line and its variations, frame by frame."""
    teller = FrameTeller(record)
    head = {"game": record.game.name, "seats": record.seats}
    return {**head, "frames": list(teller.main_line()), "variations": list(teller.variations())}


def _line_after(node: Node) -> list[_Step]:
    line = []
    while node.children:
        node, *others = node.children
        line.append(_step(node, others))
    return line


def _step(node: Node, others: list[Node]) -> _Step:
    assert node.action is not None
    return _Step(node.action, for_people(node.comment), [[_step(other, []), *_line_after(other)] for other in others])


def _together(position: Position, line: list[_Step], at: int) -> int:
    """How many of the actions from here are one frame: a move alone, and all tiles of a deal."""
    count = 0
    while position.is_chance and at + count < len(line):
        position = position.apply(line[at + count].action)
        count += 1
    return count or 1


def _branches(parent: int, position: Position, ply: int, steps: list[_Step]) -> Iterator[_Branch]:
    before: list[_Step] = []
    for step in steps:
        for variation in step.variations:
            yield _Branch(parent, position, ply, before + variation)
        before = [*before, _Step(step.action)]


def _frame(ply: int, seat: int | None = None, move: str | None = None, comment: str = "") -> Frame:
    return {"ply": ply, "seat": seat, "move": move, "draws": [], "comment": comment, "events": []}
