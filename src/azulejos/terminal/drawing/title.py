"""The line above a board: whose it is, and how it stands."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from ...locales import Texts


def draw_title(position: dict[str, Any], table: dict[str, Any], seat: int, texts: Texts, width: int) -> Text:
    """Name and points; an arrow shows whose turn it is, and a star who has the starting marker."""
    turn = "▶" if seat in table["to_choose"] else " "
    marker = "*" if position["marker"] == seat and position["phase"] not in ("deal", "over") else ""
    points = f" {position['boards'][seat]['score']}{marker}"
    if table.get("clocks"):
        left = int(table["clocks"][seat])
        points += f" {left // 60}:{left % 60:02}"
    name = table["seats"][seat]["name"]
    room = max(4, width - len(turn) - len(points))
    if len(name) > room:
        name = name[: room - 1] + "…"
    return Text.assemble((turn, "bold"), (name, "bold underline" if turn != " " else "bold"), points)
