"""How large boards are, and the line above each: whose it is, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rich.text import Text


@dataclass(frozen=True)
class Look:
    """How large a board is drawn."""

    cell: int
    """How many characters wide its tiles are."""
    is_roomy: bool = False
    """Whether there is room for its true shape, in boxes that have another one."""


def title_line(position: dict[str, Any], table: dict[str, Any], seat: int, width: int, mark: str = "") -> Text:
    """Name and points; an arrow shows whose turn it is. The mark stands behind the points."""
    turn = "▶" if seat in table["to_choose"] else " "
    points = f" {position['boards'][seat]['score']}{mark}"
    if table.get("clocks"):
        left = int(table["clocks"][seat])
        points += f" {left // 60}:{left % 60:02}"
    name = table["seats"][seat]["name"]
    room = max(4, width - len(turn) - len(points))
    if len(name) > room:
        name = name[: room - 1] + "…"
    return Text.assemble((turn, "bold"), (name, "bold underline" if turn != " " else "bold"), points)
